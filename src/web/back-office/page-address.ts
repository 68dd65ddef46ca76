import { FILTER_MAX, MAX_PAGE } from '#contract/fields.ts';
import { parseDay } from '#domain/period/paris-day.ts';

/** The page number in an address, limited to what the server accepts; 1 when it is invalid. */
export const readPage = (query: URLSearchParams): number => {
  const page = Number(query.get('page') ?? '1');
  return Number.isSafeInteger(page) && page > 0 ? Math.min(page, MAX_PAGE) : 1;
};

/** A filter in an address, cut to the length that the server accepts: a longer one would be refused. */
export const readText = (query: URLSearchParams, name: string): string =>
  (query.get(name) ?? '').replaceAll('\u0000', '').trim().slice(0, FILTER_MAX).trim();

/** A day in an address, '2026-11-15'; '' when it is invalid. */
export const readDay = (query: URLSearchParams, name: string): string => {
  const day = query.get(name) ?? '';
  return parseDay(day) ? day : '';
};

/** The names of the columns that a list does not show. */
export const readHidden = (query: URLSearchParams): readonly string[] =>
  readText(query, 'hidden').split(',').filter(Boolean);

/** The address of a list with the filters that are set. */
export const writeQuery = (path: string, filters: Readonly<Record<string, string>>): string => {
  const query = new URLSearchParams(Object.entries(filters).filter(([, value]) => value !== ''));
  return query.size === 0 ? path : `${path}?${query}`;
};

export const pageHref = (path: string, page: number): string => (page > 1 ? `${path}?page=${page}` : path);
