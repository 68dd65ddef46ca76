import { describe, expect, it } from 'vitest';
import { announcementStatuses } from '#domain/announcement/status.ts';
import { timelineOf } from './timeline.ts';

const facts = {
  status: 'pending',
  offer: 'premium',
  submittedAt: '2026-11-15T09:30:00.000Z',
  paidAt: null,
  dueAt: null,
  publicationDate: null,
  publishedAt: null,
  rejectedAt: null,
  payment: null,
} as const;

const paidAt = '2026-11-15T09:42:00.000Z';
const states = (changes: Partial<Parameters<typeof timelineOf>[0]>) =>
  timelineOf({ ...facts, ...changes }).map(({ state }) => state);

describe('timelineOf', () => {
  it.each([
    ['pending', {}, ['done', 'current', 'coming', 'coming']],
    ['pending_payment', {}, ['done', 'current', 'coming', 'coming']],
    ['payment_failed', {}, ['done', 'stopped', 'coming', 'coming']],
    ['paid', { paidAt }, ['done', 'done', 'current', 'coming']],
    ['approved', { paidAt }, ['done', 'done', 'done', 'current']],
    ['published', { paidAt, publishedAt: paidAt }, ['done', 'done', 'done', 'done']],
    ['published', { publishedAt: paidAt }, ['done', 'done', 'done', 'done']],
    ['rejected', { paidAt }, ['done', 'done', 'stopped', 'coming']],
    ['rejected', {}, ['done', 'coming', 'stopped', 'coming']],
    ['refunded', { paidAt }, ['done', 'stopped', 'coming', 'coming']],
    ['draft', { paidAt }, ['done', 'done', 'done', 'stopped']],
  ] as const)('%s %o', (status, changes, expected) => {
    expect(states({ status, ...changes })).toEqual(expected);
  });

  it('says that the deadline waits for the answer to a correction', () => {
    const correction = { askedAt: paidAt, reasons: [], answeredAt: null };
    const detailOf = (answeredAt: string | null) =>
      timelineOf({
        ...facts,
        status: 'paid',
        paidAt,
        dueAt: paidAt,
        correction: { ...correction, answeredAt },
      })[2]?.detail;
    expect(detailOf(null)).toBe('Correction demandée : le délai reprend à votre réponse');
    expect(detailOf(paidAt)).toMatch(/offre Premium/);
  });

  it('has a text for every status', () => {
    for (const status of announcementStatuses)
      expect(timelineOf({ ...facts, status, publishedAt: paidAt })).toHaveLength(4);
  });

  it("shows its dates in Paris time, and the offer's deadline", () => {
    const details = timelineOf({ ...facts, status: 'paid', paidAt, dueAt: '2026-11-16T09:42:00.000Z' }).map(
      ({ detail }) => detail,
    );
    expect(details).toEqual([
      'Le 15/11/2026 à 10:30',
      'Le 15/11/2026 à 10:42',
      'Notre objectif, plus court que nos délais\u00a0: publication au plus tard le 16/11/2026 à 10:42 (offre Premium, publication sous 24\u00a0h après validation)',
      '',
    ]);
  });

  it('says when the publication may begin, after the withdrawal period of a consumer', () => {
    const FIRST = '2026-11-30T23:00:00.000Z';
    const withdrawal = {
      ...{ until: '2026-11-30T22:59:59.999Z', publishableFrom: FIRST, withdrawnAt: null },
      ...{ buyerName: 'Jeanne Morvan', statement: '' },
    };
    const detail = (stage: number, changes: Partial<Parameters<typeof timelineOf>[0]>) =>
      timelineOf({ ...facts, paidAt, dueAt: FIRST, withdrawal, ...changes })[stage]?.detail;
    expect(detail(2, { status: 'paid' })).toBe(
      'Publication à partir du 01/12/2026, après votre délai de rétractation',
    );
    expect(detail(3, { status: 'approved', publicationDate: FIRST })).toBe('Programmée pour le 01/12/2026');
  });

  it('does not say that a refund under way is done', () => {
    type Payment = NonNullable<Parameters<typeof timelineOf>[0]['payment']>;
    const payment: Payment = {
      status: 'completed',
      refund: 'requested',
      invoiceNumber: null,
      paymentDate: paidAt,
      amountHT: 100,
      amountTVA: 20,
      amountTTC: 120,
    };
    const detail = (changes: Partial<Payment>) =>
      timelineOf({ ...facts, status: 'refunded', paidAt, payment: { ...payment, ...changes } })[1]?.detail;
    expect(detail({})).toBe('Remboursement demandé');
    expect(detail({ status: 'refunded', refund: 'succeeded' })).toBe('Le règlement a été remboursé');
  });
});
