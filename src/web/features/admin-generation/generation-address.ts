import { adminPaths } from '#contract/paths.ts';

export const ARTICLES = adminPaths.articles;
export const CREATE = adminPaths.createArticle;
export const SOURCES = adminPaths.sources;

/** The page that opens after a generation. */
export const successHref = (count: number): string =>
  `${ARTICLES}?status=draft&generation=success&count=${count}`;

export const editPath = (id: string): string => `${ARTICLES}/edit/${id}`;
