import { isPayable } from '#domain/announcement/lifecycle.ts';
import type { PaymentStatus } from '#web/api/payment-status.ts';
import type { OutcomeTone } from '#web/ui/OutcomeHead.tsx';

/** What the page shows for a payment, from the server's state only. */
export type Outcome = {
  tone: OutcomeTone;
  title: string;
  lead: string;
  /** The payment is final: the page stops polling. */
  settled: boolean;
  /** Paid, and the announcement goes on to review. */
  paid: boolean;
  /** The announcement can be paid again. */
  resumable: boolean;
};

const outcome = (tone: OutcomeTone, title: string, lead: string, facts: Partial<Outcome> = {}): Outcome => ({
  tone,
  title,
  lead,
  settled: false,
  paid: false,
  resumable: false,
  ...facts,
});

export const outcomeOf = ({ status, payment }: PaymentStatus): Outcome => {
  if (status === 'rejected')
    return outcome(
      'danger',
      'Annonce rejetée',
      payment?.status === 'refunded'
        ? 'La rédaction a rejeté cette annonce. Son règlement vous a été remboursé.'
        : payment?.status === 'completed'
          ? 'La rédaction a rejeté cette annonce. Son règlement vous est remboursé.'
          : 'La rédaction a rejeté cette annonce. Elle ne peut plus être payée.',
      { settled: payment?.status !== 'completed' },
    );
  switch (payment?.status) {
    case 'completed':
      return outcome('success', 'Paiement Confirmé !', thanksFor(status), { settled: true, paid: true });
    case 'refunded':
      return outcome('warning', 'Paiement remboursé', 'Le règlement de cette annonce vous a été remboursé.', {
        settled: true,
      });
    case 'failed':
      return outcome(
        'warning',
        'Paiement non abouti',
        "Le paiement a échoué ou a été annulé : aucune somme n'a été encaissée pour cette annonce.",
        { resumable: isPayable(status) },
      );
    case 'processing':
      return outcome(
        'waiting',
        'Paiement en cours de vérification',
        'Votre banque traite encore le paiement. Vous recevrez un e-mail dès que le résultat sera connu : ne payez pas une seconde fois.',
      );
    case undefined:
      // An administrator may publish an announcement that was not paid.
      if (!isPayable(status))
        return outcome(
          'waiting',
          'Annonce sans paiement',
          "Aucun paiement n'est attendu pour cette annonce.",
          {
            settled: true,
          },
        );
      return outcome(
        'waiting',
        'Annonce en attente de paiement',
        "Aucun paiement n'a encore été ouvert pour cette annonce : elle sera relue dès qu'elle sera payée.",
        { resumable: true },
      );
    default:
      return outcome(
        'waiting',
        'Paiement en cours de vérification',
        "Nous n'avons pas encore reçu la confirmation du paiement. Cette page se met à jour toute seule.",
        { resumable: isPayable(status) },
      );
  }
};

/**
 * Whether the payment was only cancelled: no money was received, none is pending, and it can be paid again.
 */
export const isCancelled = ({ status, payment }: PaymentStatus): boolean =>
  isPayable(status) && (!payment || payment.status === 'pending' || payment.status === 'failed');

const thanksFor = (status: string): string =>
  status === 'draft'
    ? 'Nous avons bien reçu votre règlement. La publication de votre annonce légale a depuis été retirée.'
    : status === 'published'
      ? 'Nous avons bien reçu votre règlement, et votre annonce légale est publiée.'
      : 'Nous avons bien reçu votre annonce légale et son règlement.';
