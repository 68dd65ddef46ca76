import { adminPaths } from '#contract/paths.ts';
import { adminIcons } from '#web/ui/admin-icons.ts';
import type { Drawing, IconName } from '#web/ui/Icon.tsx';

export type MenuCounts = { readonly pending: number; readonly unread: number };

type AdminLink = {
  readonly href: string;
  readonly label: string;
  readonly icon: IconName | Drawing;
  /** Shows the number of pending announcements, or of messages that nobody has opened. */
  readonly counted?: keyof MenuCounts;
};

/** The sections of the back-office that exist. */
export const adminLinks: readonly AdminLink[] = [
  { href: adminPaths.dashboard, label: 'Tableau de bord', icon: adminIcons.dashboard },
  { href: adminPaths.articles, label: 'Articles', icon: adminIcons.newspaper },
  { href: adminPaths.announcements, label: 'Annonces légales', icon: adminIcons.stamp },
  {
    href: adminPaths.pending,
    label: 'Annonces en attente',
    icon: adminIcons.hourglass,
    counted: 'pending',
  },
  { href: adminPaths.transmissions, label: 'Annonces à transmettre', icon: 'send' },
  { href: adminPaths.messages, label: 'Messages', icon: adminIcons.inbox, counted: 'unread' },
  { href: adminPaths.payments, label: 'Paiements', icon: adminIcons.card },
  { href: adminPaths.customers, label: 'Clients', icon: adminIcons.person },
  { href: adminPaths.mails, label: 'Courriels', icon: 'mail' },
  { href: adminPaths.tariffs, label: 'Tarifs', icon: adminIcons.scale },
  { href: adminPaths.journal, label: 'Journal', icon: adminIcons.history },
  { href: adminPaths.privacy, label: 'Données personnelles', icon: 'lock' },
  { href: adminPaths.team, label: 'Utilisateurs', icon: adminIcons.people },
  { href: adminPaths.settings, label: 'Réglages', icon: adminIcons.sliders },
  { href: adminPaths.system, label: 'État du système', icon: adminIcons.pulse },
];

/** The section of an address: the most specific of those that match. */
export const sectionOf = (pathname: string): string | undefined =>
  adminLinks
    .map(({ href }) => href)
    .filter((href) => pathname === href || (href !== adminPaths.dashboard && pathname.startsWith(`${href}/`)))
    .sort((one, other) => other.length - one.length)[0];
