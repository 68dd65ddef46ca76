import { useCallback, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { FILTER_MAX } from '#contract/fields.ts';
import type { ApiClient } from '#web/api/http.ts';
import { useApiRead } from '#web/api/use-api-read.ts';
import { ListFoot } from '#web/back-office/ListFoot.tsx';
import { settledPage, useLastPage } from '#web/back-office/use-last-page.ts';
import { PARTIAL_CHANGE } from '#web/navigation/partial-change.ts';
import { useMember } from '#web/session/permissions.ts';
import { AsyncSection } from '#web/ui/AsyncSection.tsx';
import { Button } from '#web/ui/Button.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { SearchField } from '#web/ui/SearchField.tsx';
import { Segmented } from '#web/ui/Segmented.tsx';
import { TitleRow } from '#web/ui/TitleRow.tsx';
import { useTypedSearch } from '#web/ui/use-typed-search.ts';
import { SourceImport } from './SourceImport.tsx';
import styles from './SourcesPage.module.css';
import { SourceTable } from './SourceTable.tsx';
import {
  ARTICLES,
  readSourcesState,
  SOURCES,
  type SourceFilter,
  type SourcesState,
  sourcesHref,
} from './sources-address.ts';

const PAGE_SIZE = 10;

/** The sources that articles are generated from: where each text comes from, and whether it was used. */
export const SourcesPage = () => {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const [importing, setImporting] = useState(false);
  const { may } = useMember();
  const state = readSourcesState(query);
  const { page, status, search } = state;
  const read = useCallback(
    (api: ApiClient, signal: AbortSignal) =>
      api.get('/admin/sources', { query: { page, limit: PAGE_SIZE, status, search }, signal }),
    [page, status, search],
  );
  const list = useApiRead(read, { keep: true });
  useLastPage(page, list.status === 'success' ? list.data.pagination : undefined, (last) =>
    sourcesHref({ ...state, page: last }),
  );
  const change = (other: Partial<Omit<SourcesState, 'page'>>) =>
    void navigate(sourcesHref({ ...state, ...other, page: 1 }), { state: PARTIAL_CHANGE });

  return (
    <>
      <TitleRow title="Sources" parent={{ href: ARTICLES, label: 'Gestion des articles' }}>
        {may('articles.generate') && (
          <>
            <Button href={`${ARTICLES}/create/ia`} variant="secondary" size="dense" icon="sparkles">
              Génération avec IA
            </Button>
            <Button
              size="dense"
              icon="upload"
              aria-expanded={importing}
              onClick={() => setImporting((shown) => !shown)}
            >
              Importer des sources
            </Button>
          </>
        )}
      </TitleRow>
      {importing && <SourceImport onImported={list.refetch} />}
      <SourceFilters
        state={state}
        totals={list.status === 'success' ? list.data.totals : undefined}
        onChange={change}
      />
      <AsyncSection
        query={settledPage(list)}
        loading="Chargement des sources..."
        failed="Les sources n'ont pas pu être chargées."
        isEmpty={({ sources }) => sources.length === 0}
        empty={<NoSource filtered={sourcesHref(state) !== SOURCES} />}
      >
        {({ sources, pagination }) => (
          <>
            <SourceTable sources={sources} busy={list.busy} />
            <ListFoot
              page={pagination.page}
              pages={pagination.pages}
              total={pagination.total}
              size={PAGE_SIZE}
              hrefOf={(other) => sourcesHref({ ...state, page: other })}
            />
          </>
        )}
      </AsyncSection>
    </>
  );
};

const NoSource = ({ filtered }: { filtered: boolean }) => (
  <div className={styles.empty}>
    <EmptyState
      message="Aucune source trouvée"
      hint="Importez un flux RSS ou Atom, ou un fichier JSON."
      action={
        filtered && (
          <Button href={SOURCES} variant="secondary" size="dense">
            Effacer les filtres
          </Button>
        )
      }
    />
  </div>
);

type Totals = Readonly<Record<SourceFilter, number>>;
type SourceFiltersProps = {
  state: SourcesState;
  totals: Totals | undefined;
  onChange: (change: Partial<Omit<SourcesState, 'page'>>) => void;
};

const pills: readonly { id: SourceFilter; label: string }[] = [
  { id: 'all', label: 'Toutes' },
  { id: 'available', label: 'Disponibles' },
  { id: 'used', label: 'Utilisées' },
];

const SourceFilters = ({ state, totals, onChange }: SourceFiltersProps) => {
  const typed = useTypedSearch(state.search, (search) => onChange({ search }));
  return (
    <search>
      <form className={styles.filters} onSubmit={(event) => [event.preventDefault(), typed.submit()]}>
        <SearchField
          label="Rechercher une source"
          placeholder="Rechercher par titre ou origine..."
          maxLength={FILTER_MAX}
          value={typed.text}
          onChange={(event) => typed.type(event.target.value)}
        />
        <Segmented
          label="Statut"
          choices={pills.map(({ id, label }) => ({ id, label: totals ? `${label} (${totals[id]})` : label }))}
          selected={state.status}
          onSelect={(status) => onChange({ search: typed.take(), status })}
        />
      </form>
    </search>
  );
};
