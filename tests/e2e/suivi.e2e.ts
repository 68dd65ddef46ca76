import { overflowOf } from '#tests/support/article-lists.ts';
import { violationsOn } from '#tests/support/axe.ts';
import {
  act,
  mailCount,
  review,
  send,
  sendAndPay,
  stage,
  statusOf,
  tracking,
} from '#tests/support/buying.ts';
import { mailsTo } from '#tests/support/outbox.ts';
import {
  currentStep,
  editor,
  field,
  proof,
  storedDraft,
  whenStored,
} from '#tests/support/submission-form.ts';
import { expect, test } from '#tests/support/test.ts';

const SAVE = 'Enregistrer la modification';

test("avec l'offre Premium, l'annonce se modifie une fois, et rien de ce qui est écrit n'est perdu", async ({
  page,
  context,
  site,
  incidents,
}) => {
  incidents.expect(/409/);
  const sent = await sendAndPay(site);
  await page.goto(tracking(sent));
  await expect(page.getByText('vous pouvez encore modifier votre annonce une fois')).toBeVisible();
  await page.getByRole('link', { name: 'Modifier mon annonce' }).click();
  await expect(editor(page)).toBeVisible();
  await expect(field(page, "Type d'annonce")).toHaveAttribute('readonly');
  await field(page, 'Titre').fill('');
  await act(page, SAVE).click();
  await page.getByRole('alert').getByRole('link', { name: 'Le titre est obligatoire' }).click();
  await expect(field(page, 'Titre')).toBeFocused();
  await field(page, 'Titre').fill('Transfert de siège, corrigé');
  await expect(proof(page)).toContainText('Transfert de siège, corrigé');
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('parution.modification')))
    .toContain('corrigé');

  // The same text is restored after a reload; meanwhile the other tab has used the modification.
  await page.reload();
  await expect(page.getByText('Votre modification en cours a été restaurée')).toBeVisible();
  await expect(field(page, 'Titre')).toHaveValue('Transfert de siège, corrigé');
  const other = await context.newPage();
  await other.goto(`${tracking(sent)}/modification`);
  await other.getByRole('button', { name: 'Revenir au texte enregistré' }).click();
  await field(other, 'Capital').fill('12 000 €');
  await act(other, SAVE).click();
  await expect(other).toHaveURL(tracking(sent));
  await expect(other.locator(':focus')).toHaveText('Votre annonce a été modifiée.');
  await expect(
    other.getByText("La modification comprise dans l'offre Premium a déjà été faite."),
  ).toBeVisible();
  await expect.poll(() => mailCount(site, 'announcement-modified', sent)).toBe(1);
  // The message is shown once: after a reload the page is the same as for everybody.
  await other.reload();
  await expect(stage(other, 'En relecture')).toBeVisible();
  await expect(other.getByText('Votre annonce a été modifiée.')).toHaveCount(0);

  await act(page, SAVE).click();
  await expect(page.getByText("Votre modification n'est pas enregistrée")).toBeVisible();
  await expect(field(page, 'Titre')).toHaveValue('Transfert de siège, corrigé');
  // Neither text could be saved: there is nothing to choose, and the header says so.
  await expect(
    page.getByText("La modification comprise dans l'offre Premium a déjà été faite."),
  ).toBeVisible();
  await expect(page.getByRole('alert').getByRole('link', { name: 'Écrivez-nous' })).toBeVisible();
  await expect(act(page, 'Garder mon texte')).toHaveCount(0);
  await expect(act(page, SAVE)).toBeDisabled();
  expect(await violationsOn(page)).toEqual([]);
});

test("avec l'offre Entreprise, deux onglets modifient la même annonce sans perdre de texte", async ({
  page,
  site,
  incidents,
}) => {
  incidents.expect(/409/);
  await page.setViewportSize({ width: 390, height: 844 });
  const sent = await sendAndPay(site, { price: 299 });
  await page.goto(`${tracking(sent)}/modification`);
  await expect(editor(page)).toBeVisible();
  await act(page, SAVE).click();
  await expect(page.getByText("Rien n'a changé : votre annonce reste comme elle était.")).toBeVisible();
  await page.goto(`${tracking(sent)}/modification`);
  await expect(editor(page)).toBeVisible();
  expect(await overflowOf(page)).toBe(0);
  const stored = await (await page.request.get(`/api/legal-announcements/tracking/${sent.token}`)).json();
  const changed = await page.request.put(`/api/legal-announcements/tracking/${sent.token}`, {
    data: {
      ...stored.announcement.notice,
      title: 'Titre de quelqu’un d’autre',
      rev: stored.announcement.rev,
    },
    headers: { origin: site.url },
  });
  expect(changed.ok(), await changed.text()).toBe(true);

  await field(page, 'Titre').fill('Mon titre');
  await act(page, SAVE).click();
  const theirs = page.getByRole('region', { name: 'Le texte enregistré entre-temps' });
  await expect(theirs).toContainText('Titre de quelqu’un d’autre');
  await expect(act(page, SAVE)).toBeDisabled();
  expect(await violationsOn(page)).toEqual([]);
  await act(page, 'Garder mon texte').click();
  await act(page, SAVE).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Mon titre' })).toBeVisible();
  await expect(page.getByText('2 ont déjà été faites')).toBeVisible();
});

test("l'annulation se demande avec son motif", async ({ page, site }) => {
  const sent = await sendAndPay(site, { price: 149 });
  await page.goto(tracking(sent));
  await expect(
    page.getByText("L'offre Standard ne comprend pas de modification après l'envoi."),
  ).toBeVisible();
  await act(page, "Demander l'annulation").click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Envoyer la demande' }).click();
  await expect(dialog.getByText(/10 caractères au moins/)).toBeVisible();
  await dialog.getByLabel('Motif de votre demande').fill('Le siège ne sera finalement pas transféré.');
  await dialog.getByRole('button', { name: 'Envoyer la demande' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.locator(':focus')).toHaveText(
    "Votre demande d'annulation a été transmise à la rédaction.",
  );
  await page.reload();
  await expect(page.getByText("Votre demande d'annulation est transmise")).toBeVisible();

  // The reviewer accepts: rejects the announcement, which refunds it.
  await review(page, site, 'reject', sent);
  await page.reload();
  await expect(stage(page, 'En relecture')).toContainText('Rejetée le');
  await expect(page.getByText(/remboursement de 149,00|149,00.*remboursé/).first()).toBeVisible();
  expect(await violationsOn(page)).toEqual([]);

  // Its text is reused in another announcement.
  await act(page, 'Corriger et soumettre à nouveau').click();
  await expect(editor(page)).toContainText('le siège social a été transféré au 18 rue des Tisserands');
  await expect(field(page, 'Titre')).toHaveValue(sent.title);
  await expect(field(page, "Nom de l'entreprise")).toHaveValue('ORVELINE CONSEIL');
  await expect(field(page, 'Email')).toHaveValue(sent.email);
  await act(page, 'Continuer vers le choix du tarif').click();
  await expect(currentStep(page)).toContainText('Choix tarif');
});

test('un lien perdu revient à la seule adresse de l’annonce', async ({ page, site, incidents }) => {
  incidents.expect(/404/);
  const sent = await send(site);
  await page.goto('/annonces-legales');
  await page.getByRole('main').getByRole('link', { name: 'Suivre une annonce' }).first().click();
  const form = page.getByRole('form', { name: 'Recevoir le lien de suivi' });
  await form.getByLabel("Référence de l'annonce").fill('AL-12');
  await form.getByRole('button').click();
  await expect(form.getByText('Une référence est formée de AL- et de six chiffres.')).toBeVisible();
  await form.getByLabel("Référence de l'annonce").fill(` ${sent.reference.toLowerCase()} `);
  await form.getByRole('button').click();
  await expect(form.getByRole('status')).toContainText(
    "Si cette annonce existe, le lien de suivi vient d'être",
  );
  await expect.poll(() => mailCount(site, 'tracking-link', sent)).toBe(1);
  const [mail] = await mailsTo(site, 'tracking-link', sent.email);
  const path = /\/annonces-legales\/suivi\/[\w-]+/.exec(mail?.text ?? '')?.[0] ?? '';
  expect(path).toBe(tracking(sent));
  const answer = await page.goto(path);
  expect(answer?.headers()).toMatchObject({
    'cache-control': 'private, no-store',
    'referrer-policy': 'no-referrer',
    'x-robots-tag': 'noindex',
  });
  await expect(stage(page, 'Payée')).toContainText('En attente de paiement');

  await page.setViewportSize({ width: 390, height: 844 });
  expect((await page.goto('/annonces-legales/suivi/ce-lien-ne-mene-nulle-part'))?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1, name: 'Lien de suivi inconnu' })).toBeVisible();
  await expect(form).toBeVisible();
  expect(await overflowOf(page)).toBe(0);
});

test('une annonce publiée a son attestation, que chacun vérifie, et se corrige par une autre @both-engines', async ({
  page,
  site,
  incidents,
}) => {
  incidents.expect(/404/);
  const sent = await sendAndPay(site);
  await review(page, site, 'approve', sent);
  await expect.poll(() => statusOf(site, sent)).toBe('published');
  await page.goto(tracking(sent));
  await expect(stage(page, 'Publiée')).toContainText(/Le \d\d\/\d\d\/\d{4}/);
  await expect(page.getByText('elle ne se modifie plus. Demandez un rectificatif.')).toBeVisible();
  // Made by a job: the page shows it after a reload.
  const attestation = page.getByRole('link', { name: /^Attestation/ });
  await expect(async () => {
    await page.reload();
    await expect(attestation).toBeVisible({ timeout: 500 });
  }).toPass();
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await violationsOn(page)).toEqual([]);
    expect(await overflowOf(page)).toBe(0);
  }
  const download = page.waitForEvent('download');
  await attestation.click();
  expect((await download).suggestedFilename()).toMatch(/\.pdf$/);

  await test.step('la vérification', async () => {
    const tracked = await (await page.request.get(`/api/legal-announcements/tracking/${sent.token}`)).json();
    expect(tracked.announcement.documents.length).toBeGreaterThanOrEqual(3);
    await expect.poll(() => mailCount(site, 'announcement-published', sent)).toBe(1);
    const [mail] = await mailsTo(site, 'announcement-published', sent.email);
    const code = /\/verification\/([0-9A-Z]+)/i.exec(`${mail?.text} ${mail?.html}`)?.[1] ?? '';
    await page.goto('/verification');
    await page.getByLabel('Code de vérification').fill(` ${code.toLowerCase().replace(/(.{4})/g, '$1 ')} `);
    await page.getByRole('button', { name: 'Vérifier' }).click();
    await expect(page).toHaveURL(`/verification/${code}`);
    await expect(
      page.getByRole('heading', { level: 1, name: 'Document de démonstration, sans valeur légale' }),
    ).toBeVisible();
    await expect(page.getByRole('main')).toContainText(sent.reference);
    await expect(page.getByText(/[0-9a-f]{64}/)).toBeVisible();
    expect(await violationsOn(page)).toEqual([]);
    expect((await page.goto('/verification/AAAABBBBCCCCDDDD'))?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1, name: 'Document inconnu' })).toBeVisible();
  });

  await test.step("le rectificatif n'efface pas un brouillon sans le demander", async () => {
    await page.goto('/annonces-legales?showSubmission=true');
    await field(page, "Nom de l'entreprise").fill('AUTRE BROUILLON');
    await whenStored(page, 'companyName', 'AUTRE BROUILLON');
    await page.goto(tracking(sent));
    await act(page, 'Demander un rectificatif').click();
    await expect(page.getByRole('dialog')).toContainText('AUTRE BROUILLON');
    expect(await violationsOn(page)).toEqual([]);
    await act(page, 'Effacer le brouillon et continuer').click();
    await expect(editor(page)).toBeVisible();
    await expect(page.getByText(`Ce rectificatif corrige l'annonce ${sent.reference}`)).toBeVisible();
    await expect(page.getByText('Brouillon restauré')).toHaveCount(0);
    await expect(field(page, "Nom de l'entreprise")).toHaveValue('ORVELINE CONSEIL');
    await expect(field(page, "Type d'annonce")).toHaveValue('24');
    await expect(field(page, "Référence de l'annonce d'origine")).toHaveValue(sent.reference);
    expect((await storedDraft(page))?.draft.values).toMatchObject({ type_id: '24', title: '' });
  });
});
