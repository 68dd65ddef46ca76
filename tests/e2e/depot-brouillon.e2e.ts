import { aStoredDraft, openDraft } from '#tests/support/stored-draft.ts';
import {
  currentStep,
  editor,
  FORM,
  field,
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
  await openDraft(page);
  await field(page, NAME).fill('ORVELINE');
  await expect(page.getByText(/^Enregistré à \d\d:\d\d$/)).toBeVisible();
  // Typed just before the page unloads: stored all the same.
  await field(page, 'Ancien siège').fill('3 rue Neuve');
  await page.reload();
  await expect(restoredNotice(page)).toBeVisible();
  await expect(field(page, NAME)).toHaveValue('ORVELINE');
  await expect(field(page, 'Ancien siège')).toHaveValue('3 rue Neuve');
  await expect(editor(page)).toContainText('Mention en sera faite au RCS de Lyon.');

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

test('le brouillon survit à un onglet fermé, deux onglets ne l’écrasent pas, il s’efface, se reprend, et finit au bout de trente jours', async ({
  page,
  context,
}) => {
  await openForm(page);
  await field(page, NAME).fill('PREMIER');
  await whenStored(page, 'companyName', 'PREMIER');

  await test.step('un autre onglet le reprend et le modifie', async () => {
    const other = await context.newPage();
    await other.goto('/annonces-legales');
    // What another tab stores of something else does not concern the draft.
    const told = await page.evaluateHandle(() => ({
      it: new Promise<void>((done) => addEventListener('storage', () => done(), { once: true })),
    }));
    await other.evaluate(() => localStorage.setItem('autre', '1'));
    await told.evaluate(({ it }) => it);
    expect(await page.evaluate(() => sessionStorage.getItem('parution.annonce'))).toBeNull();
    await expect(other.getByText('Un brouillon vous attend : « PREMIER ».')).toBeVisible();
    await other.getByRole('link', { name: 'Reprendre mon annonce' }).click();
    await expect(restoredNotice(other)).toBeVisible();
    await expect(field(other, NAME)).toHaveValue('PREMIER');
    await field(other, NAME).fill('SECOND');
    await whenStored(other, 'companyName', 'SECOND');
    await other.close();
  });

  await test.step('chaque onglet garde le sien, et choisit', async () => {
    await expect(page.getByText('Ce brouillon a été modifié dans un autre onglet')).toBeVisible();
    await field(page, 'Ville').fill('Lyon');
    await page.reload();
    await expect(field(page, NAME)).toHaveValue('PREMIER');
    await expect(field(page, 'Ville')).toHaveValue('Lyon');
    expect((await storedDraft(page))?.draft.values.companyName).toBe('SECOND');
    await page.getByRole('button', { name: "Reprendre celle de l'autre onglet" }).click();
    await expect(field(page, NAME)).toHaveValue('SECOND');
  });

  await test.step('« Effacer » se reprend', async () => {
    await page.getByRole('button', { name: 'Effacer', exact: true }).click();
    await expect(field(page, NAME)).toHaveValue('');
    expect(await storedDraft(page)).toBeNull();
    await page.getByRole('button', { name: 'Annuler' }).click();
    await expect(field(page, NAME)).toHaveValue('SECOND');
    await whenStored(page, 'companyName', 'SECOND');
  });

  await test.step('plus de trente jours après, il n’est plus proposé', async () => {
    await page.evaluate(() => {
      const stored = JSON.parse(localStorage.getItem('parution.annonce') ?? '{}');
      const savedAt = Date.now() - 31 * 86_400_000;
      localStorage.setItem('parution.annonce', JSON.stringify({ ...stored, savedAt }));
    });
    await page.reload();
    await reachEditor(page);
    await expect(field(page, NAME)).toHaveValue('');
    await expect(restoredNotice(page)).toHaveCount(0);
  });
});

test('sans mémoire du navigateur, le formulaire marche et prévient', async ({ page }) => {
  await page.addInitScript((draft) => {
    // What was stored before the memory was full can still be read.
    localStorage.setItem('parution.annonce', draft);
    Storage.prototype.setItem = () => {
      throw new DOMException('QuotaExceededError');
    };
  }, aStoredDraft());
  await page.goto(FORM);
  await expect(restoredNotice(page)).toBeVisible();
  await field(page, 'Ville').fill('Villeurbanne');
  await expect(page.getByText(/ne permet pas de conserver un brouillon/)).toBeVisible();
  await toOffers(page).click();
  await expect(currentStep(page)).toContainText('Choix tarif');
});
