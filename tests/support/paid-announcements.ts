import { randomUUID } from 'node:crypto';
import type { Insertable } from 'kysely';
import { type OfferName, offers } from '#domain/announcement/offers.ts';
import { splitVat } from '#domain/money/vat.ts';
import type { Connection } from '#server/db/client.ts';
import type { Tables } from '#server/db/tables.ts';
import { anAnnouncementRow } from './rows.ts';

const PAID_AT = new Date('2026-11-14T09:30:00.000Z');

type Given = {
  offer?: OfferName;
  announcement?: Partial<Insertable<Tables['announcements']>>;
  payment?: Partial<Insertable<Tables['payments']>>;
};

/** A submitted announcement and its completed payment, not invoiced yet. */
export const givenPaid = async (
  db: Connection,
  { offer = 'standard', announcement, payment }: Given = {},
) => {
  const row = anAnnouncementRow({
    origin: 'visitor',
    status: 'paid',
    offer,
    publication_date: null,
    published_at: null,
    tracking_token: randomUUID() + randomUUID(),
    due_at: new Date(PAID_AT.getTime() + offers[offer].hours * 3_600_000),
    ...announcement,
  });
  await db.insertInto('announcements').values(row).execute();
  const { amountTTC, amountHT, amountTVA } = splitVat(offers[offer].priceTTC);
  const paymentId = randomUUID();
  await db
    .insertInto('payments')
    .values({
      id: paymentId,
      announcement_id: row.id,
      attempt: 1,
      status: 'completed',
      offer,
      amount_ttc: amountTTC,
      amount_ht: amountHT,
      amount_tva: amountTVA,
      provider: 'sandbox',
      payment_intent: `pi_${paymentId}`,
      completed_at: PAID_AT,
      ...payment,
    })
    .execute();
  return { announcementId: row.id, paymentId, token: row.tracking_token ?? '', reference: row.reference };
};
