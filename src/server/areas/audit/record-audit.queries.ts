import type { Insertable } from 'kysely';
import type { Connection } from '#server/db/client.ts';
import type { AuditEventTable } from '#server/db/tables/operations.ts';
import { newOrderedId } from '#server/id.ts';

export type AuditEvent = {
  readonly at: Date;
  readonly actor: AuditEventTable['actor_kind'];
  /** The account of the actor, if any. */
  readonly actorId?: string | undefined;
  /** « area.what-happened », as in `contact.received`. */
  readonly action: string;
  readonly object: { readonly kind: string; readonly id: string };
  /** No personal data: this line is never deleted. */
  readonly detail?: Readonly<Record<string, unknown>>;
  readonly requestId?: string | undefined;
};

/** Call it in the transaction of the change that it records. */
export const recordAudit = async (trx: Connection, event: AuditEvent): Promise<void> => {
  const row: Insertable<AuditEventTable> = {
    id: newOrderedId(event.at),
    at: event.at,
    actor_kind: event.actor,
    actor_id: event.actorId ?? null,
    action: event.action,
    object_kind: event.object.kind,
    object_id: event.object.id,
    detail: JSON.stringify(event.detail ?? {}),
    request_id: event.requestId ?? null,
  };
  await trx.insertInto('audit_events').values(row).execute();
};
