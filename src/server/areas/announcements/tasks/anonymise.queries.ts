import { sql } from 'kysely';
import { statusesThatAllow } from '#domain/announcement/lifecycle.ts';
import type { Connection } from '#server/db/client.ts';
import type { AnnouncementChanges } from '#server/db/tables/announcements.ts';

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

/** Its earlier texts, its quotes, who was to pay, and the personal data in stored payment notifications. */
export const anonymiseTraces = async (trx: Connection, announcementId: string): Promise<void> => {
  await trx.deleteFrom('announcement_versions').where('announcement_id', '=', announcementId).execute();
  await trx.deleteFrom('quotes').where('announcement_id', '=', announcementId).execute();
  await trx
    .updateTable('payments')
    .set({ buyer: null, early_start: null })
    .where('announcement_id', '=', announcementId)
    .execute();
  await trx
    .updateTable('payment_events')
    .set({ payload: '{}' })
    .where('payment_id', 'in', (eb) =>
      eb.selectFrom('payments').select('id').where('announcement_id', '=', announcementId),
    )
    .execute();
};
