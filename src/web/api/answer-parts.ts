import type { EndpointName } from '#contract/endpoints.ts';

/**
 * The parts of each answer that a screen cannot do without: `name[]` is a list of objects, `name{}` an object, `name#` a
 * number, `name$` a text, `[]` alone the whole answer. The contract's own schemas are too heavy for a reader's browser;
 * answer-parts.test.ts compares this table with them.
 */
const parts: Partial<Record<EndpointName, string>> = {
  'GET /site': 'now$',
  'GET /articles': 'articles[] pagination.total#',
  'GET /articles/:id': 'article{}',
  'GET /articles/slug/:slug': 'article{}',
  'GET /articles/search': 'results[] pagination.total#',
  'GET /articles/search/suggestions': 'suggestions[]',
  'GET /articles/search/related/:id': 'relatedArticles[]',
  'GET /categories': 'categories[]',
  'GET /legal-announcements': 'data[] pagination.total#',
  'GET /legal-announcements/types': '[]',
  'GET /legal-announcements/:slug': 'announcement{}',
  'GET /legal-announcements/reference/:reference': 'announcement{}',
  'GET /legal-announcements/tracking/:token': 'announcement{}',
  'PUT /legal-announcements/tracking/:token': 'announcement{}',
  'GET /payment-test/:session': 'session{}',
  'GET /verification/:code': 'attestation{}',
  'POST /auth/login': 'user{}',
  'POST /auth/register': 'user{}',
  'GET /admin/session': 'user{}',
  'GET /admin/articles': 'articles[] pagination.total#',
  'GET /admin/articles/stats': 'totalArticles# publishedArticles# draftArticles# totalReads#',
  'GET /admin/articles/:id': 'article{}',
  'POST /admin/articles': 'article{}',
  'PUT /admin/articles/:id': 'article{}',
  'PUT /admin/articles/:id/publish': 'article{}',
  'PUT /admin/articles/:id/unpublish': 'article{}',
  'PUT /admin/articles/:id/slug': 'article{}',
  'POST /admin/articles/:id/restore': 'article{}',
  'POST /admin/articles/:id/versions/:rev/restore': 'article{}',
  'POST /admin/articles/:id/rephrase': 'article{}',
  'GET /admin/articles/:id/preview': 'article{}',
  'POST /admin/articles/preview': 'article{}',
  'POST /admin/articles/batch-generate': 'run{}',
  'GET /admin/articles/:id/versions': 'versions[]',
  'GET /admin/articles/:id/versions/:rev': 'version{}',
  'GET /admin/articles/trash': 'articles[] pagination.total#',
  'GET /admin/articles/drafts': 'drafts[]',
  'GET /admin/articles/draft': 'drafts[] others[]',
  'GET /admin/articles/:id/draft': 'drafts[] others[]',
  'GET /admin/articles/generation/categories': 'categories[] totalEligible# totalCategories#',
  'GET /admin/sources': 'sources[] pagination.total#',
  'POST /admin/sources/import': 'imported# duplicates# refused[] items[]',
  'GET /admin/stats/reprise': 'days# published# reprise# limit#',
  'GET /admin/stats/series': 'readsPerDay[] articlesPerWeek[] announcementsPerWeek[]',
  'GET /admin/tags': 'tags[]',
  'GET /admin/legal-announcements/stats':
    'totalLegalAnnouncements# publishedLegalAnnouncements# draftLegalAnnouncements# pendingLegalAnnouncements# rejectedLegalAnnouncements#',
  'GET /admin/legal-announcements': 'announcements[] pagination.total#',
  'GET /admin/legal-announcements/pending': 'announcements[] pagination.total#',
  'GET /admin/legal-announcements/:id': 'announcement{}',
  'GET /admin/legal-announcements/:id/versions/:rev': 'version{}',
  'GET /admin/legal-announcements/:id/correction': 'announcement{}',
  'POST /admin/legal-announcements': 'announcement{}',
  'PUT /admin/legal-announcements/:id': 'announcement{}',
  'GET /admin/legal-announcements/transmissions': 'transmissions[] pagination.total# periods[]',
  'GET /admin/legal-announcements/transmissions/preview': 'total# byType[] notices[]',
  'POST /admin/legal-announcements/transmissions': 'transmission{}',
  'GET /admin/audit': 'events[] pagination.total# actors[]',
};

/** The first part that an answer lacks, undefined when it has them all. */
export const missingPart = (endpoint: string, answer: unknown): string | undefined =>
  parts[endpoint as EndpointName]?.split(' ').find((part) => !holds(answer, part));

const holds = (answer: unknown, part: string): boolean => {
  const [, path = '', kind = ''] = /^([\w.]*)(.+)$/.exec(part) ?? [];
  const value = path === '' ? answer : path.split('.').reduce(partOf, answer);
  if (kind === '[]') return Array.isArray(value) && value.every(isObject);
  if (kind === '#') return typeof value === 'number';
  return kind === '$' ? typeof value === 'string' : isObject(value);
};

export const partOf = (value: unknown, name: string): unknown => (isObject(value) ? value[name] : undefined);

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
