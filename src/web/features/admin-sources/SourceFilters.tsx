import { FILTER_MAX } from '#contract/fields.ts';
import { SearchField } from '#web/ui/SearchField.tsx';
import { Segmented } from '#web/ui/Segmented.tsx';
import { useTypedSearch } from '#web/ui/use-typed-search.ts';
import styles from './SourcesPage.module.css';
import type { SourceFilter, SourcesState } from './sources-address.ts';

type Totals = Readonly<Record<SourceFilter, number>>;
type Props = {
  state: SourcesState;
  totals: Totals | undefined;
  onChange: (change: Partial<Omit<SourcesState, 'page'>>) => void;
};

const pills: readonly { id: SourceFilter; label: string }[] = [
  { id: 'all', label: 'Toutes' },
  { id: 'available', label: 'Disponibles' },
  { id: 'used', label: 'Utilisées' },
];

export const SourceFilters = ({ state, totals, onChange }: Props) => {
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
