import type { Facets, Search } from '#web/api/search.ts';
import { Button } from '#web/ui/Button.tsx';
import { FilterFold } from '#web/ui/FilterFold.tsx';
import { categoryChips, tagChips } from './chips.ts';
import { FilterRow } from './FilterRow.tsx';
import styles from './SearchFilters.module.css';
import { isFiltered, searchHref } from './search-state.ts';

type Props = {
  search: Search;
  facets: Facets;
  /** False where there are too many results to count: the chips then show no number. */
  counted: boolean;
};

export const SearchFilters = ({ search, facets, counted }: Props) => {
  const categories = categoryChips(facets.categories, search.categories);
  const tags = tagChips(facets.tags, search.tags);
  const filtered = isFiltered(search);
  if (categories.length + tags.length === 0 && !filtered) return null;
  return (
    <div className={styles.filters}>
      <FilterFold count={search.categories.length + search.tags.length} shown={searchHref(search)}>
        <FilterRow
          title="Catégories"
          name="categories"
          search={search}
          chips={categories}
          counted={counted}
        />
        <FilterRow title="Mots-clés" name="tags" search={search} chips={tags} counted={counted} />
      </FilterFold>
      {filtered && (
        <p className={styles.clear}>
          <Button
            variant="text"
            size="sm"
            icon="close"
            href={searchHref({ ...search, categories: [], tags: [] })}
          >
            Effacer les filtres
          </Button>
        </p>
      )}
    </div>
  );
};
