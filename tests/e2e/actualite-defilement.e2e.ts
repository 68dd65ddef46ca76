import type { Page } from '@playwright/test';
import {
  articleTotal,
  breakArticles,
  cardsOn,
  END_OF_LIST,
  listCalls,
  moreButton,
  passFocusFrames,
  scrollToDistance,
  scrollToEnd,
} from '#tests/support/article-lists.ts';
import { stopClock } from '#tests/support/page-clock.ts';
import { expect, test } from '#tests/support/test.ts';

const links = (page: Page) => cardsOn(page).getByRole('link');
const pagesOf = (calls: readonly URLSearchParams[]) => calls.map((query) => query.get('page'));
/** A link that has the focus is requested in advance, with the first articles of its category. */
const laterPagesOf = (calls: readonly URLSearchParams[]) => pagesOf(calls).filter((page) => page !== '1');

/** Scrolls to the end of the page until each of these counts is reached. */
const readOn = async (page: Page, ...counts: number[]) => {
  for (const count of counts) {
    await scrollToEnd(page);
    await expect(cardsOn(page)).toHaveCount(count);
  }
};

test("une adresse donne toutes ses pages ; défiler amène chacune des suivantes une fois, dans l'ordre, puis la fin", async ({
  page,
}) => {
  const total = await articleTotal(page);
  const pages = Math.ceil(total / 10);
  const calls = listCalls(page);
  await page.goto(`/actualite?page=${pages - 2}`);
  await expect(cardsOn(page)).toHaveCount(10 * (pages - 2));
  expect(calls).toEqual([]);
  // In the HTML for robots and for readers without JavaScript.
  await expect(page.getByRole('link', { name: 'Page suivante' })).toBeHidden();

  for (const last of [pages - 1, pages]) {
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
  expect(calls.map((query) => `${query.get('page')} ${query.get('limit')}`)).toEqual([
    `${pages - 1} 10`,
    `${pages} 10`,
  ]);
  const addresses = await links(page).evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  expect(new Set(addresses).size).toBe(total);

  // Three columns, two below 992 px, one below 576 px.
  const columns = async (width: number) => {
    await page.setViewportSize({ width, height: 900 });
    return page
      .locator('main ul')
      .evaluate((list) => getComputedStyle(list).gridTemplateColumns.split(' ').length);
  };
  expect([await columns(992), await columns(991), await columns(576), await columns(575)]).toEqual([
    3, 2, 2, 1,
  ]);
});

test('le clavier atteint le pied de page sans rien charger ; la suite est demandée à 500 px du bas, pas avant', async ({
  page,
}) => {
  await page.clock.install();
  const calls = listCalls(page);
  await page.goto('/actualite');
  // After the first check, shortly after the page opens, at the top.
  await stopClock(page);
  const first = page.getByRole('contentinfo').getByRole('link').first();

  await test.step('la touche Tab va du dernier article au pied de page', async () => {
    // Visible, hence scrolled to: the page handles the scroll event before the test moves its clock.
    await links(page).last().focus();
    await expect(links(page).last()).toBeInViewport();
    await page.clock.runFor(1_000);
    await page.keyboard.press('Tab');
    await expect(moreButton(page)).toBeFocused();
    await expect(moreButton(page)).toBeInViewport();
    await page.keyboard.press('Tab');
    await expect(first).toBeFocused();
    await expect(first).toBeInViewport();
    await page.clock.runFor(1_000);
    expect(laterPagesOf(calls)).toEqual([]);
  });

  await test.step('« Aller au pied de page » y mène', async () => {
    await page.getByRole('link', { name: 'Aller au pied de page' }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('contentinfo')).toBeFocused();
    await expect(page.getByRole('contentinfo')).toBeInViewport();
    await page.clock.runFor(1_000);
    await page.keyboard.press('Tab');
    await expect(first).toBeFocused();
    expect(laterPagesOf(calls)).toEqual([]);
  });

  await test.step('à 520 px du bas rien, à 480 px la suite', async () => {
    await page.clock.resume();
    await scrollToDistance(page, 10_000);
    await page.clock.runFor(1_000);
    await scrollToDistance(page, 520);
    await page.clock.runFor(1_000);
    expect(laterPagesOf(calls)).toEqual([]);
    await scrollToDistance(page, 480);
    await page.clock.runFor(1_000);
    await expect(cardsOn(page)).toHaveCount(20);
    expect(laterPagesOf(calls)).toEqual(['2']);
  });
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

test("Retour rend la liste avec ses pages, en haut, et de quoi reprendre à l'article ouvert ; une nouvelle visite non", async ({
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
  await passFocusFrames(page);

  await readOn(page, 40);
  await expect(page).toHaveURL('/actualite?page=4');

  await test.step('une nouvelle visite recommence ; un écran plus haut que la page la remplit', async () => {
    await opened.click();
    await expect(page).toHaveURL(/\/article\//);
    await page.setViewportSize({ width: 1440, height: 4_000 });
    await page.getByRole('contentinfo').getByRole('link', { name: 'Actualité' }).click();

    await expect(page.getByRole('heading', { level: 1, name: 'Tous les articles' })).toBeVisible();
    // Ten at first, then ten more, as long as the window is higher.
    const loaded = page
      .getByRole('main')
      .getByRole('status')
      .filter({ hasText: /^10 articles chargés, [23]0 sur/ });
    await expect(loaded).toHaveCount(1);
    await expect(page.getByRole('button', { name: /^Reprendre/ })).toBeHidden();
  });
});

test('une page qui ne vient pas arrête la liste, le dit, et peut être redemandée, au clavier comme la suite', async ({
  page,
  incidents,
}) => {
  incidents.expect(/500/);
  const total = await articleTotal(page);
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

  await test.step('« Charger plus » continue sur le premier article venu', async () => {
    await moreButton(page).focus();
    await page.keyboard.press('Enter');
    await expect(cardsOn(page)).toHaveCount(30);
    await expect(links(page).nth(20)).toBeFocused();
    await expect(links(page).nth(20)).toBeInViewport();
    await expect(page.getByRole('main').getByRole('status')).toHaveText(
      `10 articles chargés, 30 sur ${total}`,
    );
  });

  await test.step("une page qui arrive pendant qu'on ouvre un article ne change pas son adresse", async () => {
    await passFocusFrames(page);
    // The router has set the article's address while the list is still on the screen when its page arrives.
    await page.evaluate(() => {
      window.history.pushState({ ...window.history.state, idx: 1 }, '', '/article/un-autre');
      window.scrollTo(0, document.documentElement.scrollHeight);
    });
    await expect(cardsOn(page)).not.toHaveCount(30);
    expect(new URL(page.url()).pathname).toBe('/article/un-autre');
  });
});
