import { expect, it } from 'vitest';
import type { AnnouncementPayment } from '#contract/admin-announcements.ts';
import { refundOf } from './refund-text.ts';

const payment: AnnouncementPayment = {
  status: 'completed',
  amount: 199,
  paid_at: '2026-11-15T09:30:00.000Z',
  invoice_number: 'F-2026-00012',
  refund: null,
  refunded_at: null,
  returned: 0,
  refundable: 199,
  regulated: false,
  partial_refund: null,
};
const part = (status: 'requested' | 'failed') => ({ amount: 50, status, reason: 'Retard' });

it.each<[Partial<AnnouncementPayment>, string | undefined, string | undefined]>([
  [{}, undefined, undefined],
  [
    { status: 'refunded', refunded_at: '2026-11-17T09:00:00.000Z' },
    'success',
    'Remboursée : 199,00 € le 17/11/2026',
  ],
  [{ refund: 'succeeded' }, 'success', 'Remboursée : 199,00 €'],
  [{ refund: 'requested', returned: 49 }, 'info', 'Remboursement de 150,00 € en cours'],
  [{ refund: 'failed' }, 'danger', 'Remboursement de 199,00 € en échec : à faire chez le prestataire'],
  [{ partial_refund: part('requested') }, 'info', 'Remboursement partiel de 50,00 € en cours'],
  [
    { partial_refund: part('failed'), returned: 20 },
    'danger',
    'Remboursement partiel de 50,00 € en échec, 20,00 € déjà remboursés',
  ],
  [{ returned: 20 }, 'success', 'Remboursée en partie : 20,00 €'],
])('the refund of %o is said', (changes, tone, text) => {
  const found = refundOf({ ...payment, ...changes });
  expect(found?.tone).toBe(tone);
  expect(found?.text.replace(/[\u00a0\u202f]/g, ' ')).toBe(text);
});

it('says nothing where nobody has paid', () => {
  expect(refundOf(null)).toBeUndefined();
});
