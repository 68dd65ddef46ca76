import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import type { LegalStats } from '#contract/admin-stats.ts';
import { FILTER_MAX } from '#contract/fields.ts';
import { BulkBar } from '#web/back-office/BulkBar.tsx';
import { ListFoot } from '#web/back-office/ListFoot.tsx';
import { RetryRead } from '#web/back-office/RetryRead.tsx';
import { useLastPage } from '#web/back-office/use-last-page.ts';
import { useSelection } from '#web/back-office/use-selection.ts';
import { PARTIAL_CHANGE } from '#web/navigation/partial-change.ts';
import { Button } from '#web/ui/Button.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { SearchField } from '#web/ui/SearchField.tsx';
import { Segmented } from '#web/ui/Segmented.tsx';
import { Spinner } from '#web/ui/Spinner.tsx';
import { StatStrip } from '#web/ui/StatStrip.tsx';
import { TitleRow } from '#web/ui/TitleRow.tsx';
import { useTypedSearch } from '#web/ui/use-typed-search.ts';
import { ANNOUNCEMENTS, CREATE, TRANSMISSIONS, TRASH } from '../addresses.ts';
import { ActionOutcome } from './ActionOutcome.tsx';
import { AnnouncementDrafts } from './AnnouncementDrafts.tsx';
import styles from './AnnouncementsPage.module.css';
import { AnnouncementTable } from './AnnouncementTable.tsx';
import { type Asked, ListDialogs } from './ListDialogs.tsx';
import { type ListState, listHref, readListState } from './list-address.ts';
import { emptyTexts, listTexts } from './list-texts.ts';
import { useAnnouncementActions } from './use-announcement-actions.ts';
import { PAGE_SIZE, useAnnouncementList, useFigures } from './use-announcement-list.ts';

export const AnnouncementsPage = () => {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const state = readListState(query);
  const list = useAnnouncementList(state);
  const figures = useFigures();
  const data = list.status === 'success' ? list.data : undefined;
  const selection = useSelection(data);
  const { selected } = selection;
  const [asked, setAsked] = useState<Asked>();
  useLastPage(state.page, data, (page) => listHref({ ...state, page }));
  const actions = useAnnouncementActions(() => {
    list.refetch();
    figures.refetch();
  });

  const change = (filter: Partial<Omit<ListState, 'page'>>) =>
    void navigate(listHref({ ...state, ...filter, page: 1 }), { state: PARTIAL_CHANGE });
  const chosen = () => (data?.announcements ?? []).filter(({ id }) => selected.has(id));
  const confirm = (reason?: string) => {
    setAsked(undefined);
    if (asked?.what === 'delete-one') void actions.remove(asked.one, reason);
    if (asked?.what === 'delete') void actions.removeMany(asked.many, reason);
    if (asked?.what === 'reject') void actions.rejectMany(asked.many);
  };

  return (
    <>
      <TitleRow title="Gestion des annonces légales">
        <Button href={TRANSMISSIONS} variant="text" size="dense">
          Annonces à transmettre
        </Button>
        <Button href={TRASH} variant="text" size="dense" icon="trash">
          Corbeille
        </Button>
        <NewAnnouncement />
      </TitleRow>
      <Figures figures={figures.status === 'success' ? figures.data : undefined} />
      <AnnouncementDrafts />
      <ListFilters state={state} onChange={change} />
      <ActionOutcome outcome={actions.outcome} onClose={actions.dismiss} />
      {list.status === 'pending' && <Spinner text="Chargement des annonces légales..." />}
      {data?.total === 0 && <NothingFound state={state} />}
      {list.status === 'success' && !data && <RetryRead onRetry={list.refetch} busy={list.busy} />}
      {data && data.announcements.length > 0 && (
        <>
          <BulkBar
            text={listTexts.selected(selected.size)}
            disabled={selected.size === 0 || actions.busy}
            actions={[
              {
                label: 'Supprimer',
                icon: 'trash',
                onClick: () => setAsked({ what: 'delete', many: chosen() }),
              },
              { label: 'Publier', icon: 'send', onClick: () => void actions.publishMany(chosen()) },
              {
                label: 'Rejeter',
                icon: 'close',
                onClick: () => setAsked({ what: 'reject', many: chosen() }),
              },
            ]}
          />
          <AnnouncementTable
            announcements={data.announcements}
            busy={list.busy}
            selection={selection}
            onDelete={(one) => setAsked({ what: 'delete-one', one })}
          />
          <ListFoot
            page={state.page}
            pages={data.pages}
            total={data.total}
            totalIsMore={data.totalIsMore}
            size={PAGE_SIZE}
            hrefOf={(page) => listHref({ ...state, page })}
          />
        </>
      )}
      <ListDialogs asked={asked} onConfirm={confirm} onCancel={() => setAsked(undefined)} />
    </>
  );
};

const NewAnnouncement = () => (
  <Button href={CREATE} size="dense" icon="plus">
    Nouvelle annonce
  </Button>
);

const NothingFound = ({ state }: { state: ListState }) => (
  <div className={styles.empty}>
    <EmptyState
      {...emptyTexts[state.status]}
      action={
        <div className={styles.ways}>
          <NewAnnouncement />
          {listHref(state) !== ANNOUNCEMENTS && (
            <Button href={ANNOUNCEMENTS} size="dense" variant="secondary">
              Effacer les filtres
            </Button>
          )}
        </div>
      }
    />
  </div>
);

const figure = new Intl.NumberFormat('fr-FR');

const Figures = ({ figures }: { figures: LegalStats | undefined }) => {
  /** While loading, no number is shown. */
  const shown = (count: number | undefined) => (count === undefined ? '…' : figure.format(count));
  const waiting = figures?.pendingLegalAnnouncements;
  return (
    <StatStrip
      stats={[
        { label: 'Total', value: shown(figures?.totalLegalAnnouncements) },
        { label: 'Publiées', value: shown(figures?.publishedLegalAnnouncements) },
        { label: 'Brouillons', value: shown(figures?.draftLegalAnnouncements) },
        { label: 'En attente', value: shown(waiting), urgent: (waiting ?? 0) > 0 },
        { label: 'Rejetées', value: shown(figures?.rejectedLegalAnnouncements) },
      ]}
    />
  );
};

const pills = [
  { id: 'all', label: 'Tous' },
  { id: 'published', label: 'Publiées' },
  { id: 'draft', label: 'Brouillons' },
  { id: 'pending', label: 'En attente' },
  { id: 'rejected', label: 'Rejetées' },
] as const;

type ListFiltersProps = { state: ListState; onChange: (change: Partial<Omit<ListState, 'page'>>) => void };

const ListFilters = ({ state, onChange }: ListFiltersProps) => {
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
          // The text typed but not searched yet is applied together with another filter.
          onSelect={(status) => onChange({ search: typed.take(), status })}
        />
      </form>
    </search>
  );
};
