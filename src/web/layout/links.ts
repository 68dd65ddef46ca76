export type SiteLink = { readonly href: string; readonly label: string };

/** The main navigation after « Actualité », which opens the categories instead of leading somewhere. */
export const mainLinks: readonly SiteLink[] = [
  { href: '/jurisprudence', label: 'Jurisprudence' },
  { href: '/legislation', label: 'Législation' },
  { href: '/annonces-legales', label: 'Annonces légales' },
  { href: '/contact', label: 'Contact' },
];

export const journalLinks: readonly SiteLink[] = [
  { href: '/', label: 'Accueil' },
  { href: '/actualite', label: 'Actualité' },
  { href: '/jurisprudence', label: 'Jurisprudence' },
  { href: '/legislation', label: 'Législation' },
];

export const serviceLinks: readonly SiteLink[] = [
  { href: '/annonces-legales', label: 'Annonces légales' },
  { href: '/contact', label: 'Contact' },
];

export const legalLinks: readonly SiteLink[] = [
  { href: '/terms', label: 'Conditions générales' },
  { href: '/privacy', label: 'Confidentialité' },
  { href: '/disclaimer', label: 'Mentions légales' },
  { href: '/cookies', label: 'Cookies' },
];
