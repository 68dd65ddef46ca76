import type { IconName } from '#web/ui/Icon.tsx';

type AdminLink = { readonly href: string; readonly label: string; readonly icon: IconName };

/** The sections of the back-office that exist. */
export const adminLinks: readonly AdminLink[] = [
  { href: '/admin', label: 'Tableau de bord', icon: 'dashboard' },
  { href: '/admin/articles', label: 'Articles', icon: 'newspaper' },
  { href: '/admin/journal', label: 'Journal', icon: 'history' },
];
