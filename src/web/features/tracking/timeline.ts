import { shortDate, shortDateTime } from '#contract/format.fr.ts';
import { contractualDelay, PUBLICATION_AIM } from '#contract/publication-delay.fr.ts';
import { offers } from '#domain/announcement/offers.ts';
import type { TrackedAnnouncement } from '#web/api/tracking.ts';

export type StageState = 'done' | 'current' | 'stopped' | 'coming';

export type Stage = {
  name: 'Reçue' | 'Payée' | 'En relecture' | 'Publiée';
  state: StageState;
  /** The step's text: done, or awaited. */
  detail: string;
};

type Facts = Pick<
  TrackedAnnouncement,
  | 'status'
  | 'offer'
  | 'submittedAt'
  | 'paidAt'
  | 'dueAt'
  | 'publicationDate'
  | 'publishedAt'
  | 'rejectedAt'
  | 'payment'
> &
  Partial<Pick<TrackedAnnouncement, 'withdrawal' | 'correction'>>;

/**
 * The steps from reception to publication; a refusal or cancellation is shown at the step where it happened.
 */
export const timelineOf = (facts: Facts): readonly Stage[] => [
  { name: 'Reçue', state: 'done', detail: `Le ${moment(facts.submittedAt)}` },
  { name: 'Payée', ...payment(facts) },
  { name: 'En relecture', ...review(facts) },
  { name: 'Publiée', ...publication(facts) },
];

type Step = Omit<Stage, 'name'>;
const COMING: Step = { state: 'coming', detail: '' };

const payment = (facts: Facts): Step => {
  const { status, paidAt, payment: last } = facts;
  if (status === 'refunded')
    return {
      state: 'stopped',
      detail: last?.status === 'completed' ? 'Remboursement demandé' : 'Le règlement a été remboursé',
    };
  if (paidAt) return { state: 'done', detail: `Le ${moment(paidAt)}` };
  if (status === 'payment_failed') return { state: 'stopped', detail: "Le paiement n'a pas abouti" };
  if (status === 'rejected') return { state: 'coming', detail: "N'a pas été payée" };
  if (last?.status === 'processing')
    return { state: 'current', detail: 'Votre banque traite encore le paiement' };
  // An administrator may publish an announcement that was not paid.
  if (review(facts).state === 'done') return { state: 'done', detail: 'Sans paiement' };
  return { state: 'current', detail: 'En attente de paiement' };
};

const review = ({ status, offer, dueAt, rejectedAt, withdrawal, correction }: Facts): Step => {
  switch (status) {
    case 'paid':
      if (correction && correction.answeredAt === null)
        return { state: 'current', detail: 'Correction demandée : le délai reprend à votre réponse' };
      if (withdrawal?.publishableFrom)
        return {
          state: 'current',
          detail: `Publication à partir du ${shortDate(new Date(withdrawal.publishableFrom))}, après votre délai de rétractation`,
        };
      return {
        state: 'current',
        detail: dueAt
          ? `${PUBLICATION_AIM} ${moment(dueAt)} (offre ${offers[offer].label}, ${contractualDelay(offers[offer].hours)})`
          : `Offre ${offers[offer].label} : ${contractualDelay(offers[offer].hours)}`,
      };
    case 'rejected':
      return { state: 'stopped', detail: rejectedAt ? `Rejetée le ${moment(rejectedAt)}` : 'Rejetée' };
    case 'approved':
    case 'published':
    case 'draft':
      return { state: 'done', detail: 'Validée par la rédaction' };
    default:
      return COMING;
  }
};

const publication = ({ status, publishedAt, publicationDate }: Facts): Step => {
  switch (status) {
    case 'published':
      return { state: 'done', detail: `Le ${moment(publishedAt ?? publicationDate ?? '')}` };
    case 'approved':
      return {
        state: 'current',
        detail: publicationDate ? `Programmée pour le ${shortDate(new Date(publicationDate))}` : 'Programmée',
      };
    case 'draft':
      return { state: 'stopped', detail: 'Publication retirée' };
    default:
      return COMING;
  }
};

const moment = (at: string): string => shortDateTime(new Date(at)).replace(' ', ' à ');
