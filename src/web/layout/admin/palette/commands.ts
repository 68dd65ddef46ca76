import { adminPaths } from '#contract/paths.ts';
import { labelOfSetting, settingFields } from '#contract/settings.fr.ts';
import type { Permission } from '#domain/account/team-roles.ts';
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
  { href: adminPaths.sources, label: 'Sources', words: 'importer' },
  { href: adminPaths.trash, label: 'Corbeille des articles', words: 'supprimés' },
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

/** What a command does, other than to open a screen. */
export type Deed = 'send-test-mail' | 'log-out';

export type Action = Omit<Command, 'href'> &
  (
    | { readonly href: string }
    | {
        readonly does: Deed;
        /** Null: everybody may. */
        readonly permission: Permission | null;
      }
  );

const actions: readonly Action[] = [
  { href: adminPaths.writeArticle, label: 'Nouvel article', words: 'écrire rédiger créer' },
  { href: adminPaths.generateArticles, label: 'Générer des articles', words: 'nouvel créer écrire' },
  { href: adminPaths.createAnnouncement, label: 'Nouvelle annonce', words: 'écrire rédiger créer' },
  {
    does: 'send-test-mail',
    permission: 'mails.send',
    label: "Envoyer un courriel d'essai",
    words: 'e-mail tester',
  },
  { does: 'log-out', permission: null, label: 'Se déconnecter', words: 'déconnexion quitter sortir' },
];

const settings: readonly Command[] = [...settingFields.keys()].map((name) => ({
  href: `${adminPaths.settings}#${name}`,
  label: `Réglages : ${labelOfSetting(name)}`,
}));

const wordsIn = (text: string): readonly string[] => fold(text).split(/\s+/).filter(Boolean);

const holds = (words: readonly string[], { label, words: more = '' }: Omit<Command, 'href'>): boolean => {
  const held = fold(`${label} ${more}`);
  return words.every((word) => held.includes(word));
};

/**
 * The screens and settings open to the user that hold every typed word; before anything is typed, the screens.
 */
export const findCommands = (text: string, isShown: (href: string) => boolean): readonly Command[] => {
  const words = wordsIn(text);
  return [
    ...[...adminLinks, ...others].filter((command) => isShown(command.href) && holds(words, command)),
    ...(words.length > 0 && isShown(adminPaths.settings)
      ? settings.filter((setting) => holds(words, setting))
      : []),
  ];
};

type Allowed = {
  readonly isShown: (href: string) => boolean;
  readonly may: (permission: Permission) => boolean;
};

/** The actions that the user may carry out and that hold every typed word. */
export const findActions = (text: string, { isShown, may }: Allowed): readonly Action[] => {
  const words = wordsIn(text);
  const isAllowed = (action: Action) =>
    'does' in action ? action.permission === null || may(action.permission) : isShown(action.href);
  return actions.filter((action) => isAllowed(action) && holds(words, action));
};
