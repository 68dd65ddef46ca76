import { categoryPath, paths } from '#contract/paths.ts';
import { categories } from '#domain/category/categories.ts';
import { isAt } from '#web/ui/Link.tsx';

export type SiteLink = { readonly href: string; readonly label: string };

/** The main navigation after « Actualité », which opens the categories instead of leading somewhere. */
export const mainLinks: readonly SiteLink[] = [
  { href: paths.caseLaw, label: 'Jurisprudence' },
  { href: paths.legislation, label: 'Législation' },
  { href: paths.announcements, label: 'Annonces légales' },
  { href: paths.contact, label: 'Contact' },
];

export const journalLinks: readonly SiteLink[] = [
  { href: paths.home, label: 'Accueil' },
  { href: paths.news, label: 'Actualité' },
  { href: paths.caseLaw, label: 'Jurisprudence' },
  { href: paths.legislation, label: 'Législation' },
];

export const serviceLinks: readonly SiteLink[] = [
  { href: paths.announcements, label: 'Annonces légales' },
  { href: paths.contact, label: 'Contact' },
];

export const legalLinks: readonly SiteLink[] = [
  { href: paths.terms, label: 'Conditions générales' },
  { href: paths.privacy, label: 'Confidentialité' },
  { href: paths.disclaimer, label: 'Mentions légales' },
  { href: paths.cookies, label: 'Cookies' },
];

/** What one comes to do, beside the pages themselves. */
export const taskLinks: readonly SiteLink[] = [
  { href: paths.submission, label: 'Publier une annonce' },
  { href: paths.lostLink, label: 'Suivre une annonce' },
  { href: paths.verificationForm, label: 'Vérifier une attestation' },
  { href: paths.prices, label: 'Tarifs' },
  { href: paths.accessibility, label: 'Accessibilité' },
];

/** Every page that a menu leads to, those below others first. */
const menuPaths: readonly string[] = [
  ...categories.map(({ slug }) => categoryPath(slug)),
  ...[...mainLinks, ...journalLinks, ...legalLinks, ...taskLinks].map(({ href }) => href),
  paths.search,
].sort((a, b) => b.length - a.length);

/**
 * The place of a page among the menus, which say nothing more of it: the path of an entry, the same with « /* » for the
 * pages below it, or nothing. There are few, so that the HTML of the menus can be cached (ui/with-cached-html.ts).
 */
export const menuPlace = (pathname: string): string => {
  const path = pathname.toLowerCase();
  const nearest = menuPaths.find((entry) => isAt(path, entry, entry === paths.home));
  if (nearest === undefined) return '';
  return path === nearest ? nearest : `${nearest}/*`;
};
