import { MAX_PAGE } from '#contract/fields.ts';

export const ANNOUNCEMENTS = '/admin/legal-announcements';
export const CREATE = `${ANNOUNCEMENTS}/create`;
export const PENDING = `${ANNOUNCEMENTS}/pending`;
export const TRANSMISSIONS = `${ANNOUNCEMENTS}/transmissions`;

export const editPath = (id: string): string => `${ANNOUNCEMENTS}/edit/${id}`;

/** The form of a notice that corrects another one. */
export const correctionPath = (id: string, kind: 'rectificatif' | 'additif'): string =>
  `${CREATE}?${new URLSearchParams({ corrects: id, kind })}`;

/** The page that an address asks for, no further than the server counts: the first one for anything that is no page. */
export const readPage = (query: URLSearchParams): number => {
  const page = Number(query.get('page') ?? '1');
  return Number.isSafeInteger(page) && page > 0 ? Math.min(page, MAX_PAGE) : 1;
};

export const pageHref = (path: string, page: number): string => (page > 1 ? `${path}?page=${page}` : path);
