import { sql } from 'kysely';
import type { Connection } from '#server/db/client.ts';
import { storableJson } from '#server/db/storable-json.ts';
import type { Notification } from '#server/ports/payment-provider.ts';

/** An event is stored in the transaction that applies it: a stored one is applied. */
export const isKnownEvent = async (db: Connection, id: string): Promise<boolean> =>
  (await db.selectFrom('payment_events').select('id').where('id', '=', id).executeTakeFirst()) !== undefined;

/**
 * False when it was already stored. Waits for a concurrent delivery of the same event. The payment is not
 * referenced yet: that would lock its row before the announcement's.
 */
export const insertEvent = async (
  trx: Connection,
  { id, type, payload }: Notification,
  at: Date,
): Promise<boolean> => {
  const inserted = await trx
    .insertInto('payment_events')
    // Customers can type anything: the JSON is parsed, cleaned and serialised again. The signature was
    // verified on the original bytes.
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

/** Erases who paid before this day, and what the provider sent: it names them too. */
export const eraseBuyers = async (trx: Connection, before: Date): Promise<number> => {
  await trx.deleteFrom('quotes').where('issued_at', '<', before).execute();
  await trx
    .updateTable('payments')
    .set({ buyer: null, early_start: null, withdrawal: null })
    .where('created_at', '<', before)
    .where((eb) => eb.or([eb('buyer', 'is not', null), eb('withdrawal', 'is not', null)]))
    .execute();
  await trx
    .updateTable('partial_refunds')
    .set({ reason: '' })
    .where('requested_at', '<', before)
    .where('reason', '<>', '')
    .execute();
  const erased = await trx
    .updateTable('payment_events')
    .set({ payload: '{}' })
    .where('received_at', '<', before)
    .where(sql<boolean>`payload <> '{}'::jsonb`)
    .executeTakeFirst();
  return Number(erased.numUpdatedRows);
};
