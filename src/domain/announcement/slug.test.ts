import fc from 'fast-check';
import { expect, it } from 'vitest';
import { anyText } from '#tests/support/any-text.ts';
import { announcementSlug, reservedSlugs } from './slug.ts';

it.each([
  ["L'Atelier d'Œuvre & Fils", 'transfert_siege', 'l-atelier-d-oeuvre-fils-transfert-siege-048251'],
  ['東京', 'autre', 'autre-048251'],
  ['x'.repeat(300), 'autre', `${'x'.repeat(90)}-048251`],
])('names a notice of « %s »', (companyName, typeName, slug) => {
  expect(announcementSlug({ companyName, typeName, reference: 'AL-048251' })).toBe(slug);
});

it('is always a unique address', () => {
  fc.assert(
    fc.property(anyText(), fc.constantFrom('types', 'reference', ''), (name, typeName) => {
      const slug = announcementSlug({
        companyName: name,
        typeName: typeName || 'autre',
        reference: 'AL-000001',
      });
      expect(slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
      expect(reservedSlugs).not.toContain(slug);
    }),
  );
});
