import { FILTER_MAX, MAX_PAGE } from '#contract/fields.ts';

/** The page that an address asks for, no further than the server counts: the first one for anything that is no page. */
export const readPage = (query: URLSearchParams): number => {
  const page = Number(query.get('page') ?? '1');
  return Number.isSafeInteger(page) && page > 0 ? Math.min(page, MAX_PAGE) : 1;
};

/** A filter that an address gives, no more of it than the server takes: one that it refuses would find nothing. */
export const readText = (query: URLSearchParams, name: string): string =>
  (query.get(name) ?? '').replaceAll('\u0000', '').trim().slice(0, FILTER_MAX).trim();

export const pageHref = (path: string, page: number): string => (page > 1 ? `${path}?page=${page}` : path);
