import { sql } from 'kysely';
import type { AuditFilter } from '#contract/admin-audit.ts';
import { auditActorKinds } from '#contract/audit-labels.fr.ts';
import { isId } from '#domain/id.ts';
import type { Connection } from '#server/db/client.ts';
import { inOrder, type Listed } from '#server/db/list-page.queries.ts';
import { personName } from '#server/db/person-name.ts';

export const eventsAsked = ({ actor, object, objectId, action, from, to, order }: AuditFilter): Listed => ({
  from: sql`audit_events`,
  where: [
    ...(actor ? [byActor(actor)] : []),
    ...(object ? [sql`object_kind = ${object}`] : []),
    ...(objectId ? [sql`object_id = ${objectId}`] : []),
    ...(action ? [byAction(action)] : []),
    ...(from ? [sql`at >= ${from}`] : []),
    ...(to ? [sql`at <= ${to}`] : []),
  ],
  order: { by: 'at', direction: order },
});

const byActor = (actor: string) =>
  auditActorKinds.some((kind) => kind === actor) ? sql`actor_kind = ${actor}` : sql`actor_id = ${actor}`;

/** All actions of an area, unless one action is named. */
const byAction = (action: string) =>
  action.includes('.') ? sql`action = ${action}` : sql`starts_with(action, ${`${action}.`})`;

export const listEventRows = async (db: Connection, ids: readonly string[]) => {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('audit_events')
    .leftJoin('users', 'users.id', 'audit_events.actor_id')
    .selectAll('audit_events')
    .select(personName.as('actor_name'))
    .where('audit_events.id', 'in', ids)
    .execute();
  return inOrder(ids, rows);
};
export type AuditRow = Awaited<ReturnType<typeof listEventRows>>[number];

export type AuditObject = { readonly name: string; readonly trashed: boolean };

/** The objects of these events as they are now; deleted ones are missing. */
export const findObjects = async (
  db: Connection,
  objects: readonly { kind: string; id: string }[],
): Promise<ReadonlyMap<string, AuditObject>> => {
  const idsOf = (kind: string) =>
    objects.filter((object) => object.kind === kind && isId(object.id)).map(({ id }) => id);
  const { rows } = await sql<AuditObject & { id: string }>`
    select id::text, title as name, deleted_at is not null as trashed
    from articles where id = any (${idsOf('article')}::uuid[])
    union all
    select id::text, reference, false from announcements where id = any (${idsOf('announcement')}::uuid[])
    union all
    select id::text, email, false from users where id = any (${idsOf('account')}::uuid[])
    union all
    select id::text, reference, false from contact_requests where id = any (${idsOf('contact_request')}::uuid[])
    union all
    select id::text, '', false from mails where id = any (${idsOf('mail')}::uuid[])
  `.execute(db);
  return new Map(rows.map(({ id, ...object }) => [id, object]));
};

export const listAdministrators = (db: Connection) =>
  db
    .selectFrom('users')
    .select(['id', sql<string>`coalesce(${personName}, email)`.as('name')])
    .where('role', '=', 'admin')
    .orderBy('name')
    .execute();
