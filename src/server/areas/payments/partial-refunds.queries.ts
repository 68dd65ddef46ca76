import type { Insertable, Selectable } from 'kysely';
import type { Connection } from '#server/db/client.ts';
import type { PartialRefundTable } from '#server/db/tables/payments.ts';

export const findPartialRefund = (db: Connection, id: string) =>
  db.selectFrom('partial_refunds').selectAll().where('id', '=', id).executeTakeFirst();

/** The one that is requested and not made yet; there is one at most. */
export const findRequestedPart = (db: Connection, paymentId: string) =>
  db
    .selectFrom('partial_refunds')
    .selectAll()
    .where('payment_id', '=', paymentId)
    .where('status', '=', 'requested')
    .executeTakeFirst();

export const insertPartialRefund = async (
  trx: Connection,
  values: Insertable<PartialRefundTable>,
): Promise<void> => {
  await trx.insertInto('partial_refunds').values(values).execute();
};

export type PartialRefundRow = Selectable<PartialRefundTable>;

/** The provider has the request and has not finished it. */
export const storeRefundId = async (db: Connection, partId: string, refundId: string): Promise<void> => {
  await db
    .updateTable('partial_refunds')
    .set({ refund_id: refundId })
    .where('id', '=', partId)
    .where('refund_id', 'is', null)
    .execute();
};

/** Whether a part of the payment failed: a total that the provider wrote earlier may still count it. */
export const hasFailedPart = async (db: Connection, paymentId: string): Promise<boolean> => {
  const found = await db
    .selectFrom('partial_refunds')
    .select('id')
    .where('payment_id', '=', paymentId)
    .where('status', '=', 'failed')
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
};

/** The payment and the amount of its requested part, read at one moment: together they are what is left. */
export const findPaymentWithPart = (db: Connection, paymentId: string) =>
  db
    .selectFrom('payments')
    .leftJoin('partial_refunds', (join) =>
      join
        .onRef('partial_refunds.payment_id', '=', 'payments.id')
        .on('partial_refunds.status', '=', 'requested'),
    )
    .selectAll('payments')
    .select('partial_refunds.amount as requested_part')
    .where('payments.id', '=', paymentId)
    .executeTakeFirst();

type Settled = {
  readonly partId: string;
  readonly paymentId: string;
  readonly status: 'succeeded' | 'failed';
  readonly refundId: string | null;
  readonly at: Date;
};

/** A refund that the provider reports as made may still fail; one that failed is never made. */
export const settlePart = async (
  trx: Connection,
  { partId, paymentId, status, refundId, at }: Settled,
): Promise<void> => {
  await trx
    .updateTable('partial_refunds')
    .set((eb) => ({ status, settled_at: at, refund_id: eb.fn.coalesce('refund_id', eb.val(refundId)) }))
    .where('id', '=', partId)
    .where('payment_id', '=', paymentId)
    .where('status', '<>', 'failed')
    .execute();
};

/** The request that a returned amount answers: its reason is printed on the credit note. */
export const findUncreditedPart = (trx: Connection, paymentId: string, amount: number) =>
  trx
    .selectFrom('partial_refunds')
    .selectAll()
    .where('payment_id', '=', paymentId)
    .where('amount', '=', amount)
    .where('status', '<>', 'failed')
    .where('credit_note_id', 'is', null)
    .orderBy('requested_at')
    .executeTakeFirst();

export const setCreditNote = async (trx: Connection, partId: string, creditNoteId: string): Promise<void> => {
  await trx
    .updateTable('partial_refunds')
    .set({ credit_note_id: creditNoteId })
    .where('id', '=', partId)
    .execute();
};

/** What was credited so far, in cents. */
export const sumCredited = async (trx: Connection, paymentId: string): Promise<number> => {
  const { sum } = await trx
    .selectFrom('credit_notes')
    .select(({ fn }) => fn.sum<string | null>('amount_ttc').as('sum'))
    .where('payment_id', '=', paymentId)
    .executeTakeFirstOrThrow();
  return Number(sum ?? 0);
};
