import { anArticle } from '#tests/support/one-article.ts';
import { expect, test } from '#tests/support/test.ts';

const sections = [
  'La sélection de la rédaction',
  'Les dernières actus juridiques',
  'Les articles les plus populaires',
  'Zoom sur la jurisprudence',
  'Dernières annonces légales',
];

test("la page d'accueil a ses cinq sections, dans l'ordre, avec leurs articles @both-engines", async ({
  page,
  site,
}) => {
  const answer = await page.request.get(
    `${site.url}/api/articles?page=1&limit=5&sortBy=read_count&sortOrder=desc`,
  );
  const { articles } = (await answer.json()) as { articles: { slug: string; read_count: number }[] };
  await page.goto('/');

  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText(sections);
  const articlesIn = (name: string) => page.getByRole('region', { name }).getByRole('heading', { level: 3 });
  await expect(articlesIn('La sélection de la rédaction')).toHaveCount(6);
  await expect(articlesIn('Les dernières actus juridiques')).toHaveCount(4);
  await expect(articlesIn('Les articles les plus populaires')).toHaveCount(5);
  await expect(articlesIn('Zoom sur la jurisprudence')).toHaveCount(1);
  await expect(articlesIn('Dernières annonces légales')).toHaveCount(4);

  const lead = page.getByRole('article').filter({ hasText: 'Article à la une' });
  await expect(lead).toHaveCount(1);
  await expect(lead.getByText(/minute\(s\) de lecture$/)).toBeVisible();
  await expect(lead.getByRole('link')).toHaveAttribute('href', /^\/article\/[a-z0-9-]+$/);

  // From the most read to the least.
  const links = page.getByRole('region', { name: 'Les articles les plus populaires' }).getByRole('link');
  const shown = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  expect(shown).toEqual(articles.map(({ slug }) => `/article/${slug}`));
  const reads = articles.map(({ read_count }) => read_count);
  expect(reads).toEqual(reads.toSorted((a, b) => b - a));

  await expect(page.getByRole('contentinfo').getByText(/démonstration/)).toBeVisible();
});

test("une carte d'annonce ouvre ses détails, avec ou sans l'annonce complète, et une image cassée laisse sa place", async ({
  page,
  incidents,
}) => {
  incidents.expect(/404/);
  incidents.expect(/503/);
  await page.route('**/covers/v2/**', (route) =>
    route.request().url().includes('/parution.svg') ? route.continue() : route.fulfill({ status: 404 }),
  );
  await page.goto('/');
  // The drawing of the first article is in the document.
  const second = page.getByRole('article').nth(1).locator('img');
  await expect(second).toHaveAttribute('src', /\/parution\.svg$/);
  await expect
    .poll(() => second.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);

  const cards = page.getByRole('region', { name: 'Dernières annonces légales' }).getByRole('article');
  const card = cards.first();
  await expect(card.getByText(/^\d{2}\/\d{2}\/\d{4}$/)).toBeVisible();
  const title = (await card.getByRole('heading').textContent()) ?? '';
  const details = card.getByRole('button', { name: 'Voir les détails' });

  await details.focus();
  await page.keyboard.press('Enter');

  const modal = page.getByRole('dialog', { name: title });
  await expect(modal).toBeVisible();
  await expect(modal.getByRole('button', { name: 'Fermer' })).toBeFocused();
  await expect(modal.getByText('Forme juridique')).toBeVisible();
  await expect(modal.getByText(/^Publiée le \d{2}\/\d{2}\/\d{4}$/)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(modal).toBeHidden();
  await expect(details).toBeFocused();

  await details.click();
  await page.getByRole('dialog').getByRole('button', { name: 'Fermer' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();

  await test.step("les détails restent lisibles quand l'annonce complète ne répond pas", async () => {
    await page.route('**/api/legal-announcements/*', (route) =>
      route.fulfill({ status: 503, json: { success: false, message: 'Indisponible' } }),
    );
    await cards.nth(1).getByRole('button', { name: 'Voir les détails' }).click();
    await expect(page.getByRole('dialog').getByText('Forme juridique')).toBeVisible();
    await page.mouse.click(5, 300);
    await expect(page.getByRole('dialog')).toBeHidden();
  });
});

test("revenir à l'accueil dit ce qui ne vient pas ou se charge ; une navigation part du haut, le clavier sur le titre", async ({
  page,
  incidents,
}) => {
  incidents.expect(/404/);
  incidents.expect(/500/);
  await page.goto('/adresse-qui-n-existe-pas');
  const failing = '**/api/{articles,legal-announcements}?**';
  await page.route(failing, (route) =>
    route.fulfill({ status: 500, json: { success: false, message: 'Panne' } }),
  );
  await page.getByRole('main').getByRole('link', { name: "Retour à l'accueil" }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByText('Aucun article de la rédaction à afficher pour le moment.')).toBeVisible();
  await expect(page.getByText('Aucune annonce légale à afficher pour le moment.')).toBeVisible();
  await page.unroute(failing);

  await test.step('une navigation part du haut de la page, sans animation', async () => {
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Cookies' }).click();
    await expect(page).toHaveURL('/cookies');
    await expect(page.getByRole('heading', { level: 1, name: 'Cookies' })).toBeVisible();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  });

  const answers = Promise.withResolvers<void>();
  await page.route('**/api/articles?**', async (route) => {
    await answers.promise;
    await route.continue();
  });
  await page
    .getByRole('banner')
    .getByRole('link', { name: /Parution/ })
    .click();

  await expect(page.getByRole('status').filter({ hasText: 'Chargement des articles...' })).toBeVisible();
  answers.resolve();
  await expect(page.getByRole('heading', { name: 'La sélection de la rédaction' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});

test("rien ne bouge pendant que l'accueil ou un article s'affiche", async ({ page }) => {
  await page.addInitScript(() => {
    const shifts = { total: 0 };
    Object.assign(globalThis, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.total += (entry as unknown as { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  const shiftsOf = async (path: string, width: number) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(path, { waitUntil: 'networkidle' });
    return page.evaluate(() => (globalThis as unknown as { shifts: { total: number } }).shifts.total);
  };
  // In thousandths, as browsers report it: a web font replaces its fallback within a hundredth of a pixel.
  for (const width of [390, 820, 1440])
    expect(Math.round((await shiftsOf('/', width)) * 1000), `${width} px`).toBe(0);
  const { slug } = await anArticle(page);
  // A font that loads late moves the drop cap by a pixel.
  for (const width of [390, 1440])
    expect(await shiftsOf(`/article/${slug}`, width), `${width} px`).toBeLessThan(0.01);
});
