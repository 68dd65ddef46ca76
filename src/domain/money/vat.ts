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
