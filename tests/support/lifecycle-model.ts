import { type AnnouncementEvent, decide, isPayable } from '#domain/announcement/lifecycle.ts';
import { type OfferName, offers } from '#domain/announcement/offers.ts';
import type { AnnouncementStatus } from '#domain/announcement/status.ts';
import type { WithdrawalRight } from '#domain/announcement/withdrawal.ts';
import type { PaymentEvent } from '#domain/payment/transitions.ts';
import {
  administer,
  applyPaymentReport,
  closePages,
  factsOf,
  type ModelPayment,
  newModel,
  openCheckout,
  type PaymentModel,
} from './payment-model.ts';

/** Without `notified`, which the tests do not compare for a replaced page: the mails are counted instead. */
export const withoutNotified = <Payment extends { notified: boolean }>({
  notified: _notified,
  ...payment
}: Payment) => payment;

const asStanding = ({ right: _right, amount: _amount, credited: _credited, ...payment }: ModelPayment) =>
  withoutNotified(payment);

/**
 * The payment model with the events of the announcement. Each event returns the status code that its caller
 * must get.
 */
export const newLifecycle = (offer: OfferName) => {
  let money: PaymentModel = newModel();
  let modifications = 0;
  let asked = false;
  let withdrawn = false;
  /** Asked, and neither answered nor decided since. */
  let correctionAsked = false;
  const mails: Record<string, number> = {};
  const mail = (kind: string): void => {
    mails[kind] = (mails[kind] ?? 0) + 1;
  };

  const happen = (event: AnnouncementEvent): number => {
    const decision = decide(event, { ...factsOf(money), correctionAsked });
    if ('refusal' in decision) return decision.refusal === 'not-found' ? 404 : 409;
    const from = money.status;
    money = administer(money, event);
    correctionAsked &&= money.status === 'paid';
    if (money.status === 'published' && from !== 'published') mail('announcement-published');
    if (event === 'reject') mail('announcement-rejected');
    if (isTakenDown(event, from)) mail('announcement-withdrawn');
    return 200;
  };

  return {
    happen,

    modify(): number {
      const code = happen('modify');
      if (code !== 200 || modifications >= offers[offer].allowedModifications)
        return code === 200 ? 409 : code;
      modifications += 1;
      if (money.status === 'paid') mail('announcement-modified');
      return 200;
    },

    askCorrection(): number {
      const code = happen('ask-correction');
      if (code !== 200) return code;
      correctionAsked = true;
      mail('correction-requested');
      return 200;
    },

    answerCorrection(): number {
      const code = happen('answer-correction');
      if (code !== 200) return code;
      correctionAsked = false;
      mail('correction-received');
      mail('team-correction-answered');
      return 200;
    },

    askCancellation(): number {
      // A repeated request gets the same answer, whatever happened since.
      if (asked && !money.deleted) return 200;
      const code = happen('ask-cancellation');
      if (code !== 200) return code;
      asked = true;
      mail('team-cancellation-request');
      mail('cancellation-requested');
      return 200;
    },

    withdraw(): number {
      // A repeated statement gets the same answer.
      if (withdrawn && !money.deleted) return 200;
      const code = happen('withdraw-purchase');
      if (code !== 200) return code;
      withdrawn = true;
      mail('purchase-withdrawn');
      mail('team-purchase-withdrawn');
      return 200;
    },

    /** Whether a payment page is opened, at this price, by a consumer who has this right. */
    openPage(amount: number, right?: WithdrawalRight): boolean {
      const before = money;
      money = openCheckout(before, { right, amount });
      return money !== before;
    },

    /** Another text has another price: the pages at the former one are closed. */
    changePrice(): void {
      if (isPayable(money.status)) money = closePages(money);
    },

    isPayable: (): boolean => isPayable(money.status) && !money.deleted,

    mayQuote: (): boolean => 'to' in decide('open-checkout', factsOf(money)),

    /** The refund of a part by an administrator, or of all that is left, made at once by the provider. */
    refund(amount: number): number {
      if (money.deleted) return 404;
      const page = money.payments.findIndex(({ status, duplicate }) => status === 'completed' && !duplicate);
      const payment = money.payments[page];
      if (!payment || payment.refundRequested || payment.returned + amount > payment.amount) return 409;
      const total = payment.returned + amount;
      if (total === payment.amount) {
        money = {
          ...money,
          payments: money.payments.with(page, { ...payment, refundRequested: true }),
        };
        money = applyPaymentReport(money, page, 'money-returned');
      } else money = applyPaymentReport(money, page, 'part-returned', { total, asked: true });
      return 200;
    },

    /** The provider reports a part that it made as failed: it may be given back again, under the same credit note. */
    refundThatFails(amount: number): number {
      const code = this.refund(amount);
      const page = money.payments.findIndex(({ status, duplicate }) => status === 'completed' && !duplicate);
      const payment = money.payments[page];
      if (code !== 200 || !payment) return code;
      money = {
        ...money,
        payments: money.payments.with(page, { ...payment, returned: payment.returned - amount }),
        mails: { ...money.mails, 'team-payment-alert': money.mails['team-payment-alert'] + 1 },
      };
      return code;
    },

    tell(page: number, event: PaymentEvent, total?: number): void {
      money = applyPaymentReport(money, page, event, total === undefined ? {} : { total });
    },

    isInvoiced: (page: number): boolean => money.payments[page]?.invoices === 1,

    /** What of this payment was not returned yet. */
    leftOf: (page: number): number => {
      const payment = money.payments[page];
      return payment ? payment.amount - payment.returned : 0;
    },

    standing: () => ({
      status: money.status,
      deleted: money.deleted,
      payments: money.payments.map(asStanding),
      mails: {
        ...Object.fromEntries(Object.entries(money.mails).filter(([, count]) => count > 0)),
        ...mails,
      },
    }),
  };
};

const isTakenDown = (event: AnnouncementEvent, from: AnnouncementStatus): boolean =>
  from === 'published' && (event === 'unpublish' || event === 'delete');
