import { recordAudit } from '#server/areas/audit/public.ts';
import type { Connection } from '#server/db/client.ts';
import type { PaymentFact } from '#server/ports/payment-provider.ts';
import { storeDispute } from './disputes.queries.ts';

type Reported = {
  readonly paymentId: string;
  readonly fact: Extract<PaymentFact, { kind: 'dispute' }>;
  readonly at: Date;
  readonly requestId: string;
};

/** Keeps what the provider says of a dispute. One that is lost returns the money, which has an audit line of its own. */
export const recordDispute = async (
  trx: Connection,
  { paymentId, fact: { state, dispute }, at, requestId }: Reported,
): Promise<void> => {
  const hasEnded = await storeDispute(trx, { paymentId, state, dispute, at });
  if (hasEnded && state === 'won')
    await recordAudit(trx, {
      ...{ at, actor: 'provider', action: 'payment.dispute-won', requestId },
      object: { kind: 'payment', id: paymentId },
    });
};
