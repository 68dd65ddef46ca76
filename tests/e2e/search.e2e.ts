import type { Page } from '@playwright/test';
import { overflowOf, scrollToEnd } from '#tests/support/article-lists.ts';
import { violationsOn } from '#tests/support/axe.ts';
import { expect, test } from '#tests/support/test.ts';

const NOTHING = 'Aucun résultat trouvé';
const END = 'Fin des résultats';
const PAGE_SIZE = 12;

const title = (page: Page) => page.getByRole('heading', { level: 1 });
const cards = (page: Page) => page.getByRole('main').getByRole('article');
const field = (page: Page) => page.getByRole('main').getByRole('combobox');
const chips = (page: Page, name: string) => page.getByRole('form', { name }).getByRole('button');
const clear = (page: Page) => page.getByRole('link', { name: 'Effacer les filtres' });

type Call = { q: string | null; page: string | null; categories: string | null; tags: string | null };

const isSearchCall = (url: URL) => url.pathname === '/api/articles/search';

/** What the browser searches for from now on, in order. */
const searches = (page: Page): Call[] => {
  const calls: Call[] = [];
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (!isSearchCall(url)) return;
    const [q, number, categories, tags] = ['q', 'page', 'categories', 'tags'].map((name) =>
      url.searchParams.get(name),
    );
    calls.push({ q: q ?? null, page: number ?? null, categories: categories ?? null, tags: tags ?? null });
  });
  return calls;
};

const aResult = (rank: number, changes: object = {}) => ({
  id: `resultat-${rank}`,
  title: `Résultat ${rank} sur le bail`,
  slug: `resultat-${rank}`,
  description: `Résumé ${rank}`,
  created_at: '2026-11-14T08:00:00.000Z',
  published_at: '2026-11-14T08:00:00.000Z',
  reading_time: 60,
  category_name: 'Civil',
  category_slug: 'civil',
  image_url: null,
  creator_name: 'Admin',
  ...changes,
});

/** From now on the browser finds this many results, whatever it searches for. */
const pretendResults = (page: Page, total: number, changes: object = {}) =>
  page.route(isSearchCall, (route) => {
    const query = new URL(route.request().url()).searchParams;
    const [number, limit] = [Number(query.get('page')), Number(query.get('limit'))];
    const from = (number - 1) * limit;
    const length = Math.max(0, Math.min(limit, total - from));
    return route.fulfill({
      json: {
        results: Array.from({ length }, (_, index) => aResult(from + index + 1, changes)),
        pagination: { total, page: number, limit, pages: Math.ceil(total / limit) },
        facets: {
          categories: [{ name: 'Civil', slug: 'civil', count: total }],
          tags: [{ name: 'bail', count: 3 }],
        },
      },
    });
  });

/** From the header of another page: what follows is searched by the browser. */
const searchFromHome = async (page: Page, term: string) => {
  await page.goto('/');
  const search = page.getByRole('banner').getByRole('combobox');
  await search.fill(term);
  await search.press('Enter');
};

test.use({ viewport: { width: 1440, height: 900 } });

test('les résultats disent leur nombre et marquent les mots cherchés', async ({ page }) => {
  const answer = await page.goto('/search?q=contrat');

  expect(answer?.status()).toBe(200);
  await expect(title(page)).toHaveText(/^Résultats pour «\u00a0contrat\u00a0» \(\d+ résultat\(s\)\)$/);
  await expect(page.getByRole('navigation', { name: "Fil d'Ariane" })).toHaveText(/Accueil.*Recherche/);
  await expect(field(page)).toHaveValue('contrat');
  await expect(cards(page)).toHaveCount(PAGE_SIZE);
  await expect(cards(page).locator('mark').first()).toHaveText(/^contrats?$/i);
  await expect(cards(page).first().getByRole('link')).toHaveAttribute('href', /^\/article\//);
  await expect(page).toHaveTitle(/^contrat : résultats de recherche — Parution$/);
});

test('les accents, la casse et la faute de frappe ne cachent rien', async ({ page }) => {
  for (const q of ['penal', 'CONTRATS', 'cassaton']) {
    await page.goto(`/search?q=${q}`);
    expect(await cards(page).count(), q).toBeGreaterThan(0);
  }
});

test('sans résultat, la page le dit et aide à chercher autrement', async ({ page }) => {
  await page.goto('/search?q=xyzzyx');

  await expect(title(page)).toContainText('(0 résultat(s))');
  await expect(page.getByRole('heading', { name: NOTHING })).toBeVisible();
  await expect(page.getByText(/Vérifiez l'orthographe/)).toBeVisible();
  await expect(page.getByText(END)).toHaveCount(0);
  await expect(clear(page)).toHaveCount(0);
});

test('sans rien à chercher, la page invite à le faire et ne demande rien au serveur', async ({ page }) => {
  await page.goto('/search');

  await expect(title(page)).toHaveText('Recherche');
  await expect(page.getByText('Que cherchez-vous ?')).toBeVisible();
  await expect(page.getByText(NOTHING)).toHaveCount(0);
});

test("une panne vide les résultats et n'insiste pas", async ({ page, incidents }) => {
  incidents.expect(/500/);
  const calls = searches(page);
  await page.route(isSearchCall, (route) =>
    route.fulfill({ status: 500, json: { success: false, message: 'Panne' } }),
  );

  await searchFromHome(page, 'contrat');

  await expect(page.getByRole('heading', { name: NOTHING })).toBeVisible();
  await expect(title(page)).toContainText('(0 résultat(s))');
  await scrollToEnd(page);
  await expect(page.getByRole('button', { name: 'Charger plus' })).toHaveCount(0);
  // One read, tried once more.
  expect(calls).toHaveLength(2);
});

test('! : & | deviennent des espaces avant toute recherche', async ({ page }) => {
  const calls = searches(page);

  await searchFromHome(page, 'droit:travail & (bail) | !preuve');

  await expect(title(page)).toBeFocused();
  expect(calls.map(({ q }) => q)).toEqual(['droit travail (bail) preuve']);
});

test('une catégorie se choisit, s’ajoute à une autre et se retire, le clavier reste sur elle', async ({
  page,
}) => {
  await page.goto('/search?q=contrat');
  const all = Number(/\((\d+)/.exec((await title(page).textContent()) ?? '')?.[1]);
  const affaires = chips(page, 'Catégories').filter({ hasText: 'Affaires' });
  const count = Number(/\d+/.exec((await affaires.textContent()) ?? '')?.[0]);
  await expect(affaires).toHaveAttribute('aria-pressed', 'false');

  await affaires.focus();
  await page.keyboard.press('Space');

  await expect(page).toHaveURL('/search?q=contrat&categories=Affaires');
  await expect(affaires).toHaveAttribute('aria-pressed', 'true');
  await expect(affaires).toBeFocused();
  await expect(title(page)).toContainText(`(${count} résultat(s))`);
  await expect(cards(page)).toHaveCount(Math.min(count, PAGE_SIZE));

  const civil = chips(page, 'Catégories').filter({ hasText: 'Civil' });
  await civil.click();
  await expect(page).toHaveURL('/search?q=contrat&categories=Affaires%2CCivil');
  await expect(civil).toHaveAttribute('aria-pressed', 'true');

  await affaires.click();
  await expect(page).toHaveURL('/search?q=contrat&categories=Civil');
  await expect(affaires).toHaveAttribute('aria-pressed', 'false');

  await clear(page).click();
  await expect(page).toHaveURL('/search?q=contrat');
  await expect(title(page)).toContainText(`(${all} résultat(s))`);
  await expect(clear(page)).toHaveCount(0);
});

test('un filtre qui tarde laisse la page en place et dit ce qui se charge', async ({ page }) => {
  await page.goto('/search?q=contrat');
  const answers = Promise.withResolvers<void>();
  await page.route(isSearchCall, async (route) => {
    await answers.promise;
    await route.continue();
  });
  const affaires = chips(page, 'Catégories').filter({ hasText: 'Affaires' });

  await affaires.click();

  await expect(page.getByRole('status').filter({ hasText: 'Chargement des résultats...' })).toBeVisible();
  await expect(affaires).toBeFocused();
  answers.resolve();
  await expect(affaires).toHaveAttribute('aria-pressed', 'true');
  await expect(affaires).toBeFocused();
  expect(await cards(page).count()).toBeGreaterThan(0);
});

test('un mot-clé filtre, seul ou avec une catégorie', async ({ page }) => {
  await page.goto('/search?q=contrat');
  const tag = chips(page, 'Mots-clés').first();
  const name = /^\D+/.exec((await tag.textContent()) ?? '')?.[0].trim() ?? '';

  await tag.click();

  await expect(page).toHaveURL(`/search?${new URLSearchParams({ q: 'contrat', tags: name })}`);
  await expect(tag).toHaveAttribute('aria-pressed', 'true');
  const category = chips(page, 'Catégories').first();
  await category.click();
  await expect(page).toHaveURL(/categories=.*&tags=/);
  expect(await cards(page).count()).toBeGreaterThan(0);
});

test('un filtre sans résultat reste visible et se retire', async ({ page }) => {
  await page.goto('/search?q=contrat&categories=International&tags=inconnu');

  await expect(page.getByRole('heading', { name: NOTHING })).toBeVisible();
  await expect(chips(page, 'Mots-clés').filter({ hasText: 'inconnu' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await page.getByRole('link', { name: 'Chercher sans filtre' }).click();
  await expect(page).toHaveURL('/search?q=contrat');
  await expect(cards(page)).toHaveCount(PAGE_SIZE);
});

test('changer de mots garde les filtres et revient à la première page', async ({ page }) => {
  await pretendResults(page, 40);
  await page.goto('/search?q=contrat&categories=Affaires');

  await field(page).fill('  bail commercial ');
  await page.getByRole('main').getByRole('button', { name: 'Rechercher' }).click();

  await expect(page).toHaveURL('/search?q=bail+commercial&categories=Affaires');
  await expect(field(page)).toHaveValue('bail commercial');
  await expect(cards(page)).toHaveCount(PAGE_SIZE);
  await field(page).fill('   ');
  await field(page).press('Enter');
  await expect(page).toHaveURL('/search?q=bail+commercial&categories=Affaires');
});

test('la suite vient à 80 % de la page, chaque page une fois, puis la fin est dite', async ({ page }) => {
  await pretendResults(page, 30);
  await searchFromHome(page, 'bail');
  const calls = searches(page);
  await expect(cards(page)).toHaveCount(12);

  const scrollToShare = (share: number) =>
    page.evaluate((part) => {
      const { scrollHeight } = document.documentElement;
      window.scrollTo(0, scrollHeight * part - window.innerHeight);
    }, share);
  await scrollToShare(0.7);
  await page.waitForTimeout(400);
  expect(calls).toEqual([]);
  await scrollToShare(0.81);
  await expect(cards(page)).toHaveCount(24);
  await expect(page).toHaveURL('/search?q=bail&page=2');
  await scrollToEnd(page);
  await expect(cards(page)).toHaveCount(30);
  await expect(page.getByText(END)).toBeVisible();
  expect(calls.map((call) => call.page)).toEqual(['2', '3']);
});

test('une page suivante qui manque arrête la liste, sans rien effacer', async ({ page, incidents }) => {
  incidents.expect(/500/);
  await pretendResults(page, 30);
  await searchFromHome(page, 'bail');
  await expect(cards(page)).toHaveCount(12);
  await page.route(isSearchCall, (route) =>
    route.fulfill({ status: 500, json: { success: false, message: 'Panne' } }),
  );

  await scrollToEnd(page);

  await expect(page.getByRole('button', { name: 'Réessayer' })).toBeVisible();
  await expect(cards(page)).toHaveCount(12);
});

test('une adresse avec page=2 montre les pages 1 et 2', async ({ page }) => {
  await page.goto('/search?q=droit&page=2');

  await expect(cards(page)).toHaveCount(2 * PAGE_SIZE);
  const links = await cards(page)
    .getByRole('link')
    .evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  expect(new Set(links).size).toBe(2 * PAGE_SIZE);
});

test('Précédent rend les pages déjà lues, et propose de reprendre ; Suivant retourne à l’article', async ({
  page,
}) => {
  await page.goto('/search?q=droit');
  await scrollToEnd(page);
  await expect(cards(page)).toHaveCount(24);
  const opened = cards(page).nth(15).getByRole('link');
  const name = (await opened.textContent()) ?? '';

  await opened.click();
  await expect(title(page)).toHaveText(name);
  await page.goBack();

  await expect(page).toHaveURL('/search?q=droit&page=2');
  await expect(cards(page)).toHaveCount(24);
  await expect(page.getByRole('button', { name: /^Reprendre à l'article/ })).toBeVisible();
  await page.goForward();
  await expect(title(page)).toHaveText(name);
});

test('le retour en arrière défait un filtre', async ({ page }) => {
  await page.goto('/search?q=contrat');
  const affaires = chips(page, 'Catégories').filter({ hasText: 'Affaires' });
  await affaires.click();
  await expect(affaires).toHaveAttribute('aria-pressed', 'true');

  await page.goBack();

  await expect(page).toHaveURL('/search?q=contrat');
  await expect(affaires).toHaveAttribute('aria-pressed', 'false');
});

test("rien de ce qui est cherché ou trouvé n'est pris pour du HTML", async ({ page }) => {
  await pretendResults(page, 1, {
    title: 'Le <img src=x onerror=alert(1)> bail',
    description: '<b>bail</b> & co',
  });

  await searchFromHome(page, '<b>bail</b>');

  await expect(title(page)).toContainText('<b>bail</b>');
  await expect(cards(page).getByRole('heading')).toHaveText('Le <img src=x onerror=alert(1)> bail');
  await expect(cards(page).locator('mark')).toHaveText(['bail', 'bail']);
  await expect(cards(page).locator('b, img[src="x"]')).toHaveCount(0);
});

test('une recherche trop longue ou une page impossible ne casse rien', async ({ page }) => {
  await page.goto(`/search?q=${'bail '.repeat(100)}`);
  await expect(title(page)).toBeVisible();
  await page.goto('/search?q=contrat&page=0');
  await expect(page).toHaveURL('/search?q=contrat');
  await page.goto('/search?q=contrat&page=9999');
  await expect(page).toHaveURL(/\/search\?q=contrat&page=\d{1,2}$/);
  await expect(page.getByText(END)).toBeVisible();
});

for (const width of [390, 1440])
  test(`la recherche tient dans ${width} px et axe n'y trouve rien`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    for (const path of ['/search?q=contrat&categories=Affaires', '/search?q=xyzzyx', '/search']) {
      await page.goto(path, { waitUntil: 'networkidle' });
      expect(await overflowOf(page), path).toBe(0);
      expect(await violationsOn(page), path).toEqual([]);
    }
  });

test('un mot sans espace ne fait pas dépasser la page', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto(`/search?q=${'anticonstitutionnellement'.repeat(6)}`);

  expect(await overflowOf(page)).toBe(0);
});

test.describe('sans JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('on cherche, on filtre et on va plus loin', async ({ page }) => {
    await page.goto('/search');
    await field(page).fill('droit');
    await page.getByRole('main').getByRole('button', { name: 'Rechercher' }).click();

    await expect(page).toHaveURL('/search?q=droit');
    await expect(cards(page)).toHaveCount(PAGE_SIZE);
    await page.getByRole('link', { name: 'Page suivante' }).click();
    await expect(page).toHaveURL('/search?q=droit&page=2');
    await expect(cards(page)).toHaveCount(2 * PAGE_SIZE);

    await chips(page, 'Catégories').filter({ hasText: 'Affaires' }).click();
    await expect(page).toHaveURL('/search?q=droit&categories=Affaires');
    await expect(chips(page, 'Catégories').filter({ hasText: 'Affaires' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await clear(page).click();
    await expect(page).toHaveURL('/search?q=droit');
  });
});
