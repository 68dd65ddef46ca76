import type { ArticleSort } from '#contract/admin-articles.ts';
import { FILTER_MAX } from '#contract/fields.ts';
import { listExports } from '#contract/list-body.ts';
import { findCategory } from '#domain/category/categories.ts';
import { ListTools } from '#web/back-office/data-list/ListTools.tsx';
import {
  categoryChoices,
  FilterDate,
  FilterSelect,
  ListFilterFields,
  SortSelect,
} from '#web/back-office/ListFilterFields.tsx';
import type { SortColumn } from '#web/back-office/SortableHeader.tsx';
import { FilterChip } from '#web/ui/FilterChip.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import { SearchField } from '#web/ui/SearchField.tsx';
import { Segmented } from '#web/ui/Segmented.tsx';
import { useTypedSearch } from '#web/ui/use-typed-search.ts';
import styles from './ListFilters.module.css';
import {
  clearedHref,
  countFilters,
  type ListChange,
  type ListState,
  listHref,
  refined,
} from './list-address.ts';
import { listTexts } from './list-texts.ts';
import { articlesAsked, useAuthors } from './use-article-list.ts';

const pills = [
  { id: 'all', label: 'Tous' },
  { id: 'published', label: 'Publiés' },
  { id: 'draft', label: 'Brouillons' },
] as const;

export const sortColumns: readonly SortColumn<ArticleSort>[] = [
  { column: 'title', label: 'Titre' },
  { column: 'category', label: 'Catégorie', wide: true },
  { column: 'published_at', label: 'Date de publication', first: 'desc', wide: true },
  { column: 'status', label: 'Statut' },
  { column: 'used_for_generation', label: 'Utilisé pour génération', wide: true },
];

const hideable = sortColumns
  .filter(({ column }) => column !== 'title')
  .map(({ column, label }) => ({ name: column, label }));

type Props = {
  state: ListState;
  onGo: (next: ListState) => void;
};

export const ListFilters = ({ state, onGo }: Props) => {
  const onChange = (change: ListChange) => onGo(refined(state, change));
  const typed = useTypedSearch(state.search, (search) => onChange({ search }));
  // The text typed but not searched yet is applied together with another filter.
  const change = (other: ListChange) => onChange({ search: typed.take(), ...other });
  const authors = useAuthors();
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
      <ListTools
        columns={hideable}
        hidden={state.hidden}
        onHide={(hidden) => onGo({ ...state, hidden })}
        exportPath={listExports.articles}
        asked={articlesAsked(state)}
      />
      <ListFilterFields count={countFilters(state)} shown={listHref(state)} clearHref={clearedHref(state)}>
        <FilterSelect
          label="Catégorie"
          all="Toutes les catégories"
          value={state.category}
          choices={categoryChoices}
          onChange={(category) => change({ category })}
        />
        <FilterSelect
          label="Auteur"
          all="Tous les auteurs"
          value={state.author}
          choices={authors.map((name) => ({ value: name, label: name }))}
          onChange={(author) => change({ author })}
        />
        <FilterDate label="Publié du" value={state.from} onChange={(from) => change({ from })} />
        <FilterDate label="Publié jusqu'au" value={state.to} onChange={(to) => change({ to })} />
        <SortSelect
          columns={sortColumns}
          sorting={state.sorting}
          own="Les plus récents d'abord"
          onChange={(sorting) => change({ sorting })}
        />
      </ListFilterFields>
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
