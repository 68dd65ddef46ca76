import type { Connection } from '#server/db/client.ts';
import { newId } from '#server/id.ts';
import { readPublisher } from '#server/publisher/publisher.queries.ts';
import { freezeInvoice } from './freeze-invoice.ts';
import { findBilled, findInvoiceOf, insertInvoice } from './invoices.queries.ts';
import { takeNumber } from './number-series.queries.ts';
import { queueDocument } from './queue-document.ts';

type Issue = { paymentId: string; at: Date };

/**
 * Issues the invoice of a completed payment and, for a notice that goes to review, the receipt of its
 * submission. Once per payment: a repeated call returns the same one.
 */
export const issueInvoice = async (
  trx: Connection,
  { paymentId, at }: Issue,
): Promise<{ id: string; number: string }> => {
  const known = await findInvoiceOf(trx, paymentId);
  if (known) return { id: known.id, number: known.number };
  const billed = await findBilled(trx, paymentId);
  if (!billed) throw new Error(`No payment ${paymentId} to invoice`);
  const data = freezeInvoice(billed, await readPublisher(trx), at);
  // Last: every transaction that issues an invoice waits for this lock.
  const { series, sequence, issuedAt } = await takeNumber(trx, 'F', at);
  const made = await insertInvoice(trx, {
    id: newId(issuedAt),
    series,
    sequence,
    payment_id: paymentId,
    announcement_id: billed.announcement_id,
    issued_at: issuedAt,
    amount_ttc: billed.amount_ttc,
    amount_ht: billed.amount_ht,
    amount_tva: billed.amount_tva,
    vat_rate: billed.vat_rate,
    data: JSON.stringify(data),
  });
  await queueDocument(trx, { kind: 'invoice', id: made.id });
  if (data.receipt) await queueDocument(trx, { kind: 'receipt', id: paymentId });
  return made;
};
