import type { PaymentEvent } from '#domain/payment/transitions.ts';
import type { PartialRefundRow } from './partial-refunds.queries.ts';
import { wasReturned } from './payment-columns.ts';
import type { PaymentUpdate } from './payment-update.ts';
import type { PaymentRow } from './payments.queries.ts';

/** Printed on the credit note of a refund that the server itself decided. */
export const refundReason = (announcementStatus: string): string =>
  announcementStatus === 'rejected'
    ? "Paiement reçu après le rejet de l'annonce"
    : 'Paiement reçu en double pour la même annonce';

/** Printed on the credit note of a refund that the server did not ask for. */
export const creditNoteReason = (event: PaymentEvent): string =>
  event === 'part-returned'
    ? 'Remboursement partiel effectué par le prestataire de paiement'
    : 'Remboursement effectué par le prestataire de paiement';

const PART_FAILED =
  "Le remboursement partiel de ce paiement a échoué chez le prestataire de paiement : le client n'a rien reçu et aucun avoir n'est émis. Demandez-le à nouveau depuis la page de l'annonce, ou faites-le depuis le tableau de bord du prestataire.";

const PART_FAILED_LATE =
  "Un remboursement partiel de ce paiement, d'abord annoncé comme fait, a échoué chez le prestataire de paiement : le client n'a pas reçu cet argent. L'avoir déjà émis reste valable.";
const ASK_AGAIN =
  "Demandez à nouveau le remboursement depuis la page de l'annonce : ce qui est déjà couvert par cet avoir n'en recevra pas de second.";
const PAY_AT_PROVIDER =
  'Versez la somme au client depuis le tableau de bord du prestataire, ou par virement.';

type Subject = { readonly payment: PaymentRow; readonly part: PartialRefundRow | undefined };

const partFailed = ({ payment, part }: Subject): string => {
  if (!part || !wasReturned(part)) return PART_FAILED;
  return `${PART_FAILED_LATE} ${payment.status === 'completed' ? ASK_AGAIN : PAY_AT_PROVIDER}`;
};

/** For the team: what happened to the payment, and what to do. */
export const alertReason = ({ event, reason, partId }: PaymentUpdate, subject: Subject): string => {
  if (event === 'refund-failed' && partId) return partFailed(subject);
  switch (event) {
    case 'mismatch':
      return `Un paiement ne correspond pas à ce qui a été demandé (${reason ?? 'écart inconnu'}). Il est retenu : l'annonce n'est pas payée. Vérifiez-le chez le prestataire de paiement, puis remboursez-le en entier depuis son tableau de bord : le site en prend note (facture, avoir, e-mail au client), et l'annonce peut être payée à nouveau.`;
    case 'refund-failed':
      return "Le remboursement de ce paiement a échoué chez le prestataire de paiement : le client n'a pas récupéré son argent. Remboursez-le depuis le tableau de bord du prestataire.";
    case 'dispute-opened':
      return 'Le client conteste ce paiement auprès de sa banque. Répondez à la contestation depuis le tableau de bord du prestataire de paiement.';
    case 'money-returned':
      return "Ce paiement a été remboursé en dehors du site. Un avoir est émis ; l'annonce garde son statut.";
    default:
      return 'Un second paiement a été reçu pour cette annonce, qui ne pouvait plus être payée. Il est remboursé automatiquement.';
  }
};
