import { overflowOf } from '#tests/support/article-lists.ts';
import { violationsOn } from '#tests/support/axe.ts';
import { openDraft } from '#tests/support/stored-draft.ts';
import {
  CHECKOUT_FAILED,
  currentStep,
  editor,
  field,
  payButton,
  proof,
  storedDraft,
  tabTo,
  templateButton,
  terms,
  toOffers,
  toReview,
} from '#tests/support/submission-form.ts';
import { expect, test } from '#tests/support/test.ts';

const CHECKOUT = '**/api/stripe/create-checkout-session';
const PAYMENT_PAGE = /\/paiement-test\/[\w-]+$/;
const BANNER = "Une erreur s'est produite lors du traitement de votre paiement. Veuillez réessayer.";

test("une annonce se dépose au clavier seul, jusqu'au paiement", async ({ page, site }) => {
  // One control of each kind is filled in here, the others of the first step are only passed by.
  await openDraft(page, {
    values: { companyName: '', companyForm: '', siret: '', type_id: '', title: '', content: '' },
  });
  const type = async (label: string, text: string) => {
    await tabTo(page, field(page, label));
    await page.keyboard.type(text);
  };
  /** Key by key, a long text takes seconds: the form renders at each one. */
  const write = async (label: string, text: string) => {
    await tabTo(page, field(page, label));
    await page.keyboard.insertText(text);
  };

  await test.step('étape 1', async () => {
    await write("Nom de l'entreprise", 'ORVELINE CONSEIL');
    await type('Forme juridique', 'SAS,');
    await write('Numéro SIRET', '73282932000074');
    await expect(field(page, 'Numéro SIRET')).toHaveValue('732 829 320 00074');
    await type("Type d'annonce", 'Transfert');
    await write('Ancien siège', '3 rue Neuve, 69001 Lyon');
    await tabTo(page, templateButton(page));
    await page.keyboard.press('Enter');
    await expect(editor(page)).toContainText('Ancien siège : 3 rue Neuve, 69001 Lyon.');
    await expect(proof(page)).toContainText('Nouveau siège : 18 rue des Tisserands');

    // The toolbar is one tab stop; the arrows move inside it, and Tab leaves the text.
    await tabTo(page, page.getByRole('button', { name: 'Gras' }));
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('button', { name: 'Souligné' })).toBeFocused();
    await page.keyboard.press('End');
    await expect(page.getByRole('button', { name: 'Effacer la mise en forme' })).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(editor(page)).toBeFocused();
    await page.keyboard.press('ControlOrMeta+End');
    await page.keyboard.press('Enter');
    await page.keyboard.press('ControlOrMeta+b');
    await expect(page.getByRole('button', { name: 'Gras' })).toHaveAttribute('aria-pressed', 'true');
    await page.keyboard.insertText('La gérance.');
    await expect(proof(page).locator('strong', { hasText: 'La gérance.' })).toBeVisible();

    await tabTo(page, toOffers(page));
    await page.keyboard.press('Enter');
  });

  await test.step('étape 2', async () => {
    await expect(page.getByRole('heading', { name: 'Étape 2 sur 3 : Choix tarif' })).toBeFocused();
    await tabTo(page, page.getByRole('radio', { name: 'Standard 149 €' }));
    await expect(page.getByRole('radio', { name: 'Standard 149 €' })).toBeChecked();
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('radio', { name: 'Premium 199 €' })).toBeChecked();
    await tabTo(page, toReview(page));
    await page.keyboard.press('Enter');
  });

  await test.step('étape 3', async () => {
    await expect(currentStep(page)).toContainText('Vérification & validation');
    const order = page.getByRole('complementary', { name: 'Offre choisie' });
    for (const amount of ['165,83', '33,17', '199,00']) await expect(order).toContainText(amount);
    await expect(page.getByText('Paiement sécurisé')).toBeVisible();
    // Blanks of the template are reported again before payment.
    await expect(page.getByRole('link', { name: '[organe qui a décidé]' })).toBeVisible();

    await tabTo(page, payButton(page));
    await page.keyboard.press('Enter');
    await expect(
      page.getByText('Veuillez accepter les conditions générales avant de continuer.'),
    ).toBeVisible();
    await expect(terms(page)).toBeFocused();
    await page.keyboard.press('Space');
    await tabTo(page, payButton(page));
    await page.keyboard.press('Enter');
    const question = page.getByRole('alertdialog', { name: 'Payer un texte incomplet ?' });
    await expect(question.getByRole('link', { name: '[organe qui a décidé]' })).toBeVisible();
    await tabTo(page, question.getByRole('button', { name: 'Payer 199 € quand même' }));
    await page.keyboard.press('Enter');
  });

  await expect(page).toHaveURL(PAYMENT_PAGE);
  const reference = await submittedReference(page);
  const stored = await fetch(`${site.url}/api/legal-announcements/reference/${reference}`);
  expect(await stored.json()).toMatchObject({
    success: true,
    announcement: {
      title: 'Transfert du siège social de la SAS ORVELINE CONSEIL',
      status: 'pending_payment',
    },
  });

  await page.goto('/annonces-legales?success=true');
  await expect(
    page.getByRole('heading', { name: "Merci pour votre demande d'annonce légale !" }),
  ).toBeVisible();
  await expect(page.getByText(reference)).toBeVisible();
  await expect(page.getByText(/24 à 48 heures ouvrées/)).toBeVisible();
  await expect(page.getByText('Votre annonce attend son paiement')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Reprendre le paiement' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Suivre mon annonce' })).toHaveAttribute(
    'href',
    /^\/annonces-legales\/suivi\/[\w-]{20,}$/,
  );
  expect(await violationsOn(page)).toEqual([]);
  await page.getByRole('button', { name: 'Soumettre une autre annonce' }).click();
  await expect(currentStep(page)).toContainText('Détails annonce');
  await expect(field(page, "Nom de l'entreprise")).toHaveValue('');
  await expect(page.getByRole('complementary')).toContainText('149');
});

test("ce que le serveur refuse ramène au champ, et une panne n'efface rien", async ({ page, incidents }) => {
  incidents.expect(/400|429|502|503/);
  // At the last step: the first, which was not shown yet, still says which of its fields the server refused.
  await openDraft(page, { step: 3 });
  await terms(page).check();
  await page.route('**/api/legal-announcements/submit', (route) => route.fulfill({ status: 503, json: {} }));
  await payButton(page).click();
  await expect(page.getByRole('alert')).toContainText(BANNER);
  await expect(page.getByRole('alert')).toContainText(
    "Erreur lors de la soumission de l'annonce légale. Rien n'a été débité, votre brouillon est conservé.",
  );
  await page.unroute('**/api/legal-announcements/submit');

  await page.route(CHECKOUT, (route) => route.fulfill({ status: 502, json: {} }));
  await payButton(page).click();
  await expect(page.getByRole('alert')).toContainText(CHECKOUT_FAILED);
  await page.getByRole('alert').getByRole('button', { name: 'Fermer' }).click();
  await expect(page.getByText(BANNER)).toHaveCount(0);
  await page.unroute(CHECKOUT);

  await page.route(CHECKOUT, (route) =>
    route.fulfill({ status: 429, json: { message: 'Trop de demandes.' } }),
  );
  await payButton(page).click();
  await expect(page.getByRole('alert')).toContainText(BANNER);
  await expect(page.getByRole('alert')).toContainText('Trop de demandes.');
  await page.unroute(CHECKOUT);

  await page.route('**/api/legal-announcements/submit', (route) =>
    route.fulfill({ status: 400, json: { message: 'x', errors: { city: 'La ville est obligatoire' } } }),
  );
  await payButton(page).click();
  await expect(currentStep(page)).toContainText('Détails annonce');
  await expect(page.getByText(BANNER)).toBeVisible();
  await expect(field(page, 'Ville')).toHaveAccessibleDescription(/La ville est obligatoire/);
  await page.getByRole('alert').getByRole('link', { name: 'La ville est obligatoire' }).click();
  await expect(field(page, 'Ville')).toBeFocused();
  await expect(field(page, 'Ville')).toHaveValue('Lyon');
});

test.describe('sur un téléphone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('chaque étape tient dans 390 px, se touche sans peine, et un double clic ne dépose qu’une annonce', async ({
    page,
  }) => {
    await openDraft(page, { type: 'Constitution' });
    await page.getByRole('button', { name: 'Retour à la recherche' }).first().tap();
    await expect(page).toHaveURL('/annonces-legales');
    await expect(currentStep(page)).toHaveCount(0);
    await page.goBack();
    await expect(editor(page)).toBeVisible();
    for (const next of [toOffers(page), toReview(page)]) {
      expect(await overflowOf(page)).toBe(0);
      expect(await smallTargets(page)).toEqual([]);
      await next.tap();
    }
    await expect(currentStep(page)).toContainText('Vérification');
    expect(await overflowOf(page)).toBe(0);
    expect(await smallTargets(page)).toEqual([]);
    await page.getByRole('button', { name: "Changer d'offre" }).tap();
    await page.getByText('Entreprise', { exact: true }).tap();
    await toReview(page).tap();
    await terms(page).tap();
    const sent: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'POST') sent.push(new URL(request.url()).pathname);
    });
    await payButton(page).dblclick();
    await expect(page).toHaveURL(PAYMENT_PAGE);
    expect(sent).toEqual(['/api/legal-announcements/submit', '/api/stripe/create-checkout-session']);
    await expect(page.getByText('299,00')).toBeVisible();
  });
});

const submittedReference = async (page: import('@playwright/test').Page): Promise<string> => {
  const stored = (await storedDraft(page)) as { draft: { submitted: { referenceNumber: string } } } | null;
  expect(stored?.draft.submitted?.referenceNumber).toMatch(/^AL-\d{6}$/);
  return stored?.draft.submitted.referenceNumber ?? '';
};

/** The controls that are too small to touch: less than 44 px high, label included. */
const smallTargets = (page: import('@playwright/test').Page) =>
  page.locator('main').evaluate((main) =>
    [...main.querySelectorAll('button, input, select, textarea, summary, a[href]')]
      .filter((control) => control.getClientRects().length > 0 && !control.matches('p a, label a'))
      .map((control) => ({
        name: control.textContent || control.getAttribute('name') || control.tagName,
        height: Math.round((control.closest('label') ?? control).getBoundingClientRect().height),
      }))
      .filter(({ height }) => height < 43)
      .map(({ name, height }) => `${name} : ${height} px`),
  );
