import type { ShouldRevalidateFunctionArgs } from 'react-router';

/** The route whose loader gives the types of announcements. */
export const ANNOUNCEMENT_TYPES = 'announcement-types';

/** The parameter that opens one announcement over the page. */
export const OPENED = 'annonce';

/** The parameters of a search, as its form and its address name them. */
export const SEARCH_PARAMETERS = ['q', 'type', 'department', 'date', 'page'] as const;

/** Opening an announcement or the form over a search does not change what was found. */
export const isOtherSearch = ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean =>
  currentUrl.pathname !== nextUrl.pathname ||
  SEARCH_PARAMETERS.some((name) => currentUrl.searchParams.get(name) !== nextUrl.searchParams.get(name)) ||
  // The same address again is a reader who wants it fresh.
  currentUrl.search === nextUrl.search;
