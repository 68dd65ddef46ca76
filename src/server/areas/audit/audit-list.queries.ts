import { type SqlBool, sql } from 'kysely';
import { auditActorKinds } from '#contract/audit-labels.fr.ts';
import { isId } from '#domain/id.ts';
import type { Connection } from '#server/db/client.ts';
import { personName } from '#server/db/person-name.ts';
import type { AuditEventTable } from '#server/db/tables/operations.ts';

export type AuditFilter = {
  page: number;
  limit: number;
  actor?: string | undefined;
  object?: string | undefined;
  objectId?: string | undefined;
  action?: string | undefined;
  from?: Date | undefined;
  to?: Date | undefined;
};

const matching = (db: Connection, filter: AuditFilter) => {
  let events = db.selectFrom('audit_events');
  const kind = auditActorKinds.find((known) => known === filter.actor) as
    | AuditEventTable['actor_kind']
    | undefined;
  if (kind) events = events.where('actor_kind', '=', kind);
  else if (filter.actor) events = events.where('actor_id', '=', filter.actor);
  if (filter.object) events = events.where('object_kind', '=', filter.object);
  if (filter.objectId) events = events.where('object_id', '=', filter.objectId);
  if (filter.action) {
    // All actions of an area, unless one action is named.
    const { action } = filter;
    const area = `${action}.`;
    events = events.where(
      action.includes('.') ? sql<SqlBool>`action = ${action}` : sql<SqlBool>`starts_with(action, ${area})`,
    );
  }
  if (filter.from) events = events.where('at', '>=', filter.from);
  if (filter.to) events = events.where('at', '<=', filter.to);
  return events;
};

export type AuditRow = Awaited<ReturnType<typeof listEvents>>['rows'][number];

export const listEvents = async (db: Connection, filter: AuditFilter) => {
  const [rows, counted] = await Promise.all([
    matching(db, filter)
      .leftJoin('users', 'users.id', 'audit_events.actor_id')
      .select([
        'audit_events.id',
        'audit_events.at',
        'audit_events.actor_kind',
        'audit_events.actor_id',
        'audit_events.action',
        'audit_events.object_kind',
        'audit_events.object_id',
        'audit_events.detail',
        'audit_events.request_id',
        personName.as('actor_name'),
      ])
      .orderBy('audit_events.at', 'desc')
      .orderBy('audit_events.id', 'desc')
      .limit(filter.limit)
      .offset((filter.page - 1) * filter.limit)
      .execute(),
    matching(db, filter)
      .select((eb) => eb.fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow(),
  ]);
  return { rows, total: counted.total };
};

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
