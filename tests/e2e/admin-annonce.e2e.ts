import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { violationsOn } from '#tests/support/axe.ts';
import type { Incidents } from '#tests/support/incidents.ts';
import {
  BOB,
  call,
  contentOf,
  deskOf,
  expect,
  follow,
  logInAdmin,
  rowOf,
  test,
} from '#tests/support/newsroom-site.ts';
import { ANNOUNCEMENTS, aBackOfficeNotice } from '#tests/support/review-queue.ts';
import type { Site } from '#tests/support/site.ts';
import { field } from '#tests/support/submission-form.ts';

test.use({ viewport: { width: 1440, height: 1000 } });

test.beforeEach(({ page, site }) => logInAdmin(page, site));

const save = 'Enregistrer';
const unique = (name: string) => `${name} ${randomUUID().slice(0, 6).toUpperCase()}`;

test('une annonce se crée, se publie telle qu’à l’écran, se corrige en gardant l’ancien texte, se rectifie, se dépublie ; ce qui n’est pas enregistré n’est pas perdu sans le dire, ni par un autre éditeur, et ce qui échoue se lit', async ({
  page,
  site,
  incidents,
}) => {
  await test.step('la création : règles, modèle, mentions, retour à la liste', () => create(page));
  await test.step('la publication, la correction, le rectificatif, la dépublication', () =>
    publishAndCorrect(page, site));
  await test.step('ce qui n’est pas enregistré, ce qui échoue', () => keepUnsaved(page, site, incidents));
});

const create = async (page: Page) => {
  const company = unique('VERLOPE');
  await page.route('**/api/site/habilitations', (route) =>
    route.fulfill({ json: { year: 2026, departments: ['75'] } }),
  );
  await page.goto(`${ANNOUNCEMENTS}/create`);
  await expect(
    page.getByRole('heading', { level: 1, name: 'Créer une nouvelle annonce légale' }),
  ).toBeVisible();
  for (const name of [
    'Informations Générales',
    "Informations sur l'Entreprise",
    'Localisation',
    'Détails de Publication',
    'Informations de Contact',
  ])
    await expect(page.getByRole('group', { name, exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Publier' })).toHaveCount(0);
  await expect(field(page, "Type d'annonce")).toHaveValue('1');
  await expect(field(page, 'Date de publication')).toHaveValue(/^\d{4}-\d\d-\d\d$/);
  await expect(field(page, 'Capital')).toHaveAttribute('placeholder', '10 000€');
  await expect(contentOf(page)).toBeVisible();
  // No error is shown before a field is touched.
  await expect(page.getByText('Le titre est obligatoire')).toHaveCount(0);
  await field(page, 'Titre').fill('Avis');
  await field(page, 'Email').fill('elise');
  await field(page, 'Ville').focus();
  await expect(page.getByText('Le titre doit comporter au moins 5 caractères')).toBeVisible();
  await expect(page.getByText("L'email n'est pas valide")).toBeVisible();
  await page.getByRole('button', { name: save }).click();
  const summary = page.getByRole('alert').filter({ hasText: 'champs sont à corriger' });
  await expect(summary.getByRole('link')).toHaveText([
    'Le titre doit comporter au moins 5 caractères',
    'Le contenu est obligatoire',
    "Le nom de l'entreprise est obligatoire",
    'La forme juridique est obligatoire',
    "L'adresse est obligatoire",
    'La ville est obligatoire',
    'Le département est obligatoire',
    'Le nom de la personne à contacter est obligatoire',
    "L'email n'est pas valide",
  ]);

  await field(page, "Nom de l'entreprise").fill(company);
  await field(page, 'Forme juridique').selectOption('SAS');
  await field(page, "Type d'annonce").selectOption('Transfert de siège');
  await page.getByRole('button', { name: 'Générer un modèle' }).click();
  await expect(contentOf(page)).toContainText(company);
  await expect(page.getByText(/^Manque : /)).toBeVisible();
  await field(page, 'Titre').fill(`Transfert de ${company}`);
  // A SIRET of twelve digits is a warning that does not block.
  await field(page, 'Numéro SIRET').fill('732829320000');
  await expect(page.getByText('Le numéro SIRET doit comporter 14 chiffres')).toBeVisible();
  await field(page, 'Adresse').fill('18 rue des Tisserands, 69004 Lyon');
  await field(page, 'Ville').fill('Lyon');
  await field(page, 'Département').selectOption('69');
  await expect(field(page, 'Département')).toHaveAccessibleDescription(
    /n'est pas habilité .* 69 - Rhône en 2026 : l'annonce n'y aurait pas d'effet légal\./,
  );
  await field(page, 'Personne à contacter').fill('Élise Marvaudon');
  await field(page, 'Email').fill('elise@verlope.example');
  await page.getByRole('button', { name: save }).click();
  await expect(page).toHaveURL(ANNOUNCEMENTS);
  await expect(page.getByText('Annonce légale créée avec succès')).toBeVisible();
  await expect(rowOf(page, `Transfert de ${company}`)).toContainText('Brouillon');
  await page.unrouteAll();
};

const publishAndCorrect = async (page: Page, site: Site) => {
  const company = unique('RABOTIN');
  const title = `Avis de ${company}`;
  const { id } = await aBackOfficeNotice(page, site, { companyName: company, title });
  await follow(page, `${ANNOUNCEMENTS}/edit/${id}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Modifier une annonce légale' })).toBeVisible();
  await expect(contentOf(page)).toContainText('transféré à Lyon');
  const publish = page.getByRole('button', { name: 'Publier' });
  await field(page, 'Ville').fill('');
  await field(page, 'Adresse').focus();
  await expect(page.getByText('La ville est obligatoire')).toBeVisible();
  await expect(publish).toBeDisabled();
  await field(page, 'Ville').fill('Villeurbanne');
  await publish.click();
  const unpublish = page.getByRole('button', { name: 'Dépublier' });
  await expect(unpublish).toBeVisible();
  expect((await call(page, site, 'GET', `legal-announcements/${id}`)).announcement).toMatchObject({
    city: 'Villeurbanne',
    status: 'published',
  });
  const attestation = page.getByRole('link', { name: /^Attestation de parution [A-Z0-9-]+$/ });
  const first = await attestation.textContent();

  await field(page, 'Titre').fill(`${title}, corrigé`);
  await expect(page.getByText('Modifications non enregistrées')).toBeVisible();
  await page.keyboard.press('ControlOrMeta+s');
  // A published notice is authoritative: the form warns before overwriting it.
  const overwrite = page.getByRole('alertdialog', { name: "Modifier le texte d'une annonce publiée ?" });
  await expect(overwrite.getByRole('link', { name: 'Créer un rectificatif' })).toBeVisible();
  await overwrite.getByRole('button', { name: 'Remplacer le texte publié' }).click();
  await expect(overwrite.getByText('Le motif est obligatoire')).toBeVisible();
  await overwrite.getByLabel('Motif').fill('Une faute de frappe.');
  await overwrite.getByRole('button', { name: 'Remplacer le texte publié' }).click();
  await expect(page).toHaveURL(ANNOUNCEMENTS);
  const open = () => rowOf(page, `${title}, corrigé`).getByRole('link').first().click();
  await open();
  await expect(attestation).toBeVisible();
  expect(await attestation.textContent()).not.toBe(first);
  await expect(page.getByRole('button', { name: /^Version \d+.* : Une faute de frappe\.$/ })).toBeVisible();
  await page
    .getByRole('button', { name: /^Version \d+/ })
    .first()
    .click();
  const version = page.getByRole('dialog', { name: /^Version \d+$/ });
  await expect(version.locator('ins')).toContainText('corrigé');
  expect(await violationsOn(page)).toEqual([]);
  await page.keyboard.press('Escape');

  await page.getByRole('link', { name: 'Créer un rectificatif' }).click();
  await expect(page.getByText(/^Ce rectificatif corrige l'annonce AL-\d{6}/)).toBeVisible();
  await expect(field(page, "Type d'annonce")).toHaveValue('24');
  await expect(field(page, "Nom de l'entreprise")).toHaveValue(company);
  await page.getByRole('button', { name: 'Générer un modèle' }).click();
  await field(page, 'Titre').fill(`Rectificatif de ${company}`);
  await page.getByRole('button', { name: save }).click();
  await expect(page.getByText('Annonce légale créée avec succès')).toBeVisible();
  await open();
  await expect(page.getByRole('list', { name: 'Corrigée par' })).toContainText('rectificatif');

  await unpublish.click();
  const asked = page.getByRole('alertdialog', { name: 'Dépublier cette annonce légale ?' });
  await expect(asked.getByRole('button', { name: 'Annuler' })).toBeFocused();
  await asked.getByLabel(/^Motif/).fill('Parue par erreur.');
  await asked.getByRole('button', { name: "Dépublier l'annonce" }).click();
  await expect(page.getByText('Annonce légale dépubliée avec succès')).toBeVisible();
  await expect(page.getByRole('link', { name: /\(retirée\)$/ }).first()).toBeVisible();
  await expect(page.getByText(': Parue par erreur.')).toBeVisible();
  // With a later date it is approved, and the message does not say published; it is visible far down the page
  // too.
  await field(page, 'Date de publication').fill('2099-01-01');
  await page.getByRole('button', { name: 'Publier' }).click();
  await expect(page.getByText("L'annonce est approuvée : elle paraîtra le 01/01/2099.")).toBeInViewport();
};

const keepUnsaved = async (page: Page, site: Site, incidents: Incidents) => {
  const company = unique('TRUSQUIN');
  const mine = `Mon titre pour ${company}`;
  const notice = await aBackOfficeNotice(page, site, { companyName: company, title: `Avis de ${company}` });
  await follow(page, `${ANNOUNCEMENTS}/edit/${notice.id}`);
  await expect(field(page, "Nom de l'entreprise")).toHaveValue(company);
  await field(page, 'Titre').fill(mine);
  const calls = `**/api/admin/legal-announcements/${notice.id}`;
  incidents.expect(new RegExp(`409.*${notice.id}`));
  incidents.expect(new RegExp(`net::ERR_FAILED.*${notice.id}`));
  incidents.expect(/400.*pas-un-id/);

  await test.step('quitter se demande, un enregistrement qui échoue se lit', async () => {
    await page.getByRole('link', { name: 'Annuler' }).click();
    const leave = page.getByRole('alertdialog', { name: 'Quitter sans enregistrer ?' });
    await leave.getByRole('button', { name: 'Rester sur la page' }).click();
    await expect(field(page, 'Titre')).toHaveValue(mine);
    await page.route(calls, (route) => route.abort());
    await page.getByRole('button', { name: save }).click();
    await expect(page.getByRole('alert')).toContainText("Impossible d'enregistrer l'annonce: ");
    await page.unrouteAll();
  });

  await test.step('deux éditeurs : aucun des deux textes n’est perdu', async () => {
    const bob = await deskOf(site, BOB);
    const path = `legal-announcements/${notice.id}`;
    const { announcement: stored } = await bob('GET', path);
    await bob('PUT', path, { ...stored, title: `Le titre de Bob pour ${company}` });

    await page.getByRole('button', { name: save }).click();
    await expect(page.getByRole('alert')).toContainText(
      "Cette annonce a été modifiée par un autre administrateur. Rechargez-la avant d'enregistrer.",
    );
    const both = page.getByRole('region', { name: 'Deux textes pour une annonce' });
    await expect(both).toContainText('Enregistré par Bob Leroy');
    await expect(both.locator('del').last()).toContainText('de Bob');
    await expect(field(page, 'Titre')).toHaveValue(mine);
    await both.getByRole('button', { name: 'Enregistrer mon texte' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Enregistrer mon texte' }).click();
    await expect(page).toHaveURL(ANNOUNCEMENTS);
    const { announcement } = await call(page, site, 'GET', path);
    expect(announcement.title).toBe(mine);
    expect(announcement.versions.map((version: { title: string }) => version.title)).toContain(
      `Le titre de Bob pour ${company}`,
    );
  });

  await test.step('une annonce qui ne se charge pas, une annonce inconnue', async () => {
    await page.route(calls, (route) => route.abort());
    await rowOf(page, mine).getByRole('link').first().click();
    await expect(page.getByRole('alert')).toContainText("Impossible de charger l'annonce: ");
    await page.unrouteAll();
    await page.getByRole('button', { name: 'Réessayer' }).click();
    await expect(field(page, 'Ville')).toHaveValue('Lyon');
    await follow(page, `${ANNOUNCEMENTS}/edit/pas-un-id`);
    await expect(page.getByRole('alert')).toHaveText('Annonce non trouvée');
  });
};
