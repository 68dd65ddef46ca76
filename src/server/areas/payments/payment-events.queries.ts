import type { Connection } from '#server/db/client.ts';
import { storableJson } from '#server/db/storable-json.ts';
import type { Notification } from '#server/ports/payment-provider.ts';

/** Known is done: an event is stored by the transaction that applies it. */
export const isKnownEvent = async (db: Connection, id: string): Promise<boolean> =>
  (await db.selectFrom('payment_events').select('id').where('id', '=', id).executeTakeFirst()) !== undefined;

/**
 * False when it was stored before. While another delivery of the same event is being applied, this waits for it. The
 * payment is not named yet: that would lock its row before the announcement's.
 */
export const insertEvent = async (
  trx: Connection,
  { id, type, payload }: Notification,
  at: Date,
): Promise<boolean> => {
  const inserted = await trx
    .insertInto('payment_events')
    // Its customers type what they like: read, cleaned, and written again. The signature was of the very bytes.
    .values({ id, type, payload: JSON.stringify(storableJson(JSON.parse(payload))), received_at: at })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .executeTakeFirst();
  return inserted.numInsertedOrUpdatedRows === 1n;
};

export const markEventApplied = async (
  trx: Connection,
  { id, paymentId, outcome, at }: { id: string; paymentId: string | null; outcome: string; at: Date },
): Promise<void> => {
  await trx
    .updateTable('payment_events')
    .set({ payment_id: paymentId, outcome, applied_at: at })
    .where('id', '=', id)
    .execute();
};
