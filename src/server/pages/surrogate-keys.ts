/** The surrogate keys: the names of what an answer shows. Invalidating one drops the pages that carry it. */
export const surrogateKeys = {
  article: (id: string) => `article:${id}`,
  /** Which articles are published, in which order. */
  articles: 'articles',
  articlesOfCategory: (categoryId: number) => `articles:${categoryId}`,
  announcement: (id: string) => `announcement:${id}`,
  announcements: 'announcements',
  site: 'site',
} as const;
