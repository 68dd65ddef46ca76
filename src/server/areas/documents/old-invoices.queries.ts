import type { Connection } from '#server/db/client.ts';
import { isErased } from './documents.queries.ts';

/**
 * Erases the parties of invoices and credit notes issued before this day, and their files. The numbers and amounts
 * stay: the series has no gap, and the accounts still add up.
 */
export const eraseOldInvoices = async (trx: Connection, before: Date): Promise<number> => {
  let erased = 0;
  for (const [table, column] of [
    ['invoices', 'invoice_id'],
    ['credit_notes', 'credit_note_id'],
  ] as const) {
    const rows = await trx
      .updateTable(table)
      .set({ data: '{}' })
      .where('issued_at', '<', before)
      .where(({ not }) => not(isErased))
      .returning(['id', 'payment_id'])
      .execute();
    if (rows.length === 0) continue;
    erased += rows.length;
    await trx
      .deleteFrom('documents')
      .where((eb) =>
        eb.or([
          eb(
            column,
            'in',
            rows.map(({ id }) => id),
          ),
          // The receipt of the submission is made of the invoice's data.
          eb(
            'payment_id',
            'in',
            rows.map(({ payment_id }) => payment_id),
          ),
        ]),
      )
      .execute();
  }
  return erased;
};
