import { describe, expect, it } from 'vitest';
import { canonicalPath } from './page-of-path.ts';

describe('the canonical path of a page', () => {
  it.each([
    ['/', '/'],
    ['/terms', '/terms'],
    ['/TERMS', '/terms'],
    ['/Annonces-Legales', '/annonces-legales'],
    ['/ARTICLE/Un-Slug', '/article/Un-Slug'],
    ['/annonces-legales/SUIVI/aBcD', '/annonces-legales/suivi/aBcD'],
    ['/Verification/ABCD', '/verification/ABCD'],
    ['/ANNONCES-LEGALES/confirmation', '/annonces-legales/confirmation'],
    ['/Admin/Articles/EDIT/aB', '/admin/articles/edit/aB'],
    ['/ADMIN/Nowhere/X', '/admin/Nowhere/X'],
    ['/Nowhere/AT/all', '/Nowhere/AT/all'],
  ])('of %s is %s', (given, canonical) => {
    expect(canonicalPath(given)).toBe(canonical);
  });
});
