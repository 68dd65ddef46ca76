import { sql } from 'kysely';
import type { Connection } from '#server/db/client.ts';
import { isPublicRow } from '#server/db/public-announcements.ts';

const trackedColumns = [
  'id',
  'reference',
  'slug',
  'status',
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
  'submitted_at',
  'created_at',
  'publication_date',
  'published_at',
  'due_at',
  'publishable_from',
  'rejected_at',
  'reject_reason',
  'cancellation_requested_at',
  'correction',
  'modification_count',
  'corrects_id',
  'rev',
  'quote',
] as const;

/** What the holder of a tracking link may see; announcements in the trash have no link. */
export const findTracked = (db: Connection, token: string) =>
  db
    .selectFrom('announcements')
    .select(trackedColumns)
    .where('tracking_token', '=', token)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();

export type TrackedRow = NonNullable<Awaited<ReturnType<typeof findTracked>>>;

/** The latest payment that counts, else the latest attempt. */
export const findTrackedPayment = (db: Connection, announcementId: string) =>
  db
    .selectFrom('payments')
    .leftJoin('invoices', 'invoices.payment_id', 'payments.id')
    .select([
      'payments.status',
      'payments.amount_ht',
      'payments.amount_tva',
      'payments.amount_ttc',
      'payments.completed_at',
      'payments.refund_status',
      'payments.amount_refunded',
      'payments.buyer',
      'invoices.number as invoice_number',
    ])
    .where('payments.announcement_id', '=', announcementId)
    .where('payments.duplicate', '=', false)
    .orderBy(sql`payments.status in ('completed', 'refunded')`, 'desc')
    .orderBy('payments.attempt', 'desc')
    .limit(1)
    .executeTakeFirst();

export type TrackedPaymentRow = Awaited<ReturnType<typeof findTrackedPayment>>;

/** The public reason of the latest withdrawn attestation. */
export const findWithdrawnReason = async (db: Connection, announcementId: string): Promise<string | null> => {
  const row = await db
    .selectFrom('attestations')
    .select('withdrawn_reason')
    .where('announcement_id', '=', announcementId)
    .where('withdrawn_at', 'is not', null)
    .orderBy('withdrawn_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.withdrawn_reason ?? null;
};

const linkedColumns = ['reference', 'title', 'type_id', 'status', 'slug', 'publication_date'] as const;

type Link = { id: string; correctsId: string | null; contactEmail: string; now: Date };

/**
 * The notice that it corrects, and those that correct it. Anybody may quote a reference in a rectificatif:
 * one that is not public yet is shown to its own sender only.
 */
export const listTrackedLinks = async (db: Connection, { id, correctsId, contactEmail, now }: Link) => {
  const linked = db
    .selectFrom('announcements')
    .select(linkedColumns)
    .where('deleted_at', 'is', null)
    .where((eb) => eb.or([isPublicRow(now), eb(sql`lower(contact_email)`, '=', contactEmail.toLowerCase())]));
  return {
    corrects: correctsId ? await linked.where('id', '=', correctsId).executeTakeFirst() : undefined,
    correctedBy: await linked
      .where('corrects_id', '=', id)
      .orderBy('created_at')
      .orderBy('id')
      .limit(50)
      .execute(),
  };
};

export type TrackedLinkRow = Awaited<ReturnType<typeof listTrackedLinks>>['correctedBy'][number];

/** Submitted by a visitor, not in the trash, and with a tracking link. */
export const findLinkOwner = (db: Connection, reference: string) =>
  db
    .selectFrom('announcements')
    .select(['id', 'contact_email'])
    .where('reference', '=', reference)
    .where('origin', '=', 'visitor')
    .where('tracking_token', 'is not', null)
    .where('deleted_at', 'is', null)
    .where('anonymised_at', 'is', null)
    .executeTakeFirst();
