import { editAnnouncementPath } from '#contract/paths.ts';
import { earlyStartWords } from '#contract/withdrawal.ts';
import { overflowOf } from '#tests/support/article-lists.ts';
import { violationsOn } from '#tests/support/axe.ts';
import { aConsumer, act, mailCount, review, sendAndPay, statusOf, tracking } from '#tests/support/buying.ts';
import { onOneLine, readPdf } from '#tests/support/pdf.ts';
import { openDraft } from '#tests/support/stored-draft.ts';
import { field, payButton, storedDraft, terms } from '#tests/support/submission-form.ts';
import { expect, test } from '#tests/support/test.ts';
import { logIn } from '#tests/support/visitors.ts';

const firm = {
  'Nom ou raison sociale': 'FORMALITÉS DU PONANT',
  'Adresse de facturation': '7 rue des Archers',
  'Code postal': '69 002',
  Ville: 'Lyon',
  'Numéro SIREN': '404 833 048',
};

test('qui paie se dit à la dernière étape : la société, un formaliste que le brouillon garde, ou un particulier, qui choisit quand paraît son annonce', async ({
  page,
}) => {
  await openDraft(page, { step: 3 });
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(page.getByRole('radio', { name: "La société de l'annonce, ORVELINE CONSEIL" })).toBeChecked();
  const rights = page.getByRole('group', { name: 'Votre droit de rétractation' });

  await test.step('une autre société', async () => {
    await page.getByRole('radio', { name: /^Une autre personne/ }).check();
    await terms(page).check();
    await payButton(page).click();
    await expect(field(page, 'Nom ou raison sociale')).toBeFocused();
    await expect(page.getByText('Le nom à porter sur la facture est obligatoire')).toBeVisible();
    expect(await overflowOf(page)).toBe(0);
    expect(await violationsOn(page)).toEqual([]);
    for (const [label, text] of Object.entries(firm)) await field(page, label).fill(text);
    await expect(rights).toBeHidden();
    await page.reload();
    await expect(field(page, 'Nom ou raison sociale')).toHaveValue('FORMALITÉS DU PONANT');
    expect((await storedDraft(page))?.draft.values.buyer).toEqual({
      ...{ who: 'other', kind: 'professional', name: 'FORMALITÉS DU PONANT', siren: '404 833 048' },
      ...{ address: '7 rue des Archers', postcode: '69 002', city: 'Lyon', vatNumber: '' },
    });
  });

  await test.step('un particulier', async () => {
    await page.getByRole('radio', { name: 'Particulier' }).check();
    await expect(rights).toContainText(/publiée à partir du \d+(?:er)? \S+ \d{4}, une fois le délai/);
    await rights.getByRole('checkbox', { name: earlyStartWords.request }).check();
    await expect(rights).toContainText('Sans ces deux coches');
    await rights.getByRole('checkbox', { name: earlyStartWords.acknowledgement }).check();
    await expect(rights).not.toContainText('Sans ces deux coches');
    await field(page, 'Nom et prénom').fill(aConsumer.name);
    expect(await overflowOf(page)).toBe(0);
    expect(await violationsOn(page)).toEqual([]);
    await terms(page).check();
    const opened = page.waitForRequest('**/api/stripe/create-checkout-session');
    await payButton(page).click();
    expect((await opened).postDataJSON()).toMatchObject({
      buyer: { kind: 'consumer', name: aConsumer.name, address: '7 rue des Archers' },
      earlyStart: earlyStartWords,
    });
    await expect(act(page, 'Payer')).toBeVisible();
  });
});

const withdraw = 'Renoncer à mon achat';

test("un particulier renonce à son achat ; si l'annonce est publiée entre-temps, il lit pourquoi il ne le peut plus", async ({
  page,
  site,
  incidents,
}) => {
  const order = { buyer: aConsumer, earlyStart: earlyStartWords };
  const dialog = page.getByRole('dialog', { name: withdraw });

  await test.step('avant la publication', async () => {
    const sent = await sendAndPay(site, {}, order);
    await page.goto(tracking(sent));
    await expect(page.getByText("tant que l'annonce n'est pas publiée")).toBeVisible();
    await act(page, withdraw).click();
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
    const followed = async () => (await page.request.get(tracking(sent))).text();
    await expect.poll(followed).toMatch(/href="[^"]+"[^>]*>Avoir A-/);
  });

  await test.step('publiée entre-temps', async () => {
    const sent = await sendAndPay(site, {}, order);
    await page.goto(tracking(sent));
    await act(page, withdraw).click();
    await dialog.getByRole('button', { name: 'Continuer' }).click();
    await review(page, site, 'approve', sent);
    incidents.expect(/409/);
    await dialog.getByRole('button', { name: 'Confirmer la rétractation' }).click();
    await expect(dialog).toContainText('Une erreur se corrige par un rectificatif');
    const followed = await (await page.request.get(tracking(sent))).text();
    expect(followed).toContain('Votre annonce est publiée, comme vous');
    expect(followed).toContain('Demander un rectificatif');
    expect(followed).not.toContain(withdraw);
  });
});

test('un devis demandé à la dernière étape se rouvre par son lien, et se paie à ce prix', async ({
  page,
  site,
}) => {
  await openDraft(page, { step: 3 });
  await act(page, 'Recevoir un devis').click();
  const received = page.getByRole('region', { name: 'Devis' });
  await expect(received).toContainText(/Devis D-\d{4}-\d{5}/);
  await expect(received.getByRole('link', { name: 'Télécharger le devis' })).toHaveAttribute(
    'href',
    /^\/api\/quotes\/[\w-]+\/document$/,
  );
  await received.getByRole('link', { name: 'Ouvrir la page du devis' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Devis D-/);
  const link = page.url();
  await act(page, 'Payer 149 €').click();
  await expect(page.getByText('Veuillez accepter les conditions générales')).toBeVisible();
  await expect(terms(page)).toBeFocused();
  await terms(page).check();
  await act(page, 'Payer 149 €').click();
  await expect(page).toHaveURL(/\/paiement-test\/[\w-]+$/);
  await expect(page.getByText('149,00').first()).toBeVisible();
  await page.request.post(`/api/payment-test/${page.url().split('/').at(-1)}`, {
    data: { action: 'pay' },
    headers: { origin: site.url },
  });
  const reopened = async () => (await page.request.get(link)).text();
  await expect.poll(reopened).toContain('Cette annonce est déjà payée, ou ne peut plus l');
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
  // Its mail follows the credit note.
  await expect.poll(() => mailCount(site, 'refund-made', sent)).toBe(1);
  await page.reload();
  await expect(situation).toContainText('Remboursée en partie : 50,50 €');
  await expect(page.getByText("a demandé le remboursement de tout ou partie de l'annonce")).toBeVisible();
  expect(await statusOf(site, sent)).toBe('paid');

  const followed = await (await page.request.get(tracking(sent))).text();
  expect(followed).toMatch(/Montant remboursé(<[^>]+>)*50,50/);
  const [, note = ''] = /href="([^"]+)"[^>]*>Avoir A-/.exec(followed) ?? [];
  const { text } = await readPdf(await (await page.request.get(note)).body());
  for (const part of ['50,50', 'Publication en retard de deux jours', 'Facture annulée en partie'])
    expect(onOneLine(text)).toContain(part);
});
