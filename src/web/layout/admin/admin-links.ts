import { adminPaths } from '#contract/paths.ts';
import type { IconName } from '#web/ui/Icon.tsx';

type AdminLink = {
  readonly href: string;
  readonly label: string;
  readonly icon: IconName;
  /** Bears the number of announcements that wait. */
  readonly counted?: true;
};

/** The sections of the back-office that exist. */
export const adminLinks: readonly AdminLink[] = [
  { href: adminPaths.dashboard, label: 'Tableau de bord', icon: 'dashboard' },
  { href: adminPaths.articles, label: 'Articles', icon: 'newspaper' },
  { href: adminPaths.announcements, label: 'Annonces légales', icon: 'stamp' },
  {
    href: adminPaths.pending,
    label: 'Annonces en attente',
    icon: 'hourglass',
    counted: true,
  },
  { href: adminPaths.transmissions, label: 'Annonces à transmettre', icon: 'send' },
  { href: adminPaths.journal, label: 'Journal', icon: 'history' },
];

/** The section that an address is in: of two that hold it, the nearer one. */
export const sectionOf = (pathname: string): string | undefined =>
  adminLinks
    .map(({ href }) => href)
    .filter((href) => pathname === href || (href !== adminPaths.dashboard && pathname.startsWith(`${href}/`)))
    .sort((one, other) => other.length - one.length)[0];
