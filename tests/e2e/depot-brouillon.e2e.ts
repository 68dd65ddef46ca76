import {
  currentStep,
  editor,
  field,
  fillDetails,
  openForm,
  reachEditor,
  restoredNotice,
  storedDraft,
  toOffers,
  toReview,
  whenStored,
} from '#tests/support/submission-form.ts';
import { expect, test } from '#tests/support/test.ts';

const NAME = "Nom de l'entreprise";

test('recharger la page au milieu de chaque étape ne perd rien', async ({ page }) => {
  await openForm(page);
  await field(page, NAME).fill('ORVELINE');
  // Typed just before the page unloads: stored all the same.
  await field(page, 'Ville').fill('Lyon');
  await expect(page.getByText(/^Enregistré à \d\d:\d\d$/)).toBeVisible();
  await page.reload();
  await expect(restoredNotice(page)).toBeVisible();
  await expect(field(page, NAME)).toHaveValue('ORVELINE');
  await expect(field(page, 'Ville')).toHaveValue('Lyon');

  await fillDetails(page);
  await field(page, 'Ancien siège').fill('3 rue Neuve');
  await page.reload();
  await expect(editor(page)).toContainText('Mention en sera faite au RCS de Lyon.');
  await expect(field(page, 'Ancien siège')).toHaveValue('3 rue Neuve');

  await toOffers(page).click();
  await expect(restoredNotice(page)).toHaveCount(0);
  await page.getByRole('radio', { name: 'Entreprise 299 €' }).check();
  await page.reload();
  await expect(currentStep(page)).toContainText('Choix tarif');
  await expect(page.getByRole('radio', { name: 'Entreprise 299 €' })).toBeChecked();

  await toReview(page).click();
  await page.reload();
  await expect(currentStep(page)).toContainText('Vérification & validation');
  await expect(page.getByText('299,00')).toBeVisible();
  await expect(page.getByText('732 829 320 00074')).toBeVisible();
});

test('le brouillon survit à un onglet fermé, s’efface, et se reprend', async ({ page, context }) => {
  await openForm(page);
  await field(page, NAME).fill('ORVELINE CONSEIL');
  await whenStored(page, 'companyName', 'ORVELINE CONSEIL');
  await page.close();

  const other = await context.newPage();
  await other.goto('/annonces-legales');
  await expect(other.getByText('Un brouillon vous attend : « ORVELINE CONSEIL ».')).toBeVisible();
  await other.getByRole('link', { name: 'Reprendre mon annonce' }).click();
  await expect(restoredNotice(other)).toBeVisible();
  await other.getByRole('button', { name: 'Effacer', exact: true }).click();
  await expect(field(other, NAME)).toHaveValue('');
  expect(await storedDraft(other)).toBeNull();

  await other.getByRole('button', { name: 'Annuler' }).click();
  await expect(field(other, NAME)).toHaveValue('ORVELINE CONSEIL');
  await whenStored(other, 'companyName', 'ORVELINE CONSEIL');
});

test("un brouillon de plus de trente jours n'est plus proposé", async ({ page }) => {
  await openForm(page);
  await field(page, NAME).fill('ORVELINE CONSEIL');
  await whenStored(page, 'companyName', 'ORVELINE CONSEIL');
  const age = (days: number) =>
    page.evaluate((milliseconds) => {
      const stored = JSON.parse(localStorage.getItem('parution.annonce') ?? '{}');
      localStorage.setItem(
        'parution.annonce',
        JSON.stringify({ ...stored, savedAt: Date.now() - milliseconds }),
      );
    }, days * 86_400_000);

  await age(29);
  await page.reload();
  await expect(restoredNotice(page)).toBeVisible();
  await age(31);
  await page.reload();
  await reachEditor(page);
  await expect(field(page, NAME)).toHaveValue('');
  await expect(restoredNotice(page)).toHaveCount(0);
});

test('deux onglets n’écrasent pas leurs brouillons', async ({ page, context }) => {
  await openForm(page);
  await field(page, NAME).fill('PREMIER');
  await whenStored(page, 'companyName', 'PREMIER');
  const other = await context.newPage();
  await other.goto('/annonces-legales?showSubmission=true');
  await expect(field(other, NAME)).toHaveValue('PREMIER');
  await field(other, NAME).fill('SECOND');
  await whenStored(other, 'companyName', 'SECOND');

  await expect(page.getByText('Ce brouillon a été modifié dans un autre onglet')).toBeVisible();
  await field(page, 'Ville').fill('Lyon');
  await page.reload();
  await expect(field(page, NAME)).toHaveValue('PREMIER');
  await expect(field(page, 'Ville')).toHaveValue('Lyon');
  expect((await storedDraft(page))?.draft.values.companyName).toBe('SECOND');

  await page.getByRole('button', { name: "Reprendre celle de l'autre onglet" }).click();
  await expect(field(page, NAME)).toHaveValue('SECOND');
});

test('sans mémoire du navigateur, le formulaire marche et prévient', async ({ page }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('QuotaExceededError');
    };
  });
  await openForm(page);
  await fillDetails(page);
  await expect(page.getByText(/ne permet pas de conserver un brouillon/)).toBeVisible();
  await toOffers(page).click();
  await expect(currentStep(page)).toContainText('Choix tarif');
});
