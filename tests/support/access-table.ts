/**
 * Who may call what: one line per route of the server. A route without a line fails tests/authorisation.test.ts.
 *
 *     'GET /api/admin/articles': admin(200),
 *     'PUT /api/admin/articles/:id': admin(404),
 *
 * The number is what someone who may call it gets, with nothing in the database, the parameters below and no
 * body. HEAD goes with GET.
 */
export type Access = {
  readonly who: 'everyone' | 'administrators';
  readonly code: number;
  /** True: what it answers depends on who asks. Otherwise the very same bytes for everyone. */
  readonly personal?: boolean;
};

const everyone = (code: number): Access => ({ who: 'everyone', code });
const personal = (code: number): Access => ({ who: 'everyone', code, personal: true });
const admin = (code: number): Access => ({ who: 'administrators', code, personal: true });

export const accessTable: Readonly<Record<string, Access>> = {
  'GET /healthz': everyone(200),
  'GET /readyz': everyone(200),

  'POST /api/auth/login': personal(400),
  'POST /api/auth/register': personal(400),
  'POST /api/auth/logout': personal(200),
  'POST /api/auth/check-session': personal(200),
  'POST /api/auth/forgot-password': personal(400),
  'POST /api/auth/reset-password': personal(400),
  'GET /api/admin/session': admin(200),
  'GET /api/admin/articles': admin(200),
  'GET /api/admin/articles/stats': admin(200),
  'GET /api/admin/articles/:id': admin(404),
  'POST /api/admin/articles': admin(400),
  'PUT /api/admin/articles/:id': admin(400),
  'DELETE /api/admin/articles/:id': admin(404),
  'PUT /api/admin/articles/:id/publish': admin(404),
  'PUT /api/admin/articles/:id/unpublish': admin(404),
  'PUT /api/admin/articles/:id/schedule': admin(400),
  'DELETE /api/admin/articles/:id/schedule': admin(404),
  'PUT /api/admin/articles/:id/pin': admin(400),
  'PUT /api/admin/articles/:id/slug': admin(400),
  'POST /api/admin/articles/bulk-delete': admin(400),
  'POST /api/admin/articles/bulk-publish': admin(400),
  'POST /api/admin/articles/bulk-restore': admin(400),
  'GET /api/admin/articles/:id/versions': admin(404),
  'GET /api/admin/articles/:id/versions/:rev': admin(404),
  'POST /api/admin/articles/:id/versions/:rev/restore': admin(404),
  'GET /api/admin/articles/trash': admin(200),
  'POST /api/admin/articles/trash/empty': admin(200),
  'POST /api/admin/articles/:id/restore': admin(404),
  'GET /api/admin/articles/drafts': admin(200),
  'GET /api/admin/articles/draft': admin(200),
  'PUT /api/admin/articles/draft': admin(400),
  'DELETE /api/admin/articles/draft': admin(200),
  'GET /api/admin/articles/:id/draft': admin(404),
  'PUT /api/admin/articles/:id/draft': admin(400),
  'DELETE /api/admin/articles/:id/draft': admin(200),
  'GET /api/admin/articles/:id/preview': admin(404),
  'POST /api/admin/articles/preview': admin(400),
  'GET /api/admin/tags': admin(200),
  'POST /api/admin/upload/image': admin(400),
  'GET /api/admin/stats/series': admin(200),
  'GET /api/admin/audit': admin(200),
  'GET /api/admin/legal-announcements/stats': admin(200),
  'GET /api/admin/legal-announcements': admin(200),
  'GET /api/admin/legal-announcements/pending': admin(200),
  'GET /api/admin/legal-announcements/:id': admin(404),
  'GET /api/admin/legal-announcements/:id/versions/:rev': admin(404),
  'GET /api/admin/legal-announcements/:id/correction': admin(400),
  'GET /api/admin/legal-announcements/:id/documents/:documentId': admin(400),
  'POST /api/admin/legal-announcements': admin(400),
  'PUT /api/admin/legal-announcements/:id': admin(400),
  'DELETE /api/admin/legal-announcements/:id': admin(404),
  'POST /api/admin/legal-announcements/bulk-delete': admin(400),
  'POST /api/admin/legal-announcements/bulk-publish': admin(400),
  'POST /api/admin/legal-announcements/bulk-reject': admin(400),
  'GET /api/admin/legal-announcements/transmissions': admin(200),
  'GET /api/admin/legal-announcements/transmissions/preview': admin(400),
  'POST /api/admin/legal-announcements/transmissions': admin(400),
  'GET /api/admin/legal-announcements/transmissions/:id/file.xml': admin(404),
  'GET /api/admin/legal-announcements/transmissions/:id/file.json': admin(404),

  'GET /api/site': everyone(200),
  'GET /api/site/editor': everyone(200),
  'GET /api/site/habilitations': everyone(200),
  'GET /api/categories': everyone(200),
  'GET /api/articles': everyone(200),
  'GET /api/articles/:id': everyone(404),
  'GET /api/articles/slug/:slug': everyone(404),
  'PUT /api/articles/:id/increment-read-count': everyone(404),
  'GET /api/articles/search': everyone(200),
  'GET /api/articles/search/suggestions': everyone(200),
  'GET /api/articles/search/related/:id': everyone(404),
  'GET /api/articles/search/highlight': everyone(200),
  'GET /api/legal-announcements': everyone(200),
  'GET /api/legal-announcements/types': everyone(200),
  'GET /api/legal-announcements/reference/:reference': everyone(400),
  'GET /api/legal-announcements/export.csv': everyone(200),
  'GET /api/legal-announcements/export.json': everyone(200),
  'POST /api/legal-announcements/submit': everyone(400),
  'GET /api/legal-announcements/tracking/:token': personal(400),
  'PUT /api/legal-announcements/tracking/:token': personal(400),
  'POST /api/legal-announcements/tracking/:token/cancellation-request': personal(400),
  'POST /api/legal-announcements/tracking-link': personal(400),
  'PUT /api/admin/legal-announcements/:id/approve': admin(404),
  'PUT /api/admin/legal-announcements/:id/reject': admin(404),
  'PUT /api/admin/legal-announcements/:id/publish': admin(404),
  'PUT /api/admin/legal-announcements/:id/unpublish': admin(404),
  'GET /api/legal-announcements/:slug': everyone(404),
  'GET /api/legal-announcements/tracking/:token/documents/:id': everyone(400),
  'GET /api/verification/:code': everyone(400),
  'POST /api/legal-announcements/cancel/:id': personal(404),
  'POST /api/stripe/create-checkout-session': personal(400),
  'POST /api/stripe/webhook': personal(503),
  'GET /api/payment-test/:session': personal(404),
  'POST /api/payment-test/:session': personal(400),
  'GET /api/companies/:siret': everyone(400),
  'POST /api/contact/submit': personal(400),
  'ALL /api/*': everyone(404),

  'GET /covers/v2/:category/:look/:file': everyone(400),
  'GET /uploads/*': everyone(404),
  'GET /social/v2/:file': everyone(400),
  'GET /social/v2/:category/:file': everyone(400),
  'GET /robots.txt': everyone(200),
  'GET /rss.xml': everyone(200),
  'GET /atom.xml': everyone(200),
  'GET /actualite/:slug/rss.xml': everyone(404),
  'GET /actualite/:slug/atom.xml': everyone(404),
  'GET /sitemap.xml': everyone(200),
  'GET /sitemaps/pages.xml': everyone(200),
  'GET /sitemaps/articles-:part(^[1-9]\\d{0,3}).xml': everyone(404),
  'GET /sitemaps/announcements-:year(^\\d{4})-:month(^\\d{2})-:part(^[1-9]\\d{0,3}).xml': everyone(404),
  'GET /annonces-legales/rss.xml': everyone(200),
  'GET /news-sitemap.xml': everyone(200),
};

/** There only when the pages are built. */
export const pageAccessTable: Readonly<Record<string, Access>> = {
  'GET /assets/*': everyone(404),
  'GET /favicon.svg': everyone(200),
  'GET /favicon.ico': everyone(200),
  'GET /apple-touch-icon.png': everyone(200),
  'GET /*': everyone(404),
};

/** What stands in the parameters: well-formed, and nobody's. */
export const parameterValues: Readonly<Record<string, string>> = {
  id: '0190c0de-0000-7000-8000-000000000001',
  part: '9',
  rev: '1',
  year: '2026',
  month: '12',
};
export const OTHER_PARAMETER = 'nulle-part';
