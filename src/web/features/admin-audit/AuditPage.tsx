import { useCallback } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import type { AuditEventItem } from '#contract/admin-audit.ts';
import { auditObjects } from '#contract/audit-labels.fr.ts';
import { shortDate, shortTime } from '#contract/format.fr.ts';
import { LIST_PAGE_SIZE, listExports } from '#contract/list-body.ts';
import type { ApiClient } from '#web/api/http.ts';
import { useApiRead } from '#web/api/use-api-read.ts';
import { ListNotes, ListTools } from '#web/back-office/data-list/ListTools.tsx';
import { ListFoot } from '#web/back-office/ListFoot.tsx';
import { SortableHeader } from '#web/back-office/SortableHeader.tsx';
import { settledPage, useLastPage } from '#web/back-office/use-last-page.ts';
import { PARTIAL_CHANGE } from '#web/navigation/partial-change.ts';
import { AsyncSection } from '#web/ui/AsyncSection.tsx';
import { Button } from '#web/ui/Button.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { Link } from '#web/ui/Link.tsx';
import { Table } from '#web/ui/Table.tsx';
import { TitleRow } from '#web/ui/TitleRow.tsx';
import { AuditFilterBar } from './AuditFilterBar.tsx';
import styles from './AuditPage.module.css';
import {
  AUDIT,
  type AuditFilters,
  auditHref,
  auditQueryOf,
  clearedHref,
  readAuditFilters,
} from './audit-address.ts';

const hideable = [
  { name: 'at', label: 'Date' },
  { name: 'object', label: 'Objet' },
] as const;

type IsShown = (column: (typeof hideable)[number]['name']) => boolean;

const captions = {
  asc: 'Actions, de la plus ancienne à la plus récente',
  desc: 'Actions, de la plus récente à la plus ancienne',
};

/** The audit log: who did what, when, on which object. */
export const AuditPage = () => {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const filters = readAuditFilters(query);
  const asked = auditHref(filters);
  const read = useCallback(
    (api: ApiClient, signal: AbortSignal) => {
      const current = readAuditFilters(new URL(asked, window.location.href).searchParams);
      const sent = { ...auditQueryOf(current), page: current.page, limit: LIST_PAGE_SIZE };
      return api.get('/admin/audit', { query: sent, signal });
    },
    [asked],
  );
  const audit = useApiRead(read, { keep: true });
  useLastPage(filters.page, audit.status === 'success' ? audit.data.pagination : undefined, (page) =>
    auditHref({ ...filters, page }),
  );
  const isShown: IsShown = (column) => !filters.hidden.includes(column);
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
      <div className={styles.tools}>
        <ListTools
          columns={hideable}
          hidden={filters.hidden}
          onHide={(hidden) => change({ hidden, page: filters.page })}
          exportPath={listExports.journal}
          asked={auditQueryOf(filters)}
        />
      </div>
      <AsyncSection
        query={settledPage(audit)}
        loading="Chargement du journal..."
        failed="Le journal n'a pas pu être chargé."
        isEmpty={({ events }) => events.length === 0}
        empty={
          <EmptyState
            message="Rien à ce sujet dans le journal."
            action={
              auditHref(filters) !== clearedHref(filters) && (
                <Button href={clearedHref(filters)} variant="secondary" size="dense">
                  Effacer les filtres
                </Button>
              )
            }
          />
        }
      >
        {({ events, pagination }) => (
          <>
            <Table caption={captions[filters.sorting?.order ?? 'desc']} busy={audit.busy}>
              <thead>
                <tr>
                  {isShown('at') && (
                    <SortableHeader
                      column="at"
                      label="Date"
                      first="asc"
                      sorting={filters.sorting}
                      hrefOf={(sorting) => auditHref({ ...filters, page: 1, sorting })}
                    />
                  )}
                  <th scope="col">Action</th>
                  {isShown('object') && (
                    <th scope="col" data-wide>
                      Objet
                    </th>
                  )}
                </tr>
              </thead>
              <tbody>
                {events.map((event) => (
                  <Line key={event.id} event={event} isShown={isShown} />
                ))}
              </tbody>
            </Table>
            <ListFoot
              {...pagination}
              size={LIST_PAGE_SIZE}
              hrefOf={(page) => auditHref({ ...filters, page })}
            />
            <ListNotes hasSearch={false} />
          </>
        )}
      </AsyncSection>
    </>
  );
};

type LineProps = { event: AuditEventItem; isShown: IsShown };

const Line = ({ event: { at, sentence, object }, isShown }: LineProps) => {
  const date = new Date(at);
  const kind = auditObjects[object.kind] ?? object.kind;
  return (
    <tr>
      {isShown('at') && (
        <td data-nowrap data-muted>
          <time dateTime={at}>
            {shortDate(date)}
            <br />
            {shortTime(date)}
          </time>
        </td>
      )}
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
      {isShown('object') && (
        <td data-wide data-muted>
          {kind}
          <p>
            <Link className={styles.link} to={`${AUDIT}?object=${object.kind}&object_id=${object.id}`}>
              Son histoire
            </Link>
          </p>
        </td>
      )}
    </tr>
  );
};
