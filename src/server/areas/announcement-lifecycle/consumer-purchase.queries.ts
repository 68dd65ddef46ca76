import { receivedPaymentStatuses } from '#domain/announcement/status.ts';
import { type ConsumerPurchase, publishableFrom } from '#domain/announcement/withdrawal.ts';
import type { Connection } from '#server/db/client.ts';

type StoredConsumer = { readonly kind: 'consumer'; readonly name: string };

/** Whether the stored buyer of a payment is a consumer; the company of the notice is none. */
export const isConsumer = (buyer: unknown): buyer is StoredConsumer =>
  typeof buyer === 'object' && buyer !== null && 'kind' in buyer && buyer.kind === 'consumer';

/** Both the express request and the acknowledgement were ticked. */
const startsEarly = (stored: unknown): boolean => {
  const { request, acknowledgement } = (stored ?? {}) as Record<string, unknown>;
  return Boolean(request) && Boolean(acknowledgement);
};

/** The first day on which the notice paid by this payment may be published; null when nothing delays it. */
export const publishableOncePaid = (
  { buyer, early_start }: { readonly buyer: unknown; readonly early_start: unknown },
  boughtAt: Date,
): Date | null =>
  isConsumer(buyer) ? publishableFrom({ boughtAt, startsEarly: startsEarly(early_start) }) : null;

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
