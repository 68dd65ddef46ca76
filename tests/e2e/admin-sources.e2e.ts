import { violationsOn } from '#tests/support/axe.ts';
import { call, expect, logInAdmin, overflow, test } from '#tests/support/newsroom-site.ts';

const SOURCES = '/admin/articles/sources';

const TEXT =
  'Le tribunal a rappelé le 4 juin 2026 que le congé donné par lettre simple reste sans effet, quel que soit le motif.';
const FILE = JSON.stringify([
  {
    title: 'Le congé par lettre simple',
    date: '2026-06-05',
    origin: 'La Gazette des essais',
    link: 'https://gazette.exemple/conge',
    content: `<p>${TEXT}</p><script>alert(1)</script>`,
  },
  { title: 'Trop court', content: 'Rien.' },
]);

const FEED = `<?xml version="1.0" encoding="utf-8"?><rss version="2.0"><channel><title>Le Fil des essais</title><link>https://fil.exemple/</link><description>d</description>
<item><title>Bail rural : le délai d'un an</title><link>https://fil.exemple/bail</link><pubDate>Mon, 01 Jun 2026 08:00:00 GMT</pubDate><description>${TEXT} Et le bailleur rural attend un an.</description></item></channel></rss>`;

test.beforeEach(({ page, site }) => logInAdmin(page, site));

test('des sources s’importent, se dédoublonnent, se refusent avec leurs raisons et se retrouvent', async ({
  page,
  site,
  incidents,
}) => {
  incidents.expect(/400|422/);
  const known = [{ title: 'Une source de la veille', content: `${TEXT} La veille.` }];
  await call(page, site, 'POST', 'sources/import', { content: JSON.stringify(known), category_id: 3 });
  // A page number above the last is the last page.
  await page.goto(`${SOURCES}?page=900`);
  await expect(page).toHaveURL(SOURCES);
  await page.getByRole('button', { name: 'Importer des sources' }).click();
  const form = page.getByRole('form', { name: 'Importer des sources' });
  const send = form.getByRole('button', { name: 'Importer' });
  await send.click();
  await expect(form.getByText('Choisissez un fichier.')).toBeVisible();
  await expect(form.getByText('La catégorie est requise')).toBeVisible();

  const give = async (name: string, text: string) => {
    await form.getByLabel('Fichier').setInputFiles({ name, mimeType: 'text/xml', buffer: Buffer.from(text) });
    await send.click();
  };
  await form.getByLabel('Catégorie').selectOption('Civil');
  await give('x.rss', 'bonjour');
  await expect(
    page.getByText("Ce texte n'est ni un flux RSS ou Atom, ni un fichier JSON de sources."),
  ).toBeVisible();
  await give('sources.json', FILE);
  const result = page.getByRole('list', { name: 'Résultat, source par source' });
  await expect(result.getByRole('listitem').filter({ hasText: 'Le congé par lettre simple' })).toContainText(
    'Importée',
  );
  await expect(result.getByRole('listitem').filter({ hasText: 'Trop court' })).toContainText(/Refusée : .+/);
  const row = page.getByRole('row').filter({ hasText: 'Le congé par lettre simple' });
  await expect(row).toContainText('La Gazette des essais');
  await expect(row).toContainText('05/06/2026');
  await expect(row.getByRole('link', { name: /Voir l'original/ })).toHaveAttribute(
    'href',
    'https://gazette.exemple/conge',
  );
  await expect(row.getByRole('cell', { name: 'Non' })).toBeVisible();

  await give('sources.json', FILE);
  await expect(result.getByRole('listitem').filter({ hasText: 'Le congé par lettre simple' })).toContainText(
    'Déjà connue',
  );
  await give('fil.rss', FEED);
  await expect(page.getByRole('row').filter({ hasText: 'Bail rural : le délai d’un an' })).toContainText(
    'Le Fil des essais',
  );
  expect(await violationsOn(page)).toEqual([]);

  await page.getByRole('searchbox', { name: 'Rechercher une source' }).fill('rural');
  await expect(page.getByRole('row')).toHaveCount(2);
  await expect(page).toHaveURL(`${SOURCES}?search=rural`);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Exporter' }).click();
  expect((await download).suggestedFilename()).toMatch(/^sources-\d{4}-\d{2}-\d{2}\.csv$/);
  await page.getByRole('button', { name: /^Utilisées/ }).click();
  await expect(page.getByText('Rien ne correspond à cette recherche.')).toBeVisible();
  await page.getByRole('link', { name: 'Effacer les filtres' }).last().click();
  await expect(page).toHaveURL(SOURCES);
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(row).toBeVisible();
  expect(await overflow(page)).toBe(0);
});
