import type { WritingEngineInfo } from '#contract/admin-writing.ts';

/** The specification's sentences, to the letter, and our own. */
export const texts = {
  help: "La génération utilise en priorité les articles sources non publiés des catégories sélectionnées, et d'abord ceux créés au cours des 3 derniers mois.",
  running: "Génération d'articles en cours",
  patience: 'Cette opération peut prendre plusieurs minutes...',
  problem: 'Problème de génération',
  categoriesFailed: 'Erreur lors du chargement des catégories',
  failed: 'Erreur lors de la génération des articles',
  done: 'Articles générés avec succès',
} as const;

/** Names the engine in use, so that nobody believes a language model wrote what simple rules assembled. */
export const engineText = ({ kind, name }: WritingEngineInfo): string =>
  kind === 'model'
    ? `Les textes sont écrits par un modèle de langage (${name}), à partir des sources.`
    : "Aucun modèle de langage n'est configuré : le moteur intégré fait de chaque source un condensé (« Condensé de la source »). Il choisit, ordonne et met en forme ses phrases ; il n'invente rien et ne réécrit pas.";
