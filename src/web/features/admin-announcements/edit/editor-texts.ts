import { shortDate } from '#contract/format.fr.ts';
import { ApiError } from '#web/api/http.ts';

/** The specification's sentences for an error without explanation, and for a server that did not answer. */
export const failureTexts = {
  save: {
    unexplained: "Erreur lors de l'enregistrement de l'annonce",
    unreached: "Impossible d'enregistrer l'annonce",
  },
  publish: { unexplained: 'Erreur lors de la publication', unreached: "Impossible de publier l'annonce" },
  unpublish: {
    unexplained: 'Erreur lors de la dépublication',
    unreached: "Impossible de dépublier l'annonce",
  },
  refund: {
    unexplained: 'Erreur lors de la demande de remboursement',
    unreached: 'Impossible de demander le remboursement',
  },
} as const;

export type WriteKind = keyof typeof failureTexts;

export const failureOf = (kind: WriteKind, error: unknown): string => {
  const { unexplained, unreached } = failureTexts[kind];
  if (error instanceof ApiError && error.status > 0) return error.detail || unexplained;
  return `${unreached}: ${reasonOf(error)}`;
};

/** Shown when « Publier » schedules an announcement for a later day. */
export const scheduledText = (publicationDate: string): string =>
  `L'annonce est approuvée : elle paraîtra le ${shortDate(new Date(publicationDate))}.`;

export const loadFailureOf = (error: unknown): string =>
  `Impossible de charger l'annonce: ${reasonOf(error)}`;

const reasonOf = (error: unknown): string => (error instanceof ApiError && error.detail) || 'Erreur inconnue';
