import type { AnnouncementPayment } from '#contract/admin-announcements.ts';
import { exactEuros, shortDate } from '#contract/format.fr.ts';

type Refund = { tone: 'info' | 'success' | 'danger'; text: string };

/** The state of the refund; undefined without a refund. */
export const refundOf = (payment: AnnouncementPayment | null): Refund | undefined => {
  if (!payment) return undefined;
  // What is left of the payment, when a part of it was returned before.
  const isWhole = payment.status === 'refunded' || payment.refund === 'succeeded';
  const amount = inEuros(isWhole ? payment.amount : payment.amount - payment.returned);
  if (isWhole) return { tone: 'success', text: `Remboursée : ${amount}${on(payment.refunded_at)}` };
  const part = payment.partial_refund;
  if (payment.refund === 'requested') return { tone: 'info', text: `Remboursement de ${amount} en cours` };
  if (payment.refund === 'failed')
    return { tone: 'danger', text: `Remboursement de ${amount} en échec : à faire chez le prestataire` };
  if (part?.status === 'requested')
    return {
      tone: 'info',
      text: `Remboursement partiel de ${inEuros(part.amount)} en cours${soFar(payment)}`,
    };
  if (part?.status === 'failed')
    return {
      tone: 'danger',
      text: `Remboursement partiel de ${inEuros(part.amount)} en échec${soFar(payment)}`,
    };
  if (payment.returned > 0)
    return { tone: 'success', text: `Remboursée en partie : ${inEuros(payment.returned)}` };
  return undefined;
};

const inEuros = (amount: number): string => exactEuros(Math.round(amount * 100));

const soFar = ({ returned }: AnnouncementPayment): string =>
  returned > 0 ? `, ${inEuros(returned)} déjà remboursés` : '';

const on = (at: string | null): string => (at ? ` le ${shortDate(new Date(at))}` : '');
