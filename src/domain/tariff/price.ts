import type { ReductionName, TariffTable } from './tariff-table.ts';
import { type AnnouncementTypeName, forfaitOf, tableOn, zoneOf } from './tariff-table.ts';

/** What the regulated price of a notice depends on. */
export type NoticeToPrice = {
  readonly type: AnnouncementTypeName;
  readonly form: string;
  readonly department: string;
  /** Spaces counted, presentation not (`visibleLength`). */
  readonly characters: number;
  /** Two or more modifications in one notice are priced by the character. */
  readonly modifications: number;
  readonly reduction: ReductionName | null;
};

/** What the journal sells beside the notice, on its own line; nothing when it costs nothing. */
export type Service = { readonly label: string; readonly amountHT: number };

export type PriceLine = {
  readonly kind: 'forfait' | 'characters' | 'reduction' | 'service';
  readonly label: string;
  /** The text that fixes this price, with its article; empty for a service, whose price is free. */
  readonly basis: string;
  readonly quantity: number;
  /** Thousandths of a euro, without VAT. */
  readonly unitPrice: number;
  /** Cents, without VAT: the quantity times the unit price, rounded once. */
  readonly amountHT: number;
};

export type Price =
  | { readonly lines: readonly PriceLine[]; readonly source: string }
  | { readonly missing: 'no-table' | 'unknown-department' | 'amount-not-known' };

/** The lines of a notice's price on this day (ISO, in Paris), without VAT. */
export const price = (
  tables: readonly TariffTable[],
  day: string,
  notice: NoticeToPrice,
  service: Service,
): Price => {
  const table = tableOn(tables, day);
  if (!table) return { missing: 'no-table' };
  const regulated = regulatedLine(table, notice);
  if ('missing' in regulated) return regulated;
  return {
    source: table.source,
    lines: [regulated, ...reductionOf(table, notice, regulated), ...serviceLine(service)],
  };
};

const regulatedLine = (
  table: TariffTable,
  notice: NoticeToPrice,
): PriceLine | Extract<Price, { missing: unknown }> => {
  const forfait = notice.modifications > 1 ? undefined : forfaitOf(table, notice);
  if (forfait) {
    if (forfait.amountHT === null) return { missing: 'amount-not-known' };
    return {
      kind: 'forfait',
      label: 'Annonce légale, tarif forfaitaire',
      basis: basisOf(table, forfait),
      quantity: 1,
      unitPrice: forfait.amountHT * 10,
      amountHT: forfait.amountHT,
    };
  }
  const zone = zoneOf(table, notice.department);
  if (!zone) return { missing: 'unknown-department' };
  if (zone.rate === null) return { missing: 'amount-not-known' };
  return {
    kind: 'characters',
    label: `Annonce légale au caractère, zone ${zone.name}`,
    basis: basisOf(table, zone),
    quantity: notice.characters,
    unitPrice: zone.rate,
    amountHT: Math.round((notice.characters * zone.rate) / 10),
  };
};

/** « Arrêté du 19 novembre 2021 modifié, article 2 » */
const basisOf = ({ source }: TariffTable, { article }: { article?: string | undefined }): string =>
  article ? `${source}, ${article}` : source;

const reductionOf = (table: TariffTable, { reduction }: NoticeToPrice, regulated: PriceLine): PriceLine[] => {
  const granted = table.reductions.find(({ name }) => name === reduction);
  if (!granted || (regulated.kind === 'forfait' && !granted.onForfaits)) return [];
  const amount = Math.round((regulated.amountHT * granted.percent) / 100);
  return [
    {
      kind: 'reduction',
      label: `${reductionLabels[granted.name]}, réduction de ${granted.percent} %`,
      basis: basisOf(table, granted),
      // A price is never negative, the quantity is.
      quantity: -1,
      unitPrice: amount * 10,
      amountHT: -amount,
    },
  ];
};

/** What the text calls them. */
export const reductionLabels: Readonly<Record<ReductionName, string>> = {
  'legal-aid': 'Aide juridictionnelle',
  insolvency: 'Livre VI du code de commerce',
  'sole-trader-transfer': "Transfert universel du patrimoine d'un entrepreneur individuel",
};

export const serviceLine = ({ label, amountHT }: Service): PriceLine[] =>
  amountHT > 0
    ? [{ kind: 'service', label, basis: '', quantity: 1, unitPrice: amountHT * 10, amountHT }]
    : [];

export type PriceTotals = {
  readonly amountHT: number;
  readonly amountTVA: number;
  readonly amountTTC: number;
};

/** VAT is rounded once for each line. */
export const totals = (lines: readonly PriceLine[], vatRate: number): PriceTotals => {
  const amountHT = lines.reduce((sum, line) => sum + line.amountHT, 0);
  const amountTVA = lines.reduce((sum, line) => sum + Math.round((line.amountHT * vatRate) / 10_000), 0);
  return { amountHT, amountTVA, amountTTC: amountHT + amountTVA };
};
