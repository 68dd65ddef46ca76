import type { PaymentSession } from '#server/ports/payment-provider.ts';
import type { PaymentUpdate } from './payment-update.ts';
import type { PaymentRow } from './payments.queries.ts';

type Asked = Pick<PaymentRow, 'announcement_id' | 'amount_ttc' | 'currency'>;

/** What a checkout session means for its payment; undefined while it is open. */
export const sessionOutcome = (session: PaymentSession, payment: Asked): PaymentUpdate | undefined => {
  const { id: sessionId, paymentIntent } = session;
  if (session.state === 'open') return undefined;
  if (session.state === 'expired') return { event: 'payment-failed', sessionId };
  if (session.state === 'processing') return { event: 'money-awaited', sessionId, paymentIntent };
  const differences = differencesOf(session, payment);
  if (differences.length > 0) return { event: 'mismatch', sessionId, reason: differences.join(', ') };
  return { event: 'money-received', sessionId, paymentIntent };
};

/** A payment counts only with the amount, the currency and the announcement that were asked for. */
const differencesOf = (session: PaymentSession, payment: Asked): string[] => [
  ...(session.amount === payment.amount_ttc
    ? []
    : [`montant reçu ${session.amount ?? 'inconnu'} au lieu de ${payment.amount_ttc} centimes`]),
  ...(session.currency === payment.currency ? [] : [`devise ${session.currency ?? 'inconnue'}`]),
  ...(session.announcementId === payment.announcement_id &&
  session.clientReference === payment.announcement_id
    ? []
    : ['annonce différente']),
];
