import { categoryIds } from '#domain/category/category-filter.ts';
import { READS_KEY } from '#server/pages/freshness.ts';
import { surrogateKeys } from '#server/pages/surrogate-keys.ts';

type List = { category?: string | undefined; sortBy?: string };

/** The keys of a list: each of its articles, and the list of its category or of all. */
export const surrogateKeysOfList = (
  rows: readonly { id: string }[],
  { category, sortBy }: List = {},
): string[] => {
  const ids = category ? categoryIds(category) : [];
  const [only] = ids;
  return [
    ids.length === 1 && only !== undefined ? surrogateKeys.articlesOfCategory(only) : surrogateKeys.articles,
    ...(sortBy === 'read_count' ? [READS_KEY] : []),
    ...rows.map(({ id }) => surrogateKeys.article(id)),
  ];
};
