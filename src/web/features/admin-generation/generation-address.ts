export const ARTICLES = '/admin/articles';
export const CREATE = '/admin/articles/create';
export const SOURCES = '/admin/articles/sources';

/** Where a generation ends (admin.md, section 2). */
export const successHref = (count: number): string =>
  `${ARTICLES}?status=draft&generation=success&count=${count}`;

export const editPath = (id: string): string => `${ARTICLES}/edit/${id}`;
