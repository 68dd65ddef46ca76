import type { Page } from '@playwright/test';
import { violationsOn } from '#tests/support/axe.ts';
import {
  anArticle,
  call,
  contentOf,
  expect,
  logInAdmin,
  overflow,
  rowOf,
  test,
} from '#tests/support/newsroom-site.ts';

const CONTENT = `<h2>Les faits</h2><p>Le 12 mars 2024, la société Atelier Lumen a donné congé à son bailleur par acte extrajudiciaire, au prix de 1 200 euros. Le bailleur a contesté ce congé devant le tribunal judiciaire de Parution-sur-Mer.</p><p>La cour d'appel a jugé que le congé était régulier au regard de l'article L. 145-9 du code de commerce. Elle a condamné le bailleur aux dépens. Le bailleur a formé un pourvoi en cassation contre cet arrêt.</p><p>La Cour de cassation rejette le pourvoi. Elle rappelle que le preneur peut donner congé à l'expiration de chaque période triennale.</p>`;

const title = (page: Page) => page.getByLabel('Titre', { exact: true });
const rephrase = (page: Page) => page.getByRole('button', { name: 'Reformuler', exact: true });

/** The real call, held until the test releases it. */
const holdCall = async (page: Page, address: string) => {
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  await page.route(address, async (route) => {
    await opened;
    await route.continue().catch(() => undefined);
  });
  return { open: () => open() };
};

test.use({ viewport: { width: 1440, height: 1000 } });

test.beforeEach(({ page, site }) => logInAdmin(page, site));

test('une reformulation verrouille, s’arrête, échoue, se réessaie, remplace, se compare, s’annule et s’enregistre', async ({
  page,
  site,
  incidents,
}) => {
  incidents.expect(/503/);
  incidents.expect(/ERR_FAILED/);
  const { id, title: saved } = await anArticle(page, site, {
    title: 'Le congé triennal du preneur',
    content: CONTENT,
  });
  await page.clock.install();
  await page.goto(`/admin/articles/edit/${id}`);
  await expect(contentOf(page)).toBeVisible();

  await test.step('elle verrouille le formulaire, et s’arrête sans rien changer', async () => {
    const held = await holdCall(page, '**/rephrase');
    await rephrase(page).click();
    await expect(page.getByText('Reformulation en cours', { exact: true })).toBeVisible();
    await expect(title(page)).toBeDisabled();
    await expect(page.getByLabel('Description')).toBeDisabled();
    await expect(contentOf(page)).toHaveAttribute('contenteditable', 'false');
    for (const name of ['Enregistrer', 'Publier', 'Reformuler', 'Titre H2'])
      await expect(page.getByRole('button', { name, exact: true })).toBeDisabled();
    expect(await violationsOn(page)).toEqual([]);
    const message = page
      .getByRole('status')
      .filter({ hasText: 'Reformulation en cours' })
      .getByRole('paragraph');
    const firstMessage = await message.first().textContent();
    await page.clock.fastForward(3_000);
    await expect(message.first()).not.toHaveText(firstMessage ?? '');

    // Leaving asks for a confirmation; staying stays.
    await page.getByRole('link', { name: 'Tableau de bord' }).click();
    const leaving = page.getByRole('alertdialog', { name: 'Quitter pendant la reformulation ?' });
    await leaving.getByRole('button', { name: 'Rester sur la page' }).click();
    await page.getByRole('button', { name: 'Arrêter la reformulation' }).click();
    held.open();
    await expect(title(page)).toBeEnabled();
    await expect(title(page)).toHaveValue(saved);
    await page.unroute('**/rephrase');
    // Nothing is unsaved any more: the page can be left without a question.
    await page.getByRole('link', { name: 'Gestion des articles' }).click();
    await expect(rowOf(page, saved)).toBeVisible();
    await page.goBack();
  });

  // Typed and not saved: this text is rephrased, and this text is restored.
  await title(page).fill('Le congé triennal, tel que tapé');

  await test.step('un échec laisse le texte, à 390 px aussi', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    const message = 'Le service de rédaction ne répond pas.';
    await page.route('**/rephrase', (route) => route.fulfill({ status: 503, json: { message } }));
    await rephrase(page).click();
    await expect(page.getByText(message)).toBeVisible();
    await expect(title(page)).toBeEnabled();
    await expect(title(page)).toHaveValue('Le congé triennal, tel que tapé');
    expect(await overflow(page)).toBe(0);
    expect(await violationsOn(page, page.getByRole('alert'))).toEqual([]);
    await page.unroute('**/rephrase');
    await page.route('**/rephrase', (route) => route.abort());
    await page.getByRole('button', { name: 'Réessayer' }).click();
    await expect(page.getByText("Erreur lors de la reformulation de l'article")).toBeVisible();
    await page.unroute('**/rephrase');
    await page.setViewportSize({ width: 1440, height: 1000 });
  });

  await page.getByRole('button', { name: 'Réessayer' }).click();
  await expect(page.getByText('Reformulation terminée!')).toBeVisible();
  await expect(title(page)).toBeDisabled();
  await page.clock.fastForward(1_000);
  const result = page.getByRole('region', { name: 'Résultat de la reformulation' });
  await expect(result).toContainText('le moteur intégré a choisi, ordonné et mis en forme');
  await expect(title(page)).toBeEnabled();
  await expect(contentOf(page)).toHaveAttribute('contenteditable', 'true');
  await expect(contentOf(page)).toContainText('12 mars 2024');
  expect(await violationsOn(page, result)).toEqual([]);
  await result.getByRole('button', { name: 'Avant' }).click();
  await expect(result).toContainText('Le congé triennal, tel que tapé');

  // After a reload and the restored draft, the former text is still available.
  const saving = await holdCall(page, '**/draft');
  await page.clock.fastForward(10_000);
  await expect(page.getByText('Modifications non enregistrées')).toBeVisible();
  saving.open();
  // A page that is left before it has read the answer keeps the text itself, and does not ask.
  await expect(page.getByText(/^Brouillon enregistré à/)).toBeVisible();
  const { draft } = await call(page, site, 'GET', `articles/${id}/draft`);
  expect(draft.fields.description).toMatch(/^Le 12 mars 2024/);
  await page.unroute('**/draft');
  page.on('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await page.getByRole('button', { name: 'Reprendre' }).click();
  await result.getByRole('button', { name: 'Annuler la reformulation' }).click();
  await expect(title(page)).toHaveValue('Le congé triennal, tel que tapé');
  await expect(result).toBeHidden();

  // Again, and saved: the article is marked as rephrased by a machine.
  await rephrase(page).click();
  await expect(page.getByText('Reformulation terminée!')).toBeVisible();
  await page.clock.fastForward(1_000);
  await expect(result.getByRole('heading', { name: 'Article reformulé avec succès' })).toBeFocused();
  await contentOf(page).press('Control+End');
  await page.keyboard.type(' Ajouté à la main.');
  await result.getByRole('button', { name: 'Annuler la reformulation' }).click();
  await page
    .getByRole('alertdialog', { name: 'Annuler la reformulation ?' })
    .getByRole('button', { name: 'Annuler', exact: true })
    .click();
  await page.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(page.getByText('Article mis à jour avec succès')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Origine du texte' })).toContainText("Personne ne l'a relu.");
  await result.getByRole('button', { name: 'Garder le nouveau texte' }).click();
  await page.getByRole('link', { name: 'Gestion des articles' }).click();
  await expect(page.getByRole('row').filter({ hasText: 'Reformulé, à relire' })).toHaveCount(1);
});
