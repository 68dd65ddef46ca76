import { sql } from 'kysely';
import { statusesThatAllow } from '#domain/announcement/lifecycle.ts';
import { settledStatuses } from '#domain/announcement/status.ts';
import type { Connection } from '#server/db/client.ts';
import type { AnnouncementChanges } from '#server/db/tables/announcements.ts';
import { deleteMailsAbout } from '#server/mail/mails.queries.ts';

const PAGE = 200;

/** No payment was completed, is expected, or waits for an administrator. */
const withoutMoney = sql<boolean>`not exists (
  select from payments where payments.announcement_id = announcements.id
    and (payments.status <> 'failed' or payments.held_reason is not null)
)`;

/** Submitted, never paid, and unchanged since then. */
export const listAbandoned = async (
  db: Connection,
  { before, after = '00000000-0000-0000-0000-000000000000' }: { before: Date; after?: string | undefined },
): Promise<string[]> => {
  const rows = await db
    .selectFrom('announcements')
    .select('id')
    .where('status', 'in', statusesThatAllow('purge'))
    .where('origin', '=', 'visitor')
    .where('anonymised_at', 'is', null)
    .where('updated_at', '<', before)
    .where(withoutMoney)
    .where('id', '>', after)
    .orderBy('id')
    .limit(PAGE)
    .execute();
  return rows.map(({ id }) => id);
};

/** Checked again under the lock. */
export const isAbandoned = async (
  trx: Connection,
  { id, before }: { id: string; before: Date },
): Promise<boolean> => {
  const found = await trx
    .selectFrom('announcements')
    .select('id')
    .where('id', '=', id)
    .where('anonymised_at', 'is', null)
    .where('updated_at', '<', before)
    .where(withoutMoney)
    .executeTakeFirst();
  return found !== undefined;
};

/** What remains: that it existed, its type and department, and the outcome of its payments. */
export const anonymous = (reference: string, at: Date): AnnouncementChanges => ({
  slug: `annonce-effacee-${reference.slice(3).toLowerCase()}`,
  title: 'Annonce effacée',
  content: '',
  details: '{}',
  company_name: 'Annonce effacée',
  company_form: '',
  siret: null,
  rcs: null,
  capital: null,
  address: '',
  city: '',
  contact_name: '',
  contact_email: '',
  contact_phone: null,
  contact_public: false,
  tracking_token: null,
  idempotency_key: null,
  corrects_id: null,
  cancellation_reason: null,
  anonymised_at: at,
});

/** Its mails, its earlier texts, its quotes, who was to pay, and the personal data in stored payment notifications. */
export const anonymiseTraces = async (trx: Connection, announcementId: string): Promise<void> => {
  await deleteMailsAbout(trx, announcementId);
  await trx.deleteFrom('announcement_versions').where('announcement_id', '=', announcementId).execute();
  await eraseDesk(trx, announcementId);
  await trx.deleteFrom('quotes').where('announcement_id', '=', announcementId).execute();
  await trx
    .updateTable('payments')
    .set({ buyer: null, early_start: null })
    .where('announcement_id', '=', announcementId)
    .execute();
  await erasePaymentEvents(trx, announcementId);
};

/** The newsroom's notes, and the words of the corrections; that they were asked for stays, for the figures. */
const eraseDesk = async (trx: Connection, announcementId: string): Promise<void> => {
  await trx.deleteFrom('announcement_notes').where('announcement_id', '=', announcementId).execute();
  await trx
    .updateTable('announcement_corrections')
    .set({ reasons: '[]', answer: null })
    .where('announcement_id', '=', announcementId)
    .execute();
};

const erasePaymentEvents = async (trx: Connection, announcementId: string): Promise<void> => {
  await trx
    .updateTable('payment_events')
    .set({ payload: '{}' })
    .where('payment_id', 'in', (eb) =>
      eb.selectFrom('payments').select('id').where('announcement_id', '=', announcementId),
    )
    .execute();
};

export type ContactErasure = 'whole' | 'contact' | 'kept';

/** A payment that may still change: open, held for an administrator, or being refunded. */
const isMoneyMoving = sql<boolean>`exists (
  select from payments where payments.announcement_id = announcements.id and (
    payments.status in ('pending', 'processing')
    or (payments.held_reason is not null and payments.status <> 'refunded')
    or (payments.refund_requested_at is not null and payments.status <> 'refunded')
  )
)`;

/** How much of an announcement its contact can have erased, from its status and its money. */
export const contactErasure = sql<ContactErasure>`case
  when announcements.origin = 'visitor'
    and announcements.status in (${sql.join(statusesThatAllow('purge'))}) and ${withoutMoney} then 'whole'
  when ${isMoneyMoving} then 'kept'
  when announcements.status in (${sql.join(settledStatuses)}) or announcements.deleted_at is not null then 'contact'
  else 'kept'
end`;

export const findContactErasure = async (
  trx: Connection,
  id: string,
): Promise<ContactErasure | undefined> => {
  const found = await trx
    .selectFrom('announcements')
    .select(contactErasure.as('erasure'))
    .where('id', '=', id)
    .where('anonymised_at', 'is', null)
    .executeTakeFirst();
  return found?.erasure;
};

/**
 * The private contact, in the announcement, its former versions, its unsaved drafts and the newsroom's notes, and what
 * the provider sent.
 */
export const eraseContactColumns = async (trx: Connection, id: string): Promise<void> => {
  await trx
    .updateTable('announcements')
    .set({
      contact_name: '',
      contact_email: '',
      contact_phone: null,
      contact_public: false,
      // Whoever holds the link reads what was just erased: invoices name their buyer.
      tracking_token: null,
      idempotency_key: null,
      cancellation_reason: null,
    })
    .where('id', '=', id)
    .execute();
  await trx
    .updateTable('announcement_versions')
    .set({
      snapshot: sql`snapshot || '{"contact_name": "", "contact_email": "", "contact_phone": null}'::jsonb`,
    })
    .where('announcement_id', '=', id)
    .execute();
  await deleteMailsAbout(trx, id);
  await eraseDesk(trx, id);
  await trx.deleteFrom('announcement_drafts').where('announcement_id', '=', id).execute();
  await trx.deleteFrom('quotes').where('announcement_id', '=', id).execute();
  await trx
    .updateTable('payments')
    .set({ buyer: null, early_start: null, withdrawal: null })
    .where('announcement_id', '=', id)
    .execute();
  await erasePaymentEvents(trx, id);
};
