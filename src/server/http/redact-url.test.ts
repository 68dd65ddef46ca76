import { expect, it } from 'vitest';
import { redactUrl } from './redact-url.ts';

it.each([
  ['/reinitialisation/abc-DEF_123', '/reinitialisation/…'],
  ['/reinitialisation/abc?x=1', '/reinitialisation/…'],
  ['/invitation/abc-DEF_123', '/invitation/…'],
  ['/reinitialisation/abc/', '/reinitialisation/…/'],
  ['//Reinitialisation//abc', '//Reinitialisation//…'],
  ['/annonces-legales/suivi/abc-DEF_123?x=1', '/annonces-legales/suivi/…'],
  ['/annonces-legales/devis/abc-DEF_123', '/annonces-legales/devis/…'],
  ['/api/quotes/abc-DEF_123/document', '/api/quotes/…/document'],
  ['/api/legal-announcements/tracking/abc/documents/1', '/api/legal-announcements/tracking/…/documents/1'],
  ['/api/legal-announcements/tracking-link', '/api/legal-announcements/tracking-link'],
  ['/paiement-test/cs_test_abc?x=1', '/paiement-test/…'],
  ['/api/payment-test/cs_test_abc', '/api/payment-test/…'],
  ['/apercu/abc-DEF_123', '/apercu/…'],
  ['/api/articles/preview/abc-DEF_123', '/api/articles/preview/…'],
  ['/verification/ABCD-EFGH', '/verification/…'],
  ['/search?q=ada.martin@exemple.fr', '/search'],
  ['/article/la-preuve', '/article/la-preuve'],
  ['/reinitialisation', '/reinitialisation'],
  ['/actualite/reinitialisation/abc', '/actualite/reinitialisation/abc'],
])('%s is written down as %s', (url, written) => expect(redactUrl(url)).toBe(written));
