import type { AnnouncementStatus } from '#domain/announcement/status.ts';
import type { Connection } from '#server/db/client.ts';
import type { AnnouncementChanges } from '#server/db/tables/announcements.ts';

/**
 * How a caller identifies it: the back-office by its id, the public by its reference, its announcer by the
 * tracking token.
 */
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
  'other_type_ids',
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
  'publishable_from',
  'approved_by',
  'rejected_by',
  'corrects_id',
  'modification_count',
  'cancellation_requested_at',
  'correction',
  'assigned_to',
  'rev',
  'created_at',
  'deleted_at',
  'anonymised_at',
] as const;

/** Every change of an announcement or of its payments locks this row first, which prevents deadlocks. */
export const lockAnnouncement = (trx: Connection, name: AnnouncementName) => {
  const query = trx.selectFrom('announcements').select(lockedColumns).forUpdate();
  if ('id' in name) return query.where('id', '=', name.id).executeTakeFirst();
  if ('reference' in name) return query.where('reference', '=', name.reference).executeTakeFirst();
  return query.where('tracking_token', '=', name.trackingToken).executeTakeFirst();
};

export type AnnouncementRow = NonNullable<Awaited<ReturnType<typeof lockAnnouncement>>>;

/** Whether its payment was refunded, or is about to be. A refunded duplicate does not count. */
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

/** False when the row has changed since the decision was made; under the lock, that is a defect. */
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
