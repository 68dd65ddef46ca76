import { overflowOf } from '#tests/support/article-lists.ts';
import { violationsOn } from '#tests/support/axe.ts';
import { act } from '#tests/support/buying.ts';
import { onOneLine, readPdf } from '#tests/support/pdf.ts';
import {
  field,
  fillDetails,
  openForm,
  payButton,
  terms,
  toOffers,
  toReview,
} from '#tests/support/submission-form.ts';
import { expect, test } from '#tests/support/test.ts';

test('un cabinet paie pour la société : la facture est à son nom', async ({ page }) => {
  await openForm(page);
  await fillDetails(page);
  await toOffers(page).click();
  await toReview(page).click();
  await expect(page.getByRole('radio', { name: /^La société de l'annonce, ORVELINE CONSEIL/ })).toBeChecked();
  await page.getByRole('radio', { name: /^Une autre personne/ }).check();
  await terms(page).check();

  await payButton(page).click();
  await expect(field(page, 'Nom ou raison sociale')).toBeFocused();
  await expect(page.getByText('Le nom à porter sur la facture est obligatoire')).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await overflowOf(page)).toBe(0);
  expect(await violationsOn(page)).toEqual([]);

  await field(page, 'Nom ou raison sociale').fill('CABINET LOUVRELAC');
  await field(page, 'Adresse de facturation').fill('7 rue des Archers');
  await field(page, 'Code postal').fill('69 002');
  await field(page, 'Ville').fill('Lyon');
  await field(page, 'Numéro SIREN').fill('404 833 048');
  // The draft keeps who pays.
  await page.reload();
  await expect(field(page, 'Nom ou raison sociale')).toHaveValue('CABINET LOUVRELAC');
  await terms(page).check();
  await payButton(page).click();
  await act(page, 'Payer').click();

  await expect(page.getByRole('heading', { level: 1, name: 'Paiement Confirmé !' })).toBeVisible();
  const invoice = await page.getByRole('link', { name: /facture/i }).getAttribute('href');
  const { text } = await readPdf(await (await page.request.get(invoice ?? '')).body());
  expect(onOneLine(text)).toContain('CABINET LOUVRELAC');
  expect(onOneLine(text)).toContain('Publiée pour ORVELINE CONSEIL, SAS');
});
