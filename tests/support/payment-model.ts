import { type AnnouncementEvent, type AnnouncementFacts, decide } from '#domain/announcement/lifecycle.ts';
import type { AnnouncementStatus, PaymentStatus } from '#domain/announcement/status.ts';
import type { WithdrawalRight } from '#domain/announcement/withdrawal.ts';
import { type PaymentEffect, type PaymentFacts, planPayment } from '#domain/payment/payment-plan.ts';
import type { PaymentEvent } from '#domain/payment/transitions.ts';

export type ModelMail =
  | 'payment-confirmed'
  | 'announcement-in-review'
  | 'team-new-paid'
  | 'payment-failed'
  | 'payment-cancelled'
  | 'refund-made'
  | 'team-payment-alert';

export type ModelPayment = {
  readonly status: PaymentStatus;
  readonly duplicate: boolean;
  readonly held: boolean;
  readonly notified: boolean;
  readonly refundRequested: boolean;
  readonly refundFailed: boolean;
  readonly refusals: number;
  readonly invoices: number;
  readonly creditNotes: number;
  /** Cents. */
  readonly amount: number;
  readonly returned: number;
  /** More than what was returned, after a part that was credited has failed. */
  readonly credited: number;
  /** The right to withdraw that this payment gives to its buyer. */
  readonly right?: WithdrawalRight | undefined;
};

/**
 * An announcement, its payments, its books and its mails, as counters: the expected state of the database.
 */
export type PaymentModel = {
  readonly status: AnnouncementStatus;
  readonly deleted: boolean;
  readonly payments: readonly ModelPayment[];
  readonly mails: Readonly<Record<ModelMail, number>>;
};

export const newModel = (status: AnnouncementStatus = 'pending', deleted = false): PaymentModel => ({
  status,
  deleted,
  payments: [],
  mails: {
    'payment-confirmed': 0,
    'announcement-in-review': 0,
    'team-new-paid': 0,
    'payment-failed': 0,
    'payment-cancelled': 0,
    'refund-made': 0,
    'team-payment-alert': 0,
  },
});

const newPayment: ModelPayment = {
  status: 'pending',
  duplicate: false,
  held: false,
  notified: false,
  refundRequested: false,
  refundFailed: false,
  refusals: 0,
  invoices: 0,
  creditNotes: 0,
  amount: 149_00,
  returned: 0,
  credited: 0,
};

/** A new attempt that replaces the open ones; unchanged if the announcement is not payable. */
export const openCheckout = (
  model: PaymentModel,
  { right, amount }: { right?: WithdrawalRight | undefined; amount?: number | undefined } = {},
): PaymentModel => {
  const decision = decide('open-checkout', factsOf(model));
  const waits = model.payments.some(
    (payment) => payment.status === 'processing' || (payment.held && mayBePaid(payment)),
  );
  if (!('to' in decision) || waits) return model;
  return {
    ...model,
    status: decision.to,
    payments: [
      ...model.payments.map(endWithoutMail),
      { ...newPayment, ...(right && { right }), ...(amount && { amount }) },
    ],
  };
};

/** An administrator's action, with its effects on received payments and open payment pages. */
export const administer = (model: PaymentModel, event: AnnouncementEvent): PaymentModel => {
  const decision = decide(event, factsOf(model));
  if ('refusal' in decision) return model;
  const changed = { ...model, status: 'to' in decision ? decision.to : model.status };
  if (event === 'delete') return { ...changed, deleted: true };
  if (event === 'restore') return { ...changed, deleted: false };
  if (event !== 'reject' && event !== 'withdraw-purchase') return changed;
  return {
    ...changed,
    payments: model.payments.map((payment) =>
      payment.status === 'completed' && !payment.duplicate
        ? { ...payment, refundRequested: true, refundFailed: false }
        : endWithoutMail(payment),
    ),
  };
};

/**
 * A report of the provider, or of the visitor who leaves, about one payment. For a part: what was returned so far, in
 * all, and whether we asked for it.
 */
export const applyPaymentReport = (
  model: PaymentModel,
  index: number,
  event: PaymentEvent,
  { total = 50_00, asked = false }: { total?: number; asked?: boolean } = {},
): PaymentModel => {
  const payment = model.payments[index];
  if (!payment) return model;
  const returned = event === 'money-returned' ? payment.amount : Math.max(payment.returned, total);
  const facts = paymentFacts(model, index, payment);
  const plan = planPayment(
    event,
    {
      ...facts,
      refundRequested: facts.refundRequested || asked,
      returnsMore: event === 'part-returned' && total > payment.returned,
      creditsMore: event === 'part-returned' && total > payment.credited,
    },
    factsOf(model),
  );
  const announcement = plan.announcement.reduce<AnnouncementStatus>((status, name) => {
    const decision = decide(name, { ...factsOf(model), status });
    return 'to' in decision ? decision.to : status;
  }, model.status);
  const isCredited = plan.effects.includes('issue-credit-note');
  const after = plan.effects.reduce(book, {
    ...payment,
    ...{ status: plan.to, duplicate: plan.duplicate },
    returned: isCredited || plan.effects.includes('store-part') ? returned : payment.returned,
    credited: isCredited ? returned : payment.credited,
  });
  const mails = { ...model.mails };
  for (const effect of new Set(plan.effects)) {
    const kind = mailOf[effect];
    if (kind) mails[kind] += 1;
  }
  return { ...model, status: announcement, payments: model.payments.with(index, after), mails };
};

/** A failure without a mail may come from an anonymous cancellation: its page is still open. */
const mayBePaid = ({ status, notified }: ModelPayment): boolean =>
  status === 'pending' || status === 'processing' || (status === 'failed' && !notified);

export const closePages = (model: PaymentModel): PaymentModel => ({
  ...model,
  payments: model.payments.map(endWithoutMail),
});

const endWithoutMail = (payment: ModelPayment): ModelPayment =>
  mayBePaid(payment) ? { ...payment, status: 'failed', notified: true } : payment;

/** At a fixed time: a withdrawal period never ends, and a notice that waits for its end is never due. */
export const factsOf = ({ status, deleted, payments }: PaymentModel): AnnouncementFacts => {
  const received = payments.findLast(({ invoices, duplicate }) => invoices > 0 && !duplicate);
  return {
    status,
    deleted,
    refunded: payments.some(
      (payment) => !payment.duplicate && (payment.status === 'refunded' || payment.refundRequested),
    ),
    due: received?.right !== 'even-published',
    withdrawal: received?.right,
  };
};

const paymentFacts = (
  { payments }: PaymentModel,
  index: number,
  { status, held, duplicate, notified, refundRequested, refundFailed }: ModelPayment,
): Omit<PaymentFacts, 'returnsMore' | 'creditsMore'> => ({
  ...{ status, held, duplicate, notified, refundRequested, refundFailed },
  latest: index === payments.length - 1,
  otherCounts: payments.some((other, n) => n !== index && other.status === 'completed' && !other.duplicate),
});

const book = (payment: ModelPayment, effect: PaymentEffect): ModelPayment => {
  switch (effect) {
    case 'issue-invoice':
      return { ...payment, invoices: payment.invoices + 1 };
    case 'issue-credit-note':
      return { ...payment, creditNotes: payment.creditNotes + 1 };
    case 'request-refund':
      return { ...payment, refundRequested: true, refundFailed: false };
    case 'mark-refund-failed':
      return { ...payment, refundFailed: true };
    case 'count-refusal':
      return { ...payment, refusals: payment.refusals + 1 };
    case 'tell-failed':
    case 'tell-cancelled':
      return { ...payment, notified: true };
    case 'hold':
      return { ...payment, held: true };
    default:
      return payment;
  }
};

const mailOf: Partial<Readonly<Record<PaymentEffect, ModelMail>>> = {
  'tell-paid': 'payment-confirmed',
  'tell-in-review': 'announcement-in-review',
  'tell-team-paid': 'team-new-paid',
  'tell-failed': 'payment-failed',
  'tell-cancelled': 'payment-cancelled',
  'tell-refunded': 'refund-made',
  alert: 'team-payment-alert',
};
