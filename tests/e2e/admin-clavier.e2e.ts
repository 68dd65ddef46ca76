import type { Locator, Page } from '@playwright/test';
import { adminPaths } from '#contract/paths.ts';
import { aMessage } from '#tests/support/correspondence.ts';
import {
  anArticle,
  call,
  contentOf,
  expect,
  follow,
  logInAdmin,
  test,
} from '#tests/support/newsroom-site.ts';
import { aBackOfficeNotice } from '#tests/support/review-queue.ts';
import type { Site } from '#tests/support/site.ts';

test.use({ viewport: { width: 1440, height: 1000 } });

/** Reaches a control by the keyboard, from the current focus. */
const goTo = async (page: Page, wanted: Locator, key = 'Tab') => {
  await expect(wanted).toBeVisible();
  // Found once: looking for a role and a name at each key would take longer than the key.
  const control = await wanted.elementHandle();
  for (let pressed = 0; pressed < 90; pressed++) {
    if (await control?.evaluate((element) => element.matches(':focus, :has(:focus)'))) return;
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
  // At once: every key of a field is the browser's own.
  const typeInto = async (wanted: Locator, text: string) => {
    await goTo(page, wanted);
    await keyboard.insertText(text);
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
  await keyboard.insertText('Le preneur peut résilier son bail à la fin de chaque période de trois ans.');
  await goTo(page, field('Catégorie'));
  await keyboard.type('Aff');
  await typeInto(page.getByRole('combobox', { name: 'Mots-clés' }), 'bail');
  await keyboard.press('Enter');
  await goTo(page, field('À la une'));
  await keyboard.press('Space');
  // A date and an hour that a browser reads alike in French and in English.
  await goTo(page, page.getByLabel('Date de publication'));
  await keyboard.type('11112099');
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
    await page.keyboard.insertText(text);
  };
  return { palette, find };
};

test("la palette garde le clavier : avant d’être chargée, rouverte aussitôt, ou pendant qu’un écran se charge ; une liste a ses lignes aux flèches, ses filtres, ses colonnes et son tri dans l'adresse, son fichier ; Ctrl+K trouve et agit", async ({
  page,
  site,
}) => {
  await logInAdmin(page, site);
  await test.step('la palette garde le clavier', () => typeEarly(page));
  await test.step('une liste', () => browse(page, site));
});

const typeEarly = async (page: Page) => {
  const { palette, find } = paletteOf(page);
  const { keyboard } = page;
  const field = palette.getByRole('combobox');
  /** Holds a file of the pages back until it is asked for. */
  const hold = async (file: string) => {
    const { promise, resolve } = Promise.withResolvers<void>();
    await page.route(file, async (route) => {
      await promise;
      await route.continue();
    });
    return resolve;
  };
  const loadPalette = await hold('**/CommandPalette-*.js');
  const loadPayments = await hold('**/PaymentsPage-*.js');
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
  loadPalette();
  await expect(field).toBeFocused();
  await keyboard.type('onces');
  await expect(field).toHaveValue('corbeille annonces');
  await expect(palette.getByRole('option')).toHaveText(['Corbeille des annonces']);
  await keyboard.press('Escape');
  await expect(palette).toBeHidden();
  await expect(search).toBeFocused();

  // Once it is loaded, the first letter may come before its field has the focus.
  await keyboard.press('ControlOrMeta+k');
  await keyboard.type('chiffres');
  await expect(field).toHaveValue('chiffres');
  await keyboard.press('Enter');
  await expect(page).toHaveURL(adminPaths.reviewFigures);

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
  loadPayments();
  await expect(page.getByRole('heading', { level: 1, name: 'Paiements', includeHidden: true })).toBeVisible();
  await keyboard.type('corbeille annonces');
  await expect(field).toHaveValue('corbeille annonces');
  await keyboard.press('Enter');
  await expect(page).toHaveURL(/\/admin\/legal-announcements\/trash$/);
  await page.unrouteAll();
};

const browse = async (page: Page, site: Site) => {
  for (const title of ['Bail de la liste', 'Congé de la liste', 'Zone de la liste'])
    await anArticle(page, site, { title });
  const { id } = await anArticle(page, site, { title: 'Un article jeté' });
  await call(page, site, 'POST', 'articles/bulk-delete', { ids: [id] });
  const rows = page.getByRole('main').getByRole('rowheader').getByRole('link');
  const section = (name: string) =>
    page.getByRole('navigation', { name: 'Administration' }).getByRole('link', { name, exact: true });
  const exported = async (file: string) => {
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Exporter' }).click();
    expect((await download).suggestedFilename()).toMatch(new RegExp(`^${file}-\\d{4}-\\d{2}-\\d{2}\\.csv$`));
  };
  const filter = async (heading: string, label: string, choice: string, query: RegExp) => {
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    await page.getByRole('combobox', { name: label }).selectOption(choice);
    await expect(page).toHaveURL(query);
    await expect(page.getByRole('link', { name: 'Effacer les filtres' }).first()).toBeVisible();
  };

  await test.step('les articles', async () => {
    await follow(page, '/admin/articles?search=liste&sortBy=title');
    await expect(rows.first()).toHaveText('Bail de la liste');
    await expect(page.getByRole('link', { name: 'Sources' })).toHaveAttribute('href', adminPaths.sources);
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
    await exported('articles');
    await rows.nth(1).press('Enter');
    await expect(page.getByLabel('Titre', { exact: true })).toHaveValue('Congé de la liste');
  });

  await test.step('leur corbeille, les transmissions, les utilisateurs, le journal', async () => {
    await section('Articles').click();
    await page.getByRole('link', { name: 'Corbeille' }).click();
    await filter('Corbeille', 'Statut', 'draft', /articles\/trash\?status=draft$/);
    await exported('articles-corbeille');
    await section('Annonces à transmettre').click();
    await filter('Annonces à transmettre', 'État', 'prepared', /transmissions\?state=prepared$/);
    await exported('transmissions');

    await section('Utilisateurs').click();
    await filter('Utilisateurs', 'État', 'active', /utilisateurs\?state=active$/);
    await exported('utilisateurs');
    const role = page.getByRole('columnheader', { name: 'Rôle' });
    await role.getByRole('link').click();
    await expect(role).toHaveAttribute('aria-sort', 'ascending');
    await page.getByText('Colonnes', { exact: true }).click();
    await page.getByRole('checkbox', { name: 'Rôle' }).click();
    await expect(role).toBeHidden();
    await page.getByRole('searchbox').fill('bob');
    await expect(page.getByRole('rowheader')).toHaveCount(1);
    // A name is in no address.
    await expect(page).toHaveURL(/utilisateurs\?state=active&sortBy=role&sortOrder=asc&hidden=role$/);

    await section('Journal').click();
    await page.getByRole('columnheader', { name: 'Date' }).getByRole('link').click();
    await expect(page).toHaveURL(/sortBy=at&sortOrder=asc/);
    await expect(page.getByRole('table', { name: 'de la plus ancienne à la plus récente' })).toBeVisible();
  });

  await test.step("Ctrl+K trouve un article, une annonce et qui n'a envoyé qu'un message, agit, et ne met rien dans les adresses", async () => {
    const title = `Le registre du clavier ${crypto.randomUUID().slice(0, 8)}`;
    const article = await anArticle(page, site, { title });
    const notice = await aBackOfficeNotice(page, site);
    const { email } = await aMessage(page, site);
    const { keyboard } = page;
    const { palette, find } = paletteOf(page);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));

    await find(title);
    await expect(palette.getByRole('option', { name: title })).toBeVisible();
    await keyboard.press('Enter');
    await expect(page).toHaveURL(new RegExp(`/edit/${article.id}$`));
    await find(notice.referenceNumber);
    await expect(palette.getByRole('option', { name: notice.referenceNumber })).toBeVisible();
    await keyboard.press('Enter');
    await expect(page).toHaveURL(new RegExp(`/edit/${notice.id}$`));

    // In the editor the shortcut is the editor's own.
    await contentOf(page).click();
    await keyboard.press('ControlOrMeta+k');
    await expect(palette).toBeHidden();
    await page.getByLabel('Titre', { exact: true }).focus();
    await find('rien de tel nulle part');
    await expect(palette.getByText('Aucun résultat')).toBeVisible();
    await keyboard.press('Escape');
    await expect(palette).toBeHidden();

    await find(email);
    await palette.getByRole('option', { name: email }).click();
    await expect(page).toHaveURL(/\/admin\/clients\?message=/);
    const [name = ''] = email.split('@');
    expect(asked.filter((url) => url.includes(name))).toEqual([]);

    await find('courriel essai');
    await keyboard.press('Enter');
    await expect(page.getByText("Courriel d'essai en file")).toBeVisible();
    await expect(palette).toBeHidden();
    await find('nouvelle annonce');
    await keyboard.press('Enter');
    await expect(page).toHaveURL(/\/admin\/legal-announcements\/create$/);
    await find('déconnexion');
    await keyboard.press('Enter');
    await expect(page).toHaveURL('/');
  });
};
