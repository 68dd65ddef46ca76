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

test("la pagination mène en haut de sa page ; chaque filtre cherche aussitôt, revient à la page 1 et s'écrit dans l'adresse", async ({
  page,
}) => {
  const dissolution = await stored(page, { type_id: 3, page_size: PAGE_SIZE });
  await page.goto(LIST);
  await pager(page).getByRole('link', { name: 'Page 3', exact: true }).click();
  await expect(page).toHaveURL(`${LIST}?page=3`);
  await expect(page.getByText('Page 3 sur')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
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
