import {
  aStored,
  box,
  cards,
  count,
  dateFilter,
  departmentFilter,
  LIST,
  listCalls,
  PAGE_SIZE,
  pager,
  reset,
  stored,
  typeFilter,
} from '#tests/support/announcing.ts';
import { stopClock } from '#tests/support/page-clock.ts';
import { expect, test } from '#tests/support/test.ts';

test.use({ viewport: { width: 1440, height: 900 } });

test('la page donne les annonces par douze, leur nombre et leurs filtres', async ({ page }) => {
  const { pagination } = await stored(page, { page_size: PAGE_SIZE });
  const answer = await page.goto(LIST);

  expect(answer?.status()).toBe(200);
  await expect(page).toHaveTitle('Annonces légales — Parution');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Annonces légales');
  await expect(cards(page)).toHaveCount(PAGE_SIZE);
  await expect(count(page)).toHaveText(`${pagination.total} annonces publiées`);
  await expect(page.getByText(`Page 1 sur ${pagination.total_pages}`)).toBeVisible();
  await expect(box(page)).toHaveAttribute('placeholder', "Rechercher par nom d'entreprise ou SIRET");
  await expect(typeFilter(page).getByRole('option')).toHaveCount(27);
  await expect(departmentFilter(page).getByRole('option')).toHaveCount(102);
  await expect(dateFilter(page).getByRole('option')).toHaveCount(4);

  const card = cards(page).first();
  const first = await aStored(page);
  await expect(card.getByText(first.type.label, { exact: true })).toBeVisible();
  await expect(card.getByText(/^\d{2}\/\d{2}\/\d{4}$/)).toBeVisible();
  await expect(card.getByText(first.company_name, { exact: true }).first()).toBeVisible();
  await expect(card.getByRole('link')).toHaveAttribute('href', `${LIST}/annonce/${first.slug}`);
});

test("chaque filtre cherche aussitôt, revient à la page 1 et s'écrit dans l'adresse", async ({ page }) => {
  const dissolution = await stored(page, { type_id: 3, page_size: PAGE_SIZE });
  await page.goto(`${LIST}?page=2`);
  const calls = listCalls(page);

  await typeFilter(page).selectOption('Dissolution');
  await expect(page).toHaveURL(`${LIST}?type=dissolution`);
  await expect(count(page)).toHaveText(`${dissolution.pagination.total} annonces trouvées`);
  for (const card of await cards(page).all())
    await expect(card.getByText('Dissolution', { exact: true })).toBeVisible();
  expect(calls.at(-1)?.get('type_id')).toBe('3');
  expect(calls.at(-1)?.get('page')).toBe('1');
  expect([...(calls.at(-1)?.keys() ?? [])]).not.toContain('search');

  const { department } = dissolution.data[0] ?? { department: '' };
  await departmentFilter(page).selectOption(department);
  await expect(page).toHaveURL(`${LIST}?type=dissolution&department=${department}`);
  const both = await stored(page, { type_id: 3, department, page_size: PAGE_SIZE });
  await expect(count(page)).toContainText(`${both.pagination.total} annonce`);

  await dateFilter(page).focus();
  await dateFilter(page).selectOption('Le dernier mois');
  await expect(page).toHaveURL(/&date=month$/);
  const range = calls.at(-1);
  expect(range?.get('startDate')).toMatch(/^\d{4}-\d{2}-\d{2}T.*Z$/);
  expect(range?.get('endDate')).toMatch(/^\d{4}-\d{2}-\d{2}T.*Z$/);
  await expect(dateFilter(page)).toBeFocused();

  await reset(page).click();
  await expect(page).toHaveURL(LIST);
  await expect(typeFilter(page)).toHaveValue('');
  await expect(departmentFilter(page)).toHaveValue('');
  await expect(dateFilter(page)).toHaveValue('all');
  await expect(cards(page)).toHaveCount(PAGE_SIZE);
});

test("l'entreprise se trouve sans accents, avec une faute, par SIRET ou SIREN, avec ou sans espaces", async ({
  page,
}) => {
  const { data } = await stored(page, { page_size: 100 });
  const company = data.find(({ company_name, siret }) => siret && /É/.test(company_name));
  if (!company?.siret) throw new Error('The demonstration has accented companies');
  const { company_name: name, siret } = company;
  const plain = name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  const spaced = siret.replace(/(\d{3})(\d{3})(\d{3})(\d{5})/, '$1 $2 $3 $4');
  const typo = plain.slice(0, 3) + plain.slice(4);

  for (const term of [name, plain, typo, siret, spaced, siret.slice(0, 9), spaced.slice(0, 11)]) {
    await page.goto(`${LIST}?q=${encodeURIComponent(term)}`);
    await expect(box(page)).toHaveValue(term);
    await expect(cards(page).getByText(name, { exact: true }).first(), term).toBeVisible();
  }
});

test('le texte se cherche 300 ms après la dernière lettre, une seule fois, et Retour revient', async ({
  page,
}) => {
  const { company_name: name } = await aStored(page);
  await page.goto(LIST);
  const calls = listCalls(page);

  await page.clock.install();
  await stopClock(page);
  await box(page).pressSequentially(name.slice(0, 6));
  await page.clock.runFor(299);
  expect(calls).toHaveLength(0);
  await page.clock.runFor(1);
  await expect(page).toHaveURL(/\?q=/);
  await expect.poll(() => calls.length).toBe(1);

  // The same text again, or with spaces around it, is not a new search.
  await box(page).press('End');
  await box(page).pressSequentially(' ');
  await page.clock.runFor(1_000);
  await box(page).press('Backspace');
  await page.clock.runFor(1_000);
  expect(calls).toHaveLength(1);
  await expect(box(page)).toBeFocused();

  // More letters of the same word are the same history entry.
  await box(page).fill(name);
  await page.clock.runFor(300);
  await expect.poll(() => new URL(page.url()).searchParams.get('q')).toBe(name);
  await page.clock.resume();
  await expect(cards(page).first()).toContainText(name);

  await page.goBack();
  await expect(page).toHaveURL(LIST);
  await expect(box(page)).toHaveValue('');
  await expect(cards(page)).toHaveCount(PAGE_SIZE);
  await page.goForward();
  await expect(box(page)).toHaveValue(name);
  await expect(cards(page).first()).toContainText(name);
});

test('un lien partagé retrouve toute la recherche, une page disparue donne la dernière', async ({ page }) => {
  await page.goto(`${LIST}?type=9&department=inconnu&date=jamais&page=2`);
  await expect(typeFilter(page)).toHaveValue('transfert_siege');
  await expect(departmentFilter(page)).toHaveValue('');
  await expect(dateFilter(page)).toHaveValue('all');

  await page.goto(`${LIST}?type=dissolution&page=9999`);
  const { pagination } = await stored(page, { type_id: 3, page_size: PAGE_SIZE });
  const last = pagination.total_pages > 1 ? `&page=${pagination.total_pages}` : '';
  await expect(page).toHaveURL(`${LIST}?type=dissolution${last}`);
});

test('la pagination a cinq cases au plus, la première et la dernière page toujours là', async ({ page }) => {
  const { pagination } = await stored(page, { page_size: PAGE_SIZE });
  const last = pagination.total_pages;
  const slots = () => pager(page).locator('a:not([rel]), span:text-is("...")').allTextContents();

  await page.goto(LIST);
  await expect.poll(slots).toEqual(['1', '2', '3', '...', String(last)]);
  await expect(pager(page).getByRole('button', { name: 'Précédent' })).toBeDisabled();

  await pager(page).getByRole('link', { name: 'Page 3', exact: true }).click();
  await expect(page).toHaveURL(`${LIST}?page=3`);
  await expect(page.getByText(`Page 3 sur ${last}`)).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await pager(page).getByRole('link', { name: 'Suivant' }).click();
  await expect(page).toHaveURL(`${LIST}?page=4`);
  await expect.poll(slots).toEqual(['1', '...', '4', '...', String(last)]);

  await page.goto(`${LIST}?page=${last}`);
  await expect.poll(slots).toEqual(['1', '...', String(last - 2), String(last - 1), String(last)]);
  await expect(pager(page).getByRole('button', { name: 'Suivant' })).toBeDisabled();

  const { company_name: name } = await aStored(page);
  await page.goto(`${LIST}?q=${encodeURIComponent(name)}`);
  await expect(cards(page).first()).toBeVisible();
  await expect(pager(page)).toHaveCount(0);
});

test('la recherche donne ses documents et son flux', async ({ page }) => {
  await page.goto(`${LIST}?type=constitution&date=month`);
  for (const [name, address, type] of [
    ['Exporter en CSV', '/api/legal-announcements/export.csv?type=constitution&period=month', /^text\/csv/],
    [
      'Exporter en JSON',
      '/api/legal-announcements/export.json?type=constitution&period=month',
      /^application\/json/,
    ],
    ['Suivre par flux RSS', `${LIST}/rss.xml?type=constitution`, /^application\/rss\+xml/],
  ] as const) {
    await expect(page.getByRole('link', { name })).toHaveAttribute('href', address);
    const answer = await page.request.get(address);
    expect(answer.status(), address).toBe(200);
    expect(answer.headers()['content-type']).toMatch(type);
    expect(await answer.text()).toContain('onstitution');
  }
  await page.goto(`${LIST}?type=constitution`);
  await expect(page.locator(`link[rel="alternate"][href="${LIST}/rss.xml?type=constitution"]`)).toHaveCount(
    1,
  );
});
