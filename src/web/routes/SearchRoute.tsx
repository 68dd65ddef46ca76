import { useLoaderData } from 'react-router';
import { PageHead } from '#web/document/PageHead.tsx';
import type { SearchResult } from '#web/features/search/load-search.ts';
import { SearchView } from '#web/features/search/SearchView.tsx';

export const SearchRoute = () => {
  const result = useLoaderData<SearchResult>();
  const { q } = result.search;
  return (
    <>
      {/* Results are not an article: engines are sent to the articles themselves. */}
      <PageHead title={q ? `${q} : résultats de recherche — Parution` : 'Recherche — Parution'} noIndex />
      <SearchView {...result} />
    </>
  );
};
