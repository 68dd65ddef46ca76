import type { AnnouncementStatus } from '#domain/announcement/status.ts';
import type { Connection } from '#server/db/client.ts';
import type { AnnouncementChanges } from '#server/db/tables/announcements.ts';

/** How a caller names it: the back-office by its id, the public by its reference, its owner by the unguessable token. */
export type AnnouncementName =
  | { readonly id: string }
  | { readonly reference: string }
  | { readonly trackingToken: string };

const lockedColumns = [
  'id',
  'reference',
  'slug',
  'status',
  'origin',
  'offer',
  'type_id',
  'title',
  'content',
  'details',
  'company_name',
  'company_form',
  'siret',
  'rcs',
  'capital',
  'address',
  'city',
  'department',
  'contact_name',
  'contact_email',
  'contact_phone',
  'contact_public',
  'tracking_token',
  'submitted_at',
  'publication_date',
  'published_at',
  'due_at',
  'approved_by',
  'rejected_by',
  'corrects_id',
  'modification_count',
  'cancellation_requested_at',
  'rev',
  'created_at',
  'deleted_at',
  'anonymised_at',
] as const;

/** Whoever changes an announcement or its money locks this row first, before any other: nobody waits in a circle. */
export const lockAnnouncement = (trx: Connection, name: AnnouncementName) => {
  const query = trx.selectFrom('announcements').select(lockedColumns).forUpdate();
  if ('id' in name) return query.where('id', '=', name.id).executeTakeFirst();
  if ('reference' in name) return query.where('reference', '=', name.reference).executeTakeFirst();
  return query.where('tracking_token', '=', name.trackingToken).executeTakeFirst();
};

export type AnnouncementRow = NonNullable<Awaited<ReturnType<typeof lockAnnouncement>>>;

/** Whether the money that was paid for it was given back, or is on its way. A duplicate given back says nothing of it. */
export const isRefunded = async (db: Connection, announcementId: string): Promise<boolean> => {
  const found = await db
    .selectFrom('payments')
    .select('id')
    .where('announcement_id', '=', announcementId)
    .where('duplicate', '=', false)
    .where((eb) =>
      eb.or([eb('status', '=', 'refunded'), eb('refund_status', 'in', ['requested', 'succeeded'])]),
    )
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
};

type StatusChange = {
  id: string;
  from: AnnouncementStatus;
  to: AnnouncementStatus;
  set: AnnouncementChanges;
  at: Date;
};

/** False when it was no longer what the decision was made on: under the lock, a defect. */
export const compareAndSet = async (
  trx: Connection,
  { id, from, to, set, at }: StatusChange,
): Promise<boolean> => {
  const changed = await trx
    .updateTable('announcements')
    .set({ ...set, status: to, updated_at: at })
    .where('id', '=', id)
    .where('status', '=', from)
    .executeTakeFirst();
  return changed.numUpdatedRows === 1n;
};
