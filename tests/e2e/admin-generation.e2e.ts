import { violationsOn } from '#tests/support/axe.ts';
import { call, logInAdmin, overflow, rowOf } from '#tests/support/newsroom-site.ts';
import { elementIn, parsePage, textOf, textsIn } from '#tests/support/page-html.ts';
import { expect, test } from '#tests/support/writing-site.ts';

const FORM = '/admin/articles/create/ia';
const RUNNING = "Génération d'articles en cours";

// In one worker: no other journey uses this site, and each worker would start its own.
test.describe.configure({ mode: 'default' });

test.beforeEach(({ page, site }) => logInAdmin(page, site));

test('le formulaire dit ses règles ; un échec se dit article par article, un échec entier se réessaie', async ({
  page,
  model,
  incidents,
}) => {
  incidents.expect(/50\d|422|409/);
  await page.goto('/admin/articles/create');
  await page.getByRole('link', { name: /Génération avec IA/ }).click();
  await expect(page).toHaveURL(FORM);
  await page.getByRole('link', { name: 'Annuler' }).click();
  await expect(page).toHaveURL('/admin/articles/create');
  await page.goBack();
  await expect(
    page.getByText(
      "La génération utilise en priorité les articles sources non publiés des catégories sélectionnées, et d'abord ceux créés au cours des 3 derniers mois.",
    ),
  ).toBeVisible();
  await expect(page.getByText(/modèle de langage \(plume-de-test\)/)).toBeVisible();
  await expect(page.getByRole('checkbox')).toHaveCount(11);
  const social = page.getByRole('checkbox', { name: 'Social 2 articles' });
  const slider = page.getByRole('slider', { name: "Nombre d'articles, par glissement" });
  const count = page.getByRole('spinbutton', { name: "Nombre d'articles" });
  await expect(count).toHaveValue('10');

  const start = page.getByRole('button', { name: 'Générer les articles' });
  await start.click();
  await expect(page.getByText('Veuillez sélectionner au moins une catégorie')).toBeVisible();
  await expect(page.getByRole('checkbox').first()).toBeFocused();
  await social.focus();
  await page.keyboard.press('Space');
  await expect(page.getByText('Veuillez sélectionner au moins une catégorie')).toBeHidden();
  await expect(page.getByText('2 sources disponibles pour 10 demandées.')).toBeVisible();
  for (const wrong of ['0', '51', '']) {
    await count.fill(wrong);
    await expect(page.getByText("Le nombre d'articles doit être entre 1 et 50")).toBeVisible();
  }
  await start.click();
  await expect(count).toBeFocused();
  await slider.focus();
  await page.keyboard.press('End');
  await expect(count).toHaveValue('50');
  await page.keyboard.press('Home');
  await expect(count).toHaveValue('1');
  await expect(page.getByText("Le nombre d'articles doit être entre 1 et 50")).toBeHidden();

  await page.setViewportSize({ width: 390, height: 844 });
  expect(await overflow(page)).toBe(0);
  await page.setViewportSize({ width: 1440, height: 900 });

  await test.step('un article échoue', async () => {
    model.hold();
    await count.fill('2');
    await start.click();
    await expect(page.getByText(/^En cours : «/)).toBeVisible();
    model.release();
    await expect(page.getByText('1 article(s) sur 2')).toBeVisible();
    model.refuse(401);
    const outcome = page.getByRole('region', { name: 'Résultat de la génération' });
    await expect(
      outcome.getByRole('listitem').filter({ hasText: /^Un article de la machine.*Généré$/ }),
    ).toBeVisible();
    await expect(outcome.getByRole('listitem').filter({ hasText: 'Échec' })).toContainText(
      'Le service de rédaction a refusé la demande',
    );
    await expect(page).toHaveURL(FORM);
    expect(await violationsOn(page)).toEqual([]);
    await outcome.getByRole('button', { name: 'Nouvelle génération' }).click();
    await expect(page.getByText('1 source disponible pour 2 demandées.')).toBeVisible();
  });

  await test.step('tout échoue', async () => {
    await start.click();
    await expect(page.getByRole('heading', { level: 1, name: 'Problème de génération' })).toBeVisible();
    await expect(page.getByText(/Le service de rédaction a refusé la demande/).first()).toBeVisible();
    expect(await violationsOn(page)).toEqual([]);
    model.reset();
    await page.getByRole('button', { name: 'Réessayer' }).click();
    await expect(page.getByText('Articles générés avec succès : 1 article(s)')).toBeVisible();
  });
});

test('une génération avance, se quitte, se retrouve, finit dans les brouillons à relire, et paraît avec la mention, ou relue', async ({
  page,
  site,
  model,
}) => {
  model.hold();
  await page.goto(FORM);
  await page.getByRole('checkbox', { name: /^Affaires/ }).check();
  await page.getByRole('spinbutton', { name: "Nombre d'articles" }).fill('2');
  await page.getByRole('button', { name: 'Générer les articles' }).click();
  await expect(page.getByRole('heading', { level: 1, name: RUNNING })).toBeFocused();
  await expect(page.getByText('Cette opération peut prendre plusieurs minutes...')).toBeVisible();
  await expect(page.getByText('0 article(s) sur 2')).toBeVisible();
  await expect(page.getByText(/^En cours : « Source affaires/)).toBeVisible();
  await expect(page.getByText(/^Temps écoulé : \d+ s$/)).toBeVisible();
  expect(await violationsOn(page)).toEqual([]);

  await page.getByRole('link', { name: 'Quitter cette page' }).click();
  const line = page.getByRole('link', { name: RUNNING });
  await expect(line).toBeVisible();
  await expect(page.getByText(`${RUNNING} : 0 article(s) sur 2`)).toBeVisible();
  // Another tab, later: the same generation is shown.
  await page.goto(FORM);
  await expect(page.getByRole('heading', { level: 1, name: RUNNING })).toBeVisible();
  model.release();
  await expect(page.getByText('1 article(s) sur 2')).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await overflow(page)).toBe(0);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.getByText('Article par article').click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Généré' })).toHaveCount(1);
  model.reset();
  await expect(page.getByText('Articles générés avec succès : 2 article(s)')).toBeVisible();
  await expect(page).toHaveURL('/admin/articles?status=draft');
  await expect(page.getByRole('button', { name: 'Brouillons' })).toHaveAttribute('aria-pressed', 'true');

  // An unreviewed text is published from the list after a question, with its public mention.
  const drafts = page
    .getByRole('row')
    .filter({ hasText: 'Généré, à relire' })
    .filter({ hasText: 'Affaires' });
  await expect(drafts).toHaveCount(2);
  const publish = page.getByRole('button', { name: 'Publier', exact: true });
  await drafts.first().getByRole('checkbox').check();
  await publish.click();
  const question = page.getByRole('alertdialog', { name: 'Publier 1 article(s) sans relecture ?' });
  await expect(question).toContainText('Ils paraîtront avec la mention publique');
  expect(await violationsOn(page)).toEqual([]);
  await question.getByRole('button', { name: 'Publier ces textes' }).click();
  await expect(page.getByText('Articles publiés avec succès')).toBeVisible();
  await expect(drafts).toHaveCount(1);
  const [unreviewed] = (await call(page, site, 'GET', 'articles?status=published')).articles;
  await page.getByRole('button', { name: 'Publiés' }).click();
  await expect(rowOf(page, unreviewed.title)).toContainText('Généré, à relire');
  await page.getByRole('button', { name: 'Brouillons' }).click();
  await expect(rowOf(page, unreviewed.title)).toHaveCount(0);
  await drafts.first().getByRole('checkbox').check();
  await publish.click();

  // From its own page, publishing is the review.
  await page
    .getByRole('alertdialog')
    .getByRole('link', { name: /^Relire «/ })
    .click();
  const origin = page.getByRole('region', { name: 'Origine du texte' });
  await expect(origin).toContainText('Généré par plume-de-test');
  await expect(origin).toContainText("Personne ne l'a relu.");
  // The third source joined one of the two drafts.
  await expect(origin.getByRole('link', { name: /^Source affaires/ })).not.toHaveCount(0);
  expect(await violationsOn(page, origin)).toEqual([]);
  await page.getByRole('button', { name: 'Publier' }).click();
  await expect(page.getByText('Article publié avec succès')).toBeVisible();
  await expect(origin).toContainText(/Relu par Admin .* le \d\d\/\d\d\/\d{4} à \d\d:\d\d/);
  await page.getByRole('link', { name: 'Voir la page' }).click();
  await expect(page.getByText('Il a été publié sans relecture humaine.')).toHaveCount(0);
  await expect(page.getByRole('complementary', { name: "Sources de l'article" })).toContainText(
    /Source affaires \d, La Gazette des essais, 1er octobre 2026/,
  );

  expect(await violationsOn(page)).toEqual([]);

  await test.step('la page du texte que personne n’a relu', async () => {
    // In the server's HTML, for machines too.
    const html = await (await fetch(`${site.url}/article/${unreviewed.slug}`)).text();
    const main = elementIn(parsePage(html), 'main');
    expect(textsIn(main, 'h1')).toEqual([unreviewed.title]);
    expect(textOf(main)).toContain(
      'Ce texte a été généré par une intelligence artificielle. Il a été publié sans relecture humaine.',
    );
    expect(html).toContain('"digitalSourceType":"https://schema.org/TrainedAlgorithmicMediaDigitalSource"');
  });
});

test('une génération s’annule, ce qui est fait reste @both-engines', async ({ page, model }) => {
  model.hold();
  await page.goto(FORM);
  await page.getByRole('checkbox', { name: /^Civil/ }).check();
  await page.getByRole('button', { name: 'Générer les articles' }).click();
  await expect(page.getByText('3 sources disponibles pour 10 demandées.')).toBeVisible();
  model.release();
  await expect(page.getByText('1 article(s) sur 3')).toBeVisible();
  await page.getByRole('button', { name: 'Annuler la génération' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Annuler la génération ?' });
  await dialog.getByRole('button', { name: 'Arrêter la génération' }).click();
  const outcome = page.getByRole('region', { name: 'Résultat de la génération' });
  await expect(outcome.getByText('Génération annulée', { exact: true })).toBeVisible();
  await expect(outcome.getByRole('listitem').filter({ hasText: 'Annulé' })).toHaveCount(2);
  await expect(page).toHaveURL(FORM);

  await outcome.getByRole('button', { name: 'Nouvelle génération' }).click();
  await expect(page.getByRole('checkbox', { name: 'Civil 2 articles' })).toBeChecked();
  await expect(page.getByRole('region', { name: 'Dernière génération' })).toContainText('1 article(s) sur 3');
});
