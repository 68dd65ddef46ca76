import type { OfferName } from '#domain/announcement/offers.ts';
import { offers } from '#domain/announcement/offers.ts';
import { modificationsOf } from '#domain/announcement/several-modifications.ts';
import { findAnnouncementType } from '#domain/announcement/types.ts';
import { addDays, isoDay, parseDay } from '#domain/period/paris-day.ts';
import { visibleLength } from '#domain/text/visible-text.ts';
import { type NoticeToPrice, type Price, type PriceLine, price, serviceLine } from './price.ts';
import type { AnnouncementTypeName, ReductionName, TariffTable } from './tariff-table.ts';

/** How long a quoted price holds, whatever tariff comes into force meanwhile. */
const QUOTE_DAYS = 30;

/** What each service costs beside the notice: cents, without VAT. */
export type Supplements = Readonly<Record<OfferName, number>>;

/** How the site sells: at the prices of its offers, or at the regulated price and a service beside it. */
export type Pricing =
  | { readonly mode: 'offers' }
  | { readonly mode: 'regulated'; readonly supplements: Supplements };

/** The regulated price of a notice, frozen on the day it was asked for. */
export type Quote = {
  /** ISO days in Paris; the price holds until the last one, included. */
  readonly day: string;
  readonly validUntil: string;
  readonly source: string;
  /** What was priced: another text, type, form or department needs another quote. */
  readonly notice: NoticeToPrice;
  /** The notice and its reduction, without the service. */
  readonly lines: readonly PriceLine[];
  readonly supplements: Supplements;
};

type Typed = {
  readonly typeId: number;
  /** The modifications that it announces beside its type. */
  readonly others: readonly number[];
  readonly form: string;
  readonly department: string;
  /** HTML. */
  readonly content: string;
  readonly reduction: ReductionName | null;
};

/** Notices of insolvency proceedings (Book VI of the commercial code) have their reduction without being asked for. */
const INSOLVENCY: readonly string[] = ['procedure_collective', 'redressement_judiciaire'];

/** What a typed or stored notice is priced by. */
export const noticeToPrice = ({
  typeId,
  others,
  form,
  department,
  content,
  reduction,
}: Typed): NoticeToPrice => {
  const { name } = findAnnouncementType(typeId);
  return {
    type: name as AnnouncementTypeName,
    form,
    department,
    characters: visibleLength(content),
    modifications: Math.max(1, modificationsOf(typeId, others).length),
    reduction: reduction ?? (INSOLVENCY.includes(name) ? 'insolvency' : null),
  };
};

const WITHOUT_SERVICE = { label: '', amountHT: 0 };

export const quoteNotice = (
  tables: readonly TariffTable[],
  day: string,
  notice: NoticeToPrice,
  supplements: Supplements,
): Quote | Extract<Price, { missing: unknown }> => {
  const found = price(tables, day, notice, WITHOUT_SERVICE);
  if ('missing' in found) return found;
  return { day, validUntil: lastDay(day), source: found.source, notice, lines: found.lines, supplements };
};

const lastDay = (day: string): string => {
  const from = parseDay(day);
  return from ? isoDay(addDays(from, QUOTE_DAYS)) : day;
};

/** Whether a quote holds for this notice on this day. */
export const holds = (quote: Quote, notice: NoticeToPrice, day: string): boolean =>
  day <= quote.validUntil &&
  (Object.keys(notice) as (keyof NoticeToPrice)[]).every((key) => quote.notice[key] === notice[key]);

/** Every line of the order: the notice, its reduction and, when it is not free, the service. */
export const orderLines = ({ lines, supplements }: Quote, offer: OfferName): PriceLine[] => [
  ...lines,
  ...serviceLine({ label: `Service ${offers[offer].label}`, amountHT: supplements[offer] }),
];
