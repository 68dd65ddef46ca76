import type { PendingAnnouncement } from '#contract/admin-announcement-review.ts';
import { rejectKindLabels } from '#contract/review-desk.fr.ts';
import type { RejectKind } from '#domain/announcement/reject-kinds.ts';

type Doubtful = Pick<PendingAnnouncement, 'missing_mentions' | 'duplicates'>;
type RejectReason = { readonly kind: RejectKind; readonly label: string; readonly text: string };

/** The usual reject reasons, as the announcer reads them, with what the checks of the card found. */
export const rejectReasonsOf = ({ missing_mentions: missing, duplicates }: Doubtful): RejectReason[] => [
  {
    kind: 'mentions',
    label: rejectKindLabels.mentions,
    text: `Le texte ne comporte pas toutes les mentions obligatoires. Il manque : ${
      missing.length === 0 ? '' : `${missing.map(({ label }) => label).join(', ')}.`
    }`,
  },
  {
    kind: 'siret',
    label: rejectKindLabels.siret,
    text: "Le numéro SIRET indiqué n'est pas celui de la société désignée. Vérifiez-le sur un extrait Kbis récent, puis déposez l'annonce à nouveau.",
  },
  {
    kind: 'duplicate',
    label: rejectKindLabels.duplicate,
    text: `Cette annonce a déjà été déposée pour la même société. Le dépôt retenu porte la référence ${
      duplicates[0] ? `${duplicates[0].reference_number}.` : ''
    }`,
  },
  {
    kind: 'type',
    label: rejectKindLabels.type,
    text: "Le texte ne correspond pas au type d'annonce choisi. Déposez-la à nouveau sous le type ",
  },
  {
    kind: 'elsewhere',
    label: rejectKindLabels.elsewhere,
    text: "Cette publicité n'est pas de la compétence d'un support d'annonces légales : elle se fait par le greffe ou au BODACC.",
  },
  {
    kind: 'cancellation',
    label: rejectKindLabels.cancellation,
    text: 'Vous avez demandé que cette annonce ne paraisse pas.',
  },
  {
    kind: 'foreign',
    label: rejectKindLabels.foreign,
    text: "Le texte n'est pas une annonce légale.",
  },
];

/** The index of the reason for an announcement whose author asked for its cancellation. */
export const CANCELLATION_REASON = 5;

/** A usual reason replaces the previous usual one, and is appended to typed text. */
export const withUsualReason = (typed: string, usual: RejectReason, all: readonly RejectReason[]): string => {
  const trimmed = typed.trim();
  return trimmed === '' || all.some(({ text }) => text.trim() === trimmed)
    ? usual.text
    : `${trimmed}\n\n${usual.text}`;
};
