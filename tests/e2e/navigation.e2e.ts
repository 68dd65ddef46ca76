import type { Page, Request } from '@playwright/test';
import { cards, RELATED, readings, title } from '#tests/support/one-article.ts';
import { expect, test } from '#tests/support/test.ts';

/** The calls for the data of articles, in order. */
const articleCalls = (page: Page): string[] => {
  const calls: string[] = [];
  page.on('request', (request: Request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/articles/slug/')) calls.push(pathname.replace('/api/articles/slug/', ''));
  });
  return calls;
};

/** The first article of the list, not asked for yet. */
const listed = async (page: Page) => {
  await page.goto('/actualite');
  const link = cards(page).first();
  const href = (await link.getAttribute('href')) ?? '';
  return { link, slug: href.replace('/article/', '') };
};

/** How many fades the page began. */
const countFades = async (page: Page): Promise<() => Promise<number>> => {
  await page.addInitScript(() => {
    const fades = { begun: 0 };
    Object.assign(globalThis, { fades });
    const begin = document.startViewTransition;
    document.startViewTransition = (show) => {
      fades.begun += 1;
      return begin.call(document, show);
    };
  });
  return () => page.evaluate(() => (globalThis as unknown as { fades: { begun: number } }).fades.begun);
};

test('un lien survolé est demandé avant d’être pressé, une seule fois, et rien n’est compté comme lu', async ({
  page,
}) => {
  const calls = articleCalls(page);
  const read = readings(page);
  const { link, slug } = await listed(page);

  const code = page.waitForResponse(/\/assets\/ArticleRoute-[\w-]+\.js$/);
  const related = page.waitForResponse(/\/api\/articles\?.*category=/);
  await link.hover();
  await Promise.all([code, related]);
  expect(calls).toEqual([slug]);
  expect(read).toEqual([]);

  await link.click();
  await expect(title(page)).toBeFocused();
  await expect(page).toHaveURL(`/article/${slug}`);
  await expect.poll(() => read).toHaveLength(1);
  expect(calls).toEqual([slug]);
});

test('un lien qui a le clavier est demandé aussi', async ({ page }) => {
  const calls = articleCalls(page);
  const { link, slug } = await listed(page);

  await link.focus();
  await expect.poll(() => calls).toEqual([slug]);
  await page.keyboard.press('Enter');
  await expect(title(page)).toBeFocused();
  expect(calls).toEqual([slug]);
});

test('une réponse demandée d’avance et qui échoue est redemandée', async ({ page, incidents }) => {
  incidents.expect(/503/);
  const { link } = await listed(page);
  await page.route('**/api/articles/slug/*', (route) =>
    route.fulfill({ status: 503, json: { success: false, message: 'Indisponible' } }),
  );
  const failed = page.waitForResponse('**/api/articles/slug/*');
  await link.hover();
  await failed;
  await page.unroute('**/api/articles/slug/*');

  await link.click();
  await expect(page.getByRole('region', { name: RELATED })).toBeVisible();
});

test('qui économise ses données ne demande rien d’avance', async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  );
  const calls = articleCalls(page);
  const { link, slug } = await listed(page);
  await link.dispatchEvent('pointerdown');
  expect(calls).toEqual([]);
  await link.click();
  await expect(title(page)).toBeFocused();
  expect(calls).toEqual([slug]);
});

test.describe('au doigt', () => {
  test.use({ viewport: { width: 412, height: 823 }, hasTouch: true });

  test('un lien est demandé dès qu’il est touché, une seule fois', async ({ page }) => {
    const calls = articleCalls(page);
    const { link, slug } = await listed(page);

    await link.dispatchEvent('pointerdown', { pointerType: 'touch' });
    await expect.poll(() => calls).toEqual([slug]);
    await link.tap();
    await expect(title(page)).toBeFocused();
    expect(calls).toEqual([slug]);
  });
});

test('une page se fond dans la suivante, qui se lit et se presse aussitôt', async ({ page }) => {
  const fades = await countFades(page);
  const { link } = await listed(page);
  await page.evaluate(() => window.scrollTo(0, 200));
  await link.click();

  await expect(title(page)).toBeFocused();
  expect(await fades()).toBe(1);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Cookies' }).click();
  await expect(page).toHaveURL('/cookies');
  await page.goBack();
  await expect(page).toHaveURL(/\/article\//);
  // The next document of this tab still waits for its reader.
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
});

test.describe('avec moins de mouvement', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('la page suivante remplace la précédente sans fondu', async ({ page }) => {
    const fades = await countFades(page);
    const { link } = await listed(page);
    await link.click();

    await expect(title(page)).toBeFocused();
    expect(await fades()).toBe(0);
  });
});
