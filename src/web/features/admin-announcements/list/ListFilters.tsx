import { useCallback } from 'react';
import { type AnnouncementSort, exactStatuses, VISITOR_AUTHOR } from '#contract/admin-announcements.ts';
import { FILTER_MAX } from '#contract/fields.ts';
import { listExports } from '#contract/list-body.ts';
import { bucketLabels, bucketOf, statusLabel } from '#domain/announcement/status.ts';
import { typesByLabel } from '#domain/announcement/types.ts';
import type { ApiClient } from '#web/api/http.ts';
import { fallBackTo } from '#web/api/log-failure.ts';
import { useApiRead } from '#web/api/use-api-read.ts';
import { ListTools } from '#web/back-office/data-list/ListTools.tsx';
import {
  FilterDate,
  FilterSelect,
  ListFilterFields,
  SortSelect,
} from '#web/back-office/ListFilterFields.tsx';
import type { SortColumn } from '#web/back-office/SortableHeader.tsx';
import { SearchField } from '#web/ui/SearchField.tsx';
import { Segmented } from '#web/ui/Segmented.tsx';
import { useTypedSearch } from '#web/ui/use-typed-search.ts';
import styles from './AnnouncementsPage.module.css';
import { cleared, countFilters, type ListChange, type ListState, listHref } from './list-address.ts';
import { listTexts } from './list-texts.ts';
import { announcementsAsked } from './use-announcement-list.ts';

const pills = [
  { id: 'all', label: 'Tous' },
  { id: 'published', label: 'Publiées' },
  { id: 'draft', label: 'Brouillons' },
  { id: 'pending', label: 'En attente' },
  { id: 'rejected', label: 'Rejetées' },
] as const;

/** « Autre : Paiement échoué », where the badge stands for several statuses. */
const statusChoices = exactStatuses
  .map((status) => {
    if (status === 'other') return { value: status, label: `${bucketLabels.other} (tous)` };
    if (status === 'draft') return { value: status, label: bucketLabels.draft };
    const isOther = bucketOf(status) === 'other';
    return { value: status, label: `${isOther ? `${bucketLabels.other} : ` : ''}${statusLabel(status)}` };
  })
  .toSorted((a, b) => a.label.localeCompare(b.label, 'fr'));

const typeChoices = typesByLabel.map(({ id, label }) => ({ value: String(id), label }));

export const sortColumns: readonly SortColumn<AnnouncementSort>[] = [
  { column: 'title', label: 'Titre' },
  { column: 'company', label: 'Société', wide: true },
  { column: 'type', label: "Type d'annonce", wide: true },
  { column: 'publication_date', label: 'Date de publication', first: 'desc', wide: true },
  { column: 'status', label: 'Statut' },
];

const hideable = sortColumns
  .filter(({ column }) => column !== 'title')
  .map(({ column, label }) => ({ name: column, label }));

type Props = {
  state: ListState;
  onChange: (change: ListChange) => void;
  onHide: (hidden: readonly string[]) => void;
  onFind: (dossier: string) => void;
};

export const ListFilters = ({ state, onChange, onHide, onFind }: Props) => {
  const typed = useTypedSearch(state.search, (search) => onChange({ search }));
  const dossier = useTypedSearch(state.dossier, onFind);
  // The text typed but not searched yet is applied together with another filter.
  const change = (other: ListChange) => onChange({ search: typed.take(), ...other });
  return (
    <div className={styles.filters}>
      <div className={styles.searches}>
        <search>
          <form onSubmit={(event) => [event.preventDefault(), typed.submit()]}>
            <SearchField
              label="Rechercher une annonce légale"
              placeholder={listTexts.search}
              maxLength={FILTER_MAX}
              value={typed.text}
              onChange={(event) => typed.type(event.target.value)}
            />
          </form>
        </search>
        <search>
          <form onSubmit={(event) => [event.preventDefault(), dossier.submit()]}>
            <SearchField
              label="Retrouver un dossier : référence, contact, e-mail ou numéro de facture"
              placeholder="Retrouver un dossier : référence, contact, e-mail, facture"
              maxLength={FILTER_MAX}
              autoComplete="off"
              value={dossier.text}
              onChange={(event) => dossier.type(event.target.value)}
            />
          </form>
        </search>
      </div>
      <ListTools
        columns={hideable}
        hidden={state.hidden}
        onHide={onHide}
        exportPath={listExports.announcements}
        asked={state.dossier ? { dossier: state.dossier } : announcementsAsked(state)}
      />
      {!state.dossier && <Refinements state={state} onChange={change} />}
    </div>
  );
};

/** The pills and filters of the list; a search for a dossier has none. */
const Refinements = ({ state, onChange }: Pick<Props, 'state' | 'onChange'>) => {
  const authors = useAuthorChoices();
  const { exactStatus, type, author, from, to, sorting } = state;
  return (
    <>
      <Segmented
        label="Statut"
        choices={pills}
        selected={state.status}
        onSelect={(status) => onChange({ status })}
      />
      <ListFilterFields
        count={countFilters(state)}
        shown={listHref(state)}
        clearHref={listHref(cleared(state))}
      >
        <FilterSelect
          label="Statut exact"
          all="Tous les statuts"
          value={exactStatus}
          choices={statusChoices}
          onChange={(value) =>
            onChange({ exactStatus: exactStatuses.find((status) => status === value) ?? '' })
          }
        />
        <FilterSelect
          label="Type d'annonce"
          all="Tous les types"
          value={type}
          choices={typeChoices}
          onChange={(value) => onChange({ type: value })}
        />
        <FilterSelect
          label="Auteur"
          all="Tous les auteurs"
          value={author}
          choices={authors}
          onChange={(value) => onChange({ author: value })}
        />
        <FilterDate label="Publiée du" value={from} onChange={(day) => onChange({ from: day })} />
        <FilterDate label="Publiée jusqu'au" value={to} onChange={(day) => onChange({ to: day })} />
        <SortSelect
          columns={sortColumns}
          sorting={sorting}
          own="Les plus récentes d'abord"
          onChange={(chosen) => onChange({ sorting: chosen })}
        />
      </ListFilterFields>
    </>
  );
};

const SUBMITTED = { value: VISITOR_AUTHOR, label: 'Dépôt en ligne' };

const useAuthorChoices = () => {
  const read = useCallback(
    (api: ApiClient, signal: AbortSignal) =>
      api
        .get('/admin/legal-announcements/authors', { signal })
        .catch(fallBackTo({ authors: [] }, "La liste des auteurs n'a pas pu être chargée", signal)),
    [],
  );
  const answer = useApiRead(read);
  const authors = answer.status === 'success' ? answer.data.authors : [];
  return [SUBMITTED, ...authors.map(({ id, name }) => ({ value: id, label: name }))];
};
