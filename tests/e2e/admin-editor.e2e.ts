import type { Browser, Locator, Page } from '@playwright/test';
import { violationsOn } from '#tests/support/axe.ts';
import { docsClipboard, WORD_CLIPBOARD } from '#tests/support/clipboard-html.ts';
import {
  anArticle,
  call,
  contentOf,
  distorted,
  expect,
  follow,
  logInAdmin,
  overflow,
  test,
  upload,
} from '#tests/support/newsroom-site.ts';
import { noisyImage } from '#tests/support/noisy-image.ts';
import { holdFrames } from '#tests/support/page-clock.ts';
import type { Site } from '#tests/support/site.ts';

const CREATE = '/admin/articles/create';
const LONG = 'Le preneur peut résilier son bail à la fin de chaque période de trois ans.';

/** Markup older than this editor: its toolbar cannot make it. */
const OLD =
  '<section><table><caption>Délais</caption><thead><tr><th scope="col">Acte</th></tr></thead><tbody><tr><td colspan="2">3 m<sup>2</sup></td></tr></tbody></table><figure><img src="/favicon.svg" alt="Une salle"><figcaption>La salle</figcaption></figure></section><h4>Petit titre</h4><hr>';
const PRESERVED = [
  /<caption>Délais<\/caption>/,
  /<th scope="col">/,
  /<td colspan="2">/,
  /3 m<sup>2<\/sup>/,
  /<figure><img src="\/favicon\.svg" alt="Une salle" \/><figcaption>La salle<\/figcaption><\/figure>/,
  /<h4>Petit titre<\/h4>/,
  /<hr \/>/,
];

test.use({ viewport: { width: 1440, height: 1000 } });

test.beforeEach(({ page, site }) => logInAdmin(page, site));

test('le choix, la création, ses messages, et un article publié ; il s’enregistre au clavier, garde ses versions et se programme', async ({
  page,
  site,
  incidents,
}) => {
  incidents.expect(/400 .*\/api\/admin\/articles\/[\w-]+\)/);
  await test.step('la création', () => createAndPublish(page));
  await test.step('un article enregistré', () => saveAndSchedule(page, site));
});

const createAndPublish = async (page: Page) => {
  await page.goto(CREATE);
  await expect(page.getByRole('heading', { name: 'Génération avec IA' })).toBeVisible();
  await page.getByRole('link', { name: /Rédaction manuelle/ }).click();
  await expect(page).toHaveURL(`${CREATE}/manual`);
  await expect(contentOf(page)).toBeVisible();

  await page.getByRole('button', { name: 'Reformuler', exact: true }).click();
  await expect(
    page.getByText("Enregistrez d'abord l'article : la reformulation part d'un article enregistré."),
  ).toBeVisible();

  // Nothing is sent: every field shows its error.
  const sent: string[] = [];
  page.on('request', (request) => request.method() === 'POST' && sent.push(request.url()));
  await page.getByRole('button', { name: 'Enregistrer' }).click();
  for (const message of [
    'Le titre est requis',
    'La catégorie est requise',
    'La description est requise',
    'Le contenu est requis',
  ])
    await expect(page.getByText(message)).toBeVisible();
  await expect(page.getByLabel('Titre', { exact: true })).toBeFocused();
  await page.getByLabel('Titre', { exact: true }).fill('Bail');
  await contentOf(page).fill('Court.');
  await expect(page.getByText('Le titre doit comporter au moins 5 caractères')).toBeVisible();
  await expect(page.getByText('Le contenu doit comporter au moins 50 caractères')).toBeVisible();
  expect(sent.filter((url) => url.endsWith('/admin/articles'))).toEqual([]);

  await page.getByLabel('Titre', { exact: true }).fill('Bail commercial : la sortie triennale');
  await page.getByLabel('Description').fill('Trois ans, six ans, neuf ans.');
  await page.getByLabel('Catégorie').selectOption('Affaires');
  await page.getByLabel('Signature').fill('Élise Marvaudon');
  await page.getByLabel('Mots-clés').fill('bail');
  await page.keyboard.press('Enter');
  await contentOf(page).fill(LONG);
  await expect(page.getByText(/^15 mots · 1 minute\(s\) de lecture$/)).toBeVisible();

  // The toolbar, by the keyboard: a heading, a list, a link.
  await contentOf(page).press('End');
  await page.keyboard.press('Enter');
  await page.keyboard.insertText('Le congé');
  // The next key goes to the text, also when it is pressed before the page is drawn again.
  const drawFrames = await holdFrames(page);
  await page.getByRole('button', { name: 'Titre H2' }).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await page.keyboard.insertText('voir le texte');
  await drawFrames();
  await page.keyboard.press('Shift+Home');
  await page.getByRole('button', { name: 'Lien', exact: true }).click();
  const link = page.getByRole('dialog', { name: 'Lien' });
  await link.getByLabel('Adresse du lien').fill('n’importe quoi');
  await link.getByRole('button', { name: 'Appliquer' }).click();
  await expect(link.getByText(/Saisissez une adresse/)).toBeVisible();
  await link.getByLabel('Adresse du lien').fill('www.exemple.fr/bail');
  await link.getByRole('button', { name: 'Appliquer' }).click();
  await expect(contentOf(page).getByRole('link')).toHaveAttribute('href', 'https://www.exemple.fr/bail');
  await expect(contentOf(page).getByRole('heading', { level: 2, name: 'Le congé' })).toBeVisible();
  const structure = page.getByRole('region', { name: 'Structure' });
  await expect(structure).toContainText('Le titre de niveau 1 (h1) manque.');
  await expect(structure).not.toContainText('Aucun intertitre (h2).');
  await expect(structure).toContainText("le titre de l'article sert déjà de titre de niveau 1 (h1)");

  await page.getByRole('button', { name: 'Aperçu', exact: true }).click();
  const preview = page.getByRole('dialog', { name: 'Aperçu' });
  await expect(
    preview.getByRole('heading', { level: 1, name: 'Bail commercial : la sortie triennale' }),
  ).toBeVisible();
  await expect(preview.getByText('Par Élise Marvaudon')).toBeVisible();
  await preview.getByRole('button', { name: 'Fermer' }).click();

  await page.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(page.getByText('Article créé avec succès')).toBeVisible();
  await expect(page).toHaveURL(/\/admin\/articles\/edit\//);

  const publish = page.getByRole('button', { name: 'Publier', exact: true });
  await expect(publish).toHaveAccessibleDescription('Immédiat');
  await publish.dblclick();
  await expect(page.getByText('Article publié avec succès')).toBeVisible();
  const unpublish = page.getByRole('button', { name: 'Dépublier', exact: true });
  await expect(unpublish).toBeVisible();
  await unpublish.click();
  const asked = page.getByRole('alertdialog', { name: 'Dépublier cet article ?' });
  await asked.getByRole('button', { name: 'Annuler' }).click();
  await expect(unpublish).toBeFocused();
  await unpublish.click();
  await asked.getByRole('button', { name: "Dépublier l'article" }).click();
  await expect(page.getByText('Article dépublié avec succès')).toBeVisible();
  await expect(publish).toBeVisible();
};

const saveAndSchedule = async (page: Page, site: Site) => {
  const { id } = await anArticle(page, site, { title: 'Les versions du bail' });
  await follow(page, `/admin/articles/edit/${id}`);
  await expect(contentOf(page)).toContainText('le bail peut être résilié');
  await contentOf(page).press('ControlOrMeta+End');
  await page.keyboard.insertText(' Une phrase de plus.');
  await page.keyboard.press('ControlOrMeta+s');
  await expect(page.getByText('Article mis à jour avec succès')).toBeVisible();
  await expect(page.getByText(/^Enregistré à \d\d:\d\d$/)).toBeVisible();

  const versions = page.getByRole('region', { name: 'Versions' });
  await expect(versions.getByRole('button')).toHaveCount(2);
  await versions.getByRole('button', { name: /^Version 1,/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Version 1' });
  await expect(dialog.locator('ins')).toContainText('Une phrase de plus.');
  expect(await violationsOn(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Restaurer cette version' }).click();
  await expect(page.getByText('Version 1 restaurée')).toBeVisible();
  await expect(contentOf(page)).not.toContainText('Une phrase de plus.');

  // A date typed in part is empty for the browser: it must not be saved as « no date ».
  const date = page.getByLabel('Date de publication');
  await date.focus();
  await page.keyboard.type('12');
  await page.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(date).toHaveAccessibleDescription(/Complétez cette date, ou effacez-la\./);
  await expect(date).toBeFocused();
  await date.fill('2099-11-20T08:00');
  await page.getByLabel('À la une').check();
  await page.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(page.getByText('Article mis à jour avec succès')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Publication' }).getByText('Programmé')).toBeVisible();
  await date.fill('2001-01-01T08:00');
  await page.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(page.getByText('La date de publication doit être dans le futur.').first()).toBeVisible();

  // « Publier » with a future date schedules the article, also a second time and also after a save.
  const publish = page.getByRole('button', { name: 'Publier', exact: true });
  const publication = page.getByRole('region', { name: 'Publication' });
  const confirmation = page.getByText('Publication programmée le 20/11/2099 à 08:00');
  await date.fill('2099-11-20T08:00');
  await expect(publish).toHaveAccessibleDescription('Programmé pour le 20/11/2099 à 08:00');
  for (const _press of [1, 2]) {
    await publish.click();
    await expect(confirmation).toBeVisible();
    await expect(publication.getByText('Programmé')).toBeVisible();
    await page.locator('form').getByRole('button', { name: 'Fermer' }).click();
    await expect(confirmation).toHaveCount(0);
  }
  expect((await call(page, site, 'GET', `articles/${id}`)).article.status).toBe('scheduled');

  // Publishing early is a separate action, with a confirmation.
  await publication.getByRole('button', { name: 'Faire paraître sans attendre' }).click();
  const asked = page.getByRole('alertdialog');
  await expect(asked).toContainText('Il est programmé pour le 20/11/2099 à 08:00.');
  await asked.getByRole('button', { name: 'Faire paraître maintenant' }).click();
  await expect(page.getByText('Article publié avec succès')).toBeVisible();
};

test('une image se dépose, dit où elle en est, se décrit, et remplit son cadre sans se déformer', async ({
  page,
  site,
  incidents,
}) => {
  incidents.expect(/400.*upload/);
  await test.step('elle se dépose et se décrit', () => dropImages(page, site));
  await test.step('de n’importe quelles proportions, elle ne se déforme pas', () =>
    showPhotographs(page, site));
});

const dropImages = async (page: Page, site: Site) => {
  const { id } = await anArticle(page, site, { title: 'Une image pour le bail' });
  await page.goto(`/admin/articles/edit/${id}`);
  const panel = page.getByRole('region', { name: 'Image' });
  const choose = panel.getByLabel('Choisir une image');
  await choose.setInputFiles({ name: 'note.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF') });
  await expect(panel.getByText('Le fichier doit être une image (jpg, png, gif, webp)')).toBeVisible();
  // The content of the file decides: the message is the server's.
  await choose.setInputFiles({ name: 'faux.png', mimeType: 'image/png', buffer: Buffer.from('<svg/>') });
  await expect(panel.getByText('Le fichier doit être une image (jpg, png, gif, webp)')).toBeVisible();

  const network = await page.context().newCDPSession(page);
  await network.send('Network.enable');
  const slow = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: 150_000 };
  await network.send('Network.emulateNetworkConditions', slow);
  const [bytes = '', small = ''] = (await Promise.all([noisyImage(), noisyImage(90, 60)])).map((image) =>
    image.toString('base64'),
  );
  const dropped = await page.evaluateHandle((image) => {
    const data = new DataTransfer();
    const raw = Uint8Array.from(atob(image), (char) => char.charCodeAt(0));
    data.items.add(new File([raw], 'audience.png', { type: 'image/png' }));
    return data;
  }, bytes);
  await panel.getByText('Glissez une image ici').dispatchEvent('drop', { dataTransfer: dropped });
  const progress = panel.getByRole('progressbar', { name: 'audience.png' });
  await expect
    .poll(async () => Number(await progress.getAttribute('value').catch(() => 0)), { intervals: [50] })
    .toBeGreaterThan(0);
  await network.send('Network.emulateNetworkConditions', { ...slow, uploadThroughput: -1 });
  await expect(panel.getByText('Image téléversée avec succès')).toBeVisible();
  await expect(panel.getByLabel("URL de l'image")).toHaveValue(/^uploads\//);
  await expect(panel.getByText("Cette image n'a pas de texte alternatif.")).toBeVisible();
  await panel.getByLabel('Texte alternatif').fill("Une salle d'audience");
  await page.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(page.getByText('Article mis à jour avec succès')).toBeVisible();

  // An image in the text needs an alternative text.
  await contentOf(page).press('ControlOrMeta+End');
  await page.getByRole('button', { name: 'Image', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Image' });
  await dialog.getByLabel('Choisir une image').setInputFiles({
    name: 'audience.png',
    mimeType: 'image/png',
    buffer: Buffer.from(small, 'base64'),
  });
  await expect(dialog.getByLabel("URL de l'image")).toHaveValue(/^uploads\//);
  await dialog.getByRole('button', { name: "Insérer l'image" }).click();
  await expect(dialog.getByText("Dites ce que montre l'image, ou qu'elle est décorative.")).toBeVisible();
  expect(await violationsOn(page)).toEqual([]);
  await dialog.getByRole('textbox', { name: 'Texte alternatif' }).fill('La salle vide');
  await dialog.getByRole('button', { name: "Insérer l'image" }).click();
  await expect(contentOf(page).getByRole('img', { name: 'La salle vide' })).toBeVisible();
  await page.keyboard.insertText('La suite.');

  // Dropped or pasted on the text: uploaded at once, with the same question as any other.
  for (const [event, name] of [
    ['drop', 'Le plan'],
    ['paste', 'Le greffe'],
  ] as const) {
    await contentOf(page).evaluate(
      (text, { type, image }) => {
        const data = new DataTransfer();
        const raw = Uint8Array.from(atob(image), (char) => char.charCodeAt(0));
        data.items.add(new File([raw], 'plan.png', { type: 'image/png' }));
        const { left, bottom } = (text.lastElementChild ?? text).getBoundingClientRect();
        const common = { bubbles: true, cancelable: true };
        text.dispatchEvent(
          type === 'drop'
            ? new DragEvent(type, { ...common, dataTransfer: data, clientX: left + 300, clientY: bottom - 5 })
            : new ClipboardEvent(type, { ...common, clipboardData: data }),
        );
      },
      { type: event, image: small },
    );
    await expect(dialog.getByLabel("URL de l'image")).toHaveValue(/^uploads\//);
    await dialog.getByRole('textbox', { name: 'Texte alternatif' }).fill(name);
    await dialog.getByLabel('Légende').fill(`${name}, archives`);
    await dialog.getByRole('button', { name: "Insérer l'image" }).click();
    await expect(contentOf(page).getByRole('img', { name })).toBeVisible();
    await page.keyboard.insertText(`Après ${name}.`);
  }
  await page.keyboard.press('ControlOrMeta+s');
  await expect(page.getByText(/^Enregistré à/)).toBeVisible();
  const { article } = await call(page, site, 'GET', `articles/${id}`);
  expect(article.content.replace(/\/uploads\/[^"]+/g, '…')).toMatch(
    /<img src="…" alt="La salle vide" \/><p>La suite\.<\/p><figure><img src="…" alt="Le plan" \/><figcaption>Le plan, archives<\/figcaption><\/figure><p>Après Le plan\.<\/p><figure><img src="…" alt="Le greffe" \/><figcaption>Le greffe, archives<\/figcaption><\/figure><p>Après Le greffe\.<\/p>/,
  );

  // An existing image is edited in place, and the caret can leave it.
  await contentOf(page).getByRole('img', { name: 'Le plan' }).click();
  await page.getByRole('button', { name: 'Image', exact: true }).click();
  await expect(dialog.getByLabel('Légende')).toHaveValue('Le plan, archives');
  await dialog.getByLabel('Légende').fill('');
  await dialog.getByRole('button', { name: "Insérer l'image" }).click();
  await page.keyboard.insertText('Juste ');
  await expect(contentOf(page).getByText('Juste Après Le plan.')).toBeVisible();
  await expect(contentOf(page).getByRole('img', { name: 'Le plan' })).toBeVisible();
  await page.keyboard.press('ControlOrMeta+s');
  await expect(page.getByText('Article mis à jour avec succès')).toBeVisible();
};

const showPhotographs = async (page: Page, site: Site) => {
  const photographs = [
    [800, 100],
    [100, 750],
    [300, 300],
  ] as const;
  const images = await Promise.all(
    photographs.map(async ([width, height]) => {
      const buffer = await noisyImage(width, height);
      return upload(page, site, { name: 'photo.png', mimeType: 'image/png', buffer });
    }),
  );
  // Each of them in every text: one page of an article shows them all.
  const text = images.map((image) => `<img src="/${image}" alt="Une salle">`).join('');
  const made = [];
  for (const [index, [width, height]] of photographs.entries()) {
    const article = await anArticle(page, site, {
      title: `Un bail photographié en ${width} sur ${height}`,
      image_url: images[index],
      content: `<p>Aux termes de cet arrêt, la Cour précise quand le bail se résilie.</p>${text}`,
    });
    await call(page, site, 'PUT', `articles/${article.id}/publish`);
    made.push(article);
  }
  const [wide, tall] = made;
  if (!wide || !tall) throw new Error('No photograph');
  const undistorted = async (place: string, picture: Locator) => {
    await expect(picture).toBeVisible();
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 1000 });
      expect(await distorted(page), `${place}, ${width} px`).toEqual([]);
    }
  };
  const covers = page.locator('main picture img');
  await follow(page, `/admin/articles/edit/${wide.id}`);
  await expect(contentOf(page).getByRole('img', { name: 'Une salle' })).toHaveCount(images.length);
  await page.getByRole('button', { name: 'Aperçu', exact: true }).click();
  await undistorted('éditeur et aperçu', page.getByRole('dialog').locator('picture img').first());
  // The lists of the categories are those of « /actualite ».
  for (const place of ['/', '/actualite', '/search?q=photographi%C3%A9']) {
    // A page may come from the cache for two seconds.
    for (const { title } of made)
      await expect.poll(async () => (await fetch(`${site.url}${place}`)).text()).toContain(title);
    await page.goto(place);
    await undistorted(place, covers.first());
  }
  // The preview was that of the wide one.
  await page.getByRole('main').getByRole('link', { name: tall.title }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: tall.title })).toBeVisible();
  await undistorted(tall.title, covers.first());
};

test('ce qui se colle arrive propre, de partout ; tableaux, sous-listes, défaire et refaire, Ctrl+K ; un lien d’aperçu se lit sans compte', async ({
  page,
  site,
  browser,
}) => {
  await test.step('ce qui se colle arrive propre, et le reste du texte reste', () => pasteTexts(page, site));
  await test.step('tableaux, sous-listes, lien d’aperçu', () => writeTable(page, site, browser));
});

const pasteTexts = async (page: Page, site: Site) => {
  const { id } = await anArticle(page, site, {
    title: 'Collé depuis ailleurs',
    content: `${OLD}<p>Aux termes de cet arrêt, la Cour a précisé quand le bail peut être résilié.</p>`,
  });
  await page.goto(`/admin/articles/edit/${id}`);
  const missing = page.getByText("Une image du texte collé n'a pas pu être reprise");

  await test.step('une page', async () => {
    await pasteAtEnd(
      page,
      '<h2 style="color:red" class="MsoTitle">Un titre</h2><p style="font-size:40px" onclick="x()"><span style="font-weight:bold">Gras</span> et <a href="https://www.exemple.fr/">lien</a><img src="https://ailleurs.exemple/x.png"></p><script>alert(1)</script>',
    );
    await expect(contentOf(page).getByRole('heading', { name: 'Un titre' })).toBeVisible();
    await expect(contentOf(page).locator('strong')).toHaveText('Gras');
    await expect(contentOf(page).getByRole('link', { name: 'lien' })).toHaveAttribute(
      'href',
      'https://www.exemple.fr/',
    );
    expect(
      await contentOf(page).evaluate(
        (text) => text.querySelectorAll('[style], [class]:not(p, br), script, img[src^=http]').length,
      ),
    ).toBe(0);
  });

  await test.step('Word : l’image qui manque est nommée', async () => {
    await pasteAtEnd(page, WORD_CLIPBOARD);
    await expect(missing).toContainText('« Le plan du local »');
  });

  await test.step('Google Docs : l’image est téléversée à sa place, celle qui manque n’a pas de nom', async () => {
    await pasteAtEnd(page, docsClipboard((await noisyImage(300, 200)).toString('base64')));
    const dialog = page.getByRole('dialog', { name: 'Image' });
    await expect(dialog.getByLabel("URL de l'image")).toHaveValue(/^uploads\//);
    await expect(dialog.getByRole('textbox', { name: 'Texte alternatif' })).toHaveValue(
      "La salle d'audience",
    );
    await dialog.getByRole('button', { name: "Insérer l'image" }).click();
    await expect(contentOf(page).getByRole('img', { name: "La salle d'audience" })).toBeVisible();
    await expect(missing).toBeVisible();
    await expect(missing).not.toContainText('« Le plan du local »');
  });

  const content = (await savedContent(page, site, id)).replace(/\/uploads\/[^"]+/, '…');
  for (const preserved of PRESERVED) expect(content).toMatch(preserved);
  expect(content).toContain(
    [
      '<h2>Le congé triennal</h2>',
      '<p><strong>Le preneur</strong> donne congé le 1<sup>er</sup>\u00a0mars.</p>',
      '<ul><li><p>La forme</p>',
      "<ul><li><p>par lettre recommandée</p></li><li><p>par acte</p><ul><li><p>d'un commissaire de justice</p></li></ul></li></ul>",
      '</li><li><p>Le délai</p></li></ul>',
      '<p>Puis :</p>',
      '<ol start="3"><li><p>la remise des clés</p><ol><li><p>au bailleur</p></li></ol></li></ol>',
      '<table><thead><tr><th scope="col"><p><strong>Acte</strong></p></th><th scope="col"><p><strong>Délai</strong></p></th></tr></thead>',
      '<tbody><tr><td><p>Congé</p></td><td><p>6 mois</p></td></tr>',
      '<tr><td colspan="2"><p>Sans délai : la faute grave</p></td></tr></tbody></table>',
      '<p>Fin du texte.</p>',
    ].join(''),
  );
  expect(content).toContain(
    [
      '<p>Les voies de recours<sup>er</sup></p>',
      '<ul><li><p>Appel</p><ul><li><p>Délai</p><ul><li><p>Un mois</p></li></ul></li></ul></li><li><p>Cassation</p></li></ul>',
      '<ol><li><p>Premier</p><ol><li><p>Sous le premier</p></li></ol></li><li><p>Second</p></li></ol>',
      '<table><tbody><tr><td><p>Recours</p></td><td><p>Juge</p></td></tr>',
      '<tr><td rowspan="2"><p>Appel</p></td><td><p>Cour</p></td></tr><tr><td><p>Chambre</p></td></tr></tbody></table>',
      '<img src="…" alt="La salle d\'audience" /><p>Entre les images.</p>',
    ].join(''),
  );
};

const writeTable = async (page: Page, site: Site, browser: Browser) => {
  const { id, slug, title } = await anArticle(page, site, { title: 'Un tableau et des sous-listes' });
  await follow(page, `/admin/articles/edit/${id}`);
  await expect(page.getByLabel('Titre', { exact: true })).toHaveValue(title);
  const tool = (name: string) => page.getByRole('button', { name, exact: true });
  await caretAtEnd(page);
  await expect(tool('Défaire')).toHaveAttribute('aria-disabled', 'true');
  await page.keyboard.press('Enter');
  await page.keyboard.insertText('Un article du code');
  await page.keyboard.press('ControlOrMeta+Shift+ArrowLeft');
  await page.keyboard.press('ControlOrMeta+k');
  const link = page.getByRole('dialog', { name: 'Lien' });
  await link.getByLabel('Adresse du lien').fill('www.exemple.fr/code');
  await link.getByRole('button', { name: 'Appliquer' }).click();
  await expect(contentOf(page).getByRole('link', { name: /e$/ })).toBeVisible();
  await tool('Défaire').click();
  await expect(contentOf(page).getByRole('link')).toHaveCount(0);
  await tool('Refaire').click();
  await expect(contentOf(page).getByRole('link')).toHaveCount(1);

  // A list in a list: by its button, and by the keys of Word.
  await caretAtEnd(page);
  await page.keyboard.press('Enter');
  await tool('Liste à puces').click();
  await expect(tool('Abaisser dans la liste')).toHaveAttribute('aria-disabled', 'true');
  await page.keyboard.insertText('Premier');
  await page.keyboard.press('Enter');
  await tool('Abaisser dans la liste').click();
  await page.keyboard.insertText('Dessous');
  await page.keyboard.press('Enter');
  await page.keyboard.insertText('Second');
  await page.keyboard.press('Alt+Shift+ArrowLeft');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');

  // A table: its cells by the arrows, its rows and columns by the tools that its button shows.
  await tool('Tableau').click();
  const inTable = (tag: string) => contentOf(page).locator(`table ${tag}`);
  await expect(inTable('th')).toHaveCount(3);
  await tool('Colonne à droite').click();
  await expect(inTable('th')).toHaveCount(4);
  await tool('Supprimer la colonne').click();
  await tool('Supprimer la colonne').click();
  await expect(inTable('th')).toHaveCount(2);
  await inTable('td').first().click();
  await tool('Ligne en dessous').click();
  await expect(inTable('tr')).toHaveCount(4);
  await tool('Supprimer la ligne').click();
  await tool('Supprimer la ligne').click();
  await expect(inTable('tr')).toHaveCount(2);
  await inTable('th').first().click();
  await page.keyboard.insertText('Acte');
  await inTable('th').last().click();
  await page.keyboard.insertText('Date');
  await tool('Légende du tableau').click();
  await page.keyboard.insertText('Les actes');
  const links = page.getByRole('region', { name: "Lien d'aperçu" });
  await links.getByRole('button', { name: "Créer un lien d'aperçu" }).click();
  const address = await links.getByText(/\/apercu\/[\w-]{43}$/).innerText();
  expect(await violationsOn(page)).toEqual([]);
  await contentOf(page).focus();
  const content = await savedContent(page, site, id);
  expect(content).toContain(
    '<ul><li><p>Premier</p><ul><li><p>Dessous</p></li></ul></li><li><p>Second</p></li></ul><table><caption>Les actes</caption><thead>',
  );
  expect(content.match(/<tr>/g)).toHaveLength(2);
  expect(content.match(/<th scope="col">/g)).toHaveLength(2);

  await readPreview(browser, site, { address, title });
  await links.getByRole('button', { name: /^Révoquer/ }).click();
  await expect(links.getByText("Lien d'aperçu révoqué")).toBeVisible();
  await expect(links.getByRole('list', { name: 'Liens en cours' })).toHaveCount(0);
  const refused = async (link: string) => {
    const response = await fetch(new URL(link, site.url));
    return [response.status, /<h1[^>]*>([^<]+)/.exec(await response.text())?.[1]];
  };
  expect(await refused(address)).toEqual([410, 'Lien d&#x27;aperçu expiré']);
  expect(await refused(`/apercu/${'x'.repeat(43)}`)).toEqual([404, 'Lien d&#x27;aperçu inconnu']);

  // The caption comes back with its table, and goes with it.
  await page.reload();
  await expect(contentOf(page).getByText('Les actes')).toBeVisible();
  await call(page, site, 'PUT', `articles/${id}/publish`);
  expect(await (await fetch(`${site.url}/article/${slug}`)).text()).toContain(
    '<table><caption>Les actes</caption><thead>',
  );
  await contentOf(page).getByText('Acte', { exact: true }).click();
  await tool('Tableau').click();
  await tool('Supprimer le tableau').click();
  await expect(contentOf(page).locator('table, caption')).toHaveCount(0);
};

/** Whoever has the link reads the saved article, without an account. */
const readPreview = async (browser: Browser, site: Site, shown: { address: string; title: string }) => {
  const guest = await browser.newContext({ baseURL: site.url });
  const reader = await guest.newPage();
  const calls: string[] = [];
  reader.on('request', (request) => calls.push(`${request.method()} ${new URL(request.url()).pathname}`));
  const answer = await reader.goto(shown.address);
  expect(answer?.status()).toBe(200);
  expect(answer?.headers()).toMatchObject({
    'cache-control': 'private, no-store',
    'x-robots-tag': 'noindex',
    'referrer-policy': 'no-referrer',
  });
  await expect(reader.getByRole('heading', { level: 1, name: shown.title })).toBeVisible();
  await expect(reader.getByText('Aperçu, avant publication')).toBeVisible();
  expect(calls.filter((call) => call.includes('increment-read-count'))).toEqual([]);
  expect(await violationsOn(reader)).toEqual([]);
  await guest.close();
};

test.describe('à 390 px', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('l’éditeur se lit et s’utilise, même sans les catégories, et dit qu’un article ne se charge pas', async ({
    page,
    site,
    incidents,
  }) => {
    incidents.expect(/500/);
    const fails = (address: string) =>
      page.route(address, (route) => route.fulfill({ status: 500, json: {} }));
    const longLink = `https://exemple.fr/${'chemin'.repeat(30)}`;
    const { id } = await anArticle(page, site, {
      title: 'Le bail sur un téléphone',
      content: `<p>La Cour a précisé quand le bail peut être résilié : ${longLink}</p>`,
    });
    await fails('**/api/categories');
    await page.clock.install();
    await page.goto(`/admin/articles/edit/${id}`);
    await expect(contentOf(page)).toBeVisible();
    await expect(page.getByText('Erreur lors du chargement des catégories')).toBeVisible();
    await expect(page.getByLabel('Catégorie')).toHaveValue('2');
    expect(await overflow(page)).toBe(0);
    const address = page.getByRole('region', { name: 'Image' }).getByLabel("URL de l'image");
    await address.fill('javascript:alert(1)');
    // Long enough for the image to be shown: this one is not even asked for, which would be a 404 in the console.
    await page.clock.runFor(1_000);
    await page.getByRole('button', { name: 'Enregistrer' }).click();
    await expect(address).toBeFocused();
    await expect(page.getByText(/L'adresse de l'image doit commencer par https/)).toBeVisible();
    await address.fill('');

    // A text that the server normalises is still reported as saved.
    const title = page.getByLabel('Titre', { exact: true });
    await title.fill('Le bail  sur un petit téléphone ');
    await title.press('Enter');
    for (const tag of ['téléphone', 'w'.repeat(40)]) {
      await page.getByRole('combobox', { name: 'Mots-clés' }).fill(tag);
      await page.keyboard.press('Enter');
    }
    await page.getByRole('button', { name: 'Enregistrer' }).click();
    await expect(page.getByText('Article mis à jour avec succès')).toBeVisible();
    await expect(page.getByText(/^Enregistré à \d\d:\d\d$/)).toBeVisible();
    await expect(title).toHaveValue('Le bail sur un petit téléphone');
    expect(await overflow(page)).toBe(0);
    await page.getByRole('button', { name: /^Version 1,/ }).click();
    const dialog = page.getByRole('dialog', { name: 'Version 1' });
    await expect(dialog).toContainText('chemin');
    expect((await dialog.boundingBox())?.width).toBe(390);
    await page.keyboard.press('Escape');
    await page.getByRole('link', { name: 'Tableau de bord' }).click();
    await expect(page).toHaveURL('/admin');
    await fails(`**/api/admin/articles/${id}`);
    await page.goBack();
    await expect(page.getByText("Erreur lors du chargement de l'article")).toBeVisible();
  });
});

/** The browser tells the editor of a moved caret in a later task; a person is slower than that. */
const caretAtEnd = async (page: Page) => {
  await expect(contentOf(page)).not.toBeEmpty();
  await contentOf(page).press('ControlOrMeta+End');
  await page.evaluate(() => new Promise(requestAnimationFrame));
};

/** A real paste, in a new paragraph at the end of the article. */
const pasteAtEnd = async (page: Page, html: string) => {
  await caretAtEnd(page);
  await page.keyboard.press('Enter');
  await contentOf(page).evaluate((text, pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/html', pasted);
    clipboardData.setData('text/plain', 'du texte');
    text.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, html);
};

const savedContent = async (page: Page, site: Site, id: string): Promise<string> => {
  await page.keyboard.press('ControlOrMeta+s');
  await expect(page.getByText('Article mis à jour avec succès')).toBeVisible();
  return (await call(page, site, 'GET', `articles/${id}`)).article.content;
};
