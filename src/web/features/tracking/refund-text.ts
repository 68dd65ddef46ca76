import { exactEuros } from '#contract/format.fr.ts';
import type { TrackedAnnouncement } from '#web/api/tracking.ts';

/** Where the money is, once it goes back; nothing while it does not. */
export const refundText = (payment: TrackedAnnouncement['payment']): string | undefined => {
  if (!payment) return undefined;
  const amount = exactEuros(Math.round(payment.amountTTC * 100));
  if (payment.status === 'refunded' || payment.refund === 'succeeded')
    return `Votre règlement de ${amount} vous a été remboursé sur la carte utilisée.`;
  if (payment.refund === 'requested')
    return `Le remboursement de ${amount} sur la carte utilisée est en cours.`;
  if (payment.refund === 'failed')
    return `Le remboursement de ${amount} n'a pas pu être fait automatiquement : la rédaction s'en occupe et vous écrira.`;
  return undefined;
};
