import type { Page } from '@playwright/test';
import { openWithLateFonts, type PageWeight, weighPage } from '#tests/support/page-weight.ts';
import { FORM, reachEditor, toOffers } from '#tests/support/submission-form.ts';
import { expect, test } from '#tests/support/test.ts';

const KILOBYTE = 1_000;

/** What a page may load before anybody touches it; code in gzipped bytes. */
type Budget = { scripts: number; styles: number; requests: number; blocking: readonly string[] };

const READING: Budget = {
  scripts: 1.5 * KILOBYTE,
  styles: 18.5 * KILOBYTE,
  requests: 15,
  blocking: ['styles.css'],
};
const FONTS = 39 * KILOBYTE;
/** Text in our fonts may be a pixel wider than in the reader's: nothing else moves. */
const SHIFT = 0.001;

const TELEPHONE = { viewport: { width: 412, height: 823 }, isMobile: true, hasTouch: true };

const pages: readonly [name: string, path: string, budget: Budget][] = [
  // Its covers but the first are lazy, but a browser loads those of the next two screens.
  ["la page d'accueil", '/', READING],
  ['un article', '/article/quand-les-dettes-de-la-societe-rattrapent-celui-qui-la-dirige', READING],
  ['la liste des articles', '/actualite', READING],
  ['les annonces légales', '/annonces-legales', READING],
  ['la recherche', '/search?q=bail', READING],
  ['une page légale', '/terms', READING],
  [
    "le formulaire d'annonce",
    '/annonces-legales?showSubmission=true',
    { ...READING, styles: 22 * KILOBYTE, blocking: ['styles.css', 'form-styles.css'] },
  ],
];

/** The name of a built file, without its hash. */
const nameOf = (address: string) => address.replace(/^.*\/([\w-]+)-[\w-]{8}(\.\w+)$/, '$1$2');

test.use(TELEPHONE);

// A request to another host fails this test, as every other: see tests/support/incidents.ts.
for (const [name, path, budget] of pages)
  test(`avant tout geste, peu se charge : ${name}`, async ({ context, site }) => {
    const page = await context.newPage();
    const weight: PageWeight = await weighPage(page, site.url + path);
    expect(weight.scripts, 'JavaScript, gzip').toBeGreaterThan(0);
    expect(weight.scripts, 'JavaScript, gzip').toBeLessThanOrEqual(budget.scripts);
    expect(weight.styles, 'CSS, gzip').toBeGreaterThan(0);
    expect(weight.styles, 'CSS, gzip').toBeLessThanOrEqual(budget.styles);
    expect(weight.fonts, 'polices').toBeLessThanOrEqual(FONTS);
    expect(weight.requests, 'requêtes').toBeLessThanOrEqual(budget.requests);
    expect(weight.blocking.map(nameOf), 'ce que le premier affichage attend').toEqual(budget.blocking);
    expect(weight.shift, 'décalage').toBeLessThan(SHIFT);
  });

test('des polices arrivées trop tard pour une page sont celles de la suivante', async ({ context, site }) => {
  const page = await context.newPage();
  const browser = await context.newCDPSession(page);
  await browser.send('DOM.enable');
  await browser.send('CSS.enable');
  const titleHasOurFont = async () => {
    const { root } = await browser.send('DOM.getDocument');
    const { nodeId } = await browser.send('DOM.querySelector', { nodeId: root.nodeId, selector: 'h1' });
    const { fonts } = await browser.send('CSS.getPlatformFontsForNode', { nodeId });
    return fonts.some(({ isCustomFont }) => isCustomFont);
  };
  await openWithLateFonts(page, `${site.url}/actualite`);
  await page.waitForLoadState('networkidle');
  expect(await titleHasOurFont()).toBe(false);
  // A browser without a processor to itself may be late once more.
  await expect(async () => {
    await page.goto(`${site.url}/terms`);
    expect(await titleHasOurFont()).toBe(true);
  }).toPass();
});

/** Holds the page's scripts back until the returned function is called. */
const holdScripts = async (page: Page): Promise<() => void> => {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/assets/entry-client-*.js', async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
};

test('avant les scripts, le menu s’ouvre ; ce que l’on y presse a lieu quand ils arrivent', async ({
  context,
  site,
}) => {
  const page = await context.newPage();
  const release = await holdScripts(page);

  await page.goto(site.url);
  await expect(page.getByRole('link', { name: 'Connexion' })).toBeVisible();
  await page.getByRole('button', { name: 'Ouvrir le menu' }).click();
  const menu = page.getByRole('navigation', { name: 'Navigation principale' });
  await expect(menu.getByRole('link', { name: 'Jurisprudence' })).toBeVisible();
  await menu.getByRole('button', { name: 'Actualité' }).click();
  await expect(menu.getByRole('link', { name: 'Social' })).toBeHidden();
  release();
  await expect(menu.getByRole('link', { name: 'Social' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Fermer le menu' })).toBeVisible();
});

test("le code du formulaire attend qu'on y touche ; un geste à côté ne fait que préparer la page", async ({
  context,
  site,
}) => {
  const page = await context.newPage();
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('.js')) scripts.push(new URL(request.url()).pathname);
  });
  await page.goto(`${site.url}/annonces-legales?showSubmission=true`);
  const files = (name: 'imports' | 'parts') =>
    page.evaluate(
      (list) => document.querySelector<HTMLElement>('script[data-entry]')?.dataset[list]?.split(' ') ?? [],
      name,
    );
  const [imports, parts] = [await files('imports'), await files('parts')];
  expect(parts.length).toBeGreaterThan(1);
  expect(scripts).toEqual([]);

  await page.evaluate(() => window.dispatchEvent(new Event('touchstart')));
  await expect.poll(() => scripts.length).toBe(1 + imports.length);
  expect(scripts.filter((script) => parts.includes(script))).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.dataset.hydrated)).toBeUndefined();

  await page.getByLabel("Nom de l'entreprise").focus();
  await page.keyboard.type('ATELIER LUMEN');
  await expect(page.getByRole('complementary', { name: 'Aperçu de votre parution' })).toContainText(
    'ATELIER LUMEN',
  );
  await expect(page.getByLabel("Nom de l'entreprise")).toHaveValue('ATELIER LUMEN');
});

test("le formulaire s'anime aussi quand son éditeur est atteint sans qu'on y touche", async ({
  context,
  site,
}) => {
  const page = await context.newPage();
  await page.goto(`${site.url}/annonces-legales?showSubmission=true`);
  await page.evaluate(() => window.dispatchEvent(new Event('touchstart')));
  await page.getByText('Contenu', { exact: true }).scrollIntoViewIfNeeded();
  await expect(page.getByRole('textbox', { name: 'Contenu' })).toBeVisible();
});

test('le formulaire se remplit avant ses scripts', async ({ context, site }) => {
  const page = await context.newPage();
  const release = await holdScripts(page);

  await page.goto(`${site.url}/annonces-legales?showSubmission=true`);
  await page.getByLabel("Nom de l'entreprise").fill('ATELIER LUMEN');
  await page.getByLabel('Forme juridique').selectOption('SARL');
  release();
  const proof = page.getByRole('complementary', { name: 'Aperçu de votre parution' });
  await expect(proof).toContainText('ATELIER LUMEN');
  await expect(proof).toContainText('SARL');
  await expect(page.getByLabel("Nom de l'entreprise")).toHaveValue('ATELIER LUMEN');
  await expect(page.getByLabel('Forme juridique')).toHaveValue('SARL');
});

test('le formulaire garde la saisie quand sa suite ne se charge pas', async ({ page, incidents }) => {
  incidents.expect(/later-steps|NoticeEditor/);
  await page.route('**/assets/NoticeEditor-*.js', (route) => route.abort());
  await page.goto(FORM);
  await page.getByText('Contenu', { exact: true }).scrollIntoViewIfNeeded();
  const noEditor = page.getByRole('alert').filter({ hasText: "L'éditeur n'a pas pu être chargé" });
  await expect(noEditor).toBeVisible();
  await page.unroute('**/assets/NoticeEditor-*.js');
  await noEditor.getByRole('button', { name: 'Recharger la page' }).click();
  await reachEditor(page);
  await page.route('**/assets/later-steps-*.js', (route) => route.abort());
  await page.getByLabel("Nom de l'entreprise").fill('ATELIER LUMEN');
  await toOffers(page).click();
  const failure = page.getByRole('alert').filter({ hasText: "L'étape suivante n'a pas pu être chargée" });
  await expect(failure).toBeVisible();
  await page.unroute('**/assets/later-steps-*.js');
  await failure.getByRole('button', { name: 'Recharger la page' }).click();
  await expect(page.getByLabel("Nom de l'entreprise")).toHaveValue('ATELIER LUMEN');
  await toOffers(page).click();
  await expect(page.getByText('La ville est obligatoire').first()).toBeVisible();
});
