import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import {
  anArticle,
  call,
  expect,
  follow,
  logInAdmin,
  overflow,
  rowOf,
  tableOverflow,
  test,
} from '#tests/support/newsroom-site.ts';
import type { Site } from '#tests/support/site.ts';

const LIST = '/admin/articles';
const aTitle = (word: string) => `${word} ${randomUUID().slice(0, 8)}`;

test.use({ viewport: { width: 1440, height: 1000 } });

test.beforeEach(({ page, site }) => logInAdmin(page, site));

test('la liste cherche, filtre, se trie et se pagine, son adresse le dit, et elle se parcourt à 390 px ; les actions groupées ne font rien sans sélection, et disent ce qu’elles font', async ({
  page,
  site,
}) => {
  await test.step('la liste', () => browse(page, site));
  await test.step('les actions groupées', () => actOnSeveral(page, site));
});

const browse = async (page: Page, site: Site) => {
  const title = aTitle('Usufruit');
  await anArticle(page, site, { title });
  const search = page.getByPlaceholder('Rechercher un article par titre ou contenu...');

  await test.step('une page trop lointaine est la dernière, à laquelle Précédent revient', async () => {
    // Above the number of pages that the server counts.
    await page.goto(`${LIST}?category=civil&page=99999`);
    const chip = page.getByRole('button', { name: 'Retirer le filtre Catégorie : Civil' });
    await expect(chip).toBeVisible();
    await expect(page).toHaveURL(/page=3$/);
    // Others may have written in this category meanwhile.
    const lastPage = page.getByText(/^21 à (2\d) sur \1$/);
    await expect(lastPage).toBeVisible();
    // The number of search results does not limit the page that Back returns to.
    await search.fill('Archive 07');
    await expect(page.getByText('1 à 1 sur 1')).toBeVisible();
    await page.goBack();
    await expect(lastPage).toBeVisible();
    await expect(page).toHaveURL(/page=3$/);
    await chip.click();
    await expect(page).toHaveURL(LIST);
  });

  await expect(page.getByRole('heading', { level: 1, name: 'Gestion des articles' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Nouvel article' })).toHaveAttribute('href', `${LIST}/create`);
  for (const name of [
    'Titre',
    'Catégorie',
    'Date de publication',
    'Statut',
    'Utilisé pour génération',
    'Actions',
  ])
    await expect(page.getByRole('columnheader', { name, exact: true })).toBeVisible();
  const row = rowOf(page, title);
  await expect(row).toContainText('Affaires');
  await expect(row).toContainText('Non publié');
  await expect(row).toContainText('Brouillon');
  await expect(row).toContainText('Non');
  await expect(page.getByText(/^1 à 10 sur \d+$/)).toBeVisible();

  await page.getByRole('link', { name: 'Page 2' }).click();
  await expect(page).toHaveURL(`${LIST}?page=2`);
  await expect(page.getByText(/^11 à 20 sur \d+$/)).toBeVisible();

  await search.fill(title);
  await expect(page).toHaveURL(`${LIST}?search=${encodeURIComponent(title).replaceAll('%20', '+')}`);
  await expect(page.getByText('1 à 1 sur 1')).toBeVisible();

  await page.getByRole('button', { name: 'Utilisés pour génération' }).click();
  await expect(page.getByText('Aucun article trouvé')).toBeVisible();
  await expect(page.getByText('Commencez par créer votre premier article')).toBeVisible();
  // Choosing another status clears the generation filter.
  await page.getByRole('button', { name: 'Brouillons' }).click();
  await expect(page.getByRole('button', { name: 'Utilisés pour génération' })).toHaveAttribute(
    'aria-pressed',
    'false',
  );
  await expect(row).toBeVisible();
  await page.getByRole('button', { name: 'Publiés' }).click();
  await expect(page.getByText('Aucun article trouvé')).toBeVisible();
  await page.goBack();
  await expect(row).toBeVisible();
  await row.click({ position: { x: 300, y: 12 } });
  await expect(page).toHaveURL(/\/admin\/articles\/edit\//);

  const word = randomUUID().slice(0, 8);
  const author_name = `Zoé ${word}`;
  const named = (letter: string) => `${letter} gage ${word}`;
  const long = `${named('Cas')} ${'x'.repeat(150)}`;
  await anArticle(page, site, { title: named('Bon'), author_name, is_published: true });
  await anArticle(page, site, { title: named('Autre'), author_name, category_id: 10 });
  await anArticle(page, site, { title: long, scheduled_at: '2099-11-20T08:00' });

  await test.step('une génération qui finit, une recherche plus longue que le serveur ne l’accepte', async () => {
    await follow(page, `${LIST}?status=draft&generation=success&count=4&search=${'a'.repeat(250)}`);
    await expect(page.getByText('Articles générés avec succès : 4 article(s)')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Brouillons' })).toHaveAttribute('aria-pressed', 'true');
    await expect(page).toHaveURL(`${LIST}?status=draft&search=${'a'.repeat(200)}`);
    await expect(page.getByRole('searchbox', { name: 'Rechercher un article' })).toHaveValue('a'.repeat(200));
    await expect(search).toHaveAttribute('maxlength', '200');
    await expect(page.getByText('Aucun article trouvé')).toBeVisible();
    await page.getByRole('button', { name: 'Tous' }).click();
    await search.fill(word);
    await expect(page).toHaveURL(`${LIST}?search=${word}`);
  });

  const shown = () => page.getByRole('rowheader').getByRole('link').allTextContents();
  const header = (name: string) => page.getByRole('columnheader', { name, exact: true });
  await header('Titre').getByRole('link').click();
  await expect.poll(shown).toEqual([named('Autre'), named('Bon'), long]);
  await expect(header('Titre')).toHaveAttribute('aria-sort', 'ascending');
  await header('Catégorie').getByRole('link').click();
  await expect.poll(shown).toEqual([long, named('Bon'), named('Autre')]);
  await page.getByRole('combobox', { name: 'Auteur' }).selectOption(author_name);
  await expect.poll(shown).toEqual([named('Bon'), named('Autre')]);
  await page.getByLabel('Publié du').fill('2026-01-01');
  await expect.poll(shown).toEqual([named('Bon')]);
  await page.reload();
  await expect.poll(shown).toEqual([named('Bon')]);
  await page.goBack();
  await expect.poll(shown).toEqual([named('Bon'), named('Autre')]);
  await page.getByRole('combobox', { name: 'Catégorie' }).selectOption('Social');
  await expect.poll(shown).toEqual([named('Autre')]);
  await page.getByRole('link', { name: 'Effacer les filtres' }).click();
  await expect(page).toHaveURL(LIST);

  await test.step('à 390 px, au clavier', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(rowOf(page, long)).toContainText('Publication programmée le 20/11/2099 à 08:00');
    await expect(page.getByRole('columnheader', { name: 'Catégorie' })).toBeHidden();
    expect(await overflow(page)).toBe(0);
    expect(await tableOverflow(page)).toBe(0);
    await page.getByRole('checkbox', { name: `Sélectionner « ${long} »` }).focus();
    await page.keyboard.press('Space');
    await expect(page.getByText('1 article(s) sélectionné(s)')).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: long, exact: true })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/edit\//);
    await page.setViewportSize({ width: 1440, height: 1000 });
  });
};

const actOnSeveral = async (page: Page, site: Site) => {
  const word = randomUUID().slice(0, 8);
  const draft = await anArticle(page, site, { title: `Hypothèque ${word} A` });
  const published = await anArticle(page, site, { title: `Hypothèque ${word} B`, is_published: true });
  await follow(page, `${LIST}?search=${word}`);
  const erase = page.getByRole('button', { name: 'Supprimer', exact: true });
  const publish = page.getByRole('button', { name: 'Publier', exact: true });
  const all = page.getByRole('checkbox', { name: 'Tout sélectionner' });
  await expect(page.getByText('0 article(s) sélectionné(s)')).toBeVisible();
  await expect(erase).toBeDisabled();
  await expect(publish).toBeDisabled();

  await page.getByRole('checkbox', { name: `Sélectionner « ${draft.title} »` }).check();
  await expect(page.getByText('1 article(s) sélectionné(s)')).toBeVisible();
  await expect(all).not.toBeChecked();
  await all.check();
  await expect(page.getByText('2 article(s) sélectionné(s)')).toBeVisible();
  await publish.click();
  await expect(
    page.getByText("1 article(s) étai(en)t déjà publié(s) et n'ont pas été modifié(s)"),
  ).toBeVisible();
  await expect(rowOf(page, draft.title)).toContainText('Publié');
  await expect(page.getByText('0 article(s) sélectionné(s)')).toBeVisible();

  // Unpublishing asks first, and both become drafts.
  await all.check();
  await page.getByRole('button', { name: 'Dépublier', exact: true }).click();
  const withdraw = page.getByRole('alertdialog', { name: 'Dépublier 2 article(s) ?' });
  await expect(withdraw).toContainText('Leurs pages ne seront plus en ligne');
  await withdraw.getByRole('button', { name: 'Dépublier 2 article(s)' }).click();
  await expect(page.getByText('Articles dépubliés avec succès')).toBeVisible();
  await expect(rowOf(page, draft.title)).toContainText('Brouillon');
  await expect(page.getByText('0 article(s) sélectionné(s)')).toBeVisible();
  await all.check();
  await publish.click();
  await expect(rowOf(page, draft.title)).toContainText('Publié');

  // An unchanged import is marked, and published only after a confirmation.
  const text = `Texte importé ${word}, assez long pour être un article et pour être publié tel quel un jour.`;
  const source = { title: `Hypothèque ${word} importée`, content: `<p>${text}</p>`, description: text };
  const sources = { content: JSON.stringify([source]), category_id: 2, origin: 'La Gazette' };
  await call(page, site, 'POST', 'sources/import', sources);
  await page.getByRole('button', { name: 'Textes sources' }).click();
  await expect(page).toHaveURL(/source=true/);
  await expect(rowOf(page, source.title)).toContainText('Texte source');
  await expect(rowOf(page, draft.title)).toHaveCount(0);
  await all.check();
  await publish.click();
  const ask = page.getByRole('alertdialog', { name: 'Publier 1 texte(s) source(s) tel(s) quel(s) ?' });
  await expect(ask).toContainText(`« ${source.title} »`);
  await ask.getByRole('button', { name: 'Annuler' }).click();
  await expect(rowOf(page, source.title)).toContainText('Brouillon');
  await page.getByRole('button', { name: 'Textes sources' }).click();
  await expect(rowOf(page, draft.title)).toBeVisible();
  await page.getByRole('button', { name: 'Publiés' }).click();
  await expect(rowOf(page, source.title)).toHaveCount(0);

  await all.check();
  await erase.click();
  const dialog = page.getByRole('alertdialog', { name: 'Êtes-vous sûr de vouloir supprimer 2 article(s) ?' });
  await expect(dialog.getByRole('button', { name: 'Annuler' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await erase.click();
  await dialog.getByRole('button', { name: 'Supprimer 2 article(s)' }).click();
  await expect(page.getByText('Aucun article trouvé')).toBeVisible();
  // Eight seconds to undo.
  await expect(page.getByText('Articles supprimés avec succès')).toBeVisible();
  await page.getByRole('button', { name: 'Annuler' }).click();
  await expect(rowOf(page, published.title)).toBeVisible();
  await expect(rowOf(page, draft.title)).toBeVisible();
};

test('une suppression qui échoue se lit dans la console ; la corbeille garde, restaure, se parcourt et se vide', async ({
  page,
  site,
  incidents,
}) => {
  incidents.expect(/500/);
  incidents.expect(/Erreur lors de la suppression de l'article/);
  const total = async (): Promise<number> =>
    (await call(page, site, 'GET', 'articles/trash')).pagination.total;
  // With the article deleted below, a single one is on the last page.
  const missing = 20 - ((await total()) % 20);
  const made = await Promise.all(
    Array.from({ length: missing }, (_, index) => anArticle(page, site, { title: aTitle(`Gage ${index}`) })),
  );
  await call(page, site, 'POST', 'articles/bulk-delete', { ids: made.map(({ id }) => id) });
  const title = aTitle('Servitude');
  await anArticle(page, site, { title });

  await test.step('un échec n’affiche rien', async () => {
    await page.goto(`${LIST}?search=${encodeURIComponent(title)}`);
    await page.route('**/api/admin/articles/*', (route) =>
      route.request().method() === 'DELETE' ? route.fulfill({ status: 500, json: {} }) : route.fallback(),
    );
    await page.getByRole('button', { name: `Supprimer « ${title} »` }).click();
    const logged = page.waitForEvent('console', (line) =>
      line.text().includes('Erreur lors de la suppression'),
    );
    await page.getByRole('button', { name: "Supprimer l'article" }).click();
    await logged;
    await expect(page.getByRole('alertdialog')).toBeHidden();
    await expect(rowOf(page, title)).toContainText('Brouillon');
    await expect(page.getByRole('alert')).toHaveCount(0);
    await page.unroute('**/api/admin/articles/*');
  });

  await page.getByRole('button', { name: `Supprimer « ${title} »` }).click();
  const asked = page.getByRole('alertdialog', { name: 'Êtes-vous sûr de vouloir supprimer cet article ?' });
  await asked.getByRole('button', { name: "Supprimer l'article" }).click();
  await expect(page.getByText('Article supprimé avec succès')).toBeVisible();

  const full = await total();
  const last = Math.ceil(full / 20);
  await page.goto(`${LIST}/trash?page=77`);
  await expect(page).toHaveURL(`${LIST}/trash?page=${last}`);
  await expect(page.getByText(`${full} à ${full} sur ${full}`)).toBeVisible();
  await page.getByRole('button', { name: /^Restaurer/ }).click();
  await expect(page.getByText('Article restauré')).toBeVisible();
  await expect(page).toHaveURL(last > 2 ? `${LIST}/trash?page=${last - 1}` : `${LIST}/trash`);
  await expect(page.getByRole('rowheader')).toHaveCount(20);

  await page.getByRole('searchbox').fill(title);
  await expect(page.getByRole('rowheader')).toHaveCount(1);
  await expect(page.getByRole('rowheader', { name: title })).toBeVisible();
  await page.getByRole('button', { name: `Restaurer « ${title} »` }).click();
  await expect(page.getByText('Rien ne correspond à cette recherche.')).toBeVisible();
  await page.getByRole('button', { name: 'Vider la corbeille' }).click();
  await expect(page.getByRole('alertdialog')).toContainText('même ceux que la recherche ne montre pas');
  await page.getByRole('button', { name: 'Annuler' }).click();
  await page.getByRole('link', { name: 'Effacer les filtres' }).last().click();
  await expect(page.getByRole('rowheader')).toHaveCount(Math.min(20, full - 2));

  await page.getByRole('button', { name: 'Vider la corbeille' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Vider la corbeille ?' });
  await expect(dialog).toContainText(`${full - 2} articles seront effacés, avec leurs versions.`);
  await dialog.getByRole('button', { name: 'Vider la corbeille' }).click();
  await expect(page.getByText('La corbeille est vide.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Vider la corbeille' })).toBeDisabled();
  await page.getByRole('link', { name: 'Gestion des articles' }).first().click();
  await expect(rowOf(page, title)).toBeVisible();
});
