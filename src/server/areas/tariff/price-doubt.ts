import { exactEuros } from '#contract/format.fr.ts';
import { storedQuote } from '#contract/tariff.ts';
import { type OfferName, offers } from '#domain/announcement/offers.ts';
import { splitVat } from '#domain/money/vat.ts';
import { isoDay, parisDay } from '#domain/period/paris-day.ts';
import { reductionLabels } from '#domain/tariff/price.ts';
import { noticeToPrice, quoteNotice } from '#domain/tariff/quote.ts';
import type { TariffTable } from '#domain/tariff/tariff-table.ts';
import { orderPrice } from './price-order.ts';
import type { Priced } from './tariff-tables.queries.ts';

type Charged = Omit<Priced, 'id'> & {
  readonly offer: OfferName | null;
  readonly submitted_at: Date | null;
  readonly created_at: Date;
  /** Of the payment that counts, else of the latest attempt; null without one. */
  readonly amount_ht: number | null;
  readonly price: unknown;
};

const NO_SERVICE = { standard: 0, premium: 0, entreprise: 0 };

/**
 * Says where the price asked for a notice, without its service, differs from the regulated one of its day, and which
 * reduction has to be justified. Undefined where they agree, and where no table is loaded for that day.
 */
export const priceDoubt = (tables: readonly TariffTable[], row: Charged): string | undefined => {
  const { data: quoted } = storedQuote.safeParse(row.quote);
  const charged = noticeAmount(row);
  if (charged === undefined) return undefined;
  const notice = noticeToPrice({
    typeId: row.type_id,
    others: row.other_type_ids,
    form: row.company_form,
    department: row.department,
    content: row.content,
    reduction: quoted?.notice.reduction ?? null,
  });
  const day = quoted?.day ?? isoDay(parisDay(row.submitted_at ?? row.created_at));
  const found = quoteNotice(tables, day, notice, NO_SERVICE);
  const regulated =
    'missing' in found ? charged : found.lines.reduce((sum, { amountHT }) => sum + amountHT, 0);
  const sentences = [
    ...(regulated === charged
      ? []
      : [
          `Le prix demandé pour cette annonce, ${exactEuros(charged)} HT, diffère du tarif réglementé : ${exactEuros(regulated)} HT.`,
        ]),
    ...(quoted?.notice.reduction
      ? [`Réduction à justifier : ${reductionLabels[quoted.notice.reduction]}.`]
      : []),
  ];
  return sentences.length > 0 ? sentences.join(' ') : undefined;
};

/** Cents, without VAT and without the service. */
const noticeAmount = ({ offer, amount_ht, price }: Charged): number | undefined => {
  const { data } = orderPrice.safeParse(price);
  if (data)
    return data.lines
      .filter(({ kind }) => kind !== 'service')
      .reduce((sum, { amountHT }) => sum + amountHT, 0);
  return amount_ht ?? (offer ? splitVat(offers[offer].priceTTC).amountHT : undefined);
};
