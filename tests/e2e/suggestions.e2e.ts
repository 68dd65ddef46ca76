import type { Page, Route } from '@playwright/test';
import { expect, test } from '#tests/support/test.ts';

const slugs: Record<string, string> = {
  'Bail commercial': 'bail-commercial',
  'Bail rural': 'bail-rural',
  'Baux et loyers': 'baux-et-loyers',
};
const TERMS = Object.keys(slugs);

const isSuggestionCall = (url: URL) => url.pathname === '/api/articles/search/suggestions';

/** Answers the browser's suggestion calls with these; returns the requested terms, in order. */
const pretendSuggestions = async (page: Page, terms: readonly string[] = TERMS) => {
  const asked: (string | null)[] = [];
  await page.route(isSuggestionCall, (route) => {
    const query = new URL(route.request().url()).searchParams;
    asked.push(query.get('term'));
    expect(query.get('limit')).toBe('5');
    return route.fulfill({
      json: { suggestions: terms.map((term) => ({ term, slug: slugs[term] ?? term })) },
    });
  });
  return asked;
};

const inHeader = (page: Page) => page.getByRole('banner').getByRole('combobox');
const list = (page: Page) => page.getByRole('listbox', { name: 'Suggestions' });
const options = (page: Page) => list(page).getByRole('option');

test.use({ viewport: { width: 1440, height: 900 } });

test('deux lettres suggèrent, une frappe rapide ne demande qu’une fois, les flèches parcourent, Entrée choisit', async ({
  page,
  incidents,
}) => {
  // The suggested articles are invented.
  incidents.expect(/404/);
  const asked = await pretendSuggestions(page);
  await page.clock.install();
  await page.goto('/');
  const field = inHeader(page);
  await expect(field).toHaveAttribute('aria-expanded', 'false');

  // Slower than the debounce: each prefix could be requested.
  for (const letter of 'bail') {
    await field.press(letter);
    await page.clock.runFor(350);
  }

  await expect(options(page)).toHaveText(TERMS);
  await expect.poll(() => asked.at(-1)).toBe('bail');
  expect(asked).not.toContain('b');
  await expect(field).toHaveAttribute('aria-expanded', 'true');
  await expect(field).toBeFocused();

  await field.fill('');
  await expect(list(page)).toHaveCount(0);
  expect(asked.at(-1)).toBe('bail');

  const before = asked.length;
  await field.fill('baux');
  await expect(options(page)).toHaveText(TERMS);
  expect(asked.slice(before)).toEqual(['baux']);

  // A question given up for the next one answers nothing: what was suggested stays until an answer comes.
  const unanswered: (string | null)[] = [];
  const leave = (route: Route) =>
    void unanswered.push(new URL(route.request().url()).searchParams.get('term'));
  await page.route(isSuggestionCall, leave);
  for (const term of ['baux c', 'baux co']) {
    await field.fill(term);
    await page.clock.runFor(350);
    await expect.poll(() => unanswered.at(-1)).toBe(term);
  }
  await expect(options(page)).toHaveText(TERMS);
  await page.unroute(isSuggestionCall, leave);

  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  const second = options(page).nth(1);
  await expect(second).toHaveAttribute('aria-selected', 'true');
  await expect(field).toHaveAttribute('aria-activedescendant', (await second.getAttribute('id')) ?? '?');
  await expect(field).toBeFocused();
  await expect(field).toHaveValue('baux co');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await expect(field).not.toHaveAttribute('aria-activedescendant');
  await page.keyboard.press('ArrowUp');
  await expect(options(page).nth(2)).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');

  await expect(page).toHaveURL('/article/baux-et-loyers');
  await expect(field).toHaveValue('');
  await expect(list(page)).toHaveCount(0);
});

test('Entrée sans choix cherche ce qui est écrit, et la page de recherche suggère aussi', async ({
  page,
  incidents,
}) => {
  // The suggested article is invented.
  incidents.expect(/404/);
  await pretendSuggestions(page);
  await page.goto('/cookies');
  await inHeader(page).fill('bail');
  await expect(options(page)).toHaveText(TERMS);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/search?q=bail');
  await expect(list(page)).toHaveCount(0);

  await page.getByRole('main').getByRole('combobox').fill('baux');
  await expect(options(page)).toHaveText(TERMS);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/article/bail-commercial');
});

test('le serveur suggère ce qui est publié ; Échap et quitter le champ ferment, un clic choisit, une panne se tait', async ({
  page,
  incidents,
}) => {
  incidents.expect(/404/);
  incidents.expect(/500/);
  await page.goto('/cookies');
  const field = inHeader(page);
  await field.fill('contr');
  await expect(options(page).first()).toBeVisible();
  expect(await options(page).count()).toBeLessThanOrEqual(5);
  const title = (await options(page).first().textContent()) ?? '?';
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/article\/./);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);

  await pretendSuggestions(page);
  await field.fill('bail');
  await expect(options(page)).toHaveText(TERMS);
  await page.keyboard.press('Escape');
  await expect(list(page)).toHaveCount(0);
  await expect(field).toHaveValue('bail');
  await expect(field).toHaveAttribute('aria-expanded', 'false');

  await field.pressSequentially('l');
  await expect(options(page)).toHaveCount(3);
  await page.keyboard.press('Tab');
  await expect(list(page)).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Lancer la recherche' })).toBeFocused();

  // The suggested article is invented.
  await field.fill('baux');
  await options(page).first().click();
  await expect(page).toHaveURL('/article/bail-commercial');
  await expect(field).toHaveValue('');

  await test.step('sur un téléphone, Échap ferme les suggestions avant le menu', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.getByRole('button', { name: 'Ouvrir le menu' }).click();
    await field.fill('bail');
    await expect(options(page)).toHaveCount(3);
    await page.keyboard.press('Escape');
    await expect(list(page)).toHaveCount(0);
    await expect(field).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: 'Ouvrir le menu' })).toBeVisible();
    await page.setViewportSize({ width: 1440, height: 900 });
  });

  await test.step("une panne ne suggère rien et n'empêche pas de chercher", async () => {
    await page.route(isSuggestionCall, (route) =>
      route.fulfill({ status: 500, json: { success: false, message: 'Panne' } }),
    );
    const failed = page.waitForResponse((response) => isSuggestionCall(new URL(response.url())));
    await field.fill('loyer');
    await failed;
    await expect(list(page)).toHaveCount(0);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/search?q=loyer');
  });
});
