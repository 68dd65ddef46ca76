import { categoryIds } from '#domain/category/category-filter.ts';
import { READS_KEY } from '#server/pages/freshness.ts';
import { pageKeys } from '#server/pages/page-keys.ts';

type List = { category?: string | undefined; sortBy?: string };

/** What a list shows: each of its articles, and which ones are in it, of one category or of all. */
export const shownByList = (rows: readonly { id: string }[], { category, sortBy }: List = {}): string[] => {
  const ids = category ? categoryIds(category) : [];
  const [only] = ids;
  return [
    ids.length === 1 && only !== undefined ? pageKeys.articlesOfCategory(only) : pageKeys.articles,
    ...(sortBy === 'read_count' ? [READS_KEY] : []),
    ...rows.map(({ id }) => pageKeys.article(id)),
  ];
};
