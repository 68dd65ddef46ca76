import { editAnnouncementPath } from '#contract/paths.ts';
import { earlyStartWords } from '#contract/withdrawal.ts';
import { overflowOf } from '#tests/support/article-lists.ts';
import { violationsOn } from '#tests/support/axe.ts';
import {
  aConsumer,
  act,
  mailCount,
  review,
  type SubmittedOrder,
  sendAndPay,
  stage,
  statusOf,
  tracking,
} from '#tests/support/buying.ts';
import { mailsTo } from '#tests/support/outbox.ts';
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
import { logIn } from '#tests/support/visitors.ts';

const firm = {
  'Nom ou raison sociale': 'FORMALITÉS DU PONANT',
  'Adresse de facturation': '7 rue des Archers',
  'Code postal': '69 002',
  Ville: 'Lyon',
  'Numéro SIREN': '404 833 048',
};

test('un formaliste paie pour trois sociétés : trois factures à son nom, chacune pour la sienne', async ({
  page,
}) => {
  for (const [n, company] of ['ORVELINE CONSEIL', 'MELVANE', 'TERRASSES DU LEVANT'].entries()) {
    await openForm(page);
    await fillDetails(page, 'Transfert de siège', company);
    await toOffers(page).click();
    await toReview(page).click();
    await expect(page.getByRole('radio', { name: `La société de l'annonce, ${company}` })).toBeChecked();
    await page.getByRole('radio', { name: /^Une autre personne/ }).check();
    if (n === 0) {
      await terms(page).check();
      await payButton(page).click();
      await expect(field(page, 'Nom ou raison sociale')).toBeFocused();
      await expect(page.getByText('Le nom à porter sur la facture est obligatoire')).toBeVisible();
      await page.setViewportSize({ width: 390, height: 844 });
      expect(await overflowOf(page)).toBe(0);
      expect(await violationsOn(page)).toEqual([]);
      await page.setViewportSize({ width: 1440, height: 900 });
    }
    for (const [label, text] of Object.entries(firm)) await field(page, label).fill(text);
    if (n === 0) {
      // The draft keeps who pays.
      await page.reload();
      await expect(field(page, 'Nom ou raison sociale')).toHaveValue('FORMALITÉS DU PONANT');
    }
    await terms(page).check();
    await payButton(page).click();
    await act(page, 'Payer').click();

    await expect(page.getByRole('heading', { level: 1, name: 'Paiement Confirmé !' })).toBeVisible();
    const invoice = await page.getByRole('link', { name: /facture/i }).getAttribute('href');
    const { text } = await readPdf(await (await page.request.get(invoice ?? '')).body());
    expect(onOneLine(text)).toContain('FORMALITÉS DU PONANT');
    expect(onOneLine(text)).toContain(`Publiée pour ${company}, SAS`);
  }
});

const withdraw = 'Renoncer à mon achat';

test('un particulier choisit quand paraît son annonce, puis renonce à son achat avant la publication', async ({
  page,
  site,
}) => {
  await openForm(page);
  await fillDetails(page);
  await toOffers(page).click();
  await toReview(page).click();
  const rights = page.getByRole('group', { name: 'Votre droit de rétractation' });
  await expect(rights).toBeHidden();
  await page.getByRole('radio', { name: /^Une autre personne/ }).check();
  await page.getByRole('radio', { name: 'Particulier' }).check();
  await expect(rights).toContainText(/publiée à partir du \d+(?:er)? \S+ \d{4}, une fois le délai/);
  await rights.getByRole('checkbox', { name: earlyStartWords.request }).check();
  await expect(rights).toContainText('Sans ces deux coches');
  await rights.getByRole('checkbox', { name: earlyStartWords.acknowledgement }).check();
  await expect(rights).not.toContainText('Sans ces deux coches');
  await field(page, 'Nom et prénom').fill(aConsumer.name);
  await field(page, 'Adresse de facturation').fill(aConsumer.address);
  await field(page, 'Code postal').fill(aConsumer.postcode);
  await field(page, 'Ville').fill(aConsumer.city);
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await overflowOf(page)).toBe(0);
  expect(await violationsOn(page)).toEqual([]);
  await terms(page).check();
  await payButton(page).click();
  await act(page, 'Payer').click();
  await expect(page.getByRole('heading', { level: 1, name: 'Paiement Confirmé !' })).toBeVisible();

  await page
    .getByRole('main')
    .getByRole('link', { name: /Suivre/ })
    .click();
  await expect(page.getByText("tant que l'annonce n'est pas publiée")).toBeVisible();
  const token = page.url().split('/').at(-1) ?? '';
  await act(page, withdraw).click();
  const dialog = page.getByRole('dialog', { name: withdraw });
  await expect(dialog).toContainText("Je renonce à l'achat de la publication de l'annonce légale AL-");
  await expect(dialog.getByLabel("Nom de l'acheteur")).toHaveValue(aConsumer.name);
  expect(await violationsOn(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Continuer' }).click();
  await dialog.getByRole('button', { name: 'Confirmer la rétractation' }).click();
  await expect(page.locator(':focus')).toContainText(
    /Votre rétractation a été enregistrée le .+ à \d+ h \d+/,
  );
  await expect(page.getByText('Vous avez renoncé à votre achat')).toBeVisible();
  await expect(act(page, withdraw)).toBeHidden();

  // The refund and the credit note come by themselves.
  await expect(async () => {
    await page.goto(`/annonces-legales/suivi/${token}`);
    await expect(page.getByRole('link', { name: /^Avoir A-/ })).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await expect
    .poll(async () => (await mailsTo(site, 'purchase-withdrawn', 'elise@orveline.example')).length)
    .toBeGreaterThan(0);
});

test("un particulier dont l'annonce est publiée lit pourquoi il ne peut plus renoncer, et ce qu'il peut faire", async ({
  page,
  site,
  incidents,
}) => {
  incidents.expect(/409/);
  const sent: SubmittedOrder = await sendAndPay(site, {}, { buyer: aConsumer, earlyStart: earlyStartWords });
  await page.goto(tracking(sent));
  await act(page, withdraw).click();
  const dialog = page.getByRole('dialog', { name: withdraw });
  await dialog.getByRole('button', { name: 'Continuer' }).click();
  // Published meanwhile.
  await review(page, site, 'approve', sent);
  await dialog.getByRole('button', { name: 'Confirmer la rétractation' }).click();
  await expect(dialog).toContainText('Une erreur se corrige par un rectificatif');
  await page.reload();
  await expect(page.getByText('Votre annonce est publiée, comme vous')).toBeVisible();
  await expect(act(page, withdraw)).toBeHidden();
  await expect(act(page, 'Demander un rectificatif')).toBeVisible();
  expect(await mailCount(site, 'purchase-withdrawn', sent)).toBe(0);
});

test('sans les deux coches, la page de suivi dit que la publication attend', async ({ page, site }) => {
  const sent = await sendAndPay(site, {}, { buyer: aConsumer });
  await page.goto(tracking(sent));
  await expect(stage(page, 'En relecture')).toContainText('après votre délai de rétractation');
  await review(page, site, 'approve', sent);
  expect(await statusOf(site, sent)).toBe('approved');
  await page.reload();
  await expect(stage(page, 'Publiée')).toContainText('Programmée pour le');
  await expect(act(page, withdraw)).toBeVisible();
});

test('un devis demandé à la dernière étape se rouvre par son lien, et se paie à ce prix', async ({
  page,
  context,
  site,
}) => {
  await openForm(page);
  await fillDetails(page);
  await toOffers(page).click();
  await toReview(page).click();
  await act(page, 'Recevoir un devis').click();
  const received = page.getByRole('region', { name: 'Devis' });
  await expect(received).toContainText(/Devis D-\d{4}-\d{5}/);
  const file = await received.getByRole('link', { name: 'Télécharger le devis' }).getAttribute('href');
  const { text } = await readPdf(await (await page.request.get(file ?? '')).body());
  expect(onOneLine(text)).toContain('149,00');
  const link = await received.getByRole('link', { name: 'Ouvrir la page du devis' }).getAttribute('href');
  await expect
    .poll(async () => (await mailsTo(site, 'quote-issued', 'elise@orveline.example')).length)
    .toBeGreaterThan(0);

  // Another person, in another browser, days later.
  const other = await context.newPage();
  await other.goto(link ?? '');
  await expect(other.getByRole('heading', { level: 1 })).toHaveText(/^Devis D-/);
  await act(other, 'Payer 149 €').click();
  await expect(other.getByText('Veuillez accepter les conditions générales')).toBeVisible();
  await expect(terms(other)).toBeFocused();
  await terms(other).check();
  await act(other, 'Payer 149 €').click();
  await act(other, 'Payer').click();
  await expect(other.getByRole('heading', { level: 1, name: 'Paiement Confirmé !' })).toBeVisible();
  await other.goto(link ?? '');
  await expect(other.getByText("Cette annonce est déjà payée, ou ne peut plus l'être.")).toBeVisible();
});

test('la rédaction rembourse une partie du prix, avec son motif : avoir, suivi, journal', async ({
  page,
  site,
}) => {
  const sent = await sendAndPay(site, { companyName: 'MAÎTRISE D’ŒUVRE ET TERRASSEMENTS DE L’AUXOIS' });
  await logIn(page, site, site.admin);
  await page.goto(editAnnouncementPath(sent.id));
  const situation = page.getByRole('region', { name: 'Situation' });
  await situation.getByRole('button', { name: 'Rembourser' }).click();
  const dialog = page.getByRole('alertdialog', { name: "Rembourser l'annonceur ?" });
  await dialog.getByRole('button', { name: 'Rembourser' }).click();
  await expect(dialog).toContainText('Indiquez un montant à rembourser');
  await expect(dialog).toContainText('Le motif est obligatoire');
  await expect(dialog.getByLabel('Montant à rembourser (TTC)')).toBeFocused();
  await dialog.getByLabel('Montant à rembourser (TTC)').fill('199,01');
  await expect(dialog).toContainText('Il reste 199,00 € à rembourser au plus');
  await dialog.getByLabel('Montant à rembourser (TTC)').fill('199');
  await expect(dialog).toContainText('ne pourra plus être publiée');
  expect(await violationsOn(page)).toEqual([]);
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await overflowOf(page)).toBe(0);
  await dialog.getByLabel('Montant à rembourser (TTC)').fill('50,5');
  await dialog.getByLabel('Motif').fill('Publication en retard de deux jours');
  await dialog.getByRole('button', { name: 'Rembourser' }).click();
  await expect(page.getByText('Le remboursement est demandé.')).toBeVisible();
  await expect(async () => {
    await page.reload();
    await expect(situation).toContainText('Remboursée en partie : 50,50 €', { timeout: 1_000 });
  }).toPass();
  await expect(page.getByText("a demandé le remboursement de tout ou partie de l'annonce")).toBeVisible();
  expect(await statusOf(site, sent)).toBe('paid');

  await page.goto(tracking(sent));
  await expect(page.getByRole('region', { name: 'Votre paiement' })).toContainText(
    'Montant remboursé50,50 €',
  );
  const note = page.getByRole('link', { name: /^Avoir A-/ });
  const { text } = await readPdf(
    await (await page.request.get((await note.getAttribute('href')) ?? '')).body(),
  );
  for (const part of ['50,50', 'Publication en retard de deux jours', 'Facture annulée en partie'])
    expect(onOneLine(text)).toContain(part);
  await expect.poll(() => mailCount(site, 'refund-made', sent)).toBe(1);
});
