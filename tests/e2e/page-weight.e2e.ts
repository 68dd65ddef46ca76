import { type PageWeight, weighPage } from '#tests/support/page-weight.ts';
import { expect, test } from '#tests/support/test.ts';

const KILOBYTE = 1_000;

/** What a page may load before anybody touches it; code in gzipped bytes. */
type Budget = { scripts: number; requests: number };

const READING: Budget = { scripts: 2 * KILOBYTE, requests: 15 };
const STYLES = 20 * KILOBYTE;
const FONTS = 60 * KILOBYTE;
/** Text in our fonts may be a pixel wider than in the reader's: nothing else moves. */
const SHIFT = 0.001;

const TELEPHONE = { viewport: { width: 412, height: 823 }, isMobile: true, hasTouch: true };

const pages: readonly [name: string, path: string, budget: Budget][] = [
  ["la page d'accueil", '/', { ...READING, requests: 19 }],
  ['un article', '/article/quand-les-dettes-de-la-societe-rattrapent-celui-qui-la-dirige', READING],
  ['la liste des articles', '/actualite', { ...READING, requests: 17 }],
  ['les annonces légales', '/annonces-legales', READING],
  ['la recherche', '/search?q=bail', READING],
  ['une page légale', '/terms', READING],
];

test.use(TELEPHONE);

// A request to another host fails this test, as every other: see tests/support/incidents.ts.
for (const [name, path, budget] of pages)
  test(`avant tout geste, peu se charge : ${name}`, async ({ context, site }) => {
    const page = await context.newPage();
    const weight: PageWeight = await weighPage(page, site.url + path);
    expect(weight.scripts, 'JavaScript, gzip').toBeGreaterThan(0);
    expect(weight.scripts, 'JavaScript, gzip').toBeLessThanOrEqual(budget.scripts);
    expect(weight.styles, 'CSS, gzip').toBeGreaterThan(0);
    expect(weight.styles, 'CSS, gzip').toBeLessThanOrEqual(STYLES);
    expect(weight.fonts, 'polices').toBeLessThanOrEqual(FONTS);
    expect(weight.requests, 'requêtes').toBeLessThanOrEqual(budget.requests);
    expect(weight.blocking, 'ce que le premier affichage attend').toEqual([
      expect.stringMatching(/\/assets\/styles-[\w-]+\.css$/),
    ]);
    expect(weight.shift, 'décalage').toBeLessThan(SHIFT);
  });
