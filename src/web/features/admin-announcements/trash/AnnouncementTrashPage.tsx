import { useContext, useState } from 'react';
import { announcementTrashSorts, type TrashedAnnouncement } from '#contract/admin-announcements.ts';
import { exactEuros, shortDateTime } from '#contract/format.fr.ts';
import { LIST_PAGE_SIZE, listExports } from '#contract/list-body.ts';
import { announcementStatuses, bucketLabels, statusLabel } from '#domain/announcement/status.ts';
import { ApiContext } from '#web/api/ApiContext.ts';
import { errorMessageOf } from '#web/api/error-message-of.ts';
import type { ApiClient } from '#web/api/http.ts';
import { type Column, DataList } from '#web/back-office/data-list/DataList.tsx';
import type { ListAddress } from '#web/back-office/data-list/list-address.ts';
import { useDataList } from '#web/back-office/data-list/use-data-list.ts';
import { notifyCountsChanged } from '#web/back-office/menu-counts.ts';
import notes from '#web/back-office/Sections.module.css';
import { AnnouncementBadge } from '#web/back-office/status-badges.tsx';
import { useMember } from '#web/session/permissions.ts';
import { Banner } from '#web/ui/Banner.tsx';
import { IconButton } from '#web/ui/IconButton.tsx';
import { TitleRow } from '#web/ui/TitleRow.tsx';
import { showToast } from '#web/ui/toasts.ts';
import { ANNOUNCEMENTS, TRASH } from '../addresses.ts';
import styles from '../list/AnnouncementTable.module.css';

type Sort = (typeof announcementTrashSorts)[number];

const address: ListAddress<'status', Sort> = {
  path: TRASH,
  filters: { status: announcementStatuses },
  sorts: announcementTrashSorts,
  isPersonal: () => false,
};

const read = async (api: ApiClient, asked: object, signal: AbortSignal) => {
  const query = { ...asked, limit: LIST_PAGE_SIZE };
  const { announcements, pagination } = await api.get('/admin/legal-announcements/trash', { query, signal });
  return { rows: announcements, pagination };
};

/** Deleted announcements. Each can be restored unchanged; a published one is restored as a draft. */
export const AnnouncementTrashPage = () => {
  const source = useDataList(address, read);
  const decides = useMember().may('announcements.review');
  const { busy, failure, restore } = useRestore(source.list.refetch);
  return (
    <>
      <TitleRow title="Corbeille" parent={{ href: ANNOUNCEMENTS, label: 'Gestion des annonces légales' }} />
      {failure && (
        <div className={notes.banner}>
          <Banner tone="danger">{failure}</Banner>
        </div>
      )}
      <DataList
        caption="Annonces légales supprimées"
        address={address}
        source={source}
        columns={columns}
        filters={[
          {
            name: 'status',
            label: 'Statut',
            all: 'Tous les statuts',
            choices: announcementStatuses.map((value) => ({
              value,
              label: value === 'draft' ? bucketLabels.draft : statusLabel(value),
            })),
          },
        ]}
        search={{
          label: 'Rechercher dans la corbeille',
          placeholder: 'Rechercher par titre, société ou référence...',
        }}
        own="Les dernières supprimées d'abord"
        days={{ from: 'Supprimée du', to: "Supprimée jusqu'au" }}
        empty="La corbeille est vide."
        emptyHint="Les annonces légales supprimées y attendent d'être restaurées."
        keyOf={({ id }) => id}
        actions={
          decides
            ? {
                label: 'Actions',
                of: ({ id, title }) => (
                  <IconButton
                    icon="reset"
                    label={`Restaurer « ${title} »`}
                    disabled={busy}
                    onClick={() => void restore(id)}
                  />
                ),
              }
            : undefined
        }
        exportPath={listExports.announcementTrash}
      />
    </>
  );
};

const PaidNote = ({ paid }: { paid: number | null }) =>
  paid !== null && <span className={styles.note}>Payée {exactEuros(Math.round(paid * 100))}</span>;

const columns: readonly Column<TrashedAnnouncement, Sort>[] = [
  {
    name: 'title',
    label: 'Titre',
    sort: 'title',
    title: true,
    of: (one) => (
      <>
        {one.title}
        <span className={styles.note}>{one.reference_number}</span>
        {one.reason && <span className={styles.note}>Motif : {one.reason}</span>}
        <span className={`${notes.note} ${notes.small}`}>Supprimée {deletion(one)}</span>
        <span className={notes.phone}>
          <PaidNote paid={one.paid_amount} />
        </span>
      </>
    ),
  },
  {
    name: 'company',
    label: 'Société',
    sort: 'company',
    wide: true,
    of: ({ company_name }) => <span className={styles.company}>{company_name}</span>,
  },
  {
    name: 'status',
    label: 'Statut',
    sort: 'status',
    of: ({ status, paid_amount }) => (
      <span className={styles.status}>
        <AnnouncementBadge status={status} compact />
        <span className={notes.beyondPhone}>
          <PaidNote paid={paid_amount} />
        </span>
      </span>
    ),
  },
  {
    name: 'deleted_at',
    label: 'Supprimée',
    sort: 'deleted_at',
    first: 'desc',
    wide: true,
    of: (one) => deletion(one),
  },
];

const useRestore = (onDone: () => void) => {
  const api = useContext(ApiContext);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const restore = async (id: string) => {
    if (!api || busy) return;
    setBusy(true);
    setFailure(undefined);
    try {
      const { message } = await api.post('/admin/legal-announcements/:id/restore', { params: { id } });
      showToast({ text: message });
      notifyCountsChanged();
    } catch (error) {
      setFailure(errorMessageOf(error, "L'annonce n'a pas pu être restaurée."));
    }
    setBusy(false);
    onDone();
  };
  return { busy, failure, restore };
};

const deletion = ({ deleted_at, deleted_by }: TrashedAnnouncement): string =>
  `le ${shortDateTime(new Date(deleted_at))}${deleted_by ? `, par ${deleted_by}` : ''}`;
