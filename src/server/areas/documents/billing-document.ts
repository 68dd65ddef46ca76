import type { CreditNoteData, InvoiceData } from './frozen-data.ts';

/** An invoice (380) or a credit note (381): columns of its row and its frozen data. Amounts are in cents. */
export type BillingDocument = {
  readonly number: string;
  readonly issuedAt: Date;
  readonly amountHT: number;
  readonly amountTVA: number;
  readonly amountTTC: number;
  /** In hundredths of a percent. */
  readonly vatRate: number;
} & (
  | { readonly kind: 'invoice'; readonly data: InvoiceData }
  | { readonly kind: 'credit_note'; readonly data: CreditNoteData; readonly reason: string }
);
