import type { PaymentDifference, Reconciliation } from '#contract/admin-payments.ts';
import { receivedPaymentStatuses } from '#domain/announcement/status.ts';
import { isId } from '#domain/id.ts';
import { endOfDay, parseDay, startOfDay } from '#domain/period/paris-day.ts';
import type { Database } from '#server/db/client.ts';
import { AppError } from '#server/errors.ts';
import type { PaymentProvider, ProviderCharge } from '#server/ports/payment-provider.ts';
import { type ComparedPayment, listByKeys, listReceived } from './payment-list.queries.ts';

type Deps = { readonly db: Database; readonly payments?: PaymentProvider | undefined };

const MOST = 1_000;
/** A page may be paid a day after it was opened, and the notification may come later still. */
const MARGIN_MS = 24 * 3_600_000;

/** What the provider has charged in a period and what we have booked: everything that is not the same on both sides. */
export const compareWithProvider = async (
  { db, payments: provider }: Deps,
  { start_date, end_date }: { start_date: string; end_date: string },
): Promise<Reconciliation> => {
  const [first, last] = [parseDay(start_date), parseDay(end_date)];
  if (!provider || !first || !last) throw new AppError('payment.no-provider');
  const [from, to] = [startOfDay(first), endOfDay(last)];
  const { charges, truncated } = await provider
    .listCharges({
      from: new Date(from.getTime() - MARGIN_MS),
      to: new Date(to.getTime() + MARGIN_MS),
      most: MOST,
    })
    .catch((error: unknown) => {
      throw new AppError('payment.provider-silent', { error: String(error) });
    });
  const keys = await listByKeys(
    db,
    charges.flatMap(({ paymentIntent }) => paymentIntent ?? []),
    charges.flatMap(({ paymentId }) => (paymentId && isId(paymentId) ? [paymentId] : [])),
  );
  const received = await listReceived(db, { provider: provider.name, from, to, most: MOST + 1 });
  const oursOf = finder(keys);
  const ofPeriod = charges.filter(({ createdAt }) => createdAt >= from && createdAt <= to);
  const known = new Set(charges.flatMap((charge) => oursOf(charge)?.id ?? []));
  return {
    provider: provider.name,
    theirs: ofPeriod.length,
    ours: Math.min(received.length, MOST),
    truncated: truncated || received.length > MOST,
    differences: [
      ...ofPeriod.flatMap((charge) => differenceOf(charge, oursOf(charge))),
      // A list that was cut says nothing of what it leaves out.
      ...(truncated
        ? []
        : received
            .slice(0, MOST)
            .filter(({ id }) => !known.has(id))
            .map(missingThere)),
    ],
  };
};

const finder = (payments: readonly ComparedPayment[]) => {
  const byIntent = new Map(payments.map((payment) => [payment.payment_intent, payment]));
  const byId = new Map(payments.map((payment) => [payment.id, payment]));
  return ({ paymentIntent, paymentId }: ProviderCharge): ComparedPayment | undefined =>
    (paymentIntent === null ? undefined : byIntent.get(paymentIntent)) ??
    (paymentId === null ? undefined : byId.get(paymentId));
};

const differenceOf = (charge: ProviderCharge, ours: ComparedPayment | undefined): PaymentDifference[] => {
  const kind = kindOf(charge, ours);
  if (!kind) return [];
  return [
    {
      kind,
      payment_intent: charge.paymentIntent,
      at: charge.createdAt.toISOString(),
      theirs: {
        amount: charge.amount / 100,
        returned: charge.returned / 100,
        description: charge.description,
      },
      ours: ours ? presentOurs(ours) : null,
    },
  ];
};

const kindOf = (
  { amount, returned }: ProviderCharge,
  ours: ComparedPayment | undefined,
): PaymentDifference['kind'] | undefined => {
  if (!ours) return 'unknown-here';
  if (!receivedPaymentStatuses.some((status) => status === ours.status)) return 'status';
  if (ours.amount_ttc !== amount) return 'amount';
  return ours.amount_refunded === returned ? undefined : 'returned';
};

const missingThere = (payment: ComparedPayment): PaymentDifference => ({
  kind: 'missing-there',
  payment_intent: payment.payment_intent,
  at: (payment.completed_at ?? payment.created_at).toISOString(),
  theirs: null,
  ours: presentOurs(payment),
});

const presentOurs = (payment: ComparedPayment) => ({
  announcement_id: payment.announcement_id,
  reference: payment.reference,
  status: payment.status,
  amount: payment.amount_ttc / 100,
  returned: payment.amount_refunded / 100,
});
