import { useCallback, useContext, useState } from 'react';
import { useSearchParams } from 'react-router';
import { exactEuros, shortDate, shortTime } from '#contract/format.fr.ts';
import { ApiContext } from '#web/api/ApiContext.ts';
import { errorMessageOf } from '#web/api/error-message-of.ts';
import type { ApiClient } from '#web/api/http.ts';
import { useApiRead } from '#web/api/use-api-read.ts';
import { ListFoot } from '#web/back-office/ListFoot.tsx';
import { notifyCountsChanged } from '#web/back-office/menu-counts.ts';
import { pageHref, readPage } from '#web/back-office/page-address.ts';
import { AnnouncementBadge } from '#web/back-office/status-badges.tsx';
import { settledPage, useLastPage } from '#web/back-office/use-last-page.ts';
import { useMember } from '#web/session/permissions.ts';
import { AsyncSection } from '#web/ui/AsyncSection.tsx';
import { Banner } from '#web/ui/Banner.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { IconButton } from '#web/ui/IconButton.tsx';
import { Table } from '#web/ui/Table.tsx';
import { TitleRow } from '#web/ui/TitleRow.tsx';
import { showToast } from '#web/ui/toasts.ts';
import { ANNOUNCEMENTS, TRASH } from '../addresses.ts';
import page from '../list/AnnouncementsPage.module.css';
import styles from '../list/AnnouncementTable.module.css';

const SIZE = 10;

/** Deleted announcements. Each can be restored unchanged; a published one is restored as a draft. */
export const AnnouncementTrashPage = () => {
  const [query] = useSearchParams();
  const number = readPage(query);
  const decides = useMember().may('announcements.review');
  const { list, busy, failure, restore } = useTrash(number);
  const pagination = list.status === 'success' ? list.data.pagination : undefined;
  const hrefOf = (other: number) => pageHref(TRASH, other);
  useLastPage(number, pagination, hrefOf);
  return (
    <>
      <TitleRow title="Corbeille" parent={{ href: ANNOUNCEMENTS, label: 'Gestion des annonces légales' }} />
      {failure && (
        <div className={page.banners}>
          <Banner tone="danger">{failure}</Banner>
        </div>
      )}
      <AsyncSection
        query={settledPage(list)}
        loading="Chargement de la corbeille..."
        failed="La corbeille n'a pas pu être chargée."
        isEmpty={({ announcements }) => announcements.length === 0}
        empty={
          <div className={page.empty}>
            <EmptyState
              message="La corbeille est vide."
              hint="Les annonces légales supprimées y attendent d'être restaurées."
            />
          </div>
        }
      >
        {({ announcements, pagination: { pages, total } }) => (
          <>
            <Table caption="Annonces légales supprimées" busy={list.busy}>
              <thead>
                <tr>
                  <th scope="col">Titre</th>
                  <th scope="col" data-wide>
                    Société
                  </th>
                  <th scope="col">Statut</th>
                  <th scope="col" data-wide>
                    Supprimée
                  </th>
                  <th scope="col" data-align="end">
                    Actions
                  </th>
                </tr>
              </thead>
              <tbody>
                {announcements.map((one) => (
                  <tr key={one.id}>
                    <th scope="row" data-title>
                      {one.title}
                      <span className={styles.note}>{one.reference_number}</span>
                      {one.reason && <span className={styles.note}>Motif : {one.reason}</span>}
                    </th>
                    <td data-wide className={styles.company}>
                      {one.company_name}
                    </td>
                    <td className={styles.status}>
                      <AnnouncementBadge status={one.status} compact />
                      {one.paid_amount !== null && (
                        <span className={styles.note}>
                          Payée {exactEuros(Math.round(one.paid_amount * 100))}
                        </span>
                      )}
                    </td>
                    <td data-wide data-muted>
                      {deletion(one.deleted_at, one.deleted_by)}
                    </td>
                    <td data-actions>
                      {decides && (
                        <IconButton
                          icon="reset"
                          label={`Restaurer « ${one.title} »`}
                          disabled={busy}
                          onClick={() => void restore(one.id)}
                        />
                      )}
                    </td>
                  </tr>
                ))}
              </tbody>
            </Table>
            <ListFoot page={number} pages={pages} total={total} size={SIZE} hrefOf={hrefOf} />
          </>
        )}
      </AsyncSection>
    </>
  );
};

const useTrash = (number: number) => {
  const api = useContext(ApiContext);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const read = useCallback(
    (client: ApiClient, signal: AbortSignal) =>
      client.get('/admin/legal-announcements/trash', { query: { page: number, limit: SIZE }, signal }),
    [number],
  );
  const list = useApiRead(read, { keep: true });
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
    list.refetch();
  };
  return { list, busy, failure, restore };
};

const deletion = (at: string, by: string | null): string =>
  `le ${shortDate(new Date(at))} à ${shortTime(new Date(at))}${by ? `, par ${by}` : ''}`;
