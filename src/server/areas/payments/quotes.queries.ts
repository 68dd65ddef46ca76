import { isDeepStrictEqual } from 'node:util';
import type { Insertable, Selectable } from 'kysely';
import type { OfferName } from '#domain/announcement/offers.ts';
import { type Charge, orderPrice } from '#server/areas/tariff/public.ts';
import type { Connection } from '#server/db/client.ts';
import type { QuoteTable } from '#server/db/tables/payments.ts';

export type QuoteRow = Selectable<QuoteTable>;

export const findQuote = (db: Connection, token: string) =>
  db.selectFrom('quotes').selectAll().where('token', '=', token).executeTakeFirst();

type Priced = {
  announcementId: string;
  /** The revision of the notice. */
  rev: number;
  offer: OfferName;
  buyer: unknown;
  at: Date;
};

/** The valid quote for exactly this order: the same text, offer and buyer. */
export const findValidQuote = async (
  trx: Connection,
  { announcementId, rev, offer, buyer, at }: Priced,
): Promise<QuoteRow | undefined> => {
  const quotes = await trx
    .selectFrom('quotes')
    .selectAll()
    .where('announcement_id', '=', announcementId)
    .where('announcement_rev', '=', rev)
    .where('offer', '=', offer)
    .where('valid_until', '>=', at)
    .orderBy('issued_at', 'desc')
    .orderBy('id')
    .execute();
  return quotes.find((quote) => isDeepStrictEqual(quote.buyer, buyer ?? null));
};

/** What a payment at the price of a quote asks for. */
export const quotedCharge = ({ amount_ttc, amount_ht, amount_tva, vat_rate, price }: QuoteRow): Charge => ({
  amountTTC: amount_ttc,
  amountHT: amount_ht,
  amountTVA: amount_tva,
  vatRate: vat_rate,
  price: orderPrice.safeParse(price).data ?? null,
});

/** The announcement counts as touched: it is not erased while its quote is valid. */
export const insertQuote = async (trx: Connection, values: Insertable<QuoteTable>): Promise<QuoteRow> => {
  const quote = await trx.insertInto('quotes').values(values).returningAll().executeTakeFirstOrThrow();
  await trx
    .updateTable('announcements')
    .set({ updated_at: values.issued_at })
    .where('id', '=', values.announcement_id)
    .execute();
  return quote;
};

/** Something else is sold from now on. */
export const endQuotes = async (
  trx: Connection,
  { announcementId, at }: { announcementId: string; at: Date },
): Promise<void> => {
  await trx
    .updateTable('quotes')
    .set({ valid_until: new Date(at.getTime() - 1) })
    .where('announcement_id', '=', announcementId)
    .where('valid_until', '>=', at)
    .execute();
};

/** What the quote needs to know of its announcement now; undefined once that is in the trash. */
export const findQuoted = (db: Connection, announcementId: string) =>
  db
    .selectFrom('announcements')
    .select(['rev', 'status'])
    .where('id', '=', announcementId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
