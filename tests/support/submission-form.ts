import { randomInt } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import { isSirenValid, isSiretValid } from '#domain/company/siret.ts';
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
  await reachEditor(page);
};

/** The editor of an empty form is loaded once its field is near. */
export const reachEditor = async (page: Page): Promise<void> => {
  await page.getByText('Contenu', { exact: true }).scrollIntoViewIfNeeded();
  await expect(editor(page)).toBeVisible();
};

const NAME = 'ORVELINE CONSEIL';

/** Invented values for the company fields of the form. */
export const company = {
  "Nom de l'entreprise": NAME,
  'Numéro SIRET': '73282932000074',
  RCS: 'Lyon',
  Capital: '10 000 €',
  Adresse: '18 rue des Tisserands, 69004 Lyon',
  Ville: 'Lyon',
} as const;

const fillCompany = async (page: Page): Promise<void> => {
  for (const [label, text] of Object.entries(company)) await field(page, label).fill(text);
  await field(page, 'Forme juridique').selectOption('SAS');
  await field(page, 'Département').selectOption('69');
};

/** A SIRET that no other test has, with right keys: likely duplicates are found by it. */
export const aSiret = (): string => {
  const siren = withKey(String(10_000_000 + randomInt(89_999_999)), isSirenValid);
  return withKey(`${siren}0001`, isSiretValid);
};

const withKey = (digits: string, isValid: (digits: string) => boolean): string =>
  Array.from({ length: 10 }, (_, key) => `${digits}${key}`).find(isValid) ?? digits;

export const fillContact = async (page: Page): Promise<void> => {
  await field(page, 'Nom de la personne à contacter').fill('Élise Marvaudon');
  await field(page, 'Email').fill('elise@orveline.example');
};

/** Texts with all their mentions: the form would ask about a missing one before payment. */
export const completeTexts = {
  'Transfert de siège': `ORVELINE CONSEIL
SAS au capital de 10 000 €
Siège social : 12 rue de la Poulaillerie, 69002 Lyon
732 829 320 RCS Lyon
Aux termes d'une décision de l'assemblée générale extraordinaire en date du 3 novembre 2025, il a été décidé de transférer le siège social au 18 rue des Tisserands, 69004 Lyon, à compter du même jour.
L'article 4 des statuts a été modifié en conséquence.
Mention en sera faite au RCS de Lyon.`,
  Constitution: `Aux termes d'un acte sous signature privée en date du 3 novembre 2025, il a été constitué une société par actions simplifiée.
Dénomination : ORVELINE CONSEIL
Capital : 10 000 €
Siège social : 18 rue des Tisserands, 69004 Lyon
Objet : le conseil en organisation
Durée : 99 années
Présidente : Mme Élise Marvaudon, demeurant 3 montée des Cordeliers, 69001 Lyon
Admission aux assemblées : chaque action donne droit à une voix.
Transmission des actions : la cession des actions est soumise à l'agrément des associés.
La société sera immatriculée au RCS de Lyon.`,
} as const;
export type CompleteText = keyof typeof completeTexts;

/** Fills in step 1 with a complete text; the template of the type provides the title. */
export const fillDetails = async (page: Page): Promise<void> => {
  await fillCompany(page);
  await field(page, "Type d'annonce").selectOption('Transfert de siège');
  await templateButton(page).click();
  await expect(editor(page)).toContainText(NAME);
  await editor(page).fill(completeTexts['Transfert de siège']);
  await fillContact(page);
};

/** A field by its label, which « (facultatif) » may follow. */
export const field = (page: Page, label: string): Locator =>
  page.getByLabel(new RegExp(`^${label}( \\(facultatif\\))?$`));

type StoredDraft = { savedAt: number; draft: { key: string; step: number; values: Record<string, unknown> } };

/** The draft in the browser's storage. */
export const storedDraft = (page: Page): Promise<StoredDraft | null> =>
  page.evaluate(() => JSON.parse(localStorage.getItem('parution.annonce') ?? 'null'));

/** Waits until the last typed text is stored. */
export const whenStored = async (page: Page, name: string, text: unknown): Promise<void> => {
  await expect.poll(async () => (await storedDraft(page))?.draft.values[name]).toEqual(text);
};

/** Presses Tab until the control has the focus. */
export const tabTo = async (page: Page, control: Locator): Promise<void> => {
  // Found once: by its name, a control of a long form takes longer to find than to reach.
  const element = await control.elementHandle();
  for (let presses = 0; presses < 60; presses += 1) {
    if (await element?.evaluate((one) => one === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab n'atteint pas ${control}`);
};
