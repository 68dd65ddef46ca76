import { adminPaths } from '#contract/paths.ts';
import { sendAndPay } from '#tests/support/buying.ts';
import { aMessage } from '#tests/support/correspondence.ts';
import { expect, logInAdmin, overflow, test } from '#tests/support/newsroom-site.ts';
import { mailsTo } from '#tests/support/outbox.ts';
import { stopClock } from '#tests/support/page-clock.ts';

test('un message se lit, se répond et se clôt ; sa réponse part et se renvoie', async ({ page, site }) => {
  await logInAdmin(page, site);
  const { reference, email } = await aMessage(page, site);
  await page.goto(adminPaths.messages);
  const entry = page
    .getByRole('navigation', { name: 'Administration' })
    .getByRole('link', { name: /^Messages/ });
  await expect(entry).toContainText(/\d/);
  // The keyboard alone: « / » leads to the search, the arrows to the row.
  await page.keyboard.press('/');
  await page.keyboard.type(reference);
  await expect(page).toHaveURL(new RegExp(reference));
  await expect(page.getByRole('row')).toHaveCount(2);
  await page.getByRole('row').nth(1).getByRole('link').press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: `Message ${reference}` })).toBeVisible();
  await page.getByLabel('Votre réponse').fill('Bonjour,\nvoici comment le retrouver.');
  // Two quick presses are one answer.
  await page.getByRole('button', { name: 'Envoyer et clore' }).dblclick();
  await expect(page.getByText('Réponse en file, envoyée dans un instant.')).toBeVisible();
  await expect(page.getByRole('heading', { name: /^Réponse de/ })).toHaveCount(1);
  await expect(page.getByRole('button', { name: 'Remettre à traiter' })).toBeVisible();
  expect(await overflow(page)).toBe(0);
  await expect.poll(() => mailsTo(site, 'contact-answer', email)).toHaveLength(1);
  const [received] = await mailsTo(site, 'contact-received', email);
  const [answer] = await mailsTo(site, 'contact-answer', email);
  expect(answer?.subject).toContain(reference);
  expect(answer?.inReplyTo).toBe(received?.messageId);

  await page.clock.install();
  await page.goto(adminPaths.mails);
  await page.getByRole('searchbox').fill(email);
  // The receipt, the copy of the team and the answer.
  await expect(page.getByRole('row')).toHaveCount(4);
  const row = page.getByRole('row').filter({ hasText: 'Réponse à un message' });
  await expect(row).toContainText('Envoyé');
  // A name or an address is never in the address of the page.
  expect(page.url()).not.toContain('@');
  // A row that is pressed before the typing pauses opens, even when its page takes longer than the pause to load.
  const { promise: paused, resolve: load } = Promise.withResolvers<void>();
  await page.route(/\/MailPage-/, (route) => paused.then(() => route.continue()));
  await stopClock(page);
  await page.getByRole('searchbox').fill(reference);
  await row.getByRole('link').click();
  await page.clock.runFor(1_000);
  load();
  await page.clock.resume();
  await expect(page.getByText('voici comment le retrouver.')).toBeVisible();
  await page.getByRole('button', { name: 'Renvoyer' }).dblclick();
  await expect(page.getByText('Courriel remis en file.')).toBeVisible();
  await expect.poll(() => mailsTo(site, 'contact-answer', email)).toHaveLength(2);
});

test('un paiement se retrouve, se compare, s’exporte, et mène à son client', async ({ page, site }) => {
  await logInAdmin(page, site);
  const sent = await sendAndPay(site, { companyName: 'ÉTABLISSEMENTS '.repeat(6).trim() });
  await page.goto(adminPaths.payments);
  await page.getByRole('searchbox').fill(sent.reference);
  const row = page.getByRole('row').filter({ hasText: sent.reference });
  await expect(row).toContainText('Complété');
  await expect(page).toHaveURL(new RegExp(`search=${sent.reference}`));
  await page.getByText('Colonnes', { exact: true }).click();
  // The box follows the address, a moment after the press.
  await page.getByRole('checkbox', { name: 'Offre' }).click();
  await expect(page.getByRole('columnheader', { name: 'Offre' })).toHaveCount(0);
  await expect(page).toHaveURL(/hidden=offer/);
  expect(await overflow(page)).toBe(0);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Exporter' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^paiements-\d{4}-\d{2}-\d{2}\.csv$/);

  await page.getByRole('link', { name: 'Rapprocher avec le prestataire' }).click();
  await page.getByRole('button', { name: 'Comparer' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'encaissement' })).toBeVisible();
  await expect(page.getByRole('main')).not.toContainText(sent.reference);

  // Back finds the search again; a payment opens its announcement.
  await page.goBack();
  await row.getByRole('link').first().click();
  await expect(page).toHaveURL(`/admin/legal-announcements/edit/${sent.id}`);
  await page.getByRole('link', { name: 'Tout ce qui concerne ce client' }).click();
  await expect(page.getByText(sent.email, { exact: true }).first()).toBeVisible();
  for (const part of ['Annonces', 'Paiements', 'Messages reçus', 'Courriels'])
    await expect(page.getByRole('heading', { level: 2, name: part })).toBeVisible();
  await expect(page.getByRole('table', { name: 'Courriels' })).toContainText('Paiement');
});
