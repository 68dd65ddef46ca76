import type { Database } from '#server/db/client.ts';
import type { Clock } from '#server/ports/clock.ts';
import type { PaymentSession } from '#server/ports/payment-provider.ts';
import { applyPaymentEvent } from './apply-payment-event.ts';
import type { PaymentRow } from './payments.queries.ts';
import { sessionOutcome } from './session-outcome.ts';

type Deps = { db: Database; clock: Clock };
type Settlement = { payment: PaymentRow; session: PaymentSession; requestId?: string | undefined };

/** Applies what the provider answered when asked, by the same code path as its notifications. */
export const settleSession = async (
  { db, clock }: Deps,
  { payment, session, requestId }: Settlement,
): Promise<void> => {
  const update = sessionOutcome(session, payment);
  if (!update) return;
  await db
    .transaction()
    .execute((trx) =>
      applyPaymentEvent(trx, { paymentId: payment.id, update, at: clock.now(), by: 'provider', requestId }),
    );
};
