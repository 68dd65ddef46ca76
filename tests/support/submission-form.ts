import type { Locator, Page } from '@playwright/test';
import { expect } from './test.ts';

export const FORM = '/annonces-legales?showSubmission=true';
export const CHECKOUT_FAILED = 'Erreur lors de la création de la session de paiement';

export const editor = (page: Page) => page.getByRole('textbox', { name: 'Contenu' });
export const templateButton = (page: Page) => page.getByRole('button', { name: 'Générer un modèle' });
export const toOffers = (page: Page) =>
  page.getByRole('button', { name: 'Continuer vers le choix du tarif' });
export const toReview = (page: Page) => page.getByRole('button', { name: 'Continuer vers la vérification' });
export const payButton = (page: Page) => page.getByRole('button', { name: /^Payer/ });
export const terms = (page: Page) => page.getByRole('checkbox', { name: /conditions générales/ });
export const restoredNotice = (page: Page) => page.getByText('Brouillon restauré —');
export const currentStep = (page: Page) =>
  page.getByRole('list', { name: 'Étapes' }).locator('[aria-current="step"]');
export const proof = (page: Page) => page.getByRole('article', { name: 'Aperçu' });

export const openForm = async (page: Page, address = FORM): Promise<void> => {
  await page.goto(address);
  await expect(editor(page)).toBeVisible();
};

/** Invented values for the company fields of the form. */
const company = {
  "Nom de l'entreprise": 'ORVELINE CONSEIL',
  'Numéro SIRET': '73282932000074',
  RCS: 'Lyon',
  Capital: '10 000 €',
  Adresse: '18 rue des Tisserands, 69004 Lyon',
  Ville: 'Lyon',
} as const;

export const fillCompany = async (page: Page): Promise<void> => {
  for (const [label, text] of Object.entries(company)) await field(page, label).fill(text);
  await field(page, 'Forme juridique').selectOption('SAS');
  await field(page, 'Département').selectOption('69');
};

const fillContact = async (page: Page): Promise<void> => {
  await field(page, 'Nom de la personne à contacter').fill('Élise Marvaudon');
  await field(page, 'Email').fill('elise@orveline.example');
};

/** Fills in step 1: the template of the type provides the text and the title. */
export const fillDetails = async (page: Page, type = 'Transfert de siège'): Promise<void> => {
  await fillCompany(page);
  await field(page, "Type d'annonce").selectOption(type);
  await templateButton(page).click();
  await expect(editor(page)).toContainText('ORVELINE CONSEIL');
  // No blank is left: the form would ask about it before payment.
  await editor(page).fill((await editor(page).innerText()).replaceAll(/[[\]]/g, ''));
  await fillContact(page);
};

/** A field by its label, which « (facultatif) » may follow. */
export const field = (page: Page, label: string): Locator =>
  page.getByLabel(new RegExp(`^${label}( \\(facultatif\\))?$`));

type StoredDraft = { savedAt: number; draft: { key: string; values: Record<string, unknown> } };

/** The draft in the browser's storage. */
export const storedDraft = (page: Page): Promise<StoredDraft | null> =>
  page.evaluate(() => JSON.parse(localStorage.getItem('parution.annonce') ?? 'null'));

/** Waits until the last typed text is stored. */
export const whenStored = async (page: Page, name: string, text: unknown): Promise<void> => {
  await expect.poll(async () => (await storedDraft(page))?.draft.values[name]).toEqual(text);
};

/** Presses Tab until the control has the focus. */
export const tabTo = async (page: Page, control: Locator): Promise<void> => {
  for (let presses = 0; presses < 60; presses += 1) {
    if (await control.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab n'atteint pas ${control}`);
};
