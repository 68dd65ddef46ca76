import { useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import type { AdminAnnouncementItem } from '#contract/admin-announcements.ts';
import type { LegalStats } from '#contract/admin-stats.ts';
import { BulkBar } from '#web/back-office/BulkBar.tsx';
import { ListNotes } from '#web/back-office/data-list/ListTools.tsx';
import { ListFoot } from '#web/back-office/ListFoot.tsx';
import { RetryRead } from '#web/back-office/RetryRead.tsx';
import { useLastPage } from '#web/back-office/use-last-page.ts';
import { useSelection } from '#web/back-office/use-selection.ts';
import { useMember } from '#web/session/permissions.ts';
import { Refused } from '#web/ui/AsyncSection.tsx';
import { Button } from '#web/ui/Button.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { Spinner } from '#web/ui/Spinner.tsx';
import { StatStrip } from '#web/ui/StatStrip.tsx';
import { TitleRow } from '#web/ui/TitleRow.tsx';
import { CREATE, TRANSMISSIONS, TRASH } from '../addresses.ts';
import { ActionOutcome } from './ActionOutcome.tsx';
import { AnnouncementDrafts } from './AnnouncementDrafts.tsx';
import styles from './AnnouncementsPage.module.css';
import { AnnouncementTable } from './AnnouncementTable.tsx';
import { type Asked, ListDialogs } from './ListDialogs.tsx';
import { ListFilters } from './ListFilters.tsx';
import { cleared, entryState, type ListState, listHref, readListState, refined } from './list-address.ts';
import { emptyTexts, listTexts } from './list-texts.ts';
import { useAnnouncementActions } from './use-announcement-actions.ts';
import { DOSSIERS, PAGE_SIZE, useAnnouncementList, useFigures } from './use-announcement-list.ts';

export const AnnouncementsPage = () => {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const { state: entry } = useLocation();
  const state = readListState(query, entry);
  const list = useAnnouncementList(state);
  const figures = useFigures();
  const data = list.status === 'success' ? list.data : undefined;
  // Another choice of columns keeps the selection.
  const selection = useSelection(data?.announcements, listHref({ ...state, hidden: [] }));
  const { selected } = selection;
  const [asked, setAsked] = useState<Asked>();
  const { may } = useMember();
  const decides = may('announcements.review');
  useLastPage(state.page, data, (page) => listHref({ ...state, page }));
  const actions = useAnnouncementActions(() => {
    selection.clear();
    list.refetch();
    figures.refetch();
  });

  const go = (next: ListState, options = {}) =>
    void navigate(listHref(next), { ...options, state: entryState(next) });
  /** Typing on replaces the search, so that Back leads to the list before it. */
  const find = (dossier: string) => go({ ...cleared(state), dossier }, { replace: state.dossier !== '' });
  const chosen = () => (data?.announcements ?? []).filter(({ id }) => selected.has(id));
  const confirm = (reason?: string) => {
    setAsked(undefined);
    if (asked?.what === 'delete-one') void actions.remove(asked.one, reason);
    if (asked?.what === 'delete') void actions.removeMany(asked.many, reason);
    if (asked?.what === 'unpublish') void actions.unpublishMany(asked.many, reason);
    if (asked?.what === 'reject') void actions.rejectMany(asked.many);
  };

  /** Without a published one there is nothing to ask: the answer says why none was unpublished. */
  const unpublish = (many: readonly AdminAnnouncementItem[]) => {
    if (many.some(({ published }) => published)) setAsked({ what: 'unpublish', many });
    else void actions.unpublishMany(many);
  };

  return (
    <>
      <TitleRow title="Gestion des annonces légales">
        {may('announcements.read') && (
          <>
            <Button href={TRANSMISSIONS} variant="text" size="dense">
              Annonces à transmettre
            </Button>
            <Button href={TRASH} variant="text" size="dense" icon="trash">
              Corbeille
            </Button>
          </>
        )}
        <NewAnnouncement />
      </TitleRow>
      <Figures figures={figures.status === 'success' ? figures.data : undefined} />
      {may('announcements.write') && <AnnouncementDrafts />}
      <ListFilters
        state={state}
        onChange={(change) => go(refined(state, change))}
        onHide={(hidden) => go({ ...state, hidden })}
        onFind={find}
      />
      <ActionOutcome outcome={actions.outcome} onClose={actions.dismiss} />
      <NotListed list={list} />
      {data && data.total > 0 && state.dossier && (
        <FoundDossiers state={state} found={list.busy ? undefined : data} />
      )}
      {data?.total === 0 && <NothingFound state={state} />}
      {data && data.announcements.length > 0 && (
        <>
          <BulkBar
            text={listTexts.selected(selected.size)}
            disabled={selected.size === 0 || actions.busy}
            actions={[
              {
                label: 'Supprimer',
                icon: 'trash',
                shown: decides,
                onClick: () => setAsked({ what: 'delete', many: chosen() }),
              },
              {
                label: 'Publier',
                icon: 'send',
                shown: decides,
                onClick: () => void actions.publishMany(chosen()),
              },
              {
                label: 'Rejeter',
                icon: 'close',
                shown: decides,
                onClick: () => setAsked({ what: 'reject', many: chosen() }),
              },
              { label: 'Dépublier', icon: 'reset', shown: decides, onClick: () => unpublish(chosen()) },
            ]}
          />
          <AnnouncementTable
            announcements={data.announcements}
            busy={list.busy}
            selection={selection}
            state={state}
            onDelete={(one) => setAsked({ what: 'delete-one', one })}
          />
          {!state.dossier && (
            <ListFoot
              page={state.page}
              pages={data.pages}
              total={data.total}
              totalIsMore={data.totalIsMore}
              size={PAGE_SIZE}
              hrefOf={(page) => listHref({ ...state, page })}
            />
          )}
          <ListNotes />
        </>
      )}
      <ListDialogs asked={asked} onConfirm={confirm} onCancel={() => setAsked(undefined)} />
    </>
  );
};

const NotListed = ({ list }: { list: ReturnType<typeof useAnnouncementList> }) => {
  if (list.status === 'error') return <Refused refusal={list.refusal ?? ''} />;
  if (list.status === 'pending') return <Spinner text="Chargement des annonces légales..." />;
  return list.data ? null : <RetryRead onRetry={list.refetch} busy={list.busy} />;
};

const NewAnnouncement = () =>
  useMember().may('announcements.write') && (
    <Button href={CREATE} size="dense" icon="plus">
      Nouvelle annonce
    </Button>
  );

const NothingFound = ({ state }: { state: ListState }) => (
  <div className={styles.empty}>
    {state.dossier ? (
      <EmptyState
        message="Aucun dossier trouvé"
        hint="Essayez une référence, un nom, un e-mail ou un numéro de facture entier. Une annonce supprimée est dans la corbeille."
        action={<BackToList state={state} />}
      />
    ) : (
      <EmptyState
        {...emptyTexts[state.status]}
        action={
          <div className={styles.ways}>
            <NewAnnouncement />
            {listHref(state) !== listHref(cleared(state)) && (
              <Button href={listHref(cleared(state))} size="dense" variant="secondary">
                Effacer les filtres
              </Button>
            )}
          </div>
        }
      />
    )}
  </div>
);

const BackToList = ({ state }: { state: ListState }) => (
  <Button href={listHref(cleared(state))} variant="text" size="dense" icon="arrow-left">
    Revenir à la liste
  </Button>
);

type Found = { total: number; totalIsMore: boolean };
/** Undefined while they are looked for. */
type FoundProps = { state: ListState; found: Found | undefined };

const FoundDossiers = ({ state, found }: FoundProps) => (
  <div className={styles.found}>
    <p role="status">{found ? foundText(found) : 'Recherche en cours...'}</p>
    <BackToList state={state} />
  </div>
);

const foundText = ({ total, totalIsMore }: Found): string => {
  const count = `${totalIsMore ? 'Plus de ' : ''}${figure.format(total)} dossier(s) trouvé(s)`;
  if (total <= DOSSIERS) return count;
  return `${count} : les ${DOSSIERS} plus récents sont affichés, précisez la recherche`;
};

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
