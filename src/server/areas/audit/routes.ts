import type { FastifyPluginAsync } from 'fastify';
import { type AuditEventItem, auditExportBody } from '#contract/admin-audit.ts';
import { auditActors, auditObjects } from '#contract/audit-labels.fr.ts';
import { shortDateTime } from '#contract/format.fr.ts';
import type { Database } from '#server/db/client.ts';
import { allIds, listPage } from '#server/db/list-page.queries.ts';
import { mountListExport } from '#server/http/list-export.ts';
import { mount } from '#server/http/mount.ts';
import type { Clock } from '#server/ports/clock.ts';
import { eventsAsked, listAdministrators } from './audit-list.queries.ts';
import { readEvents } from './read-audit.ts';
import { recordAudit } from './record-audit.queries.ts';

const columns: readonly { name: string; of: (event: AuditEventItem) => string }[] = [
  { name: 'Date', of: ({ at }) => shortDateTime(new Date(at)) },
  { name: 'Par', of: ({ actor }) => actor.name ?? auditActors[actor.kind] },
  { name: 'Action', of: ({ sentence }) => sentence },
  { name: "Code de l'action", of: ({ action }) => action },
  { name: 'Objet', of: ({ object }) => auditObjects[object.kind] ?? object.kind },
  { name: "Nom de l'objet", of: ({ object }) => object.name ?? '' },
  { name: "Identifiant de l'objet", of: ({ object }) => object.id },
  { name: 'Détail', of: ({ detail }) => (Object.keys(detail).length > 0 ? JSON.stringify(detail) : '') },
  { name: 'Requête', of: ({ request_id }) => request_id ?? '' },
];

/** « Journal »; registered in `adminOnly`. */
export const auditRoutes =
  (deps: { db: Database; clock: Clock }): FastifyPluginAsync =>
  async (app) => {
    const { db } = deps;

    mount(app, 'GET /admin/audit', async ({ query }) => {
      const [{ ids, pagination }, actors] = await Promise.all([
        listPage(db, eventsAsked(query), query),
        listAdministrators(db),
      ]);
      return { events: await readEvents(db, ids), pagination, actors };
    });

    mountListExport(app, { ...deps, recordAudit }, 'journal', {
      body: auditExportBody,
      columns,
      idsOf: (asked) => allIds(eventsAsked(asked)),
      listItems: (ids) => readEvents(db, ids),
    });
  };
