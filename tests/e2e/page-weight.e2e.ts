import type { Page } from '@playwright/test';
import { paths } from '#contract/paths.ts';
import { settle } from '#tests/support/hydration.ts';
import { openWithLateFonts, readDocument, watchScripts, weighPage } from '#tests/support/page-weight.ts';
import { isForm, pathOf, publicPages } from '#tests/support/public-pages.ts';
import { FORM, reachEditor, toOffers } from '#tests/support/submission-form.ts';
import { expect, test } from '#tests/support/test.ts';

const KILOBYTE = 1_000;

/** What a page may load before anybody touches it; code in gzipped bytes. */
type Budget = {
  /** With its headers, what a new connection delivers at once is 14.6 kB. */
  document: number;
  scripts: number;
  styles: number;
  fonts: number;
  requests: number;
  blocking: readonly string[];
};

const READING: Budget = {
  document: 13.2 * KILOBYTE,
  scripts: 1.8 * KILOBYTE,
  // 14 kB with brotli and its headers, as each of the two fonts: what a new connection delivers at once.
  styles: 15.9 * KILOBYTE,
  // No italics: the largest paint would wait for a third file.
  fonts: 27.2 * KILOBYTE,
  // With the pictures below the first screen, which come once the page is shown.
  requests: 15,
  blocking: ['styles.css'],
};
/** Text in our fonts may be a pixel wider than in the reader's: nothing else moves. */
const SHIFT = 0.001;

const TELEPHONE = { viewport: { width: 412, height: 823 }, isMobile: true, hasTouch: true };

/** The forms have a second style sheet, the same for all of them. */
const FORM_PAGE: Budget = {
  ...READING,
  styles: 23.4 * KILOBYTE,
  blocking: ['styles.css', 'form-styles.css'],
};

const budgetOf = (name: (typeof publicPages)[number]): Budget => {
  // Twelve notices. As it is first sent: once it is packed at best (pages/pack-while-idle.ts), 13.4 kB.
  if (name === 'announcements') return { ...READING, document: 14.9 * KILOBYTE };
  return isForm(paths[name]) ? FORM_PAGE : READING;
};

/** Texts in one layout: of those, a browser opens the first. */
const LEGAL: readonly (typeof publicPages)[number][] = [
  'terms',
  'privacy',
  'disclaimer',
  'cookies',
  'accessibility',
];

/** The name of a built file, without its hash. */
const nameOf = (address: string) => address.replace(/^.*\/([\w-]+)-[\w-]{8}(\.\w+)$/, '$1$2');

test.use(TELEPHONE);

// A request to another host fails this test, as every other: see tests/support/incidents.ts.
test('avant tout geste, peu se charge, sur chaque page publique', async ({ context, site }) => {
  const page = await context.newPage();
  for (const name of publicPages.filter((one) => !LEGAL.slice(1).includes(one))) {
    const budget = budgetOf(name);
    const weight = await weighPage(page, site.url + (await pathOf(site.url, name)));
    const what = (measured: string) => `${paths[name]} : ${measured}`;
    expect.soft(weight.document, what('document, brotli')).toBeGreaterThan(0);
    expect.soft(weight.document, what('document, brotli')).toBeLessThanOrEqual(budget.document);
    expect.soft(weight.scripts, what('JavaScript, gzip')).toBeGreaterThan(0);
    expect.soft(weight.scripts, what('JavaScript, gzip')).toBeLessThanOrEqual(budget.scripts);
    expect.soft(weight.styles, what('CSS, gzip')).toBeGreaterThan(0);
    expect.soft(weight.styles, what('CSS, gzip')).toBeLessThanOrEqual(budget.styles);
    expect.soft(weight.fonts, what('polices')).toBeLessThanOrEqual(budget.fonts);
    expect.soft(weight.requests, what('requêtes')).toBeLessThanOrEqual(budget.requests);
    expect
      .soft(weight.blocking.map(nameOf), what('ce que le premier affichage attend'))
      .toEqual(budget.blocking);
    expect.soft(weight.shift, what('décalage')).toBeLessThan(SHIFT);
  }
  const [opened, ...others] = await Promise.all(LEGAL.map((name) => readDocument(site.url + paths[name])));
  expect(opened?.loads.length).toBeGreaterThan(1);
  for (const { document, loads } of others) {
    expect(document).toBeLessThanOrEqual(READING.document);
    expect(loads).toEqual(opened?.loads);
  }
});

test('les images sous le premier écran n’attendent pas qu’on les atteigne ; des polices en retard sont celles de la page suivante ; une lecture est comptée après l’affichage', async ({
  context,
  site,
}) => {
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
  const end = await openWithLateFonts(page, `${site.url}/actualite`);
  const below = page.getByRole('main').locator('img').nth(4);
  await expect(below).not.toBeInViewport();
  await expect
    .poll(() => below.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0))
    .toBe(true);
  await page.waitForLoadState('networkidle');
  expect(await titleHasOurFont()).toBe(false);
  await end();

  const article = site.url + (await pathOf(site.url, 'article'));
  // A browser without a processor to itself may be late once more.
  await expect(async () => {
    await page.goto(article);
    expect(await titleHasOurFont()).toBe(true);
  }).toPass();
  const events = () =>
    page.evaluate(() => {
      const counted = performance
        .getEntriesByType('resource')
        .filter(({ name }) => name.endsWith('/increment-read-count'));
      return [...performance.getEntriesByName('first-contentful-paint'), ...counted]
        .toSorted((a, b) => a.startTime - b.startTime)
        .map(({ entryType }) => entryType);
    });
  await expect.poll(events).toHaveLength(2);
  expect(await events()).toEqual(['paint', 'resource']);
});

/** Holds the page's scripts back until the returned function is called. */
const holdScripts = async (page: Page, name = 'entry-client'): Promise<() => void> => {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(`**/assets/${name}-*.js`, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
};

test('avant les scripts, le menu, les rubriques, les filtres et les questions s’ouvrent et se referment, et restent ainsi quand ils arrivent', async ({
  context,
  site,
}) => {
  const page = await context.newPage();
  const release = await holdScripts(page);
  await page.goto(`${site.url}/annonces-legales`);
  await expect(page.getByRole('link', { name: 'Connexion' })).toBeVisible();
  const filters = page.getByRole('button', { name: 'Filtrer' });
  const department = page.getByLabel('Département');
  const question = page.getByRole('button', { name: "Qu'est-ce qu'une annonce légale ?" });
  const answer = page.locator('#question-1');
  await expect(department).toBeHidden();
  await filters.click();
  await expect(department).toBeVisible();
  await question.click();
  await expect(answer).toBeVisible();
  await question.click();
  await expect(answer).toBeHidden();
  const social = page.getByRole('link', { name: 'Social', exact: true });
  await test.step('les rubriques d’un grand écran', async () => {
    await page.setViewportSize({ width: 1440, height: 900 });
    const news = page.getByRole('button', { name: 'Actualité' });
    await news.click();
    await expect(social).toBeVisible();
    await news.click();
    await expect(social).toBeHidden();
    await page.setViewportSize(TELEPHONE.viewport);
  });
  const menu = page.getByRole('navigation', { name: 'Navigation principale' });
  const news = menu.getByRole('button', { name: 'Actualité' });
  await page.getByRole('button', { name: 'Ouvrir le menu' }).click();
  await expect(menu.getByRole('link', { name: 'Jurisprudence' })).toBeVisible();
  await news.click();
  await expect(menu.getByRole('link', { name: 'Social' })).toBeVisible();
  await expect(news).toHaveAttribute('aria-expanded', 'true');

  release();
  await expect(page.locator('html[data-hydrated]')).toBeAttached();
  await expect(menu.getByRole('link', { name: 'Social' })).toBeVisible();
  await news.click();
  await expect(menu.getByRole('link', { name: 'Social' })).toBeHidden();
  await page.getByRole('button', { name: 'Fermer le menu' }).click();
  await expect(answer).toBeHidden();
  await expect(department).toBeVisible();
  await filters.click();
  await expect(department).toBeHidden();
  await question.click();
  await expect(answer).toBeVisible();
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(social).toBeHidden();
});

/** What the form may load while its fields have the focus and nothing is typed. */
const UNTYPED_FORM = 150 * KILOBYTE;

test("le code du formulaire attend qu'on y écrive, ou que son éditeur soit atteint ; y entrer ne fait que préparer la page", async ({
  context,
  site,
}) => {
  await test.step("son éditeur est atteint sans qu'on y touche", async () => {
    const page = await context.newPage();
    await page.goto(`${site.url}/annonces-legales?showSubmission=true`);
    await page.evaluate(() => window.dispatchEvent(new Event('touchstart')));
    await page.getByText('Contenu', { exact: true }).scrollIntoViewIfNeeded();
    await expect(page.getByRole('textbox', { name: 'Contenu' })).toBeVisible();
    await page.close();
  });

  const page = await context.newPage();
  const scripts = watchScripts(page);
  await page.goto(`${site.url}/annonces-legales?showSubmission=true`);
  const files = (name: 'imports' | 'parts') =>
    page.evaluate(
      (list) => document.querySelector<HTMLElement>('script[data-entry]')?.dataset[list]?.split(' ') ?? [],
      name,
    );
  const [imports, parts] = [await files('imports'), await files('parts')];
  expect(parts.length).toBeGreaterThan(1);
  expect(scripts.paths).toEqual([]);

  const name = page.getByLabel("Nom de l'entreprise");
  await page.evaluate(() => window.dispatchEvent(new Event('touchstart')));
  await page.mouse.move(10, 10);
  await page.getByText("Nom de l'entreprise").first().click();
  await expect(name).toBeFocused();
  await name.click();
  await page.keyboard.press('Shift');
  await expect.poll(() => scripts.paths.length).toBe(1 + imports.length);
  expect(await scripts.weight()).toBeLessThanOrEqual(UNTYPED_FORM);
  expect(scripts.paths.filter((script) => parts.includes(script))).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.dataset.hydrated)).toBeUndefined();

  await page.keyboard.type('ATELIER LUMEN');
  await expect(page.getByRole('complementary', { name: 'Aperçu de votre parution' })).toContainText(
    'ATELIER LUMEN',
  );
  await expect(name).toHaveValue('ATELIER LUMEN');
  expect(scripts.paths).toEqual(expect.arrayContaining(parts));
});

test('un formulaire se remplit avant ses scripts ; un champ quitté vide est refusé, et un envoi part, quand ils arrivent', async ({
  context,
  site,
}) => {
  const page = await context.newPage();
  const release = await holdScripts(page);

  await page.goto(`${site.url}/annonces-legales?showSubmission=true`);
  await page.getByLabel("Nom de l'entreprise").fill('ATELIER LUMEN');
  await page.getByLabel('Forme juridique').selectOption('SARL');
  await page.getByLabel('Adresse').focus();
  await page.keyboard.press('Tab');
  release();
  const proof = page.getByRole('complementary', { name: 'Aperçu de votre parution' });
  await expect(proof).toContainText('ATELIER LUMEN');
  await expect(proof).toContainText('SARL');
  await expect(page.getByLabel("Nom de l'entreprise")).toHaveValue('ATELIER LUMEN');
  await expect(page.getByLabel('Forme juridique')).toHaveValue('SARL');
  await expect(page.getByText("L'adresse est obligatoire")).toBeVisible();
  await expect(page.getByText('La ville est obligatoire')).toBeHidden();

  await test.step('un envoi', async () => {
    const releaseAgain = await holdScripts(page);
    await page.goto(`${site.url}${paths.lostLink}`);
    await page.getByLabel("Référence de l'annonce").fill('AL-12');
    await page.getByRole('button', { name: 'Recevoir le lien de suivi' }).click();
    releaseAgain();
    await expect(page.getByText('Une référence est formée de AL- et de six chiffres.')).toBeVisible();
    await expect(page.getByLabel("Référence de l'annonce")).toHaveValue('AL-12');
  });
});

test('ce que l’on écrit, quitte et envoie pendant que le code du formulaire arrive a lieu ensuite', async ({
  context,
  site,
}) => {
  const page = await context.newPage();
  const release = await holdScripts(page, 'SubmissionForm');
  await page.goto(`${site.url}/annonces-legales?showSubmission=true`);
  const name = page.getByLabel("Nom de l'entreprise");
  await name.focus();
  await page.keyboard.type('ATELIER');
  await page.getByLabel('Capital').fill('10000');
  await page.getByLabel('Ville').focus();
  await name.click();
  await page.keyboard.press('End');
  await page.keyboard.type(' LUMEN');
  await page.keyboard.press('Enter');

  release();
  await expect(page.getByRole('alert').filter({ hasText: 'champs sont à corriger' })).toBeFocused();
  await expect(page.getByText('La ville est obligatoire').first()).toBeVisible();
  await expect(name).toHaveValue('ATELIER LUMEN');
  await expect(page.getByLabel('Capital')).toHaveValue('10 000 €');
  expect(new URL(page.url()).search).toBe('?showSubmission=true');
});

test('le formulaire garde la saisie quand sa suite ne se charge pas', async ({ page, incidents }) => {
  incidents.expect(/NoticeEditor/);
  incidents.expect(/later-steps/);
  await page.route(/\/assets\/(NoticeEditor|later-steps)-.*\.js$/, (route) => route.abort());
  await page.goto(FORM);
  await page.getByText('Contenu', { exact: true }).scrollIntoViewIfNeeded();
  const alerts = page.getByRole('alert');
  const noEditor = alerts.filter({ hasText: "L'éditeur n'a pas pu être chargé" });
  await expect(noEditor.getByRole('button', { name: 'Recharger la page' })).toBeVisible();
  await page.getByLabel("Nom de l'entreprise").fill('ATELIER LUMEN');
  await toOffers(page).click();
  const noNextStep = alerts.filter({ hasText: "L'étape suivante n'a pas pu être chargée" });
  await expect(noNextStep).toBeVisible();
  await page.unrouteAll();
  const reloaded = page.waitForEvent('load');
  await noNextStep.getByRole('button', { name: 'Recharger la page' }).click();
  await reloaded;
  await settle(page);
  await reachEditor(page);
  await expect(page.getByLabel("Nom de l'entreprise")).toHaveValue('ATELIER LUMEN');
  await toOffers(page).click();
  await expect(page.getByText('La ville est obligatoire').first()).toBeVisible();
});
