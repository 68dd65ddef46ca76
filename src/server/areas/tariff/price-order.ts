import { isDeepStrictEqual } from 'node:util';
import { z } from 'zod';
import { buyer as storedBuyer } from '#contract/buyer.ts';
import { missingPrice } from '#contract/tariff.fr.ts';
import { priceLine, storedQuote, type tariffInForce } from '#contract/tariff.ts';
import type { Offer } from '#domain/announcement/offers.ts';
import { splitVat, VAT_PERCENT } from '#domain/money/vat.ts';
import { isoDay, parisDay } from '#domain/period/paris-day.ts';
import { orderVat } from '#domain/tariff/buyer-vat.ts';
import { type Price, totals } from '#domain/tariff/price.ts';
import {
  holds,
  noticeToPrice,
  orderLines,
  type Pricing,
  type Quote,
  quoteNotice,
  type Supplements,
} from '#domain/tariff/quote.ts';
import { isInForce, type ReductionName } from '#domain/tariff/tariff-table.ts';
import type { Connection } from '#server/db/client.ts';
import { AppError } from '#server/errors.ts';
import { findPriced, listTables, type Priced, storeQuote } from './tariff-tables.queries.ts';

type Asked = {
  readonly supplements: Supplements;
  /** Undefined: as in the quote before. */
  readonly reduction?: ReductionName | null | undefined;
  /** At today's tables, even where an earlier price still holds. */
  readonly afresh?: boolean | undefined;
  readonly at: Date;
};

/** The price of an announcement: the one it was given while it holds, else the one of today. */
export const currentQuote = async (
  db: Connection,
  row: Priced,
  { supplements, reduction, afresh = false, at }: Asked,
): Promise<Quote | Extract<Price, { missing: unknown }>> => {
  const { data: before } = storedQuote.safeParse(row.quote);
  const notice = noticeToPrice({
    typeId: row.type_id,
    others: row.other_type_ids,
    form: row.company_form,
    department: row.department,
    content: row.content,
    reduction: reduction === undefined ? (before?.notice.reduction ?? null) : reduction,
  });
  const day = isoDay(parisDay(at));
  if (before && !afresh && holds(before, notice, day)) return before;
  return quoteNotice(await listTables(db), day, notice, supplements);
};

type Settled = {
  announcementId: string;
  reduction?: ReductionName | null | undefined;
  afresh?: boolean;
  at: Date;
  /** Called when something else is priced than before: another text, place, form or reduction. */
  onOther?: () => Promise<void>;
};

/** Stores the price of an announcement, or refuses where there is none. Nothing where offers are sold. */
export const settleQuote = async (
  trx: Connection,
  pricing: Pricing,
  { announcementId, reduction, afresh, at, onOther }: Settled,
): Promise<Quote | undefined> => {
  if (pricing.mode === 'offers') return undefined;
  const row = await findPriced(trx, announcementId);
  const quote = await currentQuote(trx, row, { supplements: pricing.supplements, reduction, afresh, at });
  if ('missing' in quote)
    throw new AppError('tariff.no-price', { announcementId }, { message: missingPrice(quote.missing) });
  if (isDeepStrictEqual(quote, row.quote)) return quote;
  await storeQuote(trx, announcementId, quote);
  const { data: before } = storedQuote.safeParse(row.quote);
  if (before && !isDeepStrictEqual(before.notice, quote.notice)) await onOther?.();
  return quote;
};

/** What is frozen with an order at a regulated price, beside its amounts. */
export const orderPrice = z.object({
  lines: z.array(priceLine),
  /** Why there is no VAT; null when there is. */
  vatExemption: z.string().nullable(),
});

/** What a payment asks for: amounts in cents. */
export type Charge = {
  readonly amountHT: number;
  readonly amountTVA: number;
  readonly amountTTC: number;
  /** Hundredths of a percent. */
  readonly vatRate: number;
  /** Null for the price of an offer, which is one line. */
  readonly price: z.output<typeof orderPrice> | null;
};

type Order = { readonly offer: Offer; readonly department: string; readonly buyer: unknown };

/** The amounts of an order: of its quote and its buyer or, where offers are sold, of its offer. */
export const chargeOf = (quote: Quote | undefined, { offer, department, buyer }: Order): Charge => {
  if (!quote) return { ...splitVat(offer.priceTTC), vatRate: VAT_PERCENT * 100, price: null };
  const { rate, exemption } = orderVat(storedBuyer.safeParse(buyer).data ?? null, department);
  const lines = orderLines(quote, offer.name);
  return { ...totals(lines, rate), vatRate: rate, price: { lines, vatExemption: exemption } };
};

/** What the pages say of the tariff in force; null when the publisher has loaded none for this day. */
export const readTariffInForce = async (
  db: Connection,
  now: Date,
): Promise<z.output<typeof tariffInForce> | null> => {
  const { table } = await findInForce(db, now);
  if (!table) return null;
  const { source, firstDay, lastDay, zones } = table;
  const rates = zones.flatMap(({ rate }) => rate ?? []);
  return { source, firstDay, lastDay, lowestRate: Math.min(...rates), highestRate: Math.max(...rates) };
};

/** The table of this day, if the publisher has loaded one. */
export const findInForce = async (db: Connection, now: Date) => {
  const day = isoDay(parisDay(now));
  return { day, table: (await listTables(db)).find((loaded) => isInForce(loaded, day)) };
};
