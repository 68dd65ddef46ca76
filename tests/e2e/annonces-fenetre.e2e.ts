import { aStored, cards, detailsOf, LIST, modal, PAYMENT_FAILED } from '#tests/support/announcing.ts';
import { answerChanged } from '#tests/support/changed-answer.ts';
import { holdFrames, stopClock } from '#tests/support/page-clock.ts';
import { expect, test } from '#tests/support/test.ts';

test.use({ viewport: { width: 1440, height: 900 } });

test('les détails ont leur adresse : Retour les ferme, le clavier et la page restent où ils étaient', async ({
  page,
}) => {
  await page.goto(`${LIST}?type=constitution`);
  const card = cards(page).nth(4);
  const title = (await card.getByRole('heading').textContent()) ?? '';
  await detailsOf(card).focus();
  const place = await page.evaluate(() => window.scrollY);
  expect(place).toBeGreaterThan(0);

  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: title })).toBeVisible();
  await expect(page).toHaveURL(/\?type=constitution&annonce=[a-z0-9-]+$/);
  await expect(modal(page).getByRole('button', { name: 'Fermer' })).toBeFocused();
  await expect(modal(page).getByText(/^Publiée le \d{2}\/\d{2}\/\d{4}$/)).toBeVisible();
  for (const fact of ['Société', 'Forme juridique', 'Capital', 'Adresse'])
    await expect(modal(page).getByText(fact, { exact: true })).toBeVisible();

  await test.step('la page de derrière est hors de portée du clavier et des lecteurs d’écran', async () => {
    for (let presses = 0; presses < 8; presses++) {
      await page.keyboard.press('Tab');
      await expect(modal(page).locator(':focus')).toHaveCount(1);
    }
    await expect(page.getByRole('banner')).toHaveCount(0);
  });

  await page.keyboard.press('Escape');
  await expect(modal(page)).toBeHidden();
  await expect(page).toHaveURL(`${LIST}?type=constitution`);
  await expect(detailsOf(card)).toBeFocused();
  expect(await page.evaluate(() => window.scrollY)).toBe(place);

  await page.goForward();
  await expect(page.getByRole('dialog', { name: title })).toBeVisible();
  await page.goBack();
  await expect(modal(page)).toBeHidden();
  await expect(detailsOf(card)).toBeFocused();

  for (const close of [
    () => modal(page).getByRole('button', { name: 'Fermer' }).click(),
    () => page.mouse.click(5, 300),
  ]) {
    await detailsOf(card).click();
    await expect(modal(page)).toBeVisible();
    await close();
    await expect(modal(page)).toBeHidden();
    await expect(page).toHaveURL(`${LIST}?type=constitution`);
  }

  await test.step("la fenêtre mène à la page de l'annonce, et Retour à la fenêtre", async () => {
    await detailsOf(card).click();
    await expect(page).toHaveURL(/&annonce=/);
    const slug = new URL(page.url()).searchParams.get('annonce');
    await modal(page).getByRole('link', { name: "Page de l'annonce" }).click();
    await expect(page).toHaveURL(`${LIST}/annonce/${slug}`);
    await expect(modal(page)).toHaveCount(0);
    await page.goBack();
    await expect(modal(page)).toBeVisible();
  });
});

test("un lien vers l'annonce ouvre sa fenêtre, qui s’imprime sous un seul en-tête ; la liste s’imprime en tableau", async ({
  page,
}) => {
  const { slug, title } = await aStored(page, { type_id: 9, page: 3 });
  await page.goto(`${LIST}?annonce=${slug}`);
  await expect(modal(page).getByRole('heading')).toHaveText(title.replaceAll("'", '’'));

  await page.emulateMedia({ media: 'print' });
  await expect(
    modal(page)
      .getByText(/publiée le \d{2}\/\d{2}\/\d{4}/i)
      .filter({ visible: true }),
  ).toHaveCount(1);
  const borders = await modal(page).evaluate(
    (dialog) =>
      [dialog, ...dialog.querySelectorAll('*')].filter(
        (element) =>
          getComputedStyle(element).borderTopStyle === 'double' && element.getClientRects().length > 0,
      ).length,
  );
  expect(borders).toBe(1);
  await page.emulateMedia({ media: null });

  await test.step('elle se ferme sans quitter le site', async () => {
    await page.keyboard.press('Escape');
    await expect(modal(page)).toBeHidden();
    await expect(page).toHaveURL(LIST);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  });

  await test.step('la liste s’imprime en tableau', async () => {
    await page.emulateMedia({ media: 'print' });
    const rows = await cards(page).evaluateAll((all) =>
      all.map((card) => [...card.children].map((cell) => Math.round(cell.getBoundingClientRect().left))),
    );
    expect(rows.length).toBeGreaterThan(5);
    // Every row has its parts in the same columns, side by side.
    for (const row of rows) expect(row.slice(0, 4)).toEqual(rows[0]?.slice(0, 4));
    expect(new Set(rows[0]?.slice(0, 4)).size).toBe(4);
    await expect(page.getByText('Voir les détails').first()).toBeHidden();
    await expect(page.getByRole('banner')).toBeHidden();
  });
});

test("quand l'annonce complète ne répond pas, la carte suffit ; les coordonnées viennent du serveur", async ({
  page,
  incidents,
}) => {
  incidents.expect(/503/);
  await page.route('**/api/legal-announcements/*', (route) =>
    route.fulfill({ status: 503, json: { success: false, message: 'Indisponible' } }),
  );
  await page.goto(LIST);
  await detailsOf(cards(page).first()).click();

  await expect(modal(page).getByText('Forme juridique')).toBeVisible();
  await expect(modal(page).getByText(/^Contact : /)).toHaveCount(0);
  // A card has the beginning of the text: the dialog says so, does not print it, and leads to the whole.
  await expect(modal(page).getByText('Seul le début du texte a pu être chargé')).toBeVisible();
  await expect(modal(page).getByRole('button', { name: 'Imprimer' })).toHaveCount(0);
  await expect(modal(page).getByRole('link', { name: "Page de l'annonce" })).toHaveAttribute(
    'href',
    /^\/annonces-legales\/annonce\/./,
  );
  await page.keyboard.press('Escape');

  // Contact details are shown only if the server gives them.
  await page.unrouteAll();
  const contact_info = { name: 'Ada Martin', email: 'ada@exemple.fr', phone: '' };
  await page.route('**/api/legal-announcements/*', (route) =>
    answerChanged(route, (body: { announcement: object }) => ({
      ...body,
      announcement: { ...body.announcement, contact_info },
    })),
  );
  await detailsOf(cards(page).nth(1)).click();

  await expect(modal(page).getByText('Contact : Ada Martin - ada@exemple.fr', { exact: true })).toBeVisible();
  await expect(modal(page).getByText('Pour avis')).toBeVisible();
  await expect(modal(page).getByRole('button', { name: 'Imprimer' })).toBeVisible();
  await expect(modal(page).getByText('Seul le début du texte')).toHaveCount(0);

  await test.step('des touches plus rapides que l’affichage ne sortent pas de la fenêtre', async () => {
    await page.evaluate(() => {
      const focused: string[] = [];
      document.addEventListener('focusin', () => focused.push(document.activeElement?.textContent ?? ''));
      Object.assign(window, { focused });
    });
    const drawFrames = await holdFrames(page);
    for (let presses = 0; presses < 12; presses++) await page.keyboard.press('Tab');
    await drawFrames();
    const focused = await page.evaluate(() => (window as unknown as { focused: string[] }).focused);
    expect(focused).toContain('Imprimer');
    expect(focused).not.toContain('Aller au contenu');
    await expect(modal(page).getByRole('button', { name: 'Fermer' })).toBeFocused();
  });
});

test('le bouton et une question ouvrent le formulaire à la place de la recherche, que le retour rend', async ({
  page,
}) => {
  await page.goto(`${LIST}?type=fusion`);
  await page.evaluate(() => window.scrollTo(0, 200));
  await page.getByRole('button', { name: 'Publier une annonce', exact: true }).first().click();

  const title = page.getByRole('heading', { level: 1 });
  await expect(title).toHaveText('Publier une annonce légale');
  await expect(title).toBeFocused();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await expect(page).toHaveURL(`${LIST}?type=fusion&showSubmission=true`);
  await expect(page.getByRole('search', { name: 'Recherche dans les annonces légales' })).toHaveCount(0);

  await page.getByRole('button', { name: 'Retour à la recherche' }).first().click();
  await expect(page).toHaveURL(`${LIST}?type=fusion`);
  await expect(title).toHaveText('Annonces légales');
  await expect(cards(page).first().getByText('Fusion', { exact: true })).toBeVisible();

  await test.step('les dix questions s’ouvrent chacune au clavier', async () => {
    const faq = page.getByRole('region', { name: 'Questions fréquentes' });
    await expect(faq.getByRole('button', { expanded: false })).toHaveCount(10);
    const delay = faq.getByRole('button', { name: 'Quel est le délai de publication ?' });
    const list = faq.getByRole('button', { name: 'Dans quels journaux puis-je publier ?' });
    await delay.focus();
    await page.keyboard.press('Enter');
    await expect(faq.getByText(/24 à 48 heures après la validation/)).toBeVisible();
    await list.focus();
    await page.keyboard.press('Space');
    await expect(faq.getByRole('link', { name: /liste officielle/ })).toHaveAttribute('href', /^https:\/\//);
    await expect(faq.getByRole('button', { expanded: true })).toHaveCount(2);
    await delay.press('Enter');
    await expect(delay).toHaveAttribute('aria-expanded', 'false');
    await expect(list).toHaveAttribute('aria-expanded', 'true');

    await faq.getByRole('button', { name: 'Comment publier mon annonce ?' }).click();
    await faq.getByRole('button', { name: 'Publier une annonce', exact: true }).click();
    await expect(page).toHaveURL(`${LIST}?type=fusion&showSubmission=true`);
  });
});

test('au retour d’un paiement échoué, le bandeau dure dix secondes, plus pour qui le lit', async ({
  page,
}) => {
  await page.clock.install();
  await page.goto(`${LIST}?success=false`);
  await stopClock(page);
  const banner = page.getByRole('alert').filter({ hasText: PAYMENT_FAILED });
  await page.clock.runFor(1_000);
  await banner.hover();
  await page.clock.runFor(60_000);
  await expect(banner).toBeVisible();
  await banner.getByRole('button', { name: 'Fermer' }).focus();
  await page.mouse.move(700, 700);
  await page.clock.runFor(60_000);
  await expect(banner).toBeVisible();
  await page.getByRole('heading', { level: 1 }).click();
  await page.clock.runFor(1_000);
  await expect(banner).toBeVisible();
  await page.clock.runFor(9_000);
  await expect(banner).toBeHidden();
  await page.clock.resume();

  await page.goto(`${LIST}?success=false`);
  await banner.hover();
  await banner.getByRole('button', { name: 'Fermer' }).click();
  await expect(banner).toBeHidden();

  await test.step('réussi, sans annonce connue : la recherche, en haut', async () => {
    await page.goto(`${LIST}?success=true`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Annonces légales');
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    await expect(page.getByText(PAYMENT_FAILED)).toHaveCount(0);
  });
});
