import {
  type PaymentEffect,
  type PaymentFacts,
  type PaymentPlan,
  planPayment,
} from '#domain/payment/payment-plan.ts';
import {
  applyTransition,
  findForTransition,
  publishableOncePaid,
} from '#server/areas/announcement-lifecycle/public.ts';
import { queueAnnouncementMail, recordWithheldMail } from '#server/areas/announcement-mail/public.ts';
import { recordAudit } from '#server/areas/audit/public.ts';
import { issueCreditNote, issueInvoice } from '#server/areas/documents/public.ts';
import type { Connection } from '#server/db/client.ts';
import { REFUND_QUEUE } from '#server/db/job-queues.ts';
import { queueJob } from '#server/jobs/queue-job.ts';
import { alertReason, creditNoteReason, refundReason } from './money-reasons.ts';
import {
  findPartialRefund,
  findRequestedPart,
  findUncreditedPart,
  type PartialRefundRow,
  setCreditNote,
  settlePart,
  sumCredited,
} from './partial-refunds.queries.ts';
import { paymentColumns, returnedInAll } from './payment-columns.ts';
import type { PaymentUpdate } from './payment-update.ts';
import {
  findPayment,
  findSiblings,
  lockPayment,
  type PaymentRow,
  updatePayment,
} from './payments.queries.ts';
import { queueRefund } from './request-refund.ts';

type Application = {
  readonly paymentId: string;
  readonly update: PaymentUpdate;
  readonly at: Date;
  readonly by: 'provider' | 'visitor' | 'system';
  /** The customer's mail limit is reached: the mail is not sent, only audited. */
  readonly isMailWithheld?: boolean;
  readonly requestId?: string | undefined;
};

/**
 * Carries out the domain's plan in the caller's transaction. The announcement is locked first, then the
 * payment; statuses, documents and mails change together or not at all. A repeated update changes nothing.
 */
export const applyPaymentEvent = async (trx: Connection, application: Application): Promise<string> => {
  const { paymentId, update, at, by, requestId } = application;
  const found = await findPayment(trx, paymentId);
  const announcement = found && (await findForTransition(trx, { id: found.announcement_id }, at));
  if (!announcement) throw new Error(`No payment ${paymentId}`);
  const payment = await lockPayment(trx, paymentId);
  const part = update.partId ? await findPartialRefund(trx, update.partId) : undefined;
  const plan = planPayment(update.event, await factsOf(trx, payment, update, part), announcement.facts);
  await updatePayment(trx, paymentId, paymentColumns(plan, { payment, update, part, at }));
  if (update.partId) await settlePart(trx, { paymentId, ...partOutcome(update, update.partId), at });

  let locked = announcement;
  for (const event of plan.announcement) {
    const paid = event === 'receive-money';
    // The offer that was paid for, whatever was chosen on another checkout page meanwhile.
    const { to } = await applyTransition(trx, paid ? { ...locked, offer: payment.offer } : locked, {
      event,
      at,
      by: { kind: by },
      requestId,
      ...(paid && { set: { offer: payment.offer, publishable_from: publishableOncePaid(payment, at) } }),
    });
    locked = { ...locked, status: to, facts: { ...locked.facts, status: to } };
  }
  for (const effect of new Set(plan.effects))
    await carryOut(trx, effect, { ...application, payment, part, status: locked.status });
  await askForTheRest(trx, plan, payment, update);

  const changed = plan.to !== payment.status || plan.effects.length > 0;
  if (changed)
    await recordAudit(trx, {
      at,
      actor: by,
      action: `payment.${update.event}`,
      object: { kind: 'payment', id: paymentId },
      detail: { from: payment.status, to: plan.to, effects: plan.effects },
      requestId,
    });
  return changed ? `${payment.status} → ${plan.to}` : 'unchanged';
};

const factsOf = async (
  trx: Connection,
  payment: PaymentRow,
  update: PaymentUpdate,
  part: PartialRefundRow | undefined,
): Promise<PaymentFacts> => ({
  status: payment.status,
  held: payment.held_reason !== null,
  duplicate: payment.duplicate,
  notified: payment.failure_told_at !== null,
  refundRequested: payment.refund_requested_at !== null || Boolean(update.partId),
  refundFailed: (update.partId ? part?.status : payment.refund_status) === 'failed',
  returnsMore: update.event === 'part-returned' && returnedInAll(payment, update) > payment.amount_refunded,
  creditsMore:
    update.event === 'part-returned' && returnedInAll(payment, update) > (await sumCredited(trx, payment.id)),
  ...(await findSiblings(trx, payment)),
});

/**
 * Asks again for all that is left, where that was requested and is more than what was asked for: a part of the payment
 * has failed since. A part that is under way reports its own end.
 */
const askForTheRest = async (
  trx: Connection,
  { effects }: PaymentPlan,
  payment: PaymentRow,
  update: PaymentUpdate,
): Promise<void> => {
  if (payment.status !== 'completed' || payment.refund_status !== 'requested') return;
  const isLess =
    effects.includes('store-part') &&
    returnedInAll(payment, update) < payment.amount_ttc &&
    (await findRequestedPart(trx, payment.id)) === undefined;
  if (isLess || (effects.includes('mark-refund-failed') && update.partId))
    await queueJob(trx, REFUND_QUEUE, { paymentId: payment.id });
};

const partOutcome = ({ event, refundId = null }: PaymentUpdate, partId: string) => ({
  partId,
  refundId,
  status: event === 'refund-failed' ? ('failed' as const) : ('succeeded' as const),
});

type EffectContext = Application & {
  payment: PaymentRow;
  part: PartialRefundRow | undefined;
  status: string;
};

const carryOut = async (trx: Connection, effect: PaymentEffect, context: EffectContext): Promise<void> => {
  const { paymentId, update, at, requestId } = context;
  const { announcement_id: announcementId } = context.payment;
  const mail = { announcementId, at };
  switch (effect) {
    case 'issue-invoice':
      await issueInvoice(trx, { paymentId, at });
      break;
    case 'issue-credit-note':
      await creditReturned(trx, context);
      break;
    case 'request-refund':
      await queueRefund(trx, { paymentId, reason: refundReason(context.status), at, requestId });
      break;
    case 'tell-paid':
      await queueAnnouncementMail(trx, { kind: 'payment-confirmed', paymentId, ...mail });
      break;
    case 'tell-in-review':
      await queueAnnouncementMail(trx, { kind: 'announcement-in-review', paymentId, ...mail });
      break;
    case 'tell-team-paid':
      await queueAnnouncementMail(trx, { kind: 'team-new-paid', ...mail });
      break;
    case 'tell-failed':
      await queueAnnouncementMail(trx, { kind: 'payment-failed', ...mail });
      break;
    case 'tell-cancelled':
      if (context.isMailWithheld)
        await recordWithheldMail(trx, { kind: 'payment-cancelled', ...mail, requestId });
      else await queueAnnouncementMail(trx, { kind: 'payment-cancelled', ...mail });
      break;
    case 'tell-refunded':
      await queueAnnouncementMail(trx, { kind: 'refund-made', paymentId, ...mail });
      break;
    case 'alert':
      await queueAnnouncementMail(trx, {
        kind: 'team-payment-alert',
        reason: alertReason(update, context),
        ...mail,
      });
      break;
    // These are columns of the payment's row, already written.
    case 'mark-refund-failed':
    case 'count-refusal':
    case 'store-part':
    case 'flag-dispute':
    case 'hold':
  }
};

/** Credits what was returned and not credited yet, for the reason that an administrator gave, if one did. */
const creditReturned = async (trx: Connection, context: EffectContext): Promise<void> => {
  const { payment, update, at } = context;
  const { id: paymentId, refund_status } = payment;
  const upTo = returnedInAll(payment, update);
  const amount = upTo - (await sumCredited(trx, paymentId));
  // A part is credited for less than its amount after an earlier one that was credited and then failed.
  const isRestOf = context.part && amount < context.part.amount ? context.part : undefined;
  const part = (await findUncreditedPart(trx, paymentId, amount)) ?? isRestOf;
  const wholeReason = update.event === 'money-returned' ? payment.refund_reason : null;
  const isRequested = refund_status === 'requested' || refund_status === 'succeeded';
  const requestReason = isRequested ? payment.refund_reason : null;
  const reason = wholeReason ?? part?.reason ?? requestReason ?? creditNoteReason(update.event);
  const note = await issueCreditNote(trx, { paymentId, upTo, reason, at });
  if (part?.credit_note_id === null && wholeReason === null) await setCreditNote(trx, part.id, note.id);
};
