import type { FastifyReply } from 'fastify';

/** What an answer shows, by name. A page is made again when one of the names of its answers is announced as changed. */
export const surrogateKeys = {
  article: (id: string) => `article:${id}`,
  /** Which articles are published, in which order. */
  articles: 'articles',
  articlesOfCategory: (categoryId: number) => `articles:${categoryId}`,
  announcement: (id: string) => `announcement:${id}`,
  announcements: 'announcements',
  site: 'site',
} as const;

/** Told in the header that shared caches read for the same purpose. */
export const setSurrogateKeys = (reply: FastifyReply, keys: readonly string[]): void => {
  reply.header('surrogate-key', [...new Set(keys)].join(' '));
};
