import type { Page } from '@playwright/test';
import { aStored, LIST, type Stored } from '#tests/support/announcing.ts';
import { answerChanged } from '#tests/support/changed-answer.ts';
import { expect, test } from '#tests/support/test.ts';

const pathOf = ({ slug }: Pick<Stored, 'slug'>) => `${LIST}/annonce/${slug}`;
const title = (text: string) => text.replaceAll("'", '’');

const sheets = async (page: Page): Promise<number> => {
  const pdf = await page.pdf({ preferCSSPageSize: true });
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g)?.length ?? 0;
};

test('un rectificatif se cite, s’imprime sur une feuille, et mène à son annonce ; une longue annonce y tient aussi', async ({
  page,
  site,
  context,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const correction = await aStored(page, { type_id: 24 });
  await page.goto(pathOf(correction));
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.getByRole('button', { name: 'Copier le lien' }).click();
  await expect(page.getByText('Lien copié')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(site.url + pathOf(correction));

  await test.step('la feuille', async () => {
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('banner')).toBeHidden();
    await expect(page.getByRole('contentinfo')).toBeHidden();
    await expect(page.getByRole('button', { name: 'Imprimer' })).toBeHidden();
    await expect(page.getByText(`Annonce légale ${correction.reference_number}, publiée le`)).toBeVisible();
    await expect(page.getByText(/^Parution, annonce légale/)).toBeVisible();
    expect(await sheets(page)).toBe(1);
    await page.emulateMedia({ media: null });
  });

  await test.step('l’un mène à l’autre', async () => {
    await page.getByText('Cette annonce corrige ou complète :').getByRole('link').click();
    await expect(page.getByText("Cette annonce a fait l'objet d'une correction :")).toBeVisible();
    await page.getByRole('link', { name: `Rectificatif ${correction.reference_number}` }).click();
    await expect(page).toHaveURL(pathOf(correction));
  });

  await test.step('les plus longues', async () => {
    await page.getByRole('link', { name: 'Toutes les annonces légales' }).click();
    // Each just below a limit of its size (printed-size.ts); the last is the longest notice.
    for (const [index, letters] of [2_000, 4_000, 7_500].entries()) {
      const content = `<p>${'Les associés ont décidé ce qui suit. '.repeat(letters / 370)}</p>`.repeat(10);
      await page.route('**/api/legal-announcements/*', (route) =>
        answerChanged(route, (body: { announcement: object }) => ({
          ...body,
          announcement: { ...body.announcement, content },
        })),
      );
      // The page of an announcement has one article: a second one is the list's.
      await page
        .getByRole('article')
        .nth(index + 1)
        .getByRole('link')
        .click();
      await expect(page.getByText('Citer cette annonce')).toBeVisible();
      expect(await sheets(page), `${letters} lettres`).toBe(1);
      await page.unroute('**/api/legal-announcements/*');
      await page.goBack();
    }
  });
});

test.describe('sans JavaScript, à 390 px', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });

  test("l'annonce a sa page, qui se lit en entier, à citer, avec ses données pour les moteurs", async ({
    page,
    site,
    incidents,
  }) => {
    incidents.expect(/404/);
    const announcement = await aStored(page, { type_id: 9 });
    const answer = await page.goto(pathOf(announcement));
    const address = site.url + pathOf(announcement);

    expect(answer?.status()).toBe(200);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(
      title(announcement.title).slice(0, 12),
    );
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
    await expect(page.getByText(announcement.company_name, { exact: true }).first()).toBeVisible();
    await expect(page.getByRole('button', { name: 'Imprimer' })).toBeHidden();

    await test.step('une annonce introuvable le dit, et mène aux autres', async () => {
      const missing = await page.goto(`${LIST}/annonce/nulle-part`);
      expect(missing?.status()).toBe(404);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Annonce légale introuvable');
      await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
      await page.getByRole('link', { name: 'Toutes les annonces légales' }).click();
      await expect(page).toHaveURL(LIST);
    });
  });
});
