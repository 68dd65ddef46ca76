import { randomUUID } from 'node:crypto';
import { violationsOn } from '#tests/support/axe.ts';
import { expect, logInAdmin, overflow, test } from '#tests/support/newsroom-site.ts';
import { aBackOfficeNotice, TRANSMISSIONS } from '#tests/support/review-queue.ts';

test('les annonces parues se transmettent en un clic, et le journal garde leurs fichiers', async ({
  page,
  site,
}) => {
  await logInAdmin(page, site);
  const company = `GUILLAUME ${randomUUID().slice(0, 6).toUpperCase()}`;
  await aBackOfficeNotice(page, site, { companyName: company, title: `Avis de ${company}`, published: true });
  await page.goto('/admin/legal-announcements');
  await page.getByRole('main').getByRole('link', { name: 'Annonces à transmettre' }).click();
  await expect(page).toHaveURL(TRANSMISSIONS);
  await expect(page.getByRole('heading', { level: 1, name: 'Annonces à transmettre' })).toBeVisible();

  // A custom period shows its content before anything is sent.
  const today = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Paris' }).format(new Date());
  await page.getByLabel('Premier jour').fill(today);
  await page.getByLabel('Dernier jour').fill('2020-01-01');
  await expect(page.getByText('Le dernier jour ne peut pas précéder le premier.')).toBeVisible();
  const own = page.getByRole('button', { name: 'Préparer cette période' });
  await expect(own).toBeDisabled();
  await page.getByLabel('Dernier jour').fill(today);
  await expect(page.getByRole('status').filter({ hasText: /annonces? à transmettre/ })).toBeVisible();
  await expect(page.getByText(/Transfert de siège : \d+/)).toBeVisible();
  expect(await violationsOn(page)).toEqual([]);
  await own.click();
  await expect(
    page.getByText(/^\d+ annonces? prêtes? à transmettre : transmission T-\d{4}-\d+\.$/),
  ).toBeVisible();
  // Each notice is transmitted once; again is a choice.
  await expect(own).toBeDisabled();
  await page.getByRole('checkbox', { name: 'Reprendre aussi ce qui a déjà été préparé ou transmis' }).check();
  await expect(own).toBeEnabled();

  const line = page.getByRole('table', { name: 'Journal des transmissions' }).getByRole('row').nth(1);
  await expect(line).toContainText(/^T-\d{4}-\d+/);
  for (const [kind, opening] of [
    ['XML', '<?xml'],
    ['JSON', '{'],
  ] as const) {
    const href = await line.getByRole('link', { name: new RegExp(`^${kind} : `) }).getAttribute('href');
    const file = await page.request.get(`${site.url}${href}`);
    expect(file.ok()).toBe(true);
    const text = await file.text();
    expect(text.startsWith(opening), text.slice(0, 80)).toBe(true);
    expect(text).toContain(company);
  }
  // A prepared transmission is not handed over yet: a person enters the date.
  await expect(line).toContainText('pas encore transmise');
  await line.getByRole('button', { name: /^Marquer comme transmise/ }).click();
  const asked = page.getByRole('alertdialog');
  await asked.getByLabel('Date de transmission').fill('');
  await asked.getByRole('button', { name: 'Marquer comme transmise' }).click();
  await expect(asked.getByText(/^La date de transmission est un jour/)).toBeVisible();
  expect(await violationsOn(page)).toEqual([]);
  await asked.getByLabel('Date de transmission').fill(today);
  await asked.getByLabel(/^Accusé de réception/).fill('AR-2026-77');
  await asked.getByRole('button', { name: 'Marquer comme transmise' }).click();
  await expect(line).toContainText(/transmise le .+, par .+, accusé AR-2026-77/);
  await page.setViewportSize({ width: 390, height: 800 });
  expect(await overflow(page)).toBeLessThanOrEqual(0);
  // Who, when and both files, without horizontal scrolling.
  await expect(line).toContainText(/préparée le .+, par /);
  expect(await line.evaluate((row) => row.clientWidth <= (row.closest('div')?.clientWidth ?? 0))).toBe(true);
});
