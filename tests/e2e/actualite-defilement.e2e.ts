import type { Page } from '@playwright/test';
import {
  articleTotal,
  breakArticles,
  cardsOn,
  END_OF_LIST,
  listCalls,
  moreButton,
  scrollToDistance,
  scrollToEnd,
} from '#tests/support/article-lists.ts';
import { stopClock } from '#tests/support/page-clock.ts';
import { expect, test } from '#tests/support/test.ts';

const links = (page: Page) => cardsOn(page).getByRole('link');
const pagesOf = (calls: readonly URLSearchParams[]) => calls.map((query) => query.get('page'));

/** Scrolls to the end of the page until each of these counts is reached. */
const readOn = async (page: Page, ...counts: number[]) => {
  for (const count of counts) {
    await scrollToEnd(page);
    await expect(cardsOn(page)).toHaveCount(count);
  }
};

test("défiler jusqu'au bout amène chaque page une fois, dans l'ordre, puis dit la fin", async ({ page }) => {
  const total = await articleTotal(page);
  const pages = Math.ceil(total / 10);
  const calls = listCalls(page);
  await page.goto('/actualite');

  for (let last = 2; last <= pages; last++) {
    await expect(page.getByText(END_OF_LIST)).toBeHidden();
    await scrollToEnd(page);
    const shown = Math.min(total, last * 10);
    await expect(cardsOn(page)).toHaveCount(shown);
    await expect(page.getByRole('main').getByRole('status')).toHaveText(
      new RegExp(`chargés?, ${shown} sur ${total}$`),
    );
    await expect(page).toHaveURL(`/actualite?page=${last}`);
  }

  await expect(page.getByText(END_OF_LIST)).toBeVisible();
  await expect(moreButton(page)).toBeHidden();
  expect(pagesOf(calls)).toEqual(Array.from({ length: pages - 1 }, (_, index) => `${index + 2}`));
  expect(new Set(calls.map((query) => query.get('limit')))).toEqual(new Set(['10']));
  const addresses = await links(page).evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  expect(new Set(addresses).size).toBe(total);
});

test('la page suivante est demandée à 500 px du bas, pas avant', async ({ page }) => {
  await page.clock.install();
  const calls = listCalls(page);
  await page.goto('/actualite');

  await scrollToDistance(page, 520);
  await page.clock.runFor(1_000);
  expect(calls).toEqual([]);

  await scrollToDistance(page, 480);
  await page.clock.runFor(1_000);
  await expect(cardsOn(page)).toHaveCount(20);
  expect(pagesOf(calls)).toEqual(['2']);
});

test("un écran plus haut que la page la remplit peu après l'arrivée", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 4_000 });
  await page.goto('/actualite');

  await expect(cardsOn(page)).toHaveCount(20);
});

test('au clavier, « Charger plus » amène la suite et continue sur le premier article venu', async ({
  page,
}) => {
  const total = await articleTotal(page);
  await page.goto('/actualite');

  await moreButton(page).focus();
  await page.keyboard.press('Enter');

  await expect(cardsOn(page)).toHaveCount(20);
  await expect(links(page).nth(10)).toBeFocused();
  await expect(links(page).nth(10)).toBeInViewport();
  await expect(page.getByRole('main').getByRole('status')).toHaveText(`10 articles chargés, 20 sur ${total}`);
});

test('la touche Tab va du dernier article au pied de page sans rien charger', async ({ page }) => {
  await page.clock.install();
  const calls = listCalls(page);
  await page.goto('/actualite');
  // After the first check, shortly after the page opens, at the top.
  await stopClock(page);

  // Visible, hence scrolled to: the page handles the scroll event before the test moves its clock.
  await links(page).last().focus();
  await expect(links(page).last()).toBeInViewport();
  await page.clock.runFor(1_000);
  await page.keyboard.press('Tab');
  await expect(moreButton(page)).toBeFocused();
  await expect(moreButton(page)).toBeInViewport();
  await page.keyboard.press('Tab');
  const first = page.getByRole('contentinfo').getByRole('link').first();
  await expect(first).toBeFocused();
  await expect(first).toBeInViewport();
  await page.clock.runFor(1_000);

  // A link that has the focus is requested in advance, with the first articles of its category.
  expect(calls.filter((query) => query.get('page') !== '1')).toEqual([]);
  await page.clock.resume();
});

test('« Aller au pied de page » y mène sans rien charger', async ({ page }) => {
  await page.clock.install();
  const calls = listCalls(page);
  await page.goto('/actualite');
  // After the first check, shortly after the page opens, at the top.
  await stopClock(page);

  await page.getByRole('link', { name: 'Aller au pied de page' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('contentinfo')).toBeFocused();
  await expect(page.getByRole('contentinfo')).toBeInViewport();
  await page.clock.runFor(1_000);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('contentinfo').getByRole('link').first()).toBeFocused();
  expect(calls).toEqual([]);
  await page.clock.resume();
});

test('le pied de page atteint avant les scripts reste là quand ils arrivent', async ({ context }) => {
  const page = await context.newPage();
  await page.clock.install();
  const calls = listCalls(page);
  const arrival = Promise.withResolvers<void>();
  await page.route('**/entry-client-*.js', async (route) => {
    await arrival.promise;
    await route.continue();
  });
  await page.goto('/actualite');
  await page.getByRole('link', { name: 'Aller au pied de page' }).focus();
  await page.keyboard.press('Enter');
  const first = page.getByRole('contentinfo').getByRole('link').first();
  await expect(first).toBeInViewport();

  arrival.resolve();
  await expect(page.locator('html[data-hydrated]')).toBeAttached();
  await page.clock.runFor(1_000);
  await expect(first).toBeInViewport();
  expect(calls).toEqual([]);
});

test("Retour rend la liste avec ses pages, en haut, et de quoi reprendre à l'article ouvert", async ({
  page,
}) => {
  await page.goto('/actualite');
  await readOn(page, 20, 30);
  const opened = links(page).nth(24);
  const title = (await opened.textContent()) ?? '';
  await opened.click();
  await expect(page).toHaveURL(/\/article\//);

  await page.goBack();

  await expect(page).toHaveURL('/actualite?page=3');
  await expect(cardsOn(page)).toHaveCount(30);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);

  const resume = page.getByRole('button', { name: `Reprendre à l'article ${title}` });
  await expect(resume).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(opened).toBeInViewport();
  await expect(opened).toBeFocused();
  await expect(resume).toBeHidden();
  // The focus scrolled; what scrolls in the same frames loads nothing.
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done)))),
  );

  await readOn(page, 40);
  await expect(page).toHaveURL('/actualite?page=4');
});

test('une nouvelle visite de la liste ne propose rien à reprendre', async ({ page }) => {
  await page.goto('/actualite');
  await links(page).nth(8).click();
  await expect(page).toHaveURL(/\/article\//);

  await page.getByRole('contentinfo').getByRole('link', { name: 'Actualité' }).click();

  await expect(page.getByRole('heading', { level: 1, name: 'Tous les articles' })).toBeVisible();
  await expect(cardsOn(page)).toHaveCount(10);
  await expect(page.getByRole('button', { name: /^Reprendre/ })).toBeHidden();
});

test('une adresse avec page=3 montre les trois premières pages, et la suite vient', async ({ page }) => {
  const calls = listCalls(page);
  await page.goto('/actualite?page=3');

  await expect(page).toHaveTitle('Tous les articles, page 3 — Parution');
  await expect(cardsOn(page)).toHaveCount(30);
  expect(calls).toEqual([]);
  await scrollToEnd(page);
  await expect(cardsOn(page)).toHaveCount(40);
  expect(pagesOf(calls)).toEqual(['4']);
});

test("une page qui n'existe pas mène à une page qui existe", async ({ page }) => {
  const pages = Math.ceil((await articleTotal(page)) / 10);
  for (const given of ['abc', '0', '-1', '1e9']) {
    await page.goto(`/actualite?page=${given}`);
    await expect(page).toHaveURL('/actualite');
  }
  await page.goto('/actualite?page=999');
  await expect(page).toHaveURL(`/actualite?page=${pages}`);
  await expect(page.getByText(END_OF_LIST)).toBeVisible();
});

test('une page qui ne vient pas arrête la liste, le dit, et peut être redemandée', async ({
  page,
  incidents,
}) => {
  incidents.expect(/500/);
  const calls = listCalls(page);
  await page.goto('/actualite');
  const repair = await breakArticles(page);

  await scrollToEnd(page);
  await expect(page.getByRole('alert')).toHaveText("La suite de la liste n'a pas pu être chargée.");
  // Each read is retried once before it counts as failed.
  expect(pagesOf(calls)).toEqual(['2', '2']);
  await page.evaluate(() => window.scrollTo(0, 0));
  await scrollToEnd(page);
  await expect(cardsOn(page)).toHaveCount(10);
  await expect(page.getByText(END_OF_LIST)).toBeHidden();

  await repair();
  await page.getByRole('button', { name: 'Réessayer' }).click();
  await expect(cardsOn(page)).toHaveCount(20);
  expect(pagesOf(calls)).toEqual(['2', '2', '2']);
  await expect(links(page).nth(10)).toBeFocused();
});
