import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { violationsOn } from '#tests/support/axe.ts';
import { abandonPayment, askCancellation, send, sendAndPay } from '#tests/support/buying.ts';
import { call, expect, follow, logInAdmin, overflow, rowOf, test } from '#tests/support/newsroom-site.ts';
import { ANNOUNCEMENTS, aBackOfficeNotice, PENDING } from '#tests/support/review-queue.ts';
import type { Site } from '#tests/support/site.ts';

test.use({ viewport: { width: 1440, height: 1000 } });

test.beforeEach(({ page, site }) => logInAdmin(page, site));

test('la liste compte, cherche, trie, filtre et se pagine, et son adresse le dit ; un dossier se retrouve', async ({
  page,
  site,
}) => {
  const company = `VERLOPE ${randomUUID().slice(0, 8).toUpperCase()}`;
  const titles = Array.from(
    { length: 12 },
    (_, index) => `Avis ${String(index + 1).padStart(2, '0')} de ${company}`,
  );
  const abandoned = await send(site, { companyName: company, title: `Avis Z abandonné de ${company}` });
  await abandonPayment(site, abandoned);
  await Promise.all(
    titles.map((title, index) =>
      aBackOfficeNotice(page, site, {
        title,
        companyName: `${company} n° ${index + 1}`,
        announcementType: index === 1 ? 24 : 9,
        published: index === 0,
      }),
    ),
  );
  const shown = () => page.getByRole('rowheader').getByRole('link').allTextContents();
  const header = (name: string) => page.getByRole('columnheader', { name, exact: true });
  const search = page.getByPlaceholder('Rechercher par nom de société ou SIRET...');

  await test.step('ses chiffres, ses colonnes et ses pages', async () => {
    // A page number above the last is the last page.
    await page.goto(`${ANNOUNCEMENTS}?search=${encodeURIComponent(company)}&page=999999999`);
    await expect(page).toHaveURL(/page=2$/);
    await expect(page.getByText('11 à 13 sur 13')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1, name: 'Gestion des annonces légales' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Annonces légales', exact: true })).toHaveAttribute(
      'aria-current',
      'page',
    );
    await expect(page.getByRole('link', { name: 'Nouvelle annonce' })).toHaveAttribute(
      'href',
      `${ANNOUNCEMENTS}/create`,
    );
    for (const name of ['Titre', 'Société', "Type d'annonce", 'Date de publication', 'Statut', 'Actions'])
      await expect(header(name)).toBeVisible();
    const counts = await call(page, site, 'GET', 'legal-announcements/stats');
    const figures = [
      ['Total', counts.totalLegalAnnouncements],
      ['Publiées', counts.publishedLegalAnnouncements],
      ['Brouillons', counts.draftLegalAnnouncements],
      ['En attente', counts.pendingLegalAnnouncements],
      ['Rejetées', counts.rejectedLegalAnnouncements],
    ];
    await expect(page.getByRole('main').getByRole('list').first().getByRole('listitem')).toHaveText(
      figures.map((figure) => figure.join('')),
    );
    // The abandoned payment comes last.
    await expect(rowOf(page, abandoned.title)).toContainText(/Autre.*Paiement échoué/);
    expect((await shown()).at(-1)).toBe(abandoned.title);
    await search.fill(`  ${company.toLowerCase()}  `);
    await expect(page.getByText('1 à 10 sur 13')).toBeVisible();
    await page.getByRole('link', { name: 'Page 2' }).click();
    await expect(page).toHaveURL(/page=2$/);
    await expect(page.getByText('11 à 13 sur 13')).toBeVisible();
  });

  await test.step('une colonne trie au clavier, trie à rebours, et Retour rend son ordre', async () => {
    const sort = header('Titre').getByRole('link');
    await sort.focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/sortBy=title&sortOrder=asc$/);
    await expect(header('Titre')).toHaveAttribute('aria-sort', 'ascending');
    await expect.poll(shown).toEqual(titles.slice(0, 10));
    await expect(sort).toBeFocused();
    await page.keyboard.press('Enter');
    await expect.poll(shown).toEqual([abandoned.title, ...titles.toReversed().slice(0, 9)]);
    await page.goBack();
    await expect.poll(shown).toEqual(titles.slice(0, 10));
  });

  await test.step('les filtres', async () => {
    const exactStatus = page.getByRole('combobox', { name: 'Statut exact' });
    await exactStatus.selectOption({ label: 'Autre : Paiement échoué' });
    await expect.poll(shown).toEqual([abandoned.title]);
    await page.getByRole('button', { name: 'Brouillons' }).click();
    await expect(exactStatus).toHaveValue('');
    await page.getByRole('combobox', { name: "Type d'annonce" }).selectOption({ label: 'Rectificatif' });
    await expect.poll(shown).toEqual([titles[1]]);
    await page.getByRole('combobox', { name: 'Auteur' }).selectOption({ label: 'Dépôt en ligne' });
    await expect(page.getByText('Aucune annonce en brouillon trouvée')).toBeVisible();
    await page.reload();
    await expect(page.getByText('Aucune annonce en brouillon trouvée')).toBeVisible();
    await expect(page.getByText('Essayez de changer le filtre ou créez une nouvelle annonce')).toBeVisible();
    await expect(page.getByRole('combobox', { name: 'Auteur' })).toHaveValue('visitor');
    await page.getByRole('link', { name: 'Effacer les filtres' }).first().click();
    await expect(page).toHaveURL(ANNOUNCEMENTS);
    await search.fill(company);
    await page.getByRole('button', { name: 'Publiées' }).click();
    await expect(page).toHaveURL(/status=published&search=[^&]+$/);
    await expect(rowOf(page, titles[0] ?? '')).toContainText(
      new RegExp(`${company} n° 1.*Transfert de siège.*\\d\\d/\\d\\d/\\d{4}.*Publié`),
    );
  });

  await test.step('à 390 px, le tri est parmi les filtres', async () => {
    await page.setViewportSize({ width: 390, height: 800 });
    await page.getByRole('button', { name: 'Filtrer' }).click();
    await page.getByLabel('Trier par').selectOption({ label: 'Titre, de Z à A' });
    await expect(page).toHaveURL(/sortBy=title&sortOrder=desc$/);
    await expect(page.getByLabel('Trier par')).toBeHidden();
    await page.setViewportSize({ width: 1440, height: 1000 });
  });

  // A row opens its form.
  await page
    .getByRole('row')
    .nth(1)
    .click({ position: { x: 600, y: 12 } });
  await expect(page).toHaveURL(/\/legal-announcements\/edit\//);

  await test.step('un dossier se retrouve, sans que son adresse dise de qui', async () => {
    const name = `Zoé ${randomUUID().slice(0, 8)}`;
    const notice = await aBackOfficeNotice(page, site, { title: `Avis de ${name}`, contactPerson: name });
    await follow(page, `${ANNOUNCEMENTS}?status=draft`);
    await expect(page.getByRole('row').nth(1)).toBeVisible();
    const field = page.getByRole('searchbox', { name: /^Retrouver un dossier/ });
    const { promise: held, resolve: release } = Promise.withResolvers<void>();
    await page.route(
      '**/api/admin/legal-announcements/find*',
      async (route) => {
        await held;
        await route.fallback();
      },
      { times: 1 },
    );
    await field.fill(name.toLowerCase());
    // Not the number of the list before, whose rows are still there.
    await expect(page.getByText('Recherche en cours...')).toBeVisible();
    await expect(page.getByText('dossier(s) trouvé(s)')).toHaveCount(0);
    release();
    await expect(page.getByText('1 dossier(s) trouvé(s)')).toBeVisible();
    await expect(rowOf(page, notice.title)).toContainText(`${name} · elise@verlope.example`);
    expect(new URL(page.url()).search).toBe('');
    expect(await violationsOn(page)).toEqual([]);
    // Back from the form finds it again, Back once more the list that was left.
    await rowOf(page, notice.title).getByRole('link').first().click();
    await expect(page.getByRole('heading', { level: 1, name: 'Modifier une annonce légale' })).toBeVisible();
    await page.goBack();
    await expect(page.getByText('1 dossier(s) trouvé(s)')).toBeVisible();
    await expect(field).toHaveValue(name.toLowerCase());
    await page.goBack();
    await expect(page).toHaveURL(/status=draft$/);
    await expect(field).toHaveValue('');
    // A reference is nobody's name: it can be shared.
    await field.fill(notice.referenceNumber.slice(3));
    await expect(page).toHaveURL(/\?dossier=\d{6}$/);
    await expect(rowOf(page, notice.title)).toBeVisible();
    await page.getByRole('link', { name: 'Revenir à la liste' }).click();
    await expect(field).toHaveValue('');
    await field.fill('personne de ce nom');
    await expect(page.getByText('Aucun dossier trouvé')).toBeVisible();
  });
});

test('plusieurs annonces se publient, se rejettent, se dépublient, se suppriment et se restaurent : ce qui est fait, perdu ou n’a pas pu l’être', async ({
  page,
  site,
}) => {
  await test.step('publier et rejeter', () => publishAndReject(page, site));
  await test.step('dépublier, supprimer et restaurer : ce qui est perdu se dit, et le motif est gardé', () =>
    withdrawAndRestore(page, site));
});

const publishAndReject = async (page: Page, site: Site) => {
  const company = `RABOTIN ${randomUUID().slice(0, 8).toUpperCase()}`;
  const notice = { companyName: company };
  const draft = await aBackOfficeNotice(page, site, { ...notice, title: `Brouillon de ${company}` });
  const published = await aBackOfficeNotice(page, site, {
    ...notice,
    title: `Avis paru de ${company}`,
    published: true,
  });
  const later = await aBackOfficeNotice(page, site, {
    ...notice,
    title: `Avis à venir de ${company}`,
    publicationDate: '2099-01-01',
  });
  const unpaid = await send(site, { companyName: company, title: `Avis impayé de ${company}` });
  const paid = await sendAndPay(site, { companyName: company, title: `Avis payé de ${company}` });
  await askCancellation(site, paid, 'La cession ne se fait plus.');
  await page.goto(`${ANNOUNCEMENTS}?search=${encodeURIComponent(company)}`);
  const act = (name: string) => page.getByRole('button', { name, exact: true });
  const tick = (title: string) => page.getByRole('checkbox', { name: `Sélectionner « ${title} »` });
  const all = page.getByRole('checkbox', { name: 'Tout sélectionner' });
  await expect(page.getByText('0 annonce(s) sélectionnée(s)')).toBeVisible();
  for (const name of ['Supprimer', 'Publier', 'Rejeter']) await expect(act(name)).toBeDisabled();
  await expect(
    page.getByRole('navigation', { name: 'Administration' }).locator(`a[href="${PENDING}"]`),
  ).toHaveText(/Annonces en attente\d+/);
  // A paid announcement is rejected or published, never deleted.
  await expect(act(`Supprimer « ${paid.title} »`)).toBeDisabled();

  // An announcement that was public before, or is approved for a later day, is not reported as published now;
  // one with a cancellation request is left out.
  await expect(rowOf(page, paid.title)).toContainText('Annulation demandée');
  await tick(published.title).check();
  await tick(later.title).check();
  await tick(paid.title).check();
  await act('Publier').click();
  await expect(page.getByText('1 annonce(s) approuvée(s) : elle(s) paraîtra(ont) à leur date')).toBeVisible();
  await expect(page.getByText('Annonces légales publiées avec succès')).toHaveCount(0);
  await expect(page.getByRole('alert')).toContainText(
    `${paid.reference} : L'annonceur en demande l'annulation : rejetez-la, ou ouvrez-la pour la publier malgré tout.`,
  );
  await expect(rowOf(page, paid.title)).toContainText('En attente');
  await expect(page.getByText('0 annonce(s) sélectionnée(s)')).toBeVisible();

  await tick(draft.title).check();
  await expect(all).not.toBeChecked();
  await tick(published.title).check();
  await tick(unpaid.title).check();
  await expect(page.getByText('3 annonce(s) sélectionnée(s)')).toBeVisible();
  await act('Publier').click();
  await expect(
    page.getByText("1 annonce(s) étai(en)t déjà publiée(s) et n'ont pas été modifiée(s)"),
  ).toBeVisible();
  await expect(page.getByText('Annonces légales publiées avec succès')).toBeVisible();
  await expect(page.getByText(`Publiée(s) sans paiement : ${unpaid.reference}`)).toBeVisible();
  await expect(rowOf(page, draft.title)).toContainText('Publié');
  await expect(page.getByText('0 annonce(s) sélectionnée(s)')).toBeVisible();

  await all.check();
  await expect(page.getByText('5 annonce(s) sélectionnée(s)')).toBeVisible();
  await act('Rejeter').click();
  const reject = page.getByRole('alertdialog', { name: 'Êtes-vous sûr de vouloir rejeter 5 annonce(s) ?' });
  await expect(reject.getByRole('button', { name: 'Annuler' })).toBeFocused();
  await reject.getByRole('button', { name: 'Rejeter 5 annonce(s)' }).click();
  await expect(page.getByRole('alert')).toContainText("3 annonce(s) n'ont pas été traitée(s) :");
  await expect(page.getByRole('alert')).toContainText(
    `${published.referenceNumber} : Une annonce publiée ne peut pas être rejetée. Dépubliez-la d'abord.`,
  );
  await expect(page.getByText('2 annonce(s) rejetée(s).')).toBeVisible();
  await expect(page.getByText('Annonces légales rejetées avec succès')).toHaveCount(0);
  await expect(rowOf(page, paid.title)).toContainText('Rejeté');
  await expect(rowOf(page, paid.title)).toContainText(/Rembours/);
};

const withdrawAndRestore = async (page: Page, site: Site) => {
  const company = `DÉPOSE ${randomUUID().slice(0, 8).toUpperCase()}`;
  const aNotice = (title: string, published = false) =>
    aBackOfficeNotice(page, site, { companyName: company, title: `${title} de ${company}`, published });
  const published = await aNotice('Avis paru', true);
  await aNotice('Avis paru aussi', true);
  const draft = await aNotice('Brouillon');
  const erased = await aNotice(`Avis ${'x'.repeat(120)}`, true);
  await follow(page, `${ANNOUNCEMENTS}?search=${encodeURIComponent(company)}`);
  const act = (name: string) => page.getByRole('button', { name, exact: true });
  const tick = (title: string) => page.getByRole('checkbox', { name: `Sélectionner « ${title} »` });

  await tick(published.title).check();
  await tick(draft.title).check();
  await act('Dépublier').click();
  const unpublish = page.getByRole('alertdialog', { name: 'Dépublier 2 annonce(s) ?' });
  await expect(unpublish).toContainText('1 annonce(s) attestée(s)');
  await expect(unpublish).toContainText('1 annonce(s) non publiée(s)');
  await unpublish.getByLabel('Motif').fill('Parue deux fois.');
  await unpublish.getByRole('button', { name: 'Dépublier 2 annonce(s)' }).click();
  await expect(page.getByText('1 annonce(s) dépubliée(s).')).toBeVisible();
  await expect(page.getByRole('alert')).toContainText(
    `${draft.referenceNumber} : Cette annonce n'est pas publiée.`,
  );
  await expect(rowOf(page, published.title)).toContainText('Retirée de la publication');

  const askErase = act(`Supprimer « ${erased.title} »`);
  await askErase.click();
  const one = page.getByRole('alertdialog', {
    name: 'Êtes-vous sûr de vouloir supprimer cette annonce légale ?',
  });
  // On a phone the question and both answers are on screen, however long the dialog is.
  await page.setViewportSize({ width: 390, height: 800 });
  await expect(one.getByRole('heading')).toBeInViewport({ ratio: 1 });
  for (const answer of ['Annuler', "Supprimer l'annonce"])
    await expect(one.getByRole('button', { name: answer })).toBeInViewport({ ratio: 1 });
  expect(await overflow(page)).toBeLessThanOrEqual(0);
  await page.setViewportSize({ width: 1440, height: 1000 });
  // It was published and attested: the dialog lists what is lost and asks for a confirmation.
  await expect(one).toContainText('Son attestation de parution sera retirée');
  await one.getByRole('button', { name: 'Annuler' }).click();
  await expect(one).toBeHidden();
  await askErase.click();
  const erase = one.getByRole('button', { name: "Supprimer l'annonce" });
  await erase.click();
  await expect(one.getByText('Le motif est obligatoire')).toBeVisible();
  await one.getByLabel('Motif').fill('Publiée deux fois.');
  await one.getByLabel(/^Pour confirmer, saisissez AL-/).fill(erased.referenceNumber.toLowerCase());
  await erase.click();
  await expect(page.getByText('Annonce légale supprimée avec succès')).toBeVisible();
  await expect(rowOf(page, erased.title)).toHaveCount(0);
  await page.getByRole('checkbox', { name: 'Tout sélectionner' }).check();
  await act('Supprimer').click();
  const many = page.getByRole('alertdialog', { name: 'Êtes-vous sûr de vouloir supprimer 3 annonce(s) ?' });
  await many.getByLabel('Motif').fill('Ménage.');
  await many.getByLabel("Pour confirmer, saisissez le nombre d'annonces : 3").fill('3');
  await many.getByRole('button', { name: 'Supprimer 3 annonce(s)' }).click();
  await expect(page.getByText('Aucune annonce légale trouvée')).toBeVisible();

  // Its public link says so; restored from the trash, it is a draft.
  const gone = await fetch(`${site.url}/annonces-legales/annonce/${erased.slug}`);
  expect(gone.status).toBe(410);
  expect(await gone.text()).toMatch(/<h1[^>]*>Annonce retirée<\/h1>/);
  await page.getByRole('link', { name: 'Corbeille' }).click();
  await page.getByRole('combobox', { name: 'Statut', exact: true }).selectOption('published');
  await expect(page).toHaveURL(/trash\?status=published$/);
  await expect(page.getByRole('link', { name: 'Effacer les filtres' }).first()).toBeVisible();
  const download = page.waitForEvent('download');
  await act('Exporter').click();
  expect((await download).suggestedFilename()).toMatch(/^annonces-legales-corbeille-\d{4}-\d{2}-\d{2}\.csv$/);
  const trashed = page.getByRole('row').filter({ hasText: erased.title });
  await expect(trashed).toContainText('Motif : Publiée deux fois.');
  await trashed.getByRole('button', { name: `Restaurer « ${erased.title} »` }).click();
  await expect(page.getByText('Annonce légale restaurée en brouillon')).toBeVisible();
  await page.goBack();
  await page.goBack();
  await expect(rowOf(page, erased.title)).toContainText(/Brouillon.*Retirée de la publication/);
};

test('un refus et une panne se lisent à l’écran', async ({ page, site, incidents }) => {
  incidents.expect(/409|503/);
  incidents.expect(/net::ERR_FAILED/);
  const company = `TRUSQUIN ${randomUUID().slice(0, 8).toUpperCase()}`;
  const notice = await aBackOfficeNotice(page, site, { companyName: company, title: `Avis de ${company}` });
  await page.goto(`${ANNOUNCEMENTS}?search=${encodeURIComponent(company)}`);
  const erase = async () => {
    await page.getByRole('button', { name: `Supprimer « ${notice.title} »` }).click();
    await page.getByRole('button', { name: "Supprimer l'annonce" }).click();
  };
  await page.route(`**/api/admin/legal-announcements/${notice.id}`, (route) =>
    route.fulfill({ status: 503, json: { success: false, message: 'La base se repose.' } }),
  );
  await erase();
  await expect(page.getByRole('alert')).toHaveText('Erreur lors de la suppression: La base se repose.');
  await page.unrouteAll();
  await page.route(`**/api/admin/legal-announcements/${notice.id}`, (route) => route.abort());
  const { promise: reloaded, resolve: reload } = Promise.withResolvers<void>();
  await page.route('**/api/admin/legal-announcements?*', async (route) => {
    await reloaded;
    await route.continue();
  });
  await erase();
  await expect(page.getByRole('alert')).toHaveText("Erreur lors de la suppression de l'annonce légale.");
  await page.route('**/api/admin/legal-announcements/bulk-publish', (route) => route.abort());
  // What is selected during the list's reload stays selected after it.
  await page.getByRole('checkbox', { name: 'Tout sélectionner' }).check();
  const answered = page.waitForResponse('**/api/admin/legal-announcements?*');
  reload();
  await (await answered).finished();
  await page.getByRole('button', { name: 'Publier', exact: true }).click();
  await expect(page.getByRole('alert')).toHaveText(
    'Erreur lors de la publication en masse des annonces légales.',
  );
  // The row is unchanged.
  await expect(rowOf(page, notice.title)).toContainText('Brouillon');
  // A list that fails to load is not shown as empty.
  await page.route('**/api/admin/legal-announcements?*', (route) =>
    route.fulfill({ status: 503, json: { success: false, message: 'La base se repose.' } }),
  );
  await page.reload();
  await expect(page.getByText('Chargement des annonces légales...')).toBeHidden();
  await expect(page.getByRole('button', { name: 'Brouillons' })).toBeVisible();
  await expect(page.getByText('Aucune annonce légale trouvée')).toHaveCount(0);
  await page.unroute('**/api/admin/legal-announcements?*');
  await page.getByRole('button', { name: 'Réessayer' }).click();
  await expect(rowOf(page, notice.title)).toBeVisible();
});
