import { aStored, LIST, type Stored, stored } from '#tests/support/announcing.ts';
import { expect, test } from '#tests/support/test.ts';

test.use({ viewport: { width: 1440, height: 900 } });

const pathOf = ({ slug }: Pick<Stored, 'slug'>) => `${LIST}/annonce/${slug}`;
const title = (text: string) => text.replaceAll("'", '’');

test("l'annonce a sa page, à citer, avec ses données pour les moteurs", async ({ page, site, context }) => {
  const announcement = await aStored(page, { type_id: 9 });
  const answer = await page.goto(pathOf(announcement));
  const address = site.url + pathOf(announcement);

  expect(answer?.status()).toBe(200);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(title(announcement.title).slice(0, 12));
  for (const fact of ['Société', 'Forme juridique', 'SIRET', 'Département', 'Référence'])
    await expect(page.getByText(fact, { exact: true })).toBeVisible();
  const cite = page.getByRole('region', { name: 'Citer cette annonce' });
  await expect(cite.getByText(/^Parution, annonce légale/)).toContainText(
    new RegExp(
      `${announcement.reference_number}.*publiée le .* 20\\d\\d, département ${announcement.department}`,
    ),
  );
  await expect(cite.getByRole('link')).toHaveAttribute('href', address);
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', address);
  await expect(page.locator('meta[property="og:url"]')).toHaveAttribute('content', address);

  const data = await page.locator('script[type="application/ld+json"]').textContent();
  const { '@graph': graph } = JSON.parse(data ?? '{}') as { '@graph': Record<string, unknown>[] };
  expect(graph).toContainEqual(
    expect.objectContaining({
      '@id': address,
      identifier: announcement.reference_number,
      genre: 'Annonce légale',
    }),
  );
  expect(graph).toContainEqual(expect.objectContaining({ '@type': 'BreadcrumbList' }));
  expect(data).not.toContain('@exemple');

  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.getByRole('button', { name: 'Copier le lien' }).click();
  await expect(page.getByText('Lien copié')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address);
});

test('un rectificatif et son annonce mènent l’un à l’autre', async ({ page }) => {
  const correction = await aStored(page, { type_id: 24 });
  await page.goto(pathOf(correction));

  await page.getByText('Cette annonce corrige ou complète :').getByRole('link').click();
  await expect(page.getByText("Cette annonce a fait l'objet d'une correction :")).toBeVisible();
  await page.getByRole('link', { name: `Rectificatif ${correction.reference_number}` }).click();
  await expect(page).toHaveURL(pathOf(correction));
});

test('chaque type d’annonce s’imprime sur une feuille, même longue', async ({ page }) => {
  const { data } = await stored(page, { page_size: 100 });
  const samples = [...new Map(data.map((announcement) => [announcement.type.id, announcement])).values()];
  const [first] = samples;
  if (!first) throw new Error('The demonstration has announcements');
  await page.goto(pathOf(first));
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('contentinfo')).toBeHidden();
  await expect(page.getByRole('button', { name: 'Imprimer' })).toBeHidden();
  await expect(page.getByText(`Annonce légale ${first.reference_number}, publiée le`)).toBeVisible();
  await expect(page.getByText(/^Parution, annonce légale/)).toBeVisible();

  for (const announcement of samples.slice(0, 8)) {
    await page.goto(pathOf(announcement));
    expect(await sheets(), announcement.slug).toBe(1);
  }
  // The longest notice.
  for (const letters of [2_000, 4_000, 7_500]) {
    await page.route('**/api/legal-announcements/*', async (route) => {
      const answer = await route.fetch();
      const body = (await answer.json()) as { announcement: object };
      const content = `<p>${'Les associés ont décidé ce qui suit. '.repeat(letters / 370)}</p>`.repeat(10);
      await route.fulfill({ json: { ...body, announcement: { ...body.announcement, content } } });
    });
    await page.goto(`${LIST}?q=${encodeURIComponent(first.company_name)}`);
    await page.emulateMedia({ media: null });
    await page.getByRole('article').first().getByRole('link').click();
    await expect(page.getByText('Citer cette annonce')).toBeVisible();
    expect(await sheets(), `${letters} lettres`).toBe(1);
    await page.unroute('**/api/legal-announcements/*');
  }

  async function sheets(): Promise<number> {
    const pdf = await page.pdf({ preferCSSPageSize: true });
    return pdf.toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g)?.length ?? 0;
  }
});

test('une annonce introuvable le dit, et mène aux autres', async ({ page, incidents }) => {
  incidents.expect(/404/);
  const answer = await page.goto(`${LIST}/annonce/nulle-part`);

  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Annonce légale introuvable');
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  await page.getByRole('link', { name: 'Toutes les annonces légales' }).click();
  await expect(page).toHaveURL(LIST);
});

test.describe('sans JavaScript, à 390 px', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });

  test("la page d'une annonce se lit en entier", async ({ page }) => {
    const announcement = await aStored(page);
    await page.goto(pathOf(announcement));

    await expect(page.getByText(announcement.company_name, { exact: true }).first()).toBeVisible();
    await expect(page.getByText(/^Parution, annonce légale/)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Imprimer' })).toBeHidden();
  });
});
