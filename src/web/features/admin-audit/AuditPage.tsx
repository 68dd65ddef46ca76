import { useCallback } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router';
import type { AuditEventItem } from '#contract/admin-audit.ts';
import { auditObjects } from '#contract/audit-labels.fr.ts';
import { shortDate, shortTime } from '#contract/format.fr.ts';
import { pageWindow } from '#domain/pagination/page-window.ts';
import type { ApiClient } from '#web/api/http.ts';
import { useApiRead } from '#web/api/use-api-read.ts';
import { settledPage, useLastPage } from '#web/back-office/use-last-page.ts';
import { PARTIAL_CHANGE } from '#web/navigation/partial-change.ts';
import { AsyncSection } from '#web/ui/AsyncSection.tsx';
import { Button } from '#web/ui/Button.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { Pagination } from '#web/ui/Pagination.tsx';
import { Table } from '#web/ui/Table.tsx';
import { TitleRow } from '#web/ui/TitleRow.tsx';
import { AuditFilterBar } from './AuditFilterBar.tsx';
import styles from './AuditPage.module.css';
import { AUDIT, type AuditFilters, auditHref, auditQueryOf, readAuditFilters } from './audit-address.ts';

const PAGE_SIZE = 20;

/** The audit log: who did what, when, on which object. */
export const AuditPage = () => {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const filters = readAuditFilters(query);
  const asked = auditHref(filters);
  const read = useCallback(
    (api: ApiClient, signal: AbortSignal) => {
      const current = readAuditFilters(new URL(asked, window.location.href).searchParams);
      const sent = { ...auditQueryOf(current), page: current.page, limit: PAGE_SIZE };
      return api.get('/admin/audit', { query: sent, signal });
    },
    [asked],
  );
  const audit = useApiRead(read, { keep: true });
  useLastPage(filters.page, audit.status === 'success' ? audit.data.pagination : undefined, (page) =>
    auditHref({ ...filters, page }),
  );
  const change = (other: Partial<AuditFilters>) =>
    void navigate(auditHref({ ...filters, page: 1, ...other }), { state: PARTIAL_CHANGE });

  return (
    <>
      <TitleRow title="Journal" />
      <AuditFilterBar
        filters={filters}
        actors={audit.status === 'success' ? audit.data.actors : []}
        onChange={change}
      />
      <AsyncSection
        query={settledPage(audit)}
        loading="Chargement du journal..."
        failed="Le journal n'a pas pu être chargé."
        isEmpty={({ events }) => events.length === 0}
        empty={
          <EmptyState
            message="Rien à ce sujet dans le journal."
            action={
              asked !== AUDIT && (
                <Button href={AUDIT} variant="secondary" size="dense">
                  Effacer les filtres
                </Button>
              )
            }
          />
        }
      >
        {({ events, pagination }) => (
          <>
            <Table caption="Actions, de la plus récente à la plus ancienne" busy={audit.busy}>
              <thead>
                <tr>
                  <th scope="col">Date</th>
                  <th scope="col">Action</th>
                  <th scope="col" data-wide>
                    Objet
                  </th>
                </tr>
              </thead>
              <tbody>
                {events.map((event) => (
                  <Line key={event.id} event={event} />
                ))}
              </tbody>
            </Table>
            <div className={styles.foot}>
              <Pagination
                dense
                current={filters.page}
                slots={pageWindow(filters.page, pagination.pages)}
                hrefOf={(page) => auditHref({ ...filters, page })}
              />
            </div>
          </>
        )}
      </AsyncSection>
    </>
  );
};

const Line = ({ event: { at, sentence, object } }: { event: AuditEventItem }) => {
  const date = new Date(at);
  const kind = auditObjects[object.kind] ?? object.kind;
  return (
    <tr>
      <td data-nowrap data-muted>
        <time dateTime={at}>
          {shortDate(date)}
          <br />
          {shortTime(date)}
        </time>
      </td>
      <td className={styles.sentence}>
        {sentence}
        {object.path && (
          <p>
            <Link className={styles.link} to={object.path}>
              Ouvrir : {object.name ?? kind}
            </Link>
          </p>
        )}
      </td>
      <td data-wide data-muted>
        {kind}
        <p>
          <Link className={styles.link} to={`${AUDIT}?object=${object.kind}&object_id=${object.id}`}>
            Son histoire
          </Link>
        </p>
      </td>
    </tr>
  );
};
