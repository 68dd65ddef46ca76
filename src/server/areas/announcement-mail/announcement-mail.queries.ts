import { receivedPaymentStatuses } from '#domain/announcement/status.ts';
import type { Connection } from '#server/db/client.ts';

export const findAnnouncementForMail = (trx: Connection, announcementId: string) =>
  trx
    .selectFrom('announcements')
    .select([
      'id',
      'reference',
      'slug',
      'status',
      'title',
      'type_id',
      'other_type_ids',
      'company_name',
      'department',
      'offer',
      'contact_name',
      'contact_email',
      'tracking_token',
      'due_at',
      'publication_date',
      'reject_reason',
      'cancellation_reason',
      'cancellation_requested_at',
      'modification_count',
      'anonymised_at',
      'deleted_at',
    ])
    .where('id', '=', announcementId)
    .executeTakeFirst();
export type AnnouncementForMail = NonNullable<Awaited<ReturnType<typeof findAnnouncementForMail>>>;

/** The payment that counts for this announcement: the completed one, else the latest attempt. */
export const findLatestPayment = (trx: Connection, announcementId: string) =>
  trx
    .selectFrom('payments')
    .select(['id', 'status', 'amount_ttc'])
    .where('announcement_id', '=', announcementId)
    .orderBy(({ eb }) => eb('status', 'in', receivedPaymentStatuses).and('duplicate', '=', false), 'desc')
    .orderBy('attempt', 'desc')
    .executeTakeFirst();

/** The latest one, in force or not. */
export const findLatestAttestation = (trx: Connection, announcementId: string) =>
  trx
    .selectFrom('attestations')
    .select('code')
    .where('announcement_id', '=', announcementId)
    .orderBy('revision', 'desc')
    .executeTakeFirst();
