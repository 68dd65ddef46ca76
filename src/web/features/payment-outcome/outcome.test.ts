import { describe, expect, it } from 'vitest';
import { allows } from '#domain/announcement/lifecycle.ts';
import {
  type AnnouncementStatus,
  announcementStatuses,
  type PaymentStatus as PaymentState,
  paymentStatuses,
} from '#domain/announcement/status.ts';
import type { PaymentStatus } from '#web/api/payment-status.ts';
import { isCancelled, outcomeOf } from './outcome.ts';

const known = (status: AnnouncementStatus, paymentStatus: PaymentState | null): PaymentStatus => ({
  reference: 'AL-482517',
  title: 'Avis',
  submittedOn: '15/11/2026',
  status,
  statusLabel: '',
  offer: null,
  dueAt: null,
  payment: paymentStatus
    ? {
        status: paymentStatus,
        statusLabel: '',
        invoiceNumber: null,
        amountHT: '',
        vatLabel: '',
        amountTVA: '',
        amountTTC: '',
        paidAt: null,
      }
    : null,
});

const NOT_UNDER_WAY: readonly (PaymentState | null)[] = [null, 'pending', 'failed'];
const CONFIRMED = 'Paiement Confirmé !';
const all = announcementStatuses.flatMap((status) =>
  [...paymentStatuses, null].map((payment) => ({ status, payment })),
);

describe('outcomeOf', () => {
  it('confirms a payment only if the server received it and the announcement was not rejected', () => {
    for (const { status, payment } of all) {
      const { title, paid } = outcomeOf(known(status, payment));
      const expected = payment === 'completed' && status !== 'rejected';
      expect({ status, payment, confirmed: title === CONFIRMED }).toEqual({
        status,
        payment,
        confirmed: expected,
      });
      expect(paid).toBe(expected);
    }
  });

  it('offers to pay again only if payment is allowed and none is pending', () => {
    for (const { status, payment } of all) {
      const payable = allows('open-checkout', { status, deleted: false, refunded: false, due: true });
      expect({ status, payment, resumable: outcomeOf(known(status, payment)).resumable }).toEqual({
        status,
        payment,
        resumable: payable && NOT_UNDER_WAY.includes(payment),
      });
    }
  });

  it.each<[AnnouncementStatus, PaymentState | null, string, boolean]>([
    ['pending', null, 'Annonce en attente de paiement', false],
    ['published', null, 'Annonce sans paiement', true],
    ['pending_payment', 'pending', 'Paiement en cours de vérification', false],
    ['pending_payment', 'processing', 'Paiement en cours de vérification', false],
    ['payment_failed', 'failed', 'Paiement non abouti', false],
    ['paid', 'completed', CONFIRMED, true],
    ['refunded', 'refunded', 'Paiement remboursé', true],
    ['rejected', 'completed', 'Annonce rejetée', false],
    ['rejected', 'refunded', 'Annonce rejetée', true],
  ])('%s and %s: %s', (status, payment, title, settled) => {
    expect(outcomeOf(known(status, payment))).toMatchObject({ title, settled });
  });
});

describe('isCancelled', () => {
  it('is true only without a completed, pending or refunded payment', () => {
    const unpaid = ['pending', 'pending_payment', 'payment_failed'];
    for (const { status, payment } of all)
      expect({ status, payment, cancelled: isCancelled(known(status, payment)) }).toEqual({
        status,
        payment,
        cancelled: unpaid.includes(status) && NOT_UNDER_WAY.includes(payment),
      });
  });
});
