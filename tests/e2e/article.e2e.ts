import type { Page } from '@playwright/test';
import { overflowOf } from '#tests/support/article-lists.ts';
import { violationsOn } from '#tests/support/axe.ts';
import { expect, test } from '#tests/support/test.ts';

const UNAVAILABLE = "Désolé, nous n'avons pas pu charger cet article.";
const RELATED = 'Les lecteurs ont aussi parcouru...';

type Stored = { id: string; slug: string; title: string };

const newest = async (page: Page, count = 1): Promise<Stored[]> => {
  const answer = await page.request.get(`/api/articles?page=1&limit=${count}`);
  return ((await answer.json()) as { articles: Stored[] }).articles;
};

const anArticle = async (page: Page): Promise<Stored> => {
  const [article] = await newest(page);
  if (!article) throw new Error('The demonstration has articles');
  return article;
};

const title = (page: Page) => page.getByRole('heading', { level: 1 });
const back = (page: Page) => page.getByRole('link', { name: 'RETOUR' });
const cards = (page: Page) => page.getByRole('main').getByRole('article').getByRole('link');

/** The articles that the browser says it has read, in order. */
const readings = (page: Page): string[] => {
  const read: string[] = [];
  page.on('request', (request) => {
    const id = /\/api\/articles\/([^/]+)\/increment-read-count$/.exec(request.url())?.[1];
    if (id && request.method() === 'PUT') read.push(id);
  });
  return read;
};

/** From now on the browser hears another version of each article it asks for. */
const pretendArticle = (page: Page, changes: object) =>
  page.route('**/api/articles/slug/*', async (route) => {
    const answer = await route.fetch();
    const { article } = (await answer.json()) as { article: object };
    await route.fulfill({ json: { article: { ...article, ...changes } } });
  });

/** Opens an article from the list of all of them, without another page of the server. */
const openFromList = async (page: Page) => {
  await page.goto('/actualite');
  await cards(page).first().click();
};

test("l'article a sa catégorie, sa date, son temps de lecture, son titre, son image et son texte", async ({
  page,
}) => {
  await page.goto('/actualite');
  const card = page.getByRole('main').getByRole('article').first();
  const headline = (await card.getByRole('heading').textContent()) ?? '';

  await card.getByRole('link').click();

  await expect(title(page)).toHaveText(headline);
  await expect(title(page)).toBeFocused();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  const main = page.getByRole('main');
  await expect(main.locator('header').getByRole('link')).toHaveAttribute('href', /^\/actualite\/[a-z-]+$/);
  await expect(main.locator('header').locator('time').first()).toHaveText(/^\d{1,2}(er)? \p{L}+ \d{4}$/u);
  await expect(main.getByText(/^\d+ minute\(s\) de lecture$/)).toBeVisible();
  await expect(main.locator('header').getByText(/^Par \p{L}+/u)).toBeVisible();
  const cover = main.locator('img').first();
  await expect(cover).toHaveAttribute('src', /^\/covers\/v1\/[a-z-]+\/l-auto\/[a-z0-9-]+\.svg$/);
  const box = await cover.boundingBox();
  expect((box?.width ?? 0) / (box?.height ?? 1)).toBeCloseTo(21 / 9, 1);
  expect(await main.locator('article').first().getByRole('heading', { level: 2 }).count()).toBeGreaterThan(0);
  await expect(page).toHaveTitle(`${headline} — Parution`);
});

test("trois articles de la même catégorie suivent, jamais celui qu'on lit", async ({ page }) => {
  const { slug } = await anArticle(page);
  await page.goto(`/article/${slug}`);

  const related = page.getByRole('region', { name: RELATED }).getByRole('article');
  await expect(related).toHaveCount(3);
  const chip = await page.getByRole('main').locator('header').getByRole('link').textContent();
  for (const card of await related.all())
    await expect(card.getByText(chip ?? '', { exact: true })).toBeVisible();
  await expect(related.locator(`a[href="/article/${slug}"]`)).toHaveCount(0);
});

test("l'emplacement publicitaire est annoncé comme tel et ne charge rien", async ({ page }) => {
  const { slug } = await anArticle(page);
  await page.goto(`/article/${slug}`);

  const advertisement = page.getByRole('complementary', { name: 'Publicité' });
  await expect(advertisement.getByText('Publicité', { exact: true })).toBeVisible();
  await expect(advertisement.locator('img, iframe, script')).toHaveCount(0);
});

test('chaque chargement compte une lecture, une seule fois', async ({ page }) => {
  const read = readings(page);
  const { id, slug } = await anArticle(page);

  await page.goto(`/article/${slug}`);
  await expect.poll(() => read).toEqual([id]);

  await page.getByRole('region', { name: RELATED }).getByRole('link').first().click();
  await expect(title(page)).toBeFocused();
  await expect.poll(() => read.length).toBe(2);
  expect(read[1]).not.toBe(id);

  await page.goBack();
  await expect(page).toHaveURL(`/article/${slug}`);
  await expect.poll(() => read.length).toBe(3);
  expect(read[2]).toBe(id);
});

test("une lecture qui n'a pas pu être comptée n'est ni renvoyée ni montrée", async ({ page, incidents }) => {
  incidents.expect(/503/);
  const read = readings(page);
  await page.route('**/increment-read-count', (route) =>
    route.fulfill({ status: 503, json: { success: false, message: 'Indisponible' } }),
  );
  const { slug } = await anArticle(page);

  await page.goto(`/article/${slug}`, { waitUntil: 'networkidle' });

  expect(read).toHaveLength(1);
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test("RETOUR revient à la page d'où l'on vient", async ({ page }) => {
  await openFromList(page);
  await expect(back(page)).toBeVisible();

  await back(page).click();

  await expect(page).toHaveURL('/actualite');
  await expect(title(page)).toHaveText('Tous les articles');
});

test("RETOUR mène à l'accueil quand on arrive d'ailleurs, jamais hors du site", async ({ page }) => {
  const { slug } = await anArticle(page);
  await page.goto('about:blank');
  await page.goto(`/article/${slug}`);

  await back(page).click();

  await expect(page).toHaveURL('/');
  await expect(page.getByRole('heading', { name: 'La sélection de la rédaction' })).toBeVisible();
});

test('un article absent répond 404 et offre de retourner à l’accueil', async ({ page, incidents }) => {
  incidents.expect(/404/);
  const read = readings(page);
  const answer = await page.goto('/article/cet-article-n-existe-pas');

  expect(answer?.status()).toBe(404);
  await expect(title(page)).toHaveText(UNAVAILABLE);
  expect(read).toEqual([]);
  await page.getByRole('main').getByRole('link', { name: "Retourner à l'accueil" }).click();
  await expect(page).toHaveURL('/');
});

test("une adresse qu'aucun article ne peut avoir répond 404", async ({ page }) => {
  for (const slug of ['%00', 'a'.repeat(250), '..%2F..%2Fadmin', '%3Cscript%3E']) {
    const answer = await page.request.get(`/article/${slug}`);
    expect(answer.status(), slug).toBe(404);
  }
});

test("une panne dit que l'article n'a pas pu être chargé", async ({ page, incidents }) => {
  incidents.expect(/500/);
  await page.route('**/api/articles/slug/*', (route) =>
    route.fulfill({ status: 500, json: { success: false, message: 'Panne' } }),
  );

  await openFromList(page);

  await expect(title(page)).toHaveText(UNAVAILABLE);
  await expect(page.getByRole('link', { name: "Retourner à l'accueil" })).toBeVisible();
});

test('sans article voisin, la section ne paraît pas', async ({ page, incidents }) => {
  incidents.expect(/500/);
  await page.goto('/actualite');
  await page.route('**/api/articles?**', (route) =>
    route.fulfill({ status: 500, json: { success: false, message: 'Panne' } }),
  );

  await cards(page).first().click();

  await expect(back(page)).toBeVisible();
  await expect(page.getByRole('heading', { name: RELATED })).toHaveCount(0);
});

test("une ancienne adresse mène à l'adresse présente", async ({ page }) => {
  await page.goto('/actualite');
  const [, second] = await newest(page, 2);
  await page.route('**/api/articles/slug/*', async (route) =>
    route.fulfill({
      response: await route.fetch({ url: new URL(`/api/articles/slug/${second?.slug}`, page.url()).href }),
    }),
  );

  await cards(page).first().click();

  await expect(page).toHaveURL(`/article/${second?.slug}`);
  await page.goBack();
  await expect(page).toHaveURL('/actualite');
});

test('un h1 du texte devient un h2, et la balise article n’est pas doublée', async ({ page }) => {
  await pretendArticle(page, {
    content: `<article><h1>Un grand titre</h1><p>L'arrêt dit : « oui » ; "non" ?</p></article>`,
  });

  await openFromList(page);

  const text = page.locator('main article').filter({ hasText: 'Un grand titre' });
  await expect(text).toHaveCount(1);
  await expect(text.getByRole('heading', { level: 2, name: 'Un grand titre' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  expect(await text.locator('p').textContent()).toContain('L’arrêt dit\u00a0: «\u00a0oui\u00a0»\u202f;');
});

test('un texte sans balise article en reçoit une', async ({ page }) => {
  await pretendArticle(page, { content: '<p>Un texte nu.</p>' });

  await openFromList(page);

  await expect(page.locator('main article').filter({ hasText: 'Un texte nu.' })).toHaveCount(1);
});

test("un article de plus d'un an, jamais mis à jour, le dit", async ({ page }) => {
  await pretendArticle(page, { published_at: '2020-03-01T08:00:00.000Z', updated_at: null });

  await openFromList(page);

  await expect(page.getByText(/n'a pas été mis à jour depuis plus d'un an/)).toBeVisible();
  await expect(page.getByText('1 mars 2020')).toBeVisible();
  await expect(page.getByText(/Mis à jour le/)).toHaveCount(0);
  expect(await violationsOn(page)).toEqual([]);
});

test('un article mis à jour dit quand, et ne passe plus pour vieux', async ({ page }) => {
  const yesterday = new Date(Date.now() - 86_400_000);
  await pretendArticle(page, {
    published_at: '2020-03-01T08:00:00.000Z',
    updated_at: yesterday.toISOString(),
  });

  await openFromList(page);

  const day = new Intl.DateTimeFormat('fr-FR', { dateStyle: 'long', timeZone: 'Europe/Paris' }).format(
    yesterday,
  );
  await expect(page.getByText(`Mis à jour le ${day}`)).toBeVisible();
  await expect(page.getByText(/plus d'un an/)).toHaveCount(0);
});

test("l'image de l'article est décrite ; cassée, elle laisse place à une gravure", async ({
  page,
  incidents,
}) => {
  incidents.expect(/404/);
  await pretendArticle(page, { image_url: '/assets/audience.jpg', image_alt: 'Une salle d’audience' });
  await page.route('**/assets/audience.jpg', (route) => route.fulfill({ status: 404 }));

  await openFromList(page);

  await expect(page.getByRole('main').locator('img').first()).toHaveAttribute('src', /\/parution\.svg$/);
});

test('un mot-clé mène aux articles qui en parlent', async ({ page }) => {
  const { slug } = await anArticle(page);
  await page.goto(`/article/${slug}`);
  const tag = page.getByRole('navigation', { name: "Mots-clés de l'article" }).getByRole('link').first();
  const name = (await tag.textContent()) ?? '';

  await tag.click();

  await expect(page).toHaveURL(`/search?q=${encodeURIComponent(name)}`);
  await expect(title(page)).toContainText(name);
  expect(await cards(page).count()).toBeGreaterThan(0);
});

test('un article qui tarde dit ce qui se charge', async ({ page }) => {
  const answers = Promise.withResolvers<void>();
  await page.route('**/api/articles/slug/*', async (route) => {
    await answers.promise;
    await route.continue();
  });

  await openFromList(page);

  await expect(page.getByRole('status').filter({ hasText: "Chargement de l'article..." })).toBeVisible();
  answers.resolve();
  await expect(title(page)).toBeFocused();
});

test("imprimé, l'article garde son texte et son adresse, et rien de ce qui l'entoure", async ({ page }) => {
  const { slug } = await anArticle(page);
  await page.goto(`/article/${slug}`);
  await page.emulateMedia({ media: 'print' });

  await expect(title(page)).toBeVisible();
  await expect(page.locator('main article').first()).toBeVisible();
  await expect(page.getByText(new RegExp(`^Parution, http.*/article/${slug}$`))).toBeVisible();
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('contentinfo')).toBeHidden();
  await expect(back(page)).toBeHidden();
  await expect(page.getByText('Publicité', { exact: true })).toBeHidden();
  await expect(page.getByText(RELATED)).toBeHidden();
});

for (const width of [390, 1440])
  test(`l'article tient dans ${width} px et axe n'y trouve rien`, async ({ page, incidents }) => {
    incidents.expect(/404/);
    const { slug } = await anArticle(page);
    await page.setViewportSize({ width, height: 900 });
    await page.goto(`/article/${slug}`, { waitUntil: 'networkidle' });

    expect(await overflowOf(page)).toBe(0);
    expect(await violationsOn(page)).toEqual([]);

    await page.goto('/article/nulle-part');
    expect(await overflowOf(page)).toBe(0);
    expect(await violationsOn(page)).toEqual([]);
  });

test('un texte large ne fait pas dépasser la page', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  const cells = Array.from({ length: 12 }, (_, index) => `<td>colonne${index}</td>`).join('');
  await pretendArticle(page, {
    content: `<p>${'anticonstitutionnellement'.repeat(8)}</p><table><tbody><tr>${cells}</tr></tbody></table>`,
  });

  await openFromList(page);

  await expect(page.getByText('colonne11')).toBeAttached();
  expect(await overflowOf(page)).toBe(0);
});

test("rien ne bouge pendant que l'article s'affiche", async ({ page }) => {
  await page.addInitScript(() => {
    const shifts = { total: 0 };
    Object.assign(globalThis, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.total += (entry as unknown as { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  const { slug } = await anArticle(page);
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(`/article/${slug}`, { waitUntil: 'networkidle' });
    const total = await page.evaluate(
      () => (globalThis as unknown as { shifts: { total: number } }).shifts.total,
    );
    expect(total, `${width} px`).toBe(0);
  }
});

test.describe('sans JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test("l'article se lit en entier et mène ailleurs", async ({ page }) => {
    const { slug } = await anArticle(page);
    const read = readings(page);
    await page.goto(`/article/${slug}`);

    await expect(title(page)).toBeVisible();
    await expect(page.locator('main article').first().locator('p').first()).toBeVisible();
    await expect(page.getByRole('region', { name: RELATED }).getByRole('link')).toHaveCount(3);
    expect(read).toEqual([]);
    await back(page).click();
    await expect(page).toHaveURL('/');
  });
});
