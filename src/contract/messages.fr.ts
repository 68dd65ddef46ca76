/** Every French sentence that the API, the forms and the mails share. Texts of the specification stay to the letter. */
export const messages = {
  request: {
    invalid: 'La requête est invalide.',
    notFound: "La ressource demandée n'existe pas.",
    tooLarge: 'La requête est trop volumineuse.',
    unsupportedMediaType: "Le format de la requête n'est pas accepté.",
    methodNotAllowed: "Cette opération n'est pas possible sur cette adresse.",
    unexpected: 'Une erreur est survenue. Veuillez réessayer.',
    unavailable: 'Le service est momentanément indisponible. Veuillez réessayer dans quelques instants.',
  },
  list: {
    page: 'Le numéro de page doit être un entier compris entre 1 et 10 000.',
    pageSize: "Le nombre d'éléments par page doit être un entier compris entre 1 et 100.",
    sortBy: "Ce critère de tri n'existe pas.",
    sortOrder: "L'ordre de tri doit être asc ou desc.",
    text: 'Ce filtre doit être un texte de 200 caractères au plus.',
    once: "Ce filtre ne peut être donné qu'une fois.",
    character: 'Ce filtre contient un caractère interdit.',
  },
  article: {
    notFound: 'Article non trouvé',
    badId: "L'identifiant de l'article est invalide.",
  },
  search: {
    list: 'Ce filtre doit être une liste de 50 valeurs au plus, séparées par des virgules.',
    suggestionLimit: 'Le nombre de suggestions doit être un entier compris entre 1 et 10.',
    relatedLimit: "Le nombre d'articles liés doit être un entier compris entre 1 et 12.",
    text: 'Le texte à surligner doit compter 5 000 caractères au plus.',
  },
  announcement: {
    notFound: 'Annonce non trouvée',
  },
} as const;
