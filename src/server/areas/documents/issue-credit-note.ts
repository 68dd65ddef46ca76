import type { Connection } from '#server/db/client.ts';
import { newId } from '#server/id.ts';
import { freezeCreditNote } from './freeze-invoice.ts';
import { invoiceData } from './frozen-data.ts';
import { findCreditNoteOf, findInvoiceOf, findPublication, insertCreditNote } from './invoices.queries.ts';
import { takeNumber } from './number-series.queries.ts';
import { queueDocument } from './queue-document.ts';

type Issue = { paymentId: string; reason: string; at: Date };

/** Cancels the whole invoice of a refunded payment. Issued once: a repeated call returns the same one. */
export const issueCreditNote = async (
  trx: Connection,
  { paymentId, reason, at }: Issue,
): Promise<{ id: string; number: string }> => {
  const known = await findCreditNoteOf(trx, paymentId);
  if (known) return { id: known.id, number: known.number };
  const invoice = await findInvoiceOf(trx, paymentId);
  if (!invoice) throw new Error(`No invoice of payment ${paymentId} to cancel`);
  const { published_at: publishedAt } = await findPublication(trx, invoice.announcement_id);
  const data = freezeCreditNote(invoiceData.parse(invoice.data), {
    number: invoice.number,
    issuedAt: invoice.issued_at,
    publishedAt,
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
    amount_ttc: invoice.amount_ttc,
    amount_ht: invoice.amount_ht,
    amount_tva: invoice.amount_tva,
    vat_rate: invoice.vat_rate,
    data: JSON.stringify(data),
  });
  await queueDocument(trx, { kind: 'credit_note', id: made.id });
  return made;
};
