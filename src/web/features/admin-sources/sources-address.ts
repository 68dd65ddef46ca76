import { adminPaths } from '#contract/paths.ts';
import { readPage, readText } from '#web/back-office/page-address.ts';

export const SOURCES = adminPaths.sources;
export const ARTICLES = adminPaths.articles;

const statuses = ['all', 'available', 'used'] as const;
export type SourceFilter = (typeof statuses)[number];

/** The filters and the page of the list; all of them are in the URL. */
export type SourcesState = { readonly page: number; readonly status: SourceFilter; readonly search: string };

export const readSourcesState = (query: URLSearchParams): SourcesState => {
  const status = query.get('status');
  return {
    page: readPage(query),
    status: statuses.find((known) => known === status) ?? 'all',
    search: readText(query, 'search'),
  };
};

export const sourcesHref = ({ page, status, search }: SourcesState): string => {
  const query = new URLSearchParams();
  if (status !== 'all') query.set('status', status);
  if (search) query.set('search', search);
  if (page > 1) query.set('page', String(page));
  return query.size === 0 ? SOURCES : `${SOURCES}?${query}`;
};
