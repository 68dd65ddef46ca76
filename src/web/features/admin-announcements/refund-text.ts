import type { AnnouncementPayment } from '#contract/admin-announcements.ts';
import { exactEuros, shortDate } from '#contract/format.fr.ts';

type Refund = { tone: 'info' | 'success' | 'danger'; text: string };

/** The state of the refund; undefined without a refund. */
export const refundOf = (payment: AnnouncementPayment | null): Refund | undefined => {
  if (!payment) return undefined;
  const amount = exactEuros(Math.round(payment.amount * 100));
  if (payment.status === 'refunded' || payment.refund === 'succeeded')
    return { tone: 'success', text: `Remboursée : ${amount}${on(payment.refunded_at)}` };
  if (payment.refund === 'requested') return { tone: 'info', text: `Remboursement de ${amount} en cours` };
  if (payment.refund === 'failed')
    return { tone: 'danger', text: `Remboursement de ${amount} en échec : à faire chez le prestataire` };
  return undefined;
};

const on = (at: string | null): string => (at ? ` le ${shortDate(new Date(at))}` : '');
