const plural = (count: number, one: string, many: string): string => `${count} ${count > 1 ? many : one}`;

/** Messages about machine writing. The specification's texts stay to the letter. */
export const writingMessages = {
  categories: 'Veuillez sélectionner au moins une catégorie',
  count: "Le nombre d'articles doit être entre 1 et 50",
  rephrased: 'Article reformulé avec succès',
  rephraseFailed: "Erreur lors de la reformulation de l'article",
  rephraseTooShort: "Le texte de l'article est trop court pour être reformulé (50 caractères au moins).",
  rephraseTooLong: "Le texte de l'article est trop long pour être reformulé en une fois.",
  generated: 'Articles générés avec succès',
  generateFailed: 'Erreur lors de la génération des articles',
  noSource:
    "Aucun article source n'est disponible dans les catégories choisies. Importez des sources ou choisissez d'autres catégories.",
  underWay: 'Une génération est déjà en cours. Attendez sa fin ou annulez-la.',
  notRunning: "Aucune génération n'est en cours.",
  cancelled: (count: number) =>
    count === 0
      ? "Génération annulée : aucun article n'a été généré."
      : `Génération annulée : ${plural(count, 'article généré', 'articles générés')} avant l'arrêt.`,
  goesOn: 'La génération continue sur le serveur : retrouvez-la sur cette page.',
  fewerThanAsked: (planned: number, requested: number) =>
    `${plural(planned, 'source disponible', 'sources disponibles')} pour ${requested} demandées.`,
  someFailed: (count: number) =>
    `${plural(count, "article n'a pas pu être généré", "articles n'ont pas pu être générés")}.`,
  sourceTaken: 'Cette source a été utilisée, publiée ou supprimée entre-temps.',
  interrupted: "Le serveur s'est arrêté plusieurs fois pendant la rédaction de cet article.",
  capReached: (limit: string) =>
    `La limite quotidienne de ${limit} jetons est atteinte : le service de rédaction reprendra demain.`,
  /** Why the language model service returned no text. */
  engine: {
    unreachable: 'Le service de rédaction ne répond pas.',
    tooSlow: "Le service de rédaction n'a pas répondu à temps.",
    busy: 'Le service de rédaction est surchargé. Réessayez dans quelques minutes.',
    refused: 'Le service de rédaction a refusé la demande (clé, modèle ou quota).',
    unusable: "Le service de rédaction a donné une réponse inutilisable : rien n'en a été gardé.",
    cancelled: 'La rédaction a été annulée.',
    tooThin: "Cette source est trop courte ou se répète : aucun article n'a pu en être tiré.",
    nothing: "Aucune phrase de ces textes n'a pu être reprise.",
  },
  sources: {
    content: 'Choisissez un fichier ou collez le texte du flux (5 Mo au plus).',
    unreadable: "Ce texte n'est ni un flux RSS ou Atom, ni un fichier JSON de sources.",
    empty: 'Aucune source dans ce fichier.',
    origin: "L'origine doit tenir sur une ligne de 200 caractères au plus.",
    status: 'Ce filtre doit valoir available, used ou all.',
    imported: (count: number) => `${plural(count, 'source importée', 'sources importées')}.`,
    known: (count: number) => `${plural(count, 'déjà connue', 'déjà connues')}.`,
    refused: (count: number) => `${plural(count, 'refusée', 'refusées')}.`,
    tooMany: 'Ce fichier contient plus de 500 sources : importez-le en plusieurs fois.',
    noTitle: 'Le titre manque.',
    noText: 'Le texte manque ou compte moins de 50 caractères.',
    badLink: 'Le lien doit commencer par http:// ou https://.',
  },
} as const;

/** The names of the engines on the screens and in the article's data. */
export const BUILTIN_ENGINE_NAME = 'Condensé de la source (moteur intégré, sans modèle de langage)';
