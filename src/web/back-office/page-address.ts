import { FILTER_MAX, MAX_PAGE } from '#contract/fields.ts';

/** The page number in an address, limited to what the server accepts; 1 when it is invalid. */
export const readPage = (query: URLSearchParams): number => {
  const page = Number(query.get('page') ?? '1');
  return Number.isSafeInteger(page) && page > 0 ? Math.min(page, MAX_PAGE) : 1;
};

/** A filter in an address, cut to the length that the server accepts: a longer one would be refused. */
export const readText = (query: URLSearchParams, name: string): string =>
  (query.get(name) ?? '').replaceAll('\u0000', '').trim().slice(0, FILTER_MAX).trim();

export const pageHref = (path: string, page: number): string => (page > 1 ? `${path}?page=${page}` : path);
