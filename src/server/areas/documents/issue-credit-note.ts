import { creditAmounts } from '#domain/payment/partial-refund.ts';
import type { Connection } from '#server/db/client.ts';
import { newId } from '#server/id.ts';
import { freezeCreditNote } from './freeze-invoice.ts';
import { invoiceData } from './frozen-data.ts';
import { findInvoiceOf, findPublication, insertCreditNote, listCreditNotesOf } from './invoices.queries.ts';
import { takeNumber } from './number-series.queries.ts';
import { queueDocument } from './queue-document.ts';

type Issue = {
  paymentId: string;
  /** What was returned so far, in cents; all of it by default. */
  upTo?: number;
  reason: string;
  at: Date;
};

/**
 * Cancels the invoice of a payment as far as it was returned and not credited yet. A repeated call returns the last
 * credit note. The payment's row is locked.
 */
export const issueCreditNote = async (
  trx: Connection,
  { paymentId, upTo, reason, at }: Issue,
): Promise<{ id: string; number: string }> => {
  const invoice = await findInvoiceOf(trx, paymentId);
  if (!invoice) throw new Error(`No invoice of payment ${paymentId} to cancel`);
  const earlier = await listCreditNotesOf(trx, paymentId);
  const before = earlier.reduce((sum, { amount_ttc }) => sum + amount_ttc, 0);
  const returned = Math.min(upTo ?? invoice.amount_ttc, invoice.amount_ttc);
  const last = earlier.at(-1);
  if (last && returned <= before) return { id: last.id, number: last.number };
  const credited = creditAmounts(
    { amountHT: invoice.amount_ht, amountTVA: invoice.amount_tva, amountTTC: invoice.amount_ttc },
    { before, upTo: returned },
  );
  const { published_at: publishedAt } = await findPublication(trx, invoice.announcement_id);
  const data = freezeCreditNote(invoiceData.parse(invoice.data), {
    number: invoice.number,
    issuedAt: invoice.issued_at,
    publishedAt,
    part:
      credited.amountTTC === invoice.amount_ttc
        ? null
        : { ...credited, isLast: returned === invoice.amount_ttc },
  });
  const { series, sequence, issuedAt } = await takeNumber(trx, 'A', at);
  const made = await insertCreditNote(trx, {
    id: newId(issuedAt),
    series,
    sequence,
    payment_id: paymentId,
    invoice_id: invoice.id,
    announcement_id: invoice.announcement_id,
    issued_at: issuedAt,
    reason,
    amount_ttc: credited.amountTTC,
    amount_ht: credited.amountHT,
    amount_tva: credited.amountTVA,
    vat_rate: invoice.vat_rate,
    data: JSON.stringify(data),
  });
  await queueDocument(trx, { kind: 'credit_note', id: made.id });
  return made;
};
