import type { ShouldRevalidateFunctionArgs } from 'react-router';

/** The id of the route whose loader returns the announcement types. */
export const ANNOUNCEMENT_TYPES = 'announcement-types';

/** The query parameter that opens an announcement over the page. */
export const OPENED = 'annonce';

/** The query parameter that shows the submission form instead of the search, with the value « true ». */
export const SUBMISSION = 'showSubmission';

export const isSubmission = (query: URLSearchParams): boolean => query.get(SUBMISSION) === 'true';

/** The same URL with the submission form open. */
export const submissionHref = (href: string): string =>
  `${href}${href.includes('?') ? '&' : '?'}${SUBMISSION}=true`;

/** The query of the search that the form was opened from. */
export const withoutSubmission = (query: URLSearchParams): string => {
  const search = new URLSearchParams([...query].filter(([name]) => isSearchParameter(name)));
  return search.size === 0 ? '' : `?${search}`;
};

const isSearchParameter = (name: string): boolean => SEARCH_PARAMETERS.some((known) => known === name);

/** The query parameters of a search, which are also its form's field names. */
export const SEARCH_PARAMETERS = ['q', 'type', 'department', 'date', 'page'] as const;

/** Opening an announcement or the form over a search does not reload the results. The form itself loads none. */
export const isOtherSearch = ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean =>
  currentUrl.pathname !== nextUrl.pathname ||
  (isSubmission(currentUrl.searchParams) && !isSubmission(nextUrl.searchParams)) ||
  SEARCH_PARAMETERS.some((name) => currentUrl.searchParams.get(name) !== nextUrl.searchParams.get(name)) ||
  // Navigating to the same URL again means that the visitor wants fresh results.
  currentUrl.search === nextUrl.search;
