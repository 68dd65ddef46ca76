export const VAT_PERCENT = 20;

export type PriceBreakdown = {
  readonly amountHT: number;
  readonly amountTVA: number;
  readonly amountTTC: number;
};

/**
 * Splits a price in cents, VAT included, into its net and tax parts.
 *
 * Only the net part is rounded; the tax is the remainder, so that the three lines of the invoice always add
 * up to the amount charged.
 */
export const splitVat = (amountTTC: number): PriceBreakdown => {
  const amountHT = Math.round((amountTTC * 100) / (100 + VAT_PERCENT));
  return { amountHT, amountTVA: amountTTC - amountHT, amountTTC };
};

/** The rates that a sale may have (domain/tariff/buyer-vat.ts), in percent. */
const RATES = [0, 8.5, VAT_PERCENT] as const;

/** « TVA (20%) », « TVA (8,5%) »: the rate of these two amounts, each rounded to the cent. */
export const vatLabel = ({ amountHT, amountTVA }: Pick<PriceBreakdown, 'amountHT' | 'amountTVA'>): string => {
  const off = (rate: number) => Math.abs(amountTVA - (amountHT * rate) / 100);
  const rate = RATES.toSorted((one, other) => off(one) - off(other))[0] ?? VAT_PERCENT;
  return `TVA (${String(rate).replace('.', ',')}%)`;
};
