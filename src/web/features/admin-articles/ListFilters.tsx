import { FILTER_MAX } from '#contract/fields.ts';
import { findCategory } from '#domain/category/categories.ts';
import { FilterChip } from '#web/ui/FilterChip.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import { SearchField } from '#web/ui/SearchField.tsx';
import { Segmented } from '#web/ui/Segmented.tsx';
import { useTypedSearch } from '#web/ui/use-typed-search.ts';
import styles from './ListFilters.module.css';
import type { ListState } from './list-address.ts';
import { listTexts } from './list-texts.ts';

const pills = [
  { id: 'all', label: 'Tous' },
  { id: 'published', label: 'Publiés' },
  { id: 'draft', label: 'Brouillons' },
] as const;

type Props = { state: ListState; onChange: (change: Partial<Omit<ListState, 'page'>>) => void };

export const ListFilters = ({ state, onChange }: Props) => {
  const typed = useTypedSearch(state.search, (search) => onChange({ search }));
  // The text typed but not searched yet is applied together with another filter.
  const change = (other: Partial<Omit<ListState, 'page'>>) => onChange({ search: typed.take(), ...other });
  return (
    <div className={styles.filters}>
      <search>
        <form className={styles.bar} onSubmit={(event) => [event.preventDefault(), typed.submit()]}>
          <SearchField
            label="Rechercher un article"
            placeholder={listTexts.search}
            maxLength={FILTER_MAX}
            value={typed.text}
            onChange={(event) => typed.type(event.target.value)}
          />
          <Segmented
            label="Statut"
            choices={pills}
            selected={state.status as (typeof pills)[number]['id']}
            onSelect={(status) => change({ status })}
          />
          <FilterChip pressed={state.used} onToggle={() => change({ used: !state.used })}>
            Utilisés pour génération
          </FilterChip>
          <FilterChip pressed={state.source} onToggle={() => change({ source: !state.source })}>
            Textes sources
          </FilterChip>
        </form>
      </search>
      <div className={styles.chips}>
        {state.category && (
          <RemovableChip
            label={`Catégorie : ${findCategory(state.category)?.name ?? state.category}`}
            onRemove={() => change({ category: '' })}
          />
        )}
        {state.status === 'scheduled' && (
          <RemovableChip label="Publication programmée" onRemove={() => change({ status: 'all' })} />
        )}
      </div>
    </div>
  );
};

const RemovableChip = ({ label, onRemove }: { label: string; onRemove: () => void }) => (
  <button type="button" className={styles.chip} aria-label={`Retirer le filtre ${label}`} onClick={onRemove}>
    {label}
    <Icon name="close" size={16} />
  </button>
);
