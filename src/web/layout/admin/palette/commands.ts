import { adminPaths } from '#contract/paths.ts';
import { labelOfSetting, settingFields } from '#contract/settings.fr.ts';
import { fold } from '#domain/search/fold.ts';
import { adminLinks } from '../admin-links.ts';

export type Command = {
  readonly label: string;
  readonly href: string;
  /** Other words that find it. */
  readonly words?: string;
};

/** Screens that no entry of the menu opens. */
const others: readonly Command[] = [
  { href: adminPaths.writeArticle, label: 'Écrire un article', words: 'nouvel créer' },
  { href: adminPaths.generateArticles, label: 'Générer des articles', words: 'nouvel créer' },
  { href: adminPaths.sources, label: 'Sources', words: 'importer' },
  { href: adminPaths.trash, label: 'Corbeille des articles', words: 'supprimés' },
  { href: adminPaths.createAnnouncement, label: 'Écrire une annonce', words: 'nouvelle créer' },
  { href: adminPaths.announcementTrash, label: 'Corbeille des annonces', words: 'supprimées' },
  {
    href: adminPaths.reviewFigures,
    label: 'Chiffres de la relecture',
    words: 'délais rejets statistiques',
  },
  {
    href: adminPaths.reconciliation,
    label: 'Rapprochement des paiements',
    words: 'rapprocher prestataire',
  },
  { href: adminPaths.profile, label: 'Mon profil', words: 'mot de passe sessions compte' },
];

const settings: readonly Command[] = [...settingFields.keys()].map((name) => ({
  href: `${adminPaths.settings}#${name}`,
  label: `Réglages : ${labelOfSetting(name)}`,
}));

/**
 * The screens and settings open to the user that hold every typed word; before anything is typed, the screens.
 */
export const findCommands = (text: string, isShown: (href: string) => boolean): readonly Command[] => {
  const words = fold(text).split(/\s+/).filter(Boolean);
  const holdsWords = ({ label, words: more = '' }: Command): boolean => {
    const held = fold(`${label} ${more}`);
    return words.every((word) => held.includes(word));
  };
  return [
    ...[...adminLinks, ...others].filter((command) => isShown(command.href) && holdsWords(command)),
    ...(words.length > 0 && isShown(adminPaths.settings) ? settings.filter(holdsWords) : []),
  ];
};
