import { receivedPaymentStatuses } from '#domain/announcement/status.ts';
import type { ConsumerPurchase } from '#domain/announcement/withdrawal.ts';
import type { Connection } from '#server/db/client.ts';
import { isConsumer, startsEarly } from './consumer-purchase.ts';

export type StoredPurchase = ConsumerPurchase & {
  readonly paymentId: string;
  readonly buyerName: string;
  /** When the consumer withdrew from it. */
  readonly withdrawnAt: Date | null;
};

/** The payment received for this announcement, when a consumer made it. */
export const findConsumerPurchase = async (
  db: Connection,
  announcementId: string,
): Promise<StoredPurchase | undefined> => {
  const payment = await db
    .selectFrom('payments')
    .select(['id', 'completed_at', 'buyer', 'early_start', 'withdrawal'])
    .where('announcement_id', '=', announcementId)
    .where('duplicate', '=', false)
    .where('status', 'in', receivedPaymentStatuses)
    .orderBy('attempt', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!payment?.completed_at || !isConsumer(payment.buyer)) return undefined;
  const { at } = (payment.withdrawal ?? {}) as { at?: string };
  return {
    paymentId: payment.id,
    buyerName: payment.buyer.name,
    boughtAt: payment.completed_at,
    startsEarly: startsEarly(payment.early_start),
    withdrawnAt: at === undefined ? null : new Date(at),
  };
};

type Statement = {
  readonly paymentId: string;
  readonly name: string;
  readonly statement: string;
  readonly at: Date;
};

export const storeWithdrawal = async (
  trx: Connection,
  { paymentId, name, statement, at }: Statement,
): Promise<void> => {
  await trx
    .updateTable('payments')
    .set({ withdrawal: JSON.stringify({ name, statement, at: at.toISOString() }), updated_at: at })
    .where('id', '=', paymentId)
    .execute();
};
