import type { PaymentStatus } from '../announcement/status.ts';
import type { PriceBreakdown } from '../money/vat.ts';

export type PaidAmount = {
  readonly status: PaymentStatus;
  /** Cents, VAT included. */
  readonly amount: number;
  readonly returned: number;
  /** A refund, of a part or of the whole, is requested and not made yet. */
  readonly refundUnderWay: boolean;
};

/** What an administrator may still give back, in cents: one refund at a time, never more than what was paid. */
export const refundable = ({ status, amount, returned, refundUnderWay }: PaidAmount): number =>
  status === 'completed' && !refundUnderWay ? amount - returned : 0;

/**
 * The amounts of the credit note for what was returned after `before` and up to `upTo`, in cents with VAT. Rounded on
 * the running total: the credit notes of a whole invoice add up to its amounts, whatever the parts were.
 */
export const creditAmounts = (
  invoice: PriceBreakdown,
  { before, upTo }: { readonly before: number; readonly upTo: number },
): PriceBreakdown => {
  const netOf = (total: number) => Math.round((total * invoice.amountHT) / invoice.amountTTC);
  const [amountTTC, amountHT] = [upTo - before, netOf(upTo) - netOf(before)];
  return { amountHT, amountTVA: amountTTC - amountHT, amountTTC };
};
