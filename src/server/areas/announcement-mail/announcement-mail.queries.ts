import type { EarlyStart } from '#contract/withdrawal.ts';
import { receivedPaymentStatuses } from '#domain/announcement/status.ts';
import { withdrawalEnd } from '#domain/announcement/withdrawal.ts';
import { isConsumer } from '#server/areas/announcement-lifecycle/public.ts';
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
      'publishable_from',
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
    .select(['id', 'status', 'amount_ttc', 'amount_refunded'])
    .where('announcement_id', '=', announcementId)
    .orderBy(({ eb }) => eb('status', 'in', receivedPaymentStatuses).and('duplicate', '=', false), 'desc')
    .orderBy('attempt', 'desc')
    .executeTakeFirst();

/** What a consumer agreed to at payment, and until when they may withdraw; undefined for a professional. */
export const findWithdrawable = async (trx: Connection, paymentId: string) => {
  const payment = await trx
    .selectFrom('payments')
    .select(['buyer', 'early_start', 'completed_at'])
    .where('id', '=', paymentId)
    .executeTakeFirst();
  if (!payment?.completed_at || !isConsumer(payment.buyer)) return undefined;
  const { request, acknowledgement } = (payment.early_start ?? {}) as Partial<EarlyStart>;
  return {
    until: withdrawalEnd(payment.completed_at).toISOString(),
    agreed: [request, acknowledgement].filter((words) => typeof words === 'string'),
  };
};

/** The latest one, in force or not. */
export const findLatestAttestation = (trx: Connection, announcementId: string) =>
  trx
    .selectFrom('attestations')
    .select('code')
    .where('announcement_id', '=', announcementId)
    .orderBy('revision', 'desc')
    .executeTakeFirst();
