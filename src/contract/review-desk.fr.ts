import type { RejectKind } from '#domain/announcement/reject-kinds.ts';

/** The sentences of the review desk: corrections, assignments, notes, figures. Apart from those of public pages. */
export const reviewDeskMessages = {
  correctionAwaited:
    'La rédaction vous demande une correction : votre réponse remplace la modification. Relisez ce qui est demandé, puis envoyez votre réponse.',
  notInReview: 'Une correction ne se demande que pour une annonce payée qui attend sa relecture.',
  correctionAlreadyAsked: "Une correction est déjà demandée : l'annonceur n'a pas encore répondu.",
  noCorrectionAsked:
    "La rédaction n'attend plus de correction pour cette annonce : une réponse a déjà été reçue, ou l'annonce a été traitée.",
  correctionAwaitedInBulk:
    "Une correction est demandée à l'annonceur : attendez sa réponse, ou ouvrez l'annonce pour la publier malgré tout.",
  correctionAnsweredInBulk:
    "L'annonceur a répondu à la demande de correction : lisez sa réponse, puis décidez de cette annonce à part.",
  reasons: 'Indiquez au moins un point à corriger, et 30 au plus.',
  mention: "Cette mention n'est pas de ce type d'annonce.",
  text: 'Dites ce qui est à corriger, en 1 000 caractères au plus.',
  asked: "La correction est demandée à l'annonceur.",
  answered: 'Votre réponse est envoyée à la rédaction.',
  answerEmpty: 'Corrigez votre annonce, ou écrivez un message à la rédaction.',
  answerTooLong: 'Le message compte 2 000 caractères au plus.',
  assigned: 'Vous vous occupez de cette annonce.',
  released: 'Vous ne vous occupez plus de cette annonce.',
  assignedToOther: (name: string) => `${name} s'occupe déjà de cette annonce.`,
  over: "L'identifiant de la personne à remplacer est invalide.",
  notWaiting: "Cette annonce n'attend pas de relecture.",
  noteMissing: 'La note est vide.',
  noteTooLong: 'Une note compte 2 000 caractères au plus.',
  noteNotFound: "Cette note n'existe plus, ou n'est pas de vous.",
  noteAdded: 'Note ajoutée.',
  noteRemoved: 'Note supprimée.',
  period: 'La période est de 7, 30, 90 ou 365 jours.',
  rejectKind: 'Ce motif habituel est inconnu.',
} as const;

/** The usual reasons of a rejection, as the dialog and the figures name them. */
export const rejectKindLabels: Readonly<Record<RejectKind, string>> = {
  mentions: 'Mentions obligatoires manquantes',
  siret: 'SIRET inexact',
  duplicate: 'Annonce en double',
  type: "Type d'annonce inadapté",
  elsewhere: 'Publication réservée à un autre support',
  cancellation: "Annulation demandée par l'annonceur",
  foreign: 'Contenu étranger aux annonces légales',
};

/** The label of a point to correct that is no mention of the notice's type. */
export const OTHER_POINT = 'Autre point';
