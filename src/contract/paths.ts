/**
 * Every address of the site, for the server, the pages, the mails, the feeds and the documents. A parameter
 * is written in the syntax of routes (`:slug`); the functions below fill it in. Calls of the API are in
 * endpoints.ts, drawn images in domain/cover: tests/one-place.test.ts refuses an address typed anywhere else.
 */
export const paths = {
  home: '/',
  news: '/actualite',
  category: '/actualite/:slug',
  formerCategory: '/categorie/:slug',
  caseLaw: '/jurisprudence',
  legislation: '/legislation',
  article: '/article/:slug',
  preview: '/apercu/:token',
  search: '/search',
  announcements: '/annonces-legales',
  submission: '/annonces-legales?showSubmission=true',
  failedPayment: '/annonces-legales?success=false',
  announcement: '/annonces-legales/annonce/:slug',
  announcementFeed: '/annonces-legales/rss.xml',
  confirmation: '/annonces-legales/confirmation/:reference?',
  cancellation: '/annonces-legales/cancellation',
  lostLink: '/annonces-legales/suivi',
  tracking: '/annonces-legales/suivi/:token',
  modification: '/annonces-legales/suivi/:token/modification',
  quote: '/annonces-legales/devis/:token',
  testPayment: '/paiement-test/:session',
  verificationForm: '/verification',
  verification: '/verification/:code',
  contact: '/contact',
  login: '/connexion',
  forgottenPassword: '/mot-de-passe-oublie',
  resetPassword: '/reinitialisation/:token',
  invitation: '/invitation/:token',
  prices: '/tarifs',
  accessibility: '/accessibilite',
  terms: '/terms',
  privacy: '/privacy',
  disclaimer: '/disclaimer',
  cookies: '/cookies',
  feed: '/rss.xml',
  sitemap: '/sitemap.xml',
  newsSitemap: '/news-sitemap.xml',
  sitemapParts: '/sitemaps',
  api: '/api',
} as const;

export const adminPaths = {
  dashboard: '/admin',
  articles: '/admin/articles',
  trash: '/admin/articles/trash',
  sources: '/admin/articles/sources',
  createArticle: '/admin/articles/create',
  writeArticle: '/admin/articles/create/manual',
  generateArticles: '/admin/articles/create/ia',
  editArticle: '/admin/articles/edit/:id',
  announcements: '/admin/legal-announcements',
  createAnnouncement: '/admin/legal-announcements/create',
  editAnnouncement: '/admin/legal-announcements/edit/:id',
  pending: '/admin/legal-announcements/pending',
  reviewFigures: '/admin/legal-announcements/pending/figures',
  announcementTrash: '/admin/legal-announcements/trash',
  transmissions: '/admin/legal-announcements/transmissions',
  payments: '/admin/paiements',
  reconciliation: '/admin/paiements/rapprochement',
  messages: '/admin/messages',
  message: '/admin/messages/:id',
  mails: '/admin/courriels',
  mail: '/admin/courriels/:id',
  customers: '/admin/clients',
  tariffs: '/admin/tarifs',
  team: '/admin/utilisateurs',
  profile: '/admin/profil',
  journal: '/admin/journal',
  privacy: '/admin/donnees-personnelles',
  settings: '/admin/reglages',
  system: '/admin/systeme',
} as const;

/** Fills in the parameter of a pattern that has one. */
const fill = (pattern: string, value: string): string =>
  pattern.replace(/:\w+\??/, () => encodeURIComponent(value));

const withQuery = (path: string, name: string, value: string): string =>
  `${path}?${name}=${encodeURIComponent(value)}`;

export const categoryPath = (slug: string): string => fill(paths.category, slug);
export const articlePath = ({ slug }: { readonly slug: string }): string => fill(paths.article, slug);
export const previewPath = (token: string): string => fill(paths.preview, token);
export const searchPath = (term: string): string => withQuery(paths.search, 'q', term);
export const announcementSearchPath = (term: string): string => withQuery(paths.announcements, 'q', term);
export const announcementPath = ({ slug }: { readonly slug: string }): string =>
  fill(paths.announcement, slug);
export const confirmationPath = (reference: string): string => fill(paths.confirmation, reference);
export const cancellationPath = (reference: string): string =>
  withQuery(paths.cancellation, 'reference', reference);
/** Where an announcer requests the tracking link again. */
export const lostLinkPath = (reference: string): string => withQuery(paths.lostLink, 'reference', reference);
export const trackingPath = (token: string): string => fill(paths.tracking, token);
export const modificationPath = (token: string): string => fill(paths.modification, token);
export const quotePath = (token: string): string => fill(paths.quote, token);
export const testPaymentPath = (session: string): string => fill(paths.testPayment, session);
export const verificationPath = (code: string): string => fill(paths.verification, code);
export const resetPasswordPath = (token: string): string => fill(paths.resetPassword, token);
export const invitationPath = (token: string): string => fill(paths.invitation, token);
export const editArticlePath = (id: string): string => fill(adminPaths.editArticle, id);
export const editAnnouncementPath = (id: string): string => fill(adminPaths.editAnnouncement, id);
export const messagePath = (id: string): string => fill(adminPaths.message, id);
export const mailPath = (id: string): string => fill(adminPaths.mail, id);
/** A customer is named by something of theirs: an e-mail address must not be in an address. */
export const customerPath = (of: 'announcement' | 'message' | 'mail', id: string): string =>
  withQuery(adminPaths.customers, of, id);
