import type { Database } from '#server/db/client.ts';
import type { Clock } from '#server/ports/clock.ts';
import type { Notification, PaymentProvider } from '#server/ports/payment-provider.ts';
import { applyPaymentEvent } from './apply-payment-event.ts';
import { insertEvent, isKnownEvent, markEventApplied } from './payment-events.queries.ts';
import { recordDispute } from './record-dispute.ts';
import { resolveNotification } from './resolve-notification.ts';

type Deps = { db: Database; clock: Clock; provider: PaymentProvider };

/**
 * Stores a notification once and applies it, in one transaction. A failure is thrown and leaves nothing
 * behind: the provider sends it again.
 */
export const receiveNotification = async (
  { db, clock, provider }: Deps,
  notification: Notification,
  requestId: string,
): Promise<void> => {
  const { id, fact } = notification;
  if (await isKnownEvent(db, id)) return;
  const resolved = fact && (await resolveNotification({ db, provider }, fact));
  await db.transaction().execute(async (trx) => {
    const at = clock.now();
    if (!(await insertEvent(trx, notification, at))) return;
    const paymentId = resolved?.payment.id ?? null;
    const outcome =
      resolved?.update === undefined
        ? withoutEffect(fact !== undefined, paymentId)
        : await applyPaymentEvent(trx, {
            paymentId: resolved.payment.id,
            update: resolved.update,
            at,
            by: 'provider',
            requestId,
          });
    if (fact?.kind === 'dispute' && paymentId) await recordDispute(trx, { paymentId, fact, at, requestId });
    await markEventApplied(trx, { id, paymentId, outcome, at });
  });
};

const withoutEffect = (isSupported: boolean, paymentId: string | null): string => {
  if (!isSupported) return 'unused';
  return paymentId === null ? 'unknown payment' : 'noted';
};
