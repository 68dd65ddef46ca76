import type { EndpointName } from '#contract/endpoints.ts';

export type AnswerParts = Partial<Record<EndpointName, string>>;

/**
 * The parts of each answer that a screen requires: `name[]` is a list of objects, `name{}` an object, `name#` a
 * number, `name$` a text, `[]` alone the whole answer, `one|other` either. The contract's own schemas are too heavy for
 * a reader's browser; answer-parts.test.ts compares this table with them.
 */
const parts: AnswerParts = {
  'GET /site': 'now$',
  'GET /articles': 'articles[] pagination.total#',
  'GET /articles/:id': 'article{}',
  'GET /articles/slug/:slug': 'article{}',
  'GET /articles/preview/:token': 'article{}',
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
  'POST /legal-announcements/tracking/:token/correction': 'announcement{}',
  'POST /legal-announcements/read-document': 'reading{}',
  'POST /legal-announcements/tracking/:token/quotes': 'quote{}',
  'GET /quotes/:token': 'quote{}',
  'GET /payment-test/:session': 'session{}',
  'GET /verification/:code': 'attestation{}',
  'POST /auth/login': 'user{}|secondFactor{}',
  'POST /auth/register': 'user{}',
};

/** The back-office adds its own when it loads: readers do not download them. */
export const addAnswerParts = (more: AnswerParts): void => void Object.assign(parts, more);

/** The first part that an answer lacks, undefined when it has them all. */
export const missingPart = (endpoint: string, answer: unknown): string | undefined =>
  parts[endpoint as EndpointName]
    ?.split(' ')
    .find((part) => !part.split('|').some((one) => holds(answer, one)));

const holds = (answer: unknown, part: string): boolean => {
  const [, path = '', kind = ''] = /^([\w.]*)([^\w.]+)$/.exec(part) ?? [];
  const value = path === '' ? answer : path.split('.').reduce(partOf, answer);
  if (kind === '[]') return Array.isArray(value) && value.every(isObject);
  if (kind === '#') return typeof value === 'number';
  return kind === '$' ? typeof value === 'string' : isObject(value);
};

const partOf = (value: unknown, name: string): unknown => (isObject(value) ? value[name] : undefined);

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
