import type { z } from 'zod';
import { missingPrice } from '#contract/tariff.fr.ts';
import type { tariffAnswer } from '#contract/tariff.ts';
import { type Offer, offers } from '#domain/announcement/offers.ts';
import { findDepartment } from '#domain/company/departments.ts';
import { orderVat } from '#domain/tariff/buyer-vat.ts';
import { type PriceLine, totals } from '#domain/tariff/price.ts';
import { noticeToPrice, orderLines, type Quote, quoteNotice } from '#domain/tariff/quote.ts';
import { reductionNames, zoneOf } from '#domain/tariff/tariff-table.ts';
import { otherTypesOf } from '#web/notice-form/typed-notice.ts';
import type { BuyerValues } from '../buyer-values.ts';
import type { SubmissionValues } from '../submission-values.ts';

export type Tariff = NonNullable<z.infer<typeof tariffAnswer>['regulated']>;

/** What was typed is not enough yet, has no price for a reason, or has one. */
export type TypedQuote = { incomplete: true } | { missing: string } | { quote: Quote };

/** The price of the typed notice, by the rules of the server, which counts again. */
export const typedQuote = (tariff: Tariff, values: SubmissionValues): TypedQuote => {
  const { companyForm: form, department, content, type_id } = values;
  if (!tariff.table) return { missing: missingPrice('no-table') };
  if (type_id === '' || form === '' || !findDepartment(department)) return { incomplete: true };
  const reduction = reductionNames.find((name) => name === values.reduction) ?? null;
  const notice = noticeToPrice({
    typeId: Number(type_id),
    others: otherTypesOf(values),
    form,
    department,
    content,
    reduction,
  });
  const quote = quoteNotice([tariff.table], tariff.day, notice, tariff.supplements);
  return 'missing' in quote ? { missing: missingPrice(quote.missing) } : { quote };
};

/** « Zone II » */
export const zoneName = ({ table }: Tariff, department: string): string | undefined =>
  table ? zoneOf(table, department)?.name : undefined;

export type Priced = {
  readonly lines: readonly PriceLine[];
  readonly amountHT: number;
  readonly amountTVA: number;
  readonly amountTTC: number;
  readonly vatExemption: string | null;
};

/** The whole order: the notice, its service, and the VAT of whoever pays. */
export const priceOrder = (quote: Quote, offer: Offer, buyer: BuyerValues): Priced => {
  const { rate, exemption } = orderVat(buyer.who === 'other' ? buyer : null, quote.notice.department);
  const lines = orderLines(quote, offer.name);
  return {
    lines,
    ...totals(lines, rate),
    vatExemption: exemption,
  };
};

/** The price of an order in cents, VAT included; undefined while it has none. */
export const amountToPay = (
  tariff: Tariff,
  values: SubmissionValues,
  offer: Offer = offers.standard,
): number | undefined => {
  const typed = typedQuote(tariff, values);
  return 'quote' in typed ? priceOrder(typed.quote, offer, values.buyer).amountTTC : undefined;
};
