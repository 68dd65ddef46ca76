import type { Page } from '@playwright/test';
import { axeOn, violationsOn } from '#tests/support/axe.ts';
import {
  act,
  mailCount,
  review,
  type SubmittedOrder,
  sendAndPay,
  stage,
  statusOf,
  tracking,
} from '#tests/support/buying.ts';
import { settle } from '#tests/support/hydration.ts';
import { mailsTo } from '#tests/support/outbox.ts';
import type { Site } from '#tests/support/site.ts';
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

/** Another tab, or another person with the link, modifies the announcement. */
const modifyElsewhere = async (page: Page, site: Site, { token }: SubmittedOrder, changes: object) => {
  const path = `/api/legal-announcements/tracking/${token}`;
  const { announcement } = await (await page.request.get(path)).json();
  const changed = await page.request.put(path, {
    data: { ...announcement.notice, rev: announcement.rev, ...changes },
    headers: { origin: site.url },
  });
  expect(changed.ok(), await changed.text()).toBe(true);
};

test("un lien perdu revient à la seule adresse de l'annonce ; avec l'offre Premium, elle se modifie une fois, et rien de ce qui est écrit n'est perdu", async ({
  page,
  site,
  incidents,
}) => {
  incidents.expect(/409/);
  const sent = await sendAndPay(site);
  await test.step('un lien perdu', async () => {
    await page.goto('/annonces-legales');
    await page.getByRole('main').getByRole('link', { name: 'Suivre une annonce' }).first().click();
    const form = page.getByRole('form', { name: 'Recevoir le lien de suivi' });
    await form.getByLabel("Référence de l'annonce").fill(` ${sent.reference.toLowerCase()} `);
    await form.getByRole('button').click();
    await expect(form.getByRole('status')).toContainText(
      "Si cette annonce existe, le lien de suivi vient d'être",
    );
    await expect.poll(() => mailCount(site, 'tracking-link', sent)).toBe(1);
    const [mail] = await mailsTo(site, 'tracking-link', sent.email);
    expect(/\/annonces-legales\/suivi\/[\w-]+/.exec(mail?.text ?? '')?.[0]).toBe(tracking(sent));
  });
  await page.goto(tracking(sent));
  await expect(page.getByText('vous pouvez encore modifier votre annonce une fois')).toBeVisible();
  await page.getByRole('link', { name: 'Modifier mon annonce' }).click();
  await expect(editor(page)).toBeVisible();
  await expect(field(page, "Type d'annonce")).toHaveAttribute('readonly');
  await field(page, 'Titre').fill('');
  await act(page, SAVE).click();
  await page.getByRole('alert').getByRole('link', { name: 'Le titre est obligatoire' }).click();
  await expect(field(page, 'Titre')).toBeFocused();
  await field(page, 'Titre').fill('Un titre de trop');
  await expect(proof(page)).toContainText('Un titre de trop');
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('parution.modification')))
    .toContain('Un titre de trop');

  // The same text is restored after a reload, and can be given up.
  await page.reload();
  await expect(page.getByText('Votre modification en cours a été restaurée')).toBeVisible();
  await expect(field(page, 'Titre')).toHaveValue('Un titre de trop');
  await page.getByRole('button', { name: 'Revenir au texte enregistré' }).click();
  await expect(field(page, 'Titre')).toHaveValue(sent.title);
  await field(page, 'Titre').fill('Transfert de siège, corrigé');

  // Meanwhile the modification is used.
  await modifyElsewhere(page, site, sent, { capital: '12 000 €' });
  await expect.poll(() => mailCount(site, 'announcement-modified', sent)).toBe(1);
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
  expect(await violationsOn(page, page.getByRole('alert'))).toEqual([]);
});

test("avec l'offre Entreprise, deux onglets modifient la même annonce sans perdre de texte", async ({
  page,
  site,
  incidents,
}) => {
  incidents.expect(/409/);
  await page.setViewportSize({ width: 390, height: 844 });
  const sent = await sendAndPay(site, { price: 299 });
  await page.clock.install();
  await page.goto(`${tracking(sent)}/modification`);
  await expect(editor(page)).toBeVisible();
  await act(page, SAVE).click();
  await expect(page.getByText("Rien n'a changé : votre annonce reste comme elle était.")).toBeVisible();
  await page.getByRole('link', { name: 'Modifier mon annonce' }).click();
  await expect(editor(page)).toBeVisible();
  await modifyElsewhere(page, site, sent, { title: 'Titre de quelqu’un d’autre' });

  await field(page, 'Titre').fill('Mon titre');
  await act(page, SAVE).click();
  const theirs = page.getByRole('region', { name: 'Le texte enregistré entre-temps' });
  await expect(theirs).toContainText('Titre de quelqu’un d’autre');
  await expect(act(page, SAVE)).toBeDisabled();
  expect(await violationsOn(page, theirs)).toEqual([]);
  await act(page, 'Garder mon texte').click();
  // Typed last, and saved before it is kept in the browser: it is not kept afterwards.
  await page.clock.pauseAt(Date.now() + 60_000);
  await field(page, 'Titre').fill('Mon titre, revu');
  // Once the page is read, it is reloaded before another answer comes.
  let reads = 0;
  await page.route('**/api/legal-announcements/tracking/*', async (route) => {
    if (route.request().method() === 'GET') reads += 1;
    if (reads !== 2) await route.continue();
  });
  await act(page, SAVE).click();
  await expect(page).toHaveURL(tracking(sent));
  await expect(page.getByRole('heading', { level: 1, name: 'Mon titre, revu' })).toBeVisible();
  await expect(page.locator(':focus')).toHaveText('Votre annonce a été modifiée.');
  await expect(page.getByText('2 ont déjà été faites')).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('parution.modification'))).toBeNull();
  await page.clock.resume();
  // The message is shown once: after a reload the page is the same as for everybody.
  await page.reload();
  await settle(page);
  await expect(stage(page, 'En relecture')).toBeVisible();
  await expect(page.getByText('Votre annonce a été modifiée.')).toHaveCount(0);
});

test("l'annulation se demande avec son motif ; le texte rejeté se reprend, et un rectificatif n'efface pas ce brouillon sans le demander", async ({
  page,
  site,
}) => {
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
  await expect(page.getByText("Votre demande d'annulation est transmise")).toBeVisible();

  // The reviewer accepts: rejects the announcement, which refunds it.
  await review(page, site, 'reject', sent);
  await page.reload();
  await expect(stage(page, 'En relecture')).toContainText('Rejetée le');
  await expect(page.getByText(/remboursement de 149,00|149,00.*remboursé/).first()).toBeVisible();
  expect(await violationsOn(page)).toEqual([]);

  await test.step('son texte se reprend dans une autre annonce', async () => {
    await act(page, 'Corriger et soumettre à nouveau').click();
    await expect(editor(page)).toContainText('le siège social a été transféré au 18 rue des Tisserands');
    await expect(field(page, 'Titre')).toHaveValue(sent.title);
    await expect(field(page, 'Email')).toHaveValue(sent.email);
    await expect(field(page, "Nom de l'entreprise")).toHaveValue('ORVELINE CONSEIL');
    await field(page, "Nom de l'entreprise").fill('AUTRE BROUILLON');
    await whenStored(page, 'companyName', 'AUTRE BROUILLON');
    await act(page, 'Continuer vers le choix du tarif').click();
    await expect(currentStep(page)).toContainText('Choix tarif');
  });

  await test.step("le rectificatif d'une annonce publiée", async () => {
    const published = await sendAndPay(site);
    await review(page, site, 'approve', published);
    await page.goto(tracking(published));
    await act(page, 'Demander un rectificatif').click();
    await expect(dialog).toContainText('AUTRE BROUILLON');
    expect(await violationsOn(page)).toEqual([]);
    await act(page, 'Effacer le brouillon et continuer').click();
    await expect(editor(page)).toBeVisible();
    await expect(page.getByText(`Ce rectificatif corrige l'annonce ${published.reference}`)).toBeVisible();
    await expect(page.getByText('Brouillon restauré')).toHaveCount(0);
    await expect(field(page, "Nom de l'entreprise")).toHaveValue('ORVELINE CONSEIL');
    await expect(field(page, "Type d'annonce")).toHaveValue('24');
    await expect(field(page, "Référence de l'annonce d'origine")).toHaveValue(published.reference);
    expect((await storedDraft(page))?.draft.values).toMatchObject({ type_id: '24', title: '' });
  });
});

test('une annonce publiée a son attestation, que chacun vérifie @both-engines', async ({ page, site }) => {
  const sent = await sendAndPay(site);
  await review(page, site, 'approve', sent);
  await expect.poll(() => statusOf(site, sent)).toBe('published');
  // Made by a job.
  const path = `/api/legal-announcements/tracking/${sent.token}`;
  const documents = async () => (await (await page.request.get(path)).json()).announcement.documents.length;
  await expect.poll(documents).toBeGreaterThanOrEqual(3);
  await page.goto(tracking(sent));
  await expect(stage(page, 'Publiée')).toContainText(/Le \d\d\/\d\d\/\d{4}/);
  await expect(page.getByText('elle ne se modifie plus. Demandez un rectificatif.')).toBeVisible();
  expect(await axeOn(page, 'all', 'content')).toEqual({ violations: [], overflow: 0 });
  await page.setViewportSize({ width: 390, height: 900 });
  expect(await axeOn(page, 'layout', 'content')).toEqual({ violations: [], overflow: 0 });
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: /^Attestation/ }).click();
  expect((await download).suggestedFilename()).toMatch(/\.pdf$/);

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
});
