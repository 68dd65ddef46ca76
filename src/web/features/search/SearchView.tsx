import { announcementSearchPath } from '#contract/paths.ts';
import { LIST_FAILED } from '#web/navigation/RetryButton.tsx';
import { usePartialChange } from '#web/navigation/use-partial-change.ts';
import { useSpinnerDelay } from '#web/navigation/use-spinner-delay.ts';
import { Breadcrumbs } from '#web/ui/Breadcrumbs.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { Link } from '#web/ui/Link.tsx';
import { Spinner } from '#web/ui/Spinner.tsx';
import type { SearchResult } from './load-search.ts';
import { SearchFilters } from './SearchFilters.tsx';
import { SearchForm } from './SearchForm.tsx';
import { SearchResults } from './SearchResults.tsx';
import styles from './SearchView.module.css';
import { isAsking } from './search-state.ts';

export const SearchView = ({ search, facets, start, announcements }: SearchResult) => {
  const asking = isAsking(search);
  const showSpinner = useSpinnerDelay(usePartialChange() ? 'results' : undefined);
  const count = start.failed
    ? LIST_FAILED
    : `(${start.totalIsMore ? 'plus de ' : ''}${start.total} résultat(s))`;
  return (
    <div className={`wrap ${styles.page}`}>
      <Breadcrumbs trail={[{ href: '/', label: 'Accueil' }]} current="Recherche" />
      <h1 className={styles.title}>
        {titleOf(search.q)} {asking && <span>{count}</span>}
      </h1>
      <SearchForm key={search.q} search={search} />
      {search.q && (
        <p className={styles.announcements}>
          <Link to={announcementSearchPath(search.q)}>{announcementsText(search.q, announcements)}</Link>
        </p>
      )}
      <SearchFilters search={search} facets={facets} counted={!start.totalIsMore} />
      {/* A filter changes the results without moving the focus: a live region announces the change. */}
      <p className="visually-hidden" role="status">
        {asking && count}
      </p>
      <div className={styles.results}>
        {showSpinner && <Spinner text="Chargement des résultats..." />}
        {!showSpinner && asking && <SearchResults search={search} start={start} />}
        {!showSpinner && !asking && (
          <EmptyState
            message="Que cherchez-vous ?"
            hint="Saisissez un mot, un thème ou une référence, par exemple « bail commercial » ou « L. 1232-2 »."
          />
        )}
      </div>
    </div>
  );
};

const titleOf = (q: string): string => (q ? `Résultats pour «\u00a0${q}\u00a0»` : 'Recherche');

const numbers = new Intl.NumberFormat('fr-FR');

/** « 12 annonces légales pour « dupont » » */
const announcementsText = (q: string, found: SearchResult['announcements']): string => {
  const asked = `«\u00a0${q}\u00a0»`;
  if (!found || found.total === 0) return `Chercher ${asked} parmi les annonces légales`;
  const count = `${found.totalIsMore ? 'Plus de ' : ''}${numbers.format(found.total)}`;
  return `${count} ${found.total > 1 ? 'annonces légales' : 'annonce légale'} pour ${asked}`;
};
