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

/** An article of the list, not asked for yet. */
const listed = async (page: Page, rank = 0) => {
  const link = cards(page).nth(rank);
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

test('un lien survolé ou au clavier est demandé une seule fois, d’avance, sans compter comme lu, et sa page paraît en fondu', async ({
  page,
  incidents,
}) => {
  incidents.expect(/503/);
  const fades = await countFades(page);
  const calls = articleCalls(page);
  const read = readings(page);
  await page.goto('/actualite');
  const list = page.getByRole('heading', { level: 1, name: 'Tous les articles' });

  await test.step('au survol', async () => {
    const { link, slug } = await listed(page);
    const code = page.waitForResponse(/\/assets\/ArticleRoute-[\w-]+\.js$/);
    const related = page.waitForResponse(/\/api\/articles\?.*category=/);
    await link.hover();
    await Promise.all([code, related]);
    expect(calls).toEqual([slug]);
    expect(read).toEqual([]);

    await link.click();
    await expect(page).toHaveURL(`/article/${slug}`);
    await expect(title(page)).toBeFocused();
    await expect.poll(() => read).toHaveLength(1);
    expect(calls).toEqual([slug]);
  });

  await test.step('en fondu, la page suivante se lit et se presse aussitôt', async () => {
    expect(await fades()).toBe(1);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Cookies' }).click();
    await expect(page).toHaveURL('/cookies');
    await page.goBack();
    await expect(page).toHaveURL(/\/article\//);
    // The next document of this tab still waits for its reader.
    expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
    // The pointer would ask for the article that comes under it.
    await page.mouse.move(0, 0);
    await page.goBack();
    await expect(list).toBeVisible();
  });

  await test.step('au clavier', async () => {
    const { link, slug } = await listed(page, 8);
    const before = calls.length;
    await link.focus();
    await expect.poll(() => calls.slice(before)).toEqual([slug]);
    expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`/article/${slug}`);
    await expect(title(page)).toBeFocused();
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    expect(calls.slice(before)).toEqual([slug]);
    await page.goBack();
    await expect(list).toBeVisible();
  });

  await test.step('une réponse qui échoue est redemandée', async () => {
    const { link } = await listed(page, 3);
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
});

test.describe('avec moins de mouvement', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('qui économise ses données ne demande rien d’avance ; la page suivante paraît sans fondu', async ({
    page,
  }) => {
    await page.addInitScript(() =>
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
    );
    const fades = await countFades(page);
    const calls = articleCalls(page);
    await page.goto('/actualite');
    const { link, slug } = await listed(page);
    await link.dispatchEvent('pointerdown');
    expect(calls).toEqual([]);
    await link.click();
    await expect(page).toHaveURL(`/article/${slug}`);
    await expect(title(page)).toBeFocused();
    expect(calls).toEqual([slug]);
    expect(await fades()).toBe(0);
  });
});

test.describe('au doigt', () => {
  test.use({ viewport: { width: 412, height: 823 }, hasTouch: true });

  test('un lien est demandé dès qu’il est touché, une seule fois', async ({ page }) => {
    const calls = articleCalls(page);
    await page.goto('/actualite');
    const { link, slug } = await listed(page);

    await link.dispatchEvent('pointerdown', { pointerType: 'touch' });
    await expect.poll(() => calls).toEqual([slug]);
    await link.tap();
    await expect(title(page)).toBeFocused();
    expect(calls).toEqual([slug]);
  });
});
