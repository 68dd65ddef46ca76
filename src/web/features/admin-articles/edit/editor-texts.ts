/** The specification's sentences for errors that the server did not explain. */
export const failures = {
  create: "Erreur lors de la création de l'article",
  update: "Erreur lors de la mise à jour de l'article",
  publish: "Erreur lors de la publication de l'article",
  unpublish: "Erreur lors de la dépublication de l'article",
  restore: "La version n'a pas pu être restaurée.",
  categories: 'Erreur lors du chargement des catégories',
  rephrase: "Erreur lors de la reformulation de l'article",
  rephraseUnsaved: "Enregistrez d'abord l'article : la reformulation part d'un article enregistré.",
  load: "Erreur lors du chargement de l'article",
} as const;
