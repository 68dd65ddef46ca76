import type { AdminArticleItem } from '#contract/admin-articles.ts';
import { longDate, shortDate, shortTime } from '#contract/format.fr.ts';

/** The specification's sentences for the list, to the letter. */
export const listTexts = {
  search: 'Rechercher un article par titre ou contenu...',
  selected: (count: number) => `${count} article(s) sélectionné(s)`,
  deleteOne: 'Êtes-vous sûr de vouloir supprimer cet article ?',
  deleteMany: (count: number) => `Êtes-vous sûr de vouloir supprimer ${count} article(s) ?`,
  alreadyPublished: (count: number) =>
    `${count} article(s) étai(en)t déjà publié(s) et n'ont pas été modifié(s)`,
  unpublishMany: (count: number) => `Dépublier ${count} article(s) ?`,
  publishSources: (count: number) => `Publier ${count} texte(s) source(s) tel(s) quel(s) ?`,
  publishUnreviewed: (count: number) => `Publier ${count} article(s) sans relecture ?`,
  publishCautioned: (count: number) => `Publier ${count} article(s) sans les relire ?`,
  empty: 'Aucun article trouvé',
  emptyHint: 'Commencez par créer votre premier article',
};

type MachineWork = Pick<AdminArticleItem, 'machine_work' | 'machine_engine'>;

/** What the writing engine made; the built-in one writes nothing itself. */
export const machineWorkText = ({ machine_work, machine_engine }: MachineWork): string => {
  if (machine_work === 'rephrased') return 'Reformulé';
  return machine_engine === 'builtin' ? 'Condensé de la source' : 'Généré';
};

/** « Généré, à relire »: what the writing engine made, and whether a person has reviewed it since. */
export const machineText = (article: MachineWork & Pick<AdminArticleItem, 'needs_review'>): string =>
  `${machineWorkText(article)}, ${article.needs_review ? 'à relire' : 'relu'}`;

/** « Publication programmée le 20/11/2026 à 08:00 » */
export const scheduledText = (at: string): string =>
  `Publication programmée le ${shortDate(new Date(at))} à ${shortTime(new Date(at))}`;

export const publicationDate = ({ is_published, published_at }: AdminArticleItem): string =>
  is_published && published_at ? longDate(new Date(published_at)) : 'Non publié';
