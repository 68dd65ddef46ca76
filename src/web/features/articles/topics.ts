import { categoryPath, paths } from '#contract/paths.ts';

/** The two section pages: their texts, and the articles they show. */
export type Topic = {
  title: string;
  description: string;
  searchLabel: string;
  /** The category parameter of the API request. */
  category: string;
  /** The background of the page's header; light cyan by default. */
  tint?: string;
  recent: { title: string; empty: string };
  analysis: { title: string; empty: string };
  all: { title: string; empty: string; link: { href: string; label: string } };
};

export const caseLaw: Topic = {
  title: 'Jurisprudence',
  description: 'Les décisions de justice qui comptent, lues, expliquées et replacées dans leur contexte.',
  searchLabel: 'Rechercher dans la jurisprudence',
  category: 'justice',
  tint: 'justice',
  recent: {
    title: 'Décisions de justice récentes',
    empty: 'Aucune décision récente à afficher pour le moment.',
  },
  analysis: {
    title: 'Décryptage de jurisprudence',
    empty: 'Aucun décryptage à afficher pour le moment.',
  },
  all: {
    title: 'Toute la jurisprudence',
    empty: 'Aucun article de jurisprudence à afficher pour le moment.',
    link: { href: categoryPath('justice'), label: 'Tous les articles' },
  },
};

export const legislation: Topic = {
  title: 'Législation',
  description: 'Lois, ordonnances et décrets : ce que changent les nouveaux textes, et pour qui.',
  searchLabel: 'Rechercher dans la législation',
  // Not one of the eleven categories: the server's alias for the branches of the law (docs/spec-readings.md).
  category: 'droit',
  recent: {
    title: 'Textes législatifs récents',
    empty: 'Aucun texte récent à afficher pour le moment.',
  },
  analysis: {
    title: 'Décryptage de législation',
    empty: 'Aucun décryptage à afficher pour le moment.',
  },
  all: {
    title: 'Toute la législation',
    empty: 'Aucun article de législation à afficher pour le moment.',
    link: { href: paths.news, label: 'Tous les articles' },
  },
};
