import type { Locator, Page } from '@playwright/test';
import { openDraft } from '#tests/support/stored-draft.ts';
import {
  currentStep,
  editor,
  field,
  fillContact,
  openForm,
  payButton,
  proof,
  templateButton,
  terms,
  toOffers,
  toReview,
} from '#tests/support/submission-form.ts';
import { expect, test } from '#tests/support/test.ts';

const REQUIRED = [
  "Le nom de l'entreprise est obligatoire",
  'La forme juridique est obligatoire',
  'Le numéro SIRET est obligatoire et doit comporter 14 chiffres',
  "L'adresse est obligatoire",
  'La ville est obligatoire',
  'Le département est obligatoire',
  "Le type d'annonce est obligatoire",
  'Le titre est obligatoire',
  'Le contenu est obligatoire',
  'Le nom de la personne à contacter est obligatoire',
  "L'email est obligatoire",
];

const directory = {
  siret: '73282932000074',
  siren: '732829320',
  name: 'ORVELINE CONSEIL',
  form: 'SAS',
  address: '18 RUE DES TISSERANDS',
  postalCode: '69004',
  city: 'LYON',
  department: '69',
  capital: '',
  closed: false,
};

test("chaque champ obligatoire le dit, en tête et à sa place ; la barre d'outils met en forme, et l'annuaire remplit ce qui est vide", async ({
  page,
}) => {
  await page.route('**/api/companies/*', (route) =>
    route.fulfill({ json: { found: true, company: directory } }),
  );
  await openForm(page);
  await toOffers(page).click();
  const summary = page.getByRole('alert');
  await expect(summary).toBeFocused();
  await expect(summary.getByRole('link')).toHaveText(REQUIRED);
  for (const message of REQUIRED) await expect(page.getByText(message, { exact: true })).toHaveCount(2);
  await expect(field(page, 'Ville')).toHaveAttribute('aria-invalid', 'true');
  await expect(field(page, 'Ville')).toHaveAccessibleDescription('La ville est obligatoire');
  await expect(editor(page)).toHaveAccessibleDescription(/Le contenu est obligatoire/);
  // The telephone is recommended without blocking.
  await expect(page.getByText('Le numéro de téléphone est obligatoire')).toBeVisible();

  await summary.getByRole('link', { name: 'Le contenu est obligatoire' }).click();
  await expect(editor(page)).toBeFocused();
  await page.keyboard.type('Trop court');
  await expect(page.getByText('Le contenu doit comporter au moins 50 caractères').first()).toBeVisible();
  await expect(page.getByText('10 caractères sur 50 au moins')).toBeVisible();
  await test.step("la barre d'outils", () => formatAndClean(page));
  await test.step('un texte collé depuis Word ne garde que son sens', () => pasteFromWord(page));
  await field(page, 'Email').fill('contact@orveline');
  await expect(page.getByText("L'email n'est pas valide").first()).toBeVisible();
  await field(page, 'Numéro SIRET').fill('7328293200007');
  await expect(page.getByText(REQUIRED[2] ?? '', { exact: true }).first()).toBeVisible();

  await test.step("l'annuaire demande avant de remplacer", async () => {
    await field(page, 'Ville').fill('Villeurbanne');
    await field(page, 'Numéro SIRET').fill('73282932000074');
    await expect(field(page, "Nom de l'entreprise")).toHaveValue('ORVELINE CONSEIL');
    await expect(field(page, 'Département')).toHaveValue('69');
    await expect(field(page, 'Ville')).toHaveValue('Villeurbanne');
    await page.getByRole('button', { name: 'Remplacer ma saisie' }).click();
    await expect(field(page, 'Ville')).toHaveValue('LYON');
  });
  await field(page, "Type d'annonce").selectOption('Transfert de siège');
  await templateButton(page).click();
  await fillContact(page);
  await expect(page.getByRole('alert')).toHaveCount(0);
  await toOffers(page).click();
  await expect(currentStep(page)).toContainText('Choix tarif');
});

/** Presses where the control was first, even if the page moves meanwhile. */
const pressedAt = async (control: Locator, press: (x: number, y: number) => Promise<void>) => {
  await control.scrollIntoViewIfNeeded();
  const { x = 0, y = 0, width = 0, height = 0 } = (await control.boundingBox()) ?? {};
  await press(x + Math.min(width / 2, 60), y + height / 2);
};

test.describe('sur un téléphone, à la souris et au doigt', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  test('quitter un champ vide ne fait pas manquer ce que vise le geste', async ({ page }) => {
    const gestures = {
      'à la souris': async (x: number, y: number) => {
        await page.mouse.move(x, y);
        await page.mouse.down();
        await page.mouse.up();
      },
      'au doigt': (x: number, y: number) => page.touchscreen.tap(x, y),
    };
    for (const [name, press] of Object.entries(gestures))
      await test.step(name, async () => {
        await openDraft(page, { type: 'Constitution', values: { siret: '', title: '', contactEmail: '' } });
        await field(page, 'Numéro SIRET').focus();
        const unregistered = page.getByRole('checkbox', { name: "Société en cours d'immatriculation" });
        await pressedAt(unregistered, press);
        await expect(unregistered).toBeChecked();

        await field(page, 'Titre').focus();
        await pressedAt(page.getByRole('button', { name: 'Proposer un titre' }), press);
        await expect(field(page, 'Titre')).not.toHaveValue('');

        await field(page, 'Email').focus();
        await pressedAt(toOffers(page), press);
        await expect(page.getByRole('alert')).toContainText("L'email est obligatoire");
      });
  });
});

/** The code of the later steps is held back until it is released. */
const holdLaterSteps = async (page: Page): Promise<() => void> => {
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  await page.unrouteAll();
  await page.route('**/assets/later-steps-*.js', (route) => held.then(() => route.continue()));
  return release;
};

test('chaque étape a son adresse, même demandée avant l’arrivée de son code, et chaque passage à compléter se retrouve', async ({
  page,
}) => {
  const text = `${'La société change de siège. '.repeat(3)} Date d'effet : [date d'effet].`;
  const arrive = await holdLaterSteps(page);
  await openDraft(page, { values: { content: `<p>${text}</p>`, basePrice: 0 } });
  await toOffers(page).click();
  await test.step("une étape demandée avant l'arrivée de son code s'ouvre dès qu'il est là", async () => {
    // A second press is the same one: « Retour » leads to the first step at once.
    await expect(page.getByRole('button', { name: 'Chargement...' })).toBeDisabled();
    await field(page, 'Ville').press('Enter');
    arrive();
    await expect(currentStep(page)).toContainText('Choix tarif');
    await page.goBack();
    await expect(currentStep(page)).toContainText('Détails annonce');

    const arriveAgain = await holdLaterSteps(page);
    await page.reload();
    await field(page, 'Ville').fill('Villeurbanne');
    await page.goForward();
    await expect(field(page, 'Ville')).toHaveValue('Villeurbanne');
    arriveAgain();
    await expect(currentStep(page)).toContainText('Choix tarif');
  });
  await test.step("sans offre choisie, l'étape 2 le demande", async () => {
    await toReview(page).click();
    await expect(page.getByText('Veuillez sélectionner une offre avant de continuer.')).toBeVisible();
    await page.getByRole('radio', { name: 'Standard 149 €' }).check();
  });
  await toReview(page).click();
  await expect(currentStep(page)).toContainText('Vérification & validation');
  await page.goBack();
  await expect(currentStep(page)).toContainText('Choix tarif');
  await page.goBack();
  await expect(currentStep(page)).toContainText('Détails annonce');
  await expect(field(page, 'Ville')).toHaveValue('Villeurbanne');
  await page.goForward();
  await page.goForward();
  await expect(currentStep(page)).toContainText('Vérification');

  await page.getByRole('link', { name: 'Modifier : Personne à contacter' }).click();
  await expect(field(page, 'Nom de la personne à contacter')).toBeFocused();
  await toOffers(page).click();
  await toReview(page).click();
  await page.getByRole('list', { name: 'Étapes' }).getByRole('link', { name: 'Choix tarif' }).click();
  await toReview(page).click();

  await terms(page).check();
  await payButton(page).click();
  const question = page.getByRole('alertdialog', { name: 'Payer un texte incomplet ?' });
  await expect(question.getByRole('button', { name: 'Payer 149 € quand même' })).toBeVisible();
  await expect(question).toContainText(/Le texte ne dit pas : .*la ville du RCS.* Le greffe peut refuser/);
  await question.getByRole('link', { name: "[date d'effet]" }).click();
  await expect(editor(page)).toBeFocused();
  await expect.poll(() => page.evaluate(() => String(getSelection()))).toBe("[date d'effet]");
});

test('ce qui paraît faux, ou hors des habilitations, est dit sans bloquer', async ({ page }) => {
  await page.route('**/api/site/habilitations', (route) =>
    route.fulfill({ json: { year: 2026, departments: ['75'] } }),
  );
  const uncovered = /n'est pas habilité dans le département 69 - Rhône en 2026/;
  await openDraft(page);
  await expect(field(page, 'Département')).toHaveAccessibleDescription(uncovered);
  await expect(page.getByText(/écrivez-nous avant de payer/)).toBeVisible();
  await field(page, 'Numéro SIRET').fill('73282932000079');
  await expect(page.getByText(/clé de contrôle/)).toBeVisible();
  await field(page, 'Département').selectOption('75');
  await expect(page.getByText(/69004 est celui du département 69 - Rhône/)).toBeVisible();
  await expect(page.getByText(uncovered)).toHaveCount(0);
  await field(page, 'Capital').fill('12500,5 euros');
  await field(page, 'Capital').blur();
  await expect(field(page, 'Capital')).toHaveValue('12 500,50 €');
  await field(page, 'Capital').fill('mille');
  await expect(page.getByText(/Indiquez un montant/)).toBeVisible();

  await test.step('ce que dit le texte', async () => {
    await field(page, 'Capital').fill('12 500 €');
    const contradiction = page.getByText(
      'Le texte indique un capital de « 10 000 € », le formulaire « 12 500 € ».',
    );
    await expect(contradiction).toContainText('SAS au capital de 10 000 €');
    await contradiction.getByRole('button', { name: 'Voir dans le texte' }).click();
    await expect(editor(page)).toBeFocused();
    await expect.poll(() => page.evaluate(() => String(getSelection()))).toBe('10 000 €');
    await expect(page.getByText(/n'est pas dans le département choisi, 75 - Paris/)).toBeVisible();
    await page.getByText(/^\d+ mentions trouvées$/).click();
    await page.getByRole('button', { name: '12 rue de la Poulaillerie, 69002 Lyon, voir' }).first().click();
    await expect
      .poll(() => page.evaluate(() => String(getSelection())))
      .toBe('12 rue de la Poulaillerie, 69002 Lyon');
    await field(page, 'Capital').fill('10 000 €');
    await field(page, 'Département').selectOption('69');
    await expect(page.getByText('Toutes les mentions attendues sont dans le texte.')).toBeVisible();
    await editor(page).fill(
      'La société ORVELINE CONSEIL transfère son siège au 18 rue des Tisserands, 69004 Lyon.',
    );
    await expect(page.getByText(/^Manque : .*la ville du RCS/)).toBeVisible();
  });
  await toOffers(page).click();
  await expect(currentStep(page)).toContainText('Choix tarif');
  // The last page before payment repeats it.
  await toReview(page).click();
  await expect(page.getByRole('status').filter({ hasText: uncovered })).toContainText(
    'écrivez-nous avant de payer cette annonce.',
  );
  await expect(payButton(page)).toBeEnabled();
});

test('ce que le formulaire demande et écrit suit le type de l’annonce, et rien ne se perd quand on en change', async ({
  page,
}) => {
  const rules = Promise.withResolvers<void>();
  await page.route('**/assets/type-parts-*.js', async (route) => {
    await rules.promise;
    await route.continue();
  });
  await openDraft(page, { values: { type_id: '', title: '', content: '' } });
  await expect(templateButton(page)).toBeDisabled();
  const choose = (type: string) => field(page, "Type d'annonce").selectOption(type);
  const form = field(page, 'Forme juridique');
  const person = form.getByRole('option', { name: 'Personne physique, sans société' });
  await expect(person).toHaveCount(0);

  await test.step('les modèles, même demandés avant l’arrivée des règles du type', async () => {
    await choose('Transfert de siège');
    await templateButton(page).click();
    rules.resolve();
    await expect(editor(page)).toContainText('ORVELINE CONSEIL');
    await expect(page.getByText(/deux avis sont nécessaires/).first()).toBeVisible();
    await field(page, 'Ancien siège').fill('3 rue Neuve, 69001 Lyon');
    await templateButton(page).click();
    await expect(editor(page)).toContainText('Ancien siège : 3 rue Neuve');
    await choose('Rectificatif');
    await field(page, 'Texte corrigé').fill('au capital de 12 000 €');
    await templateButton(page).click();
    await expect(editor(page)).toContainText('Il y a lieu de lire : « au capital de 12 000 € »');
    await expect(proof(page)).toContainText('ORVELINE CONSEIL');
    await page.getByRole('button', { name: 'Rétablir mon texte' }).click();
    await expect(editor(page)).toContainText('Ancien siège : 3 rue Neuve');
  });

  await test.step("l'acquéreur d'un fonds peut être une personne, dite par son nom et son domicile", async () => {
    await choose('Cession de fonds');
    await expect(person).toHaveCount(1);
    await form.selectOption('Personne physique');
    await field(page, 'Civilité, prénom et nom').fill('Mme Chloé Verdier');
    await templateButton(page).click();
    await expect(editor(page)).toContainText('Mme Chloé Verdier, demeurant');
    await expect(editor(page)).not.toContainText('la société Mme');
    await choose('Constitution');
    await toOffers(page).click();
    await expect(page.getByRole('alert').getByRole('link')).toHaveText([
      "Ce type d'annonce est celui d'une société : choisissez sa forme juridique",
    ]);
  });

  await test.step("une société en cours d'immatriculation n'a pas de SIRET à donner", async () => {
    await form.selectOption('SAS');
    const box = page.getByRole('checkbox', { name: "Société en cours d'immatriculation" });
    await box.check();
    await expect(field(page, 'Numéro SIRET')).toBeDisabled();
    await choose('Modification');
    await expect(box).toHaveCount(0);
    await expect(field(page, 'Numéro SIRET')).toHaveValue('732 829 320 00074');
    await choose('Constitution');
    await toOffers(page).click();
    await toReview(page).click();
    await expect(page.getByText("Société en cours d'immatriculation")).toBeVisible();
  });
});

const WORD = `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><style>p.MsoNormal{color:red}</style></head>
<body lang=FR><!--StartFragment--><p class=MsoNormal style='margin:0cm;font-family:"Times New Roman"'><b><span
style='font-size:14.0pt'>ORVELINE CONSEIL</span></b><o:p></o:p></p>
<p class=MsoListParagraph style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span
style='font-family:Symbol'>·<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span><![endif]>Ancien siège : Lyon</p>
<p class=MsoListParagraph style='mso-list:l0 level1 lfo1'><![if !supportLists]><span>·</span><![endif]>Nouveau siège : Annecy</p>
<p class=MsoNormal><span style='font-style:italic'>Pour avis</span><img src="https://ailleurs.example/x.png" onerror="alert(1)">
<script>alert(1)</script></p><!--EndFragment--></body></html>`;

const formatAndClean = async (page: Page): Promise<void> => {
  await page.keyboard.press('ControlOrMeta+a');
  const tools = page.getByRole('toolbar', { name: 'Mise en forme' }).getByRole('button');
  await expect(tools).toHaveCount(6);
  for (const name of ['Gras', 'Italique', 'Souligné', 'Liste numérotée'])
    await page.getByRole('button', { name }).click();
  await expect(editor(page).locator('ol > li strong em u, ol > li u em strong, ol strong')).not.toHaveCount(
    0,
  );
  await page.getByRole('button', { name: 'Effacer la mise en forme' }).click();
  await expect(editor(page).locator('ol, strong, em, u')).toHaveCount(0);
  await expect(editor(page).locator('p')).toHaveText('Trop court');
  expect(await editor(page).evaluate((text) => getComputedStyle(text).maxHeight)).toBe('400px');
};

const pasteFromWord = async (page: Page): Promise<void> => {
  await page.keyboard.press('ControlOrMeta+a');
  await paste(page, WORD);
  await expect(editor(page).locator('strong')).toHaveText('ORVELINE CONSEIL');
  await expect(editor(page).locator('ul > li')).toHaveText(['Ancien siège : Lyon', 'Nouveau siège : Annecy']);
  await expect(editor(page).locator('em')).toHaveText('Pour avis');
  expect(await editor(page).innerHTML()).not.toMatch(/style=|class="Mso|<img src|<o:p|·/);
  await expect(proof(page).locator('li')).toHaveCount(2);
};

/** The clipboard of a browser after a copy from Word. */
const paste = async (page: Page, html: string): Promise<void> => {
  await editor(page).focus();
  await editor(page).evaluate((target, pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/html', pasted);
    target.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, html);
};
