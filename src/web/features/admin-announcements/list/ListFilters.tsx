import { FILTER_MAX } from '#contract/fields.ts';
import { SearchField } from '#web/ui/SearchField.tsx';
import { Segmented } from '#web/ui/Segmented.tsx';
import { useTypedSearch } from '#web/ui/use-typed-search.ts';
import styles from './AnnouncementsPage.module.css';
import type { ListState } from './list-address.ts';
import { listTexts } from './list-texts.ts';

const pills = [
  { id: 'all', label: 'Tous' },
  { id: 'published', label: 'Publiées' },
  { id: 'draft', label: 'Brouillons' },
  { id: 'pending', label: 'En attente' },
  { id: 'rejected', label: 'Rejetées' },
] as const;

type Props = { state: ListState; onChange: (change: Partial<Omit<ListState, 'page'>>) => void };

export const ListFilters = ({ state, onChange }: Props) => {
  const typed = useTypedSearch(state.search, (search) => onChange({ search }));
  return (
    <search>
      <form className={styles.filters} onSubmit={(event) => [event.preventDefault(), typed.submit()]}>
        <SearchField
          label="Rechercher une annonce légale"
          placeholder={listTexts.search}
          maxLength={FILTER_MAX}
          value={typed.text}
          onChange={(event) => typed.type(event.target.value)}
        />
        <Segmented
          label="Statut"
          choices={pills}
          selected={state.status}
          // What is in the box and not asked for yet goes with another filter.
          onSelect={(status) => onChange({ search: typed.take(), status })}
        />
      </form>
    </search>
  );
};
