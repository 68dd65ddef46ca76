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

test('un cabinet paie pour la société : la facture est à son nom', async ({ page }) => {
  await openForm(page);
  await fillDetails(page);
  await toOffers(page).click();
  await toReview(page).click();
  await expect(page.getByRole('radio', { name: /^La société de l'annonce, ORVELINE CONSEIL/ })).toBeChecked();
  await page.getByRole('radio', { name: /^Une autre personne/ }).check();
  await terms(page).check();

  await payButton(page).click();
  await expect(field(page, 'Nom ou raison sociale')).toBeFocused();
  await expect(page.getByText('Le nom à porter sur la facture est obligatoire')).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await overflowOf(page)).toBe(0);
  expect(await violationsOn(page)).toEqual([]);

  await field(page, 'Nom ou raison sociale').fill('CABINET LOUVRELAC');
  await field(page, 'Adresse de facturation').fill('7 rue des Archers');
  await field(page, 'Code postal').fill('69 002');
  await field(page, 'Ville').fill('Lyon');
  await field(page, 'Numéro SIREN').fill('404 833 048');
  // The draft keeps who pays.
  await page.reload();
  await expect(field(page, 'Nom ou raison sociale')).toHaveValue('CABINET LOUVRELAC');
  await terms(page).check();
  await payButton(page).click();
  await act(page, 'Payer').click();

  await expect(page.getByRole('heading', { level: 1, name: 'Paiement Confirmé !' })).toBeVisible();
  const invoice = await page.getByRole('link', { name: /facture/i }).getAttribute('href');
  const { text } = await readPdf(await (await page.request.get(invoice ?? '')).body());
  expect(onOneLine(text)).toContain('CABINET LOUVRELAC');
  expect(onOneLine(text)).toContain('Publiée pour ORVELINE CONSEIL, SAS');
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
  await expect(rights).toContainText(/publiée à partir du \d+ \S+ \d{4}, une fois le délai/);
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
    .getByRole('link', { name: /Suivre/ })
    .first()
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
  await terms(other).check();
  await act(other, 'Payer 149 €').click();
  await act(other, 'Payer').click();
  await expect(other.getByRole('heading', { level: 1, name: 'Paiement Confirmé !' })).toBeVisible();
  await other.goto(link ?? '');
  await expect(other.getByText("Cette annonce est déjà payée, ou ne peut plus l'être.")).toBeVisible();
});

test('un formaliste paie pour trois sociétés : trois factures à son nom, chacune pour la sienne', async ({
  page,
  site,
}) => {
  const buyer = { ...aConsumer, kind: 'professional', name: 'FORMALITÉS DU PONANT', siren: '404833048' };
  for (const companyName of ['ORVELINE CONSEIL', 'MELVANE', 'TERRASSES DU LEVANT']) {
    const sent = await sendAndPay(site, { companyName }, { buyer });
    await page.goto(tracking(sent));
    const link = page.getByRole('link', { name: /^Facture F-/ });
    const { text } = await readPdf(
      await (await page.request.get((await link.getAttribute('href')) ?? '')).body(),
    );
    expect(onOneLine(text)).toContain('FORMALITÉS DU PONANT');
    expect(onOneLine(text)).toContain(`Publiée pour ${companyName}`);
  }
});
