import { withdrawalStatement } from '#contract/withdrawal.ts';
import { withdrawalRight } from '#domain/announcement/withdrawal.ts';
import {
  applyTransition,
  findConsumerPurchase,
  findForTransition,
  LifecycleError,
  storeWithdrawal,
} from '#server/areas/announcement-lifecycle/public.ts';
import { queueAnnouncementMail } from '#server/areas/announcement-mail/public.ts';
import { closeOpenCheckouts, requestRefund } from '#server/areas/payments/public.ts';
import type { Database } from '#server/db/client.ts';
import { AppError } from '#server/errors.ts';
import type { Clock } from '#server/ports/clock.ts';

type Withdrawal = { readonly token: string; readonly name: string; readonly requestId: string };

/** Printed on the credit note. */
const REASON = "Rétractation de l'acheteur";

/**
 * A consumer withdraws from the purchase: the statement, the refund, the acknowledgement and the mail to the team are
 * one transaction. A repeat changes nothing. Returns when the statement was received.
 */
export const withdrawPurchase = async (
  { db, clock }: { db: Database; clock: Clock },
  { token, name, requestId }: Withdrawal,
): Promise<Date> => {
  const at = clock.now();
  return db.transaction().execute(async (trx) => {
    const announcement = await findForTransition(trx, { trackingToken: token }, at);
    if (!announcement || announcement.facts.deleted) throw new AppError('tracking.not-found');
    const { id: announcementId, status, reference } = announcement;
    const purchase = await findConsumerPurchase(trx, announcementId);
    if (!purchase) throw new LifecycleError('not-withdrawable', { id: announcementId, status });
    const { paymentId, boughtAt, withdrawnAt } = purchase;
    if (withdrawnAt) return withdrawnAt;
    const facts = { ...announcement.facts, withdrawal: withdrawalRight(purchase, at) };
    await applyTransition(
      trx,
      { ...announcement, facts },
      { event: 'withdraw-purchase', at, by: { kind: 'visitor' }, requestId },
    );
    const statement = withdrawalStatement(reference, boughtAt);
    await storeWithdrawal(trx, { paymentId, name, statement, at });
    await closeOpenCheckouts(trx, { announcementId, at });
    await requestRefund(trx, { announcementId, reason: REASON, at, requestId });
    const mail = { announcementId, name, statement, at };
    await queueAnnouncementMail(trx, { kind: 'purchase-withdrawn', ...mail });
    await queueAnnouncementMail(trx, { kind: 'team-purchase-withdrawn', ...mail });
    return at;
  });
};
