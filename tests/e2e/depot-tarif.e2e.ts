import { overflowOf } from '#tests/support/article-lists.ts';
import { violationsOn } from '#tests/support/axe.ts';
import { act, askQuote, send, tracking } from '#tests/support/buying.ts';
import type { Engine } from '#tests/support/site-templates.ts';
import { startSiteWithRows } from '#tests/support/site-with-rows.ts';
import { openDraft } from '#tests/support/stored-draft.ts';
import {
  completeTexts,
  editor,
  field,
  payButton,
  terms,
  toOffers,
  toReview,
} from '#tests/support/submission-form.ts';
import { aTariff, givenTariff } from '#tests/support/tariffs.ts';
import { test as base, expect } from '#tests/support/test.ts';
import { logIn } from '#tests/support/visitors.ts';

const YEAR = new Date().getFullYear();

/** The tariff of the test year has its prices. */
const thisYear = { ...aTariff(2026), firstDay: `${YEAR}-01-01`, lastDay: `${YEAR}-12-31` };

const startRegulated = (engine: Engine) =>
  startSiteWithRows(engine, (db) => givenTariff(db, thisYear), { PRICE_MODE: 'regulated' });

const test = base.extend({
  site: async ({ startOnce }, use) => use(await startOnce(startRegulated)),
});

// One worker, hence one site, for all of them.
test.describe.configure({ mode: 'default' });

test('une constitution de SAS à Lyon : prix pendant la saisie, lignes avec leur article, paiement', async ({
  page,
}) => {
  const search = await (await page.request.get('/annonces-legales')).text();
  const [head = ''] = /<aside[^>]*aria-label="Tarif en vigueur".*?<\/aside>/s.exec(search) ?? [];
  expect(head).toContain('Arrêté du 19 novembre 2021 modifié, tarif 2026');
  expect(head).toContain('base de données numérique centrale');

  await openDraft(page, { type: 'Constitution', values: { type_id: '', content: '' } });
  const live = page.getByRole('region', { name: 'Prix au tarif réglementé' });
  await expect(live).toContainText("s'affiche dès que le type d'annonce");
  await field(page, "Type d'annonce").selectOption('Cession de fonds');
  await editor(page).fill('Dix lettres');
  await expect(live).toContainText('11 caractères × 0,189 € HT');
  await expect(live).toContainText('zone II');
  await expect(live).toContainText('2,50 €');
  await field(page, "Type d'annonce").selectOption('Constitution');
  await editor(page).fill(completeTexts.Constitution);
  await expect(live).toContainText('231,60 €');
  await expect(live).toContainText('193,00 € HT');
  expect(await violationsOn(page, live)).toEqual([]);

  await toOffers(page).click();
  await expect(page.getByRole('radio', { name: 'Standard 231,60 €' })).toBeChecked();
  await page.getByRole('radio', { name: 'Premium 281,60 €' }).check();
  await expect(page.getByRole('radio', { name: 'Entreprise 381,60 €' })).toBeVisible();
  expect(await violationsOn(page)).toEqual([]);
  await toReview(page).click();

  const summary = page.getByRole('complementary', { name: 'Service choisi' });
  await expect(summary).toContainText('Arrêté du 19 novembre 2021 modifié, tarif 2026, article 2');
  await expect(summary).toContainText('Service Premium');
  await expect(summary).toContainText('TVA (20%)');
  // A buyer overseas has the VAT of its place.
  await page.getByRole('radio', { name: /^Une autre personne/ }).check();
  await field(page, 'Code postal').fill('97200');
  await expect(summary).toContainText('TVA (8,5%)');
  await expect(payButton(page)).toContainText('Payer 254,62 €');
  await page.getByRole('radio', { name: /^La société de l'annonce/ }).check();
  await expect(payButton(page)).toContainText('Payer 281,60 €');
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await overflowOf(page)).toBe(0);
  expect(await violationsOn(page, summary)).toEqual([]);

  await terms(page).check();
  await payButton(page).click();
  await expect(page.getByText('281,60 €').first()).toBeVisible();
  await expect(act(page, 'Payer')).toBeVisible();
});

test('la rédaction charge le tarif de l’année suivante : ce qui l’interdit, ce qui change', async ({
  page,
  site,
}) => {
  await logIn(page, site, site.admin);
  await page.goto('/admin/tarifs');
  const list = page.getByRole('table', { name: 'Tarifs par période' });
  await expect(list.getByRole('row').filter({ hasText: 'En vigueur' })).toContainText('tarif 2026');
  await expect(list.getByText('Exemple inactif, à vérifier')).toHaveCount(2);
  await list.getByRole('button', { name: 'Année suivante' }).click();
  await expect(page.getByLabel('Premier jour')).toHaveValue(`${YEAR + 1}-01-01`);
  await expect(page.getByText('Aucun prix ne change.')).toBeVisible();
  const save = page.getByRole('button', { name: 'Enregistrer ce tarif' });
  const rate = page.getByRole('textbox', { name: 'Ligne 2, montant HT' });
  await rate.fill('');
  await expect(page.getByText('Le prix de la zone II manque.')).toBeVisible();
  await expect(save).toBeDisabled();
  await rate.fill('0,195');
  await expect(page.getByText('Zone II : 0,189 € → 0,195 €')).toBeVisible();
  expect(await violationsOn(page)).toEqual([]);

  // The whole table at once, from a spreadsheet.
  await page.getByText('Charger ou copier en CSV').click();
  const csv = page.getByLabel('Ou collez-le ici');
  await csv.fill((await csv.inputValue()).replace('0,195', '0,196'));
  await page.getByRole('button', { name: 'Lire ce CSV' }).click();
  await expect(rate).toHaveValue('0,196');
  await save.click();
  await expect(page.getByText('Tarif enregistré')).toBeVisible();
  const added = list.getByRole('row').filter({ hasText: 'À venir' });
  await expect(added).toContainText(`31/12/${YEAR + 1}`);
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await overflowOf(page)).toBe(0);
  await added.getByRole('button', { name: 'Supprimer' }).click();
  await act(page, 'Supprimer ce tarif').click();
  await expect(page.getByText('Tarif supprimé')).toBeVisible();
});

test('le devis montre ses lignes ; le prix d’un texte changé dans un autre onglet se dit avant d’être payé', async ({
  page,
  site,
  incidents,
}) => {
  const { path } = await askQuote(site, await send(site, { type_id: 1 }));
  await page.goto(path);
  const price = page.getByRole('region', { name: 'Le prix' });
  await expect(price).toContainText('Arrêté du 19 novembre 2021 modifié, tarif 2026, article 2');
  await expect(price).toContainText('Prestation du journal, hors tarif réglementé');
  await expect(act(page, 'Payer 281,60 €')).toBeVisible();
  expect(await violationsOn(page)).toEqual([]);
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await overflowOf(page)).toBe(0);

  /** By the character: 0,189 € HT each, and 41,67 € HT for the service. */
  const ofLength = (characters: number) => `<p>${'Un texte. '.repeat(characters / 10).trim()}.</p>`;
  const unpaid = await send(site, { type_id: 5, content: ofLength(100) });
  await page.goto(tracking(unpaid));
  const pay = page.getByRole('region', { name: 'Paiement' });
  await expect(pay).toContainText('72,68 € TTC');
  const url = `/api/legal-announcements/tracking/${unpaid.token}`;
  const { announcement } = await (await page.request.get(url)).json();
  const modified = await page.request.put(url, {
    data: { ...announcement.notice, content: ofLength(200), rev: announcement.rev },
    headers: { origin: site.url },
  });
  expect(modified.ok(), await modified.text()).toBe(true);
  incidents.expect(/409/);
  await act(page, 'Reprendre le paiement').click();
  await expect(pay).toContainText('Le prix de cette annonce est maintenant de 95,36 € TTC');
  await expect(pay).toContainText('dès le paiement de 95,36 € TTC');
  await act(page, 'Reprendre le paiement').click();
  await expect(page.getByText('95,36 €').first()).toBeVisible();
  await expect(act(page, 'Payer')).toBeVisible();
});
