import { overflowOf } from '#tests/support/article-lists.ts';
import { expect, test } from '#tests/support/test.ts';

const entries = ['Actualité', 'Jurisprudence', 'Législation', 'Annonces légales', 'Contact'];
const categories = [
  ...['Administratif', 'Affaires', 'Civil', 'Constitutionnel', 'Pénal', 'Fiscal'],
  ...['International', 'Justice', 'Professions', 'Social', 'Autres'],
];

test.describe('sur un grand écran', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test("les entrées sont dans l'ordre, le logo mène à l'accueil, et tout le chemin se fait au clavier", async ({
    page,
  }) => {
    await page.goto('/');
    const banner = page.getByRole('banner');
    const nav = page.getByRole('navigation', { name: 'Navigation principale' });
    await expect(nav.locator(':scope a:visible, :scope button:visible')).toHaveText(entries);
    for (const [link, href] of [
      [nav.getByRole('link', { name: 'Jurisprudence' }), '/jurisprudence'],
      [nav.getByRole('link', { name: 'Législation' }), '/legislation'],
      [nav.getByRole('link', { name: 'Annonces légales' }), '/annonces-legales'],
      [nav.getByRole('link', { name: 'Contact' }), '/contact'],
      [banner.getByRole('link', { name: /Parution/ }), '/'],
      [banner.getByRole('link', { name: 'Connexion' }), '/connexion'],
    ] as const)
      await expect(link).toHaveAttribute('href', href);

    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', { name: 'Aller au contenu' });
    await expect(skip).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(banner.getByRole('link', { name: /Parution/ })).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: 'Actualité' })).toBeFocused();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expect(banner.getByRole('link', { name: 'Tous les articles' })).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Administratif', exact: true })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: 'Actualité' })).toBeFocused();
    for (const name of entries.slice(1)) {
      await page.keyboard.press('Tab');
      await expect(banner.getByRole('link', { name })).toBeFocused();
    }
    await page.keyboard.press('Tab');
    await expect(banner.getByRole('combobox')).toBeFocused();

    await skip.focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    const inMain = await page.evaluate(() => document.activeElement?.closest('main') !== null);
    expect(inMain).toBe(true);
  });

  test('Actualité ouvre les onze catégories, que tout referme ; la recherche part avec un terme, pas sans', async ({
    page,
  }) => {
    await page.goto('/');
    const toggle = page.getByRole('button', { name: 'Actualité' });
    await toggle.click();
    await page.mouse.click(10, 600);
    await expect(toggle).toHaveAttribute('aria-expanded', 'false');

    await toggle.click();
    await page.keyboard.press('Escape');
    await expect(toggle).toHaveAttribute('aria-expanded', 'false');
    await expect(toggle).toBeFocused();

    await toggle.click();

    await expect(page).toHaveURL('/');
    await expect(toggle).toHaveAttribute('aria-expanded', 'true');
    const panel = page.getByRole('banner').getByRole('list').filter({ hasText: 'Administratif' });
    await expect(panel.getByRole('link')).toHaveText(categories);
    await expect(panel.getByRole('link', { name: 'Pénal' })).toHaveAttribute(
      'href',
      '/actualite/droit-penal',
    );

    await panel.getByRole('link', { name: 'Fiscal' }).click();
    await expect(page).toHaveURL('/actualite/fiscalite');
    await expect(toggle).toHaveAttribute('aria-expanded', 'false');

    const search = page.getByRole('banner').getByRole('combobox');
    await search.fill('   ');
    await search.press('Enter');
    await expect(page).toHaveURL('/actualite/fiscalite');
    await search.fill('  bail commercial ');
    await search.press('Enter');
    await expect(page).toHaveURL(/\/search\?q=bail(%20|\+)commercial$/);
    await expect(search).toHaveValue('');
  });
});

test("l'en-tête a sa hauteur et devient à 900 px un menu, qui couvre la page, bloque son défilement et se referme", async ({
  page,
}) => {
  await page.goto('/');
  const banner = page.getByRole('banner');
  const jurisprudence = banner.getByRole('link', { name: 'Jurisprudence' });
  const opening = page.getByRole('button', { name: 'Ouvrir le menu' });
  for (const { width, height } of [
    { width: 1440, height: 70 },
    { width: 901, height: undefined },
    { width: 900, height: undefined },
    { width: 768, height: 60 },
    { width: 576, height: 55 },
    { width: 320, height: undefined },
    { width: 390, height: undefined },
  ]) {
    await page.setViewportSize({ width, height: 844 });
    await page.evaluate(() => window.scrollTo(0, 0));
    if (width > 900) await expect(jurisprudence).toBeVisible();
    else await expect(jurisprudence).toBeHidden();
    await expect(opening).toBeVisible({ visible: width <= 900 });
    if (height) expect((await banner.boundingBox())?.height, `${width} px`).toBe(height);
    await page.evaluate(() => window.scrollTo(0, 1000));
    if (height) expect((await banner.boundingBox())?.y, `${width} px`).toBe(0);
    expect(await overflowOf(page), `${width} px`).toBe(0);
  }

  await test.step('le menu couvre la page, bloque son défilement et se referme', async () => {
    await page.evaluate(() => window.scrollTo(0, 0));
    await opening.click();
    for (const name of entries.slice(1)) await expect(banner.getByRole('link', { name })).toBeVisible();
    for (const name of ['Conditions générales', 'Confidentialité', 'Cookies'])
      await expect(banner.getByRole('link', { name })).toHaveCount(1);
    await page.mouse.wheel(0, 600);
    expect(await page.evaluate(() => window.scrollY)).toBe(0);

    await page.keyboard.press('Escape');
    await expect(opening).toBeFocused();
    await expect(jurisprudence).toBeHidden();
    await page.mouse.wheel(0, 600);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
  });

  await test.step('choisir une catégorie ferme le menu', async () => {
    await opening.click();
    await page.getByRole('button', { name: 'Actualité' }).click();
    await banner.getByRole('link', { name: 'Social' }).click();
    await expect(page).toHaveURL('/actualite/social');
    await expect(opening).toBeVisible();
    await expect(banner.getByRole('link', { name: 'Contact' })).toBeHidden();
  });
});
