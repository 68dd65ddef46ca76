import { useLoaderData } from 'react-router';
import { PageHead } from '#web/document/PageHead.tsx';
import type { SearchResult } from '#web/features/search/load-search.ts';
import { SearchView } from '#web/features/search/SearchView.tsx';
import { searchHref } from '#web/features/search/search-state.ts';

export const SearchRoute = () => {
  const result = useLoaderData<SearchResult>();
  const { q } = result.search;
  return (
    <>
      {/* Search engines should list the articles, not the search results. */}
      <PageHead
        title={q ? `${q} : résultats de recherche — Parution` : 'Recherche — Parution'}
        description={
          q
            ? `Les articles de Parution qui parlent de « ${q} ».`
            : "Cherchez un mot, un thème ou une référence dans l'actualité juridique de Parution."
        }
        canonical={searchHref(result.search)}
        noIndex
      />
      <SearchView {...result} />
    </>
  );
};
