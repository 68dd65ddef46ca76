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
  { href: '/admin', label: 'Tableau de bord', icon: 'dashboard' },
  { href: '/admin/articles', label: 'Articles', icon: 'newspaper' },
  { href: '/admin/legal-announcements', label: 'Annonces légales', icon: 'stamp' },
  {
    href: '/admin/legal-announcements/pending',
    label: 'Annonces en attente',
    icon: 'hourglass',
    counted: true,
  },
  { href: '/admin/legal-announcements/transmissions', label: 'Annonces à transmettre', icon: 'send' },
  { href: '/admin/journal', label: 'Journal', icon: 'history' },
];

/** The section that an address is in: of two that hold it, the nearer one. */
export const sectionOf = (pathname: string): string | undefined =>
  adminLinks
    .map(({ href }) => href)
    .filter((href) => pathname === href || (href !== '/admin' && pathname.startsWith(`${href}/`)))
    .sort((one, other) => other.length - one.length)[0];
