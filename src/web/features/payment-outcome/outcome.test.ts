import { describe, expect, it } from 'vitest';
import { announcementStatuses, paymentStatuses } from '#domain/announcement/status.ts';
import type { PaymentStatus } from '#web/api/payment-status.ts';
import { isCancelled, outcomeOf } from './outcome.ts';

const known = (status: string, paymentStatus: string | null): PaymentStatus => ({
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
        amountTVA: '',
        amountTTC: '',
        paidAt: null,
      }
    : null,
});

const CONFIRMED = 'Paiement Confirmé !';
const all = announcementStatuses.flatMap((status) =>
  [...paymentStatuses, null].map((payment) => ({ status, payment })),
);

describe('outcomeOf', () => {
  it('confirms a payment only where the server has it and the announcement was not refused', () => {
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

  it('offers to pay again only what may be paid and is not being paid', () => {
    for (const { status, payment } of all) {
      const { resumable } = outcomeOf(known(status, payment));
      if (['completed', 'refunded', 'processing'].includes(payment ?? '')) expect(resumable).toBe(false);
      if (['approved', 'published', 'rejected', 'refunded', 'draft'].includes(status))
        expect(resumable).toBe(false);
    }
    expect(outcomeOf(known('payment_failed', 'failed')).resumable).toBe(true);
    expect(outcomeOf(known('pending_payment', 'pending')).resumable).toBe(true);
  });

  it.each([
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
  it('is said only of what nobody has paid, is paying, or was paid back', () => {
    const unpaid = ['pending', 'pending_payment', 'payment_failed'];
    for (const { status, payment } of all)
      expect({ status, payment, cancelled: isCancelled(known(status, payment)) }).toEqual({
        status,
        payment,
        cancelled: unpaid.includes(status) && [null, 'pending', 'failed'].includes(payment),
      });
  });
});
