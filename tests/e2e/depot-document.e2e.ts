import type { Page } from '@playwright/test';
import { violationsOn } from '#tests/support/axe.ts';
import { act, anAddress } from '#tests/support/buying.ts';
import { docxOf, MINUTES, pdfOf, STATUTES } from '#tests/support/documents.ts';
import {
  editor,
  field,
  openForm,
  payButton,
  restoredNotice,
  terms,
  toOffers,
  toReview,
} from '#tests/support/submission-form.ts';
import { expect, test } from '#tests/support/test.ts';

const CALL = '**/api/legal-announcements/read-document';
const openPanel = (page: Page) => page.getByRole('button', { name: "Partir d'un document" }).click();
const fileInput = (page: Page) => page.getByLabel('Choisir un fichier');
const named = (name: string, buffer: Buffer) => ({ name, mimeType: 'application/octet-stream', buffer });
const panel = (page: Page) => page.getByRole('region', { name: "Partir d'un document" });

test('une constitution va des statuts en PDF au paiement en moins de dix gestes', async ({ page }) => {
  let gestures = 0;
  const gesture = async (made: Promise<unknown>) => {
    gestures += 1;
    await made;
  };
  await openForm(page);
  await gesture(openPanel(page));
  await gesture(fileInput(page).setInputFiles(named('statuts.pdf', await pdfOf(STATUTES))));

  await expect(panel(page)).toContainText('Ce document appelle une annonce');
  await expect(panel(page)).toContainText('Constitution, dans le département Rhône (69)');
  await expect(field(page, "Nom de l'entreprise")).toHaveValue('VERDELIN ATELIERS');
  await expect(field(page, 'Capital')).toHaveValue('12 000 €');
  await expect(field(page, 'Capital')).toHaveAccessibleDescription(
    /Lu dans le document : « Société par actions simplifiée au capital de 12 000 euros »/,
  );
  await expect(field(page, 'Dirigeants')).toHaveAccessibleDescription(/Est nommée première présidente/);
  await expect(field(page, 'Titre')).toHaveValue('Constitution de la SAS VERDELIN ATELIERS');
  await expect(editor(page)).toContainText(
    "la restauration de meubles anciens et la vente d'objets de décoration",
  );
  await expect(editor(page)).not.toContainText('[');
  expect(await violationsOn(page)).toEqual([]);

  await gesture(field(page, 'Nom de la personne à contacter').fill('Élise Marvaudon'));
  await gesture(field(page, 'Email').fill(anAddress()));
  await gesture(toOffers(page).click());
  await gesture(toReview(page).click());
  await gesture(terms(page).check());
  await gesture(payButton(page).click());
  await gesture(act(page, 'Payer').click());
  await expect(page.getByRole('heading', { level: 1, name: 'Paiement Confirmé !' })).toBeVisible();
  expect(gestures).toBeLessThan(10);
  await expect(page.getByText('Votre document appelle une autre annonce')).toHaveCount(0);
});

test("un document qui n'appelle pas d'annonce, refusé, vide de sens, annulé ou coupé dit quoi faire ; un procès-verbal en donne deux, la seconde déjà remplie", async ({
  page,
  incidents,
}) => {
  incidents.expect(/400.*read-document/);
  incidents.expect(/read-document/);
  const readText = async (text: string) => {
    await panel(page).getByLabel('Ou coller son texte').fill(text);
    await panel(page).getByRole('button', { name: 'Lire ce texte' }).click();
  };
  await openForm(page);
  await openPanel(page);

  await test.step("une dissolution qui transmet tout le patrimoine n'est pas à commander", async () => {
    await readText(TRANSMISSION);
    await expect(panel(page)).toContainText("Ce document n'appelle pas d'annonce");
    await expect(panel(page)).toContainText(/BODACC seulement.*1844-5/);
    await expect(field(page, "Nom de l'entreprise")).toHaveValue('');
    await panel(page).getByRole('button', { name: 'Remplir quand même avec le document' }).click();
    await expect(field(page, "Nom de l'entreprise")).toHaveValue('VERDELIN ATELIERS');
    await panel(page).getByRole('button', { name: 'Lire un autre document' }).click();
    await field(page, 'Ville').fill('Nantes');
  });

  await test.step('vide de sens, coupé, annulé', async () => {
    await readText('Recette : battez les œufs et la farine.');
    await expect(panel(page)).toContainText("Nous n'avons rien reconnu dans ce document");
    await expect(panel(page).getByLabel('Ou coller son texte')).toHaveValue(/^Recette/);
    // The button that was pressed is gone for a while: the keyboard goes on from the panel.
    await expect(panel(page).getByRole('heading')).toBeFocused();

    await page.route(CALL, (route) => route.abort());
    await fileInput(page).setInputFiles(named('pv.docx', docxOf(MINUTES)));
    await expect(panel(page).getByRole('alert')).toContainText('Le serveur est injoignable');
    await page.unroute(CALL);

    // An answer that does not come.
    await page.route(CALL, () => {});
    await panel(page).getByRole('button', { name: 'Réessayer' }).click();
    await panel(page).getByRole('button', { name: 'Annuler' }).click();
    await expect(panel(page)).toContainText('La lecture a été annulée');
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });

  // What was typed is replaced only if the buyer accepts; the next document ends the question about the last one.
  const question = panel(page).getByText('Votre formulaire contient déjà une saisie');
  const answered = page.waitForResponse(CALL);
  await fileInput(page).setInputFiles(named('pv.docx', docxOf(MINUTES)));
  await expect(question).toBeVisible();
  const reading = await (await answered).json();
  await fileInput(page).setInputFiles(named('photo.jpg', Buffer.from('\xff\xd8\xff\xe0 JFIF', 'latin1')));
  await expect(panel(page).getByRole('alert')).toContainText('Ce fichier est une image');
  await expect(question).toHaveCount(0);
  // Answered as before: reading it takes the server a process of its own.
  await page.route(CALL, (route) => route.fulfill({ json: reading }));
  await fileInput(page).setInputFiles(named('pv.docx', docxOf(MINUTES)));
  await expect(question).toBeVisible();
  await expect(field(page, 'Ville')).toHaveValue('Nantes');
  await panel(page).getByRole('button', { name: 'Remplir avec le document' }).click();
  await expect(field(page, 'Ville')).toHaveValue('Annecy');
  await page.unroute(CALL);

  await test.step('le procès-verbal appelle deux annonces : la seconde suit la première', () =>
    payFirst(page));
});

/** Pays for the first notice of the minutes, and prepares the second. */
const payFirst = async (page: Page): Promise<void> => {
  const email = anAddress();
  const notices = panel(page).getByRole('listitem');
  await expect(panel(page)).toContainText('Ce document appelle 2 annonces');
  await expect(notices.nth(0)).toContainText(
    /Transfert de siège, dans le département Rhône \(69\), au plus tard le 5 décembre 2026/,
  );
  await expect(notices.nth(1)).toContainText(/dans le département Haute-Savoie \(74\)/);
  await expect(field(page, 'Ancien siège')).toHaveValue('18 rue des Tisserands, 69004 Lyon');

  // The sentences are still there when the page is opened again.
  await field(page, 'Nom de la personne à contacter').fill('Élise Marvaudon');
  await field(page, 'Email').fill(email);
  await page.reload();
  await expect(restoredNotice(page)).toBeVisible();
  await expect(field(page, 'Adresse')).toHaveAccessibleDescription(/décide de transférer le siège social/);

  await toOffers(page).click();
  await toReview(page).click();
  await terms(page).check();
  await payButton(page).click();
  await act(page, 'Payer').click();
  await expect(page.getByText('Votre document appelle une autre annonce')).toBeVisible();
  await page.getByRole('button', { name: 'Préparer cette annonce' }).click();

  await expect(field(page, 'Département')).toHaveValue('74');
  await expect(field(page, 'Ville du nouveau greffe')).toHaveValue('Annecy');
  await expect(field(page, 'Email')).toHaveValue(email);
  await expect(editor(page)).toContainText("nouvelle immatriculation au RCS d'Annecy");
  await expect(notices.nth(1)).toHaveAttribute('aria-current', 'true');
};

const TRANSMISSION = `VERDELIN ATELIERS
SASU au capital de 12 000 €, 14 rue des Tisserands, 69004 Lyon, 732 829 320 RCS Lyon
DÉCISIONS DE L'ASSOCIÉE UNIQUE DU 5 NOVEMBRE 2026
PREMIÈRE DÉCISION
L'associée unique, la société ORVELINE CONSEIL, a pris les décisions suivantes : elle décide la dissolution anticipée de la société, qui entraîne la transmission universelle de son patrimoine à l'associée unique, sans liquidation, en application de l'article 1844-5 du code civil.`;
