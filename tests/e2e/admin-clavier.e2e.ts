import type { Locator, Page } from '@playwright/test';
import { aMessage } from '#tests/support/correspondence.ts';
import { anArticle, call, contentOf, expect, logInAdmin, test } from '#tests/support/newsroom-site.ts';
import { aBackOfficeNotice } from '#tests/support/review-queue.ts';

test.use({ viewport: { width: 1440, height: 1000 } });

/** Reaches a control by the keyboard, from the current focus. */
const goTo = async (page: Page, wanted: Locator, key = 'Tab') => {
  await expect(wanted).toBeVisible();
  for (let pressed = 0; pressed < 90; pressed++) {
    if (await wanted.evaluate((element) => element.matches(':focus, :has(:focus)'))) return;
    await page.keyboard.press(key);
  }
  throw new Error(`${key} never reaches ${wanted}`);
};

test('un article entier au clavier : écrit, étiqueté, illustré, programmé, publié @both-engines', async ({
  page,
  site,
}) => {
  await logInAdmin(page, site);
  const { keyboard } = page;
  const field = (label: string) => page.getByLabel(label, { exact: true });
  const press = async (name: string) => {
    await goTo(page, page.getByRole('button', { name, exact: true }));
    await keyboard.press('Enter');
  };
  const typeInto = async (wanted: Locator, text: string) => {
    await goTo(page, wanted);
    await keyboard.type(text);
  };
  await page.goto('/admin/articles/create');
  await goTo(page, page.getByRole('link', { name: /^Rédaction manuelle/ }));
  await keyboard.press('Enter');
  await expect(contentOf(page)).toBeVisible();

  await typeInto(field('Titre'), 'Le bail sans souris');
  await typeInto(field('Description'), 'Ce que le clavier sait faire.');
  const tools = page.getByRole('toolbar');
  await goTo(page, tools);
  await goTo(page, tools.getByRole('button', { name: 'Titre H2' }), 'ArrowRight');
  await keyboard.press('Enter');
  await keyboard.type('Le congé');
  await keyboard.press('Enter');
  await keyboard.type('Le preneur peut résilier son bail à la fin de chaque période de trois ans.');
  await goTo(page, field('Catégorie'));
  await keyboard.type('Aff');
  await typeInto(page.getByRole('combobox', { name: 'Mots-clés' }), 'bail');
  await keyboard.press('Enter');
  await goTo(page, field('À la une'));
  await keyboard.press('Space');
  // A date and an hour that a browser reads alike in French and in English.
  await typeInto(page.getByLabel('Date de publication'), '11112099');
  await keyboard.press('ArrowRight');
  await keyboard.type('0800a');
  await typeInto(page.getByLabel("URL de l'image"), '/favicon.svg');
  await typeInto(page.getByLabel('Texte alternatif'), 'Une balance');
  await keyboard.press('ControlOrMeta+s');
  await expect(page.getByText('Article créé avec succès')).toBeVisible();
  const publication = page.getByRole('region', { name: 'Publication' });
  await expect(publication.getByText('Programmé')).toBeVisible();
  await expect(page.getByLabel('Date de publication')).toHaveValue('2099-11-11T08:00');

  await press('Faire paraître sans attendre');
  await press('Faire paraître maintenant');
  await expect(page.getByText('Article publié avec succès')).toBeVisible();
  await goTo(page, page.getByRole('link', { name: 'Voir la page' }));
  await keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Le bail sans souris' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 2, name: 'Le congé' })).toBeVisible();
  await expect(page.getByRole('img', { name: 'Une balance' })).toBeVisible();
  await expect(page.getByText('bail', { exact: true }).first()).toBeVisible();
});

const paletteOf = (page: Page) => {
  const palette = page.getByRole('dialog', { name: 'Palette de commandes' });
  const find = async (text: string) => {
    // The shortcut is listened to once the screen is there.
    await expect(page.getByRole('main').getByRole('heading', { level: 1 }).first()).toBeVisible();
    await page.keyboard.press('ControlOrMeta+k');
    await expect(palette.getByRole('combobox')).toBeFocused();
    await page.keyboard.type(text);
  };
  return { palette, find };
};

test("Ctrl+K trouve un écran et une annonce, et laisse son raccourci à l'éditeur", async ({ page, site }) => {
  await logInAdmin(page, site);
  const notice = await aBackOfficeNotice(page, site);
  const { keyboard } = page;
  const { palette, find } = paletteOf(page);
  await page.goto('/admin');

  await find('corbeille annonce');
  await expect(palette.getByRole('option')).toHaveText(['Corbeille des annonces']);
  await keyboard.press('Enter');
  await expect(page).toHaveURL(/\/admin\/legal-announcements\/trash$/);
  await expect(palette).toBeHidden();

  await find(notice.referenceNumber);
  await expect(palette.getByRole('option', { name: notice.referenceNumber })).toBeVisible();
  await keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`/edit/${notice.id}$`));

  // In the editor the shortcut makes a link.
  await contentOf(page).click();
  await keyboard.press('ControlOrMeta+k');
  await expect(palette).toBeHidden();
});

test('Ctrl+K trouve un article et un client, et dit quand il ne trouve rien', async ({ page, site }) => {
  await logInAdmin(page, site);
  const title = `Le registre du clavier ${crypto.randomUUID().slice(0, 8)}`;
  const article = await anArticle(page, site, { title });
  await aBackOfficeNotice(page, site);
  const { keyboard } = page;
  const { palette, find } = paletteOf(page);
  await page.goto('/admin/articles');
  await find(title);
  await expect(palette.getByRole('option', { name: title })).toBeVisible();
  await keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`/edit/${article.id}$`));

  await find('elise@verlope.example');
  await palette.getByRole('option', { name: 'elise@verlope.example' }).click();
  await expect(page).toHaveURL(/\/admin\/clients\?announcement=/);
  await expect(page.getByRole('main').getByText('elise@verlope.example').first()).toBeVisible();

  await page.goto('/admin/articles');
  await find('rien de tel nulle part');
  await expect(palette.getByText('Aucun résultat')).toBeVisible();
  await keyboard.press('Escape');
  await expect(palette).toBeHidden();
});

test('ce qui est tapé avant que la palette soit chargée est gardé, et Échap rend la main', async ({
  page,
  site,
}) => {
  await logInAdmin(page, site);
  const { palette } = paletteOf(page);
  const { keyboard } = page;
  const loading = Promise.withResolvers<void>();
  await page.route('**/CommandPalette-*.js', async (route) => {
    await loading.promise;
    await route.continue();
  });
  await page.goto('/admin/articles');
  const search = page.getByRole('main').getByRole('searchbox').first();
  await search.focus();
  await keyboard.press('ControlOrMeta+k');
  await keyboard.type('corbeille art');
  await keyboard.press('Backspace');
  await keyboard.press('Escape');
  await expect(palette).toBeHidden();
  await expect(search).toBeFocused();
  await expect(search).toHaveValue('');

  await keyboard.press('ControlOrMeta+k');
  await keyboard.type('corbeille ann');
  await expect(palette.getByText('Chargement...')).toBeVisible();
  loading.resolve();
  await expect(palette.getByRole('combobox')).toBeFocused();
  await keyboard.type('onces');
  await expect(palette.getByRole('combobox')).toHaveValue('corbeille annonces');
  await expect(palette.getByRole('option')).toHaveText(['Corbeille des annonces']);
  await keyboard.press('Escape');
  await expect(palette).toBeHidden();
  await expect(search).toBeFocused();

  // Once it is loaded, the first letter may come before its field has the focus.
  await keyboard.press('ControlOrMeta+k');
  await keyboard.type('corbeille annonces');
  await expect(palette.getByRole('combobox')).toHaveValue('corbeille annonces');
  await keyboard.press('Enter');
  await expect(page).toHaveURL(/\/admin\/legal-announcements\/trash$/);
});

test('la palette rouverte aussitôt, ou pendant qu’un écran se charge, garde le clavier', async ({
  page,
  site,
}) => {
  await logInAdmin(page, site);
  const { palette, find } = paletteOf(page);
  const { keyboard } = page;
  const field = palette.getByRole('combobox');
  const loading = Promise.withResolvers<void>();
  await page.route('**/PaymentsPage-*.js', async (route) => {
    await loading.promise;
    await route.continue();
  });
  await page.goto('/admin/articles');
  await find('corbeille articles');
  // The palette that Enter closes is still in the page when it is asked for again.
  await keyboard.press('Enter');
  await keyboard.press('ControlOrMeta+k');
  await expect(field).toBeFocused();
  await expect(page).toHaveURL(/\/admin\/articles\/trash$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Corbeille', includeHidden: true })).toBeVisible();
  await keyboard.type('paiements');
  await expect(palette.getByRole('option').first()).toHaveText('Paiements');

  await keyboard.press('Enter');
  await expect(palette).toBeHidden();
  await keyboard.press('ControlOrMeta+k');
  await expect(field).toBeFocused();
  loading.resolve();
  await expect(page.getByRole('heading', { level: 1, name: 'Paiements', includeHidden: true })).toBeVisible();
  await keyboard.type('corbeille annonces');
  await expect(field).toHaveValue('corbeille annonces');
  await keyboard.press('Enter');
  await expect(page).toHaveURL(/\/admin\/legal-announcements\/trash$/);
});

test("Ctrl+K trouve qui n'a envoyé qu'un message, agit, et ne met rien dans les adresses", async ({
  page,
  site,
}) => {
  await logInAdmin(page, site);
  const { email } = await aMessage(page, site);
  const { palette, find } = paletteOf(page);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto('/admin/articles');
  await find(email);
  await palette.getByRole('option', { name: email }).click();
  await expect(page).toHaveURL(/\/admin\/clients\?message=/);
  const [name = ''] = email.split('@');
  expect(asked.filter((url) => url.includes(name))).toEqual([]);

  await find('courriel essai');
  await page.keyboard.press('Enter');
  await expect(page.getByText("Courriel d'essai en file")).toBeVisible();
  await expect(palette).toBeHidden();
  await find('nouvelle annonce');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/admin\/legal-announcements\/create$/);
  await find('déconnexion');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/');
});

test("une liste : ses lignes aux flèches, ses colonnes et son tri dans l'adresse, son fichier", async ({
  page,
  site,
}) => {
  await logInAdmin(page, site);
  for (const title of ['Bail de la liste', 'Congé de la liste', 'Zone de la liste'])
    await anArticle(page, site, { title });
  const rows = page.getByRole('main').getByRole('rowheader').getByRole('link');
  await page.goto('/admin/articles?search=liste&sortBy=title');
  await expect(rows.first()).toHaveText('Bail de la liste');
  await rows.first().focus();
  await page.keyboard.press('ArrowDown');
  await expect(rows.nth(1)).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowUp');
  await expect(rows.nth(1)).toBeFocused();

  await page.getByText('Colonnes', { exact: true }).click();
  await page.getByRole('checkbox', { name: 'Catégorie' }).click();
  await expect(page).toHaveURL(/[?&]hidden=category/);
  await expect(page.getByRole('columnheader', { name: 'Catégorie' })).toBeHidden();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Exporter' }).click();
  expect((await download).suggestedFilename()).toMatch(/^articles-\d{4}-\d{2}-\d{2}\.csv$/);
  await rows.nth(1).press('Enter');
  await expect(page.getByLabel('Titre', { exact: true })).toHaveValue('Congé de la liste');

  await page.goto('/admin/journal');
  await page.getByRole('columnheader', { name: 'Date' }).getByRole('link').click();
  await expect(page).toHaveURL(/sortBy=at&sortOrder=asc/);
  await expect(page.getByRole('table', { name: 'de la plus ancienne à la plus récente' })).toBeVisible();
});

test('utilisateurs, sources, transmissions et corbeilles : tri, filtres, colonnes et fichier comme les autres listes', async ({
  page,
  site,
}) => {
  await logInAdmin(page, site);
  const { id } = await anArticle(page, site, { title: 'Un article jeté' });
  await call(page, site, 'POST', 'articles/bulk-delete', { ids: [id] });
  const notice = await aBackOfficeNotice(page, site);
  await call(page, site, 'POST', 'legal-announcements/bulk-delete', { ids: [notice.id] });
  for (const [path, file, filter] of [
    ['/admin/utilisateurs', 'utilisateurs', 'state=active'],
    ['/admin/articles/sources', 'sources', 'status=available'],
    ['/admin/articles/trash', 'articles-corbeille', 'status=draft'],
    ['/admin/legal-announcements/trash', 'annonces-legales-corbeille', 'status=draft'],
    ['/admin/legal-announcements/transmissions', 'transmissions', 'state=prepared'],
  ] as const) {
    await page.goto(`${path}?${filter}`);
    await expect(page.getByRole('link', { name: 'Effacer les filtres' }).first(), path).toBeVisible();
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Exporter' }).click();
    expect((await download).suggestedFilename()).toMatch(new RegExp(`^${file}-\\d{4}-\\d{2}-\\d{2}\\.csv$`));
    await page.keyboard.press('/');
    await expect(page.getByRole('searchbox'), path).toBeFocused();
  }
  await page.goto('/admin/utilisateurs');
  const role = page.getByRole('columnheader', { name: 'Rôle' });
  await role.getByRole('link').click();
  await expect(role).toHaveAttribute('aria-sort', 'ascending');
  await page.getByText('Colonnes', { exact: true }).click();
  await page.getByRole('checkbox', { name: 'Rôle' }).click();
  await expect(role).toBeHidden();
  await page.getByRole('searchbox').fill('bob');
  await expect(page.getByRole('rowheader')).toHaveCount(1);
  // A name is in no address.
  await expect(page).toHaveURL(/utilisateurs\?sortBy=role&sortOrder=asc&hidden=role$/);
});
