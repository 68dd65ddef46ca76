import type { StatusFilter } from './list-address.ts';

/** The specification's sentences for the list, to the letter. */
export const listTexts = {
  search: 'Rechercher par nom de société ou SIRET...',
  selected: (count: number) => `${count} annonce(s) sélectionnée(s)`,
  deleteOne: 'Êtes-vous sûr de vouloir supprimer cette annonce légale ?',
  deleteMany: (count: number) => `Êtes-vous sûr de vouloir supprimer ${count} annonce(s) ?`,
  rejectMany: (count: number) => `Êtes-vous sûr de vouloir rejeter ${count} annonce(s) ?`,
  unpublishMany: (count: number) => `Dépublier ${count} annonce(s) ?`,
  alreadyPublished: (count: number) =>
    `${count} annonce(s) étai(en)t déjà publiée(s) et n'ont pas été modifiée(s)`,
  scheduled: (count: number) => `${count} annonce(s) approuvée(s) : elle(s) paraîtra(ont) à leur date`,
};

/**
 * For a partial success, the number of changed announcements: the specification's sentence speaks of all of
 * them.
 */
export const doneTexts = {
  deleteMany: (count: number) => `${count} annonce(s) supprimée(s).`,
  publishMany: (count: number) => `${count} annonce(s) publiée(s).`,
  rejectMany: (count: number) => `${count} annonce(s) rejetée(s).`,
  unpublishMany: (count: number) => `${count} annonce(s) dépubliée(s).`,
};

/** The failure texts, with and without the server's message. */
export const failureTexts = {
  delete: {
    withMessage: (message: string) => `Erreur lors de la suppression: ${message}`,
    withoutMessage: "Erreur lors de la suppression de l'annonce légale.",
  },
  deleteMany: {
    withMessage: (message: string) => `Erreur lors de la suppression en masse: ${message}`,
    withoutMessage: 'Erreur lors de la suppression en masse des annonces légales.',
  },
  publishMany: {
    withMessage: (message: string) => `Erreur lors de la publication en masse: ${message}`,
    withoutMessage: 'Erreur lors de la publication en masse des annonces légales.',
  },
  unpublishMany: {
    withMessage: (message: string) => `Erreur lors de la dépublication en masse: ${message}`,
    withoutMessage: 'Erreur lors de la dépublication en masse des annonces légales.',
  },
  rejectMany: {
    withMessage: (message: string) => `Erreur lors du rejet en masse: ${message}`,
    withoutMessage: 'Erreur lors du rejet en masse des annonces légales.',
  },
} as const;

const HINT = 'Essayez de changer le filtre ou créez une nouvelle annonce';

export const emptyTexts: Readonly<Record<StatusFilter, { message: string; hint: string }>> = {
  all: {
    message: 'Aucune annonce légale trouvée',
    hint: 'Commencez par créer votre première annonce légale',
  },
  published: { message: 'Aucune annonce publiée trouvée', hint: HINT },
  draft: { message: 'Aucune annonce en brouillon trouvée', hint: HINT },
  pending: { message: 'Aucune annonce en attente trouvée', hint: HINT },
  rejected: { message: 'Aucune annonce rejetée trouvée', hint: HINT },
};
