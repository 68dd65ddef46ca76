import { expect, test } from '#tests/support/test.ts';

test('le pied de page mène aux conditions, dont le sommaire mène à ses parties, sous l’en-tête', async ({
  page,
}) => {
  await page.goto('/cookies');
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: 'Conditions générales', exact: true })
    .click();
  await expect(page).toHaveURL('/terms');
  await expect(page.getByRole('heading', { level: 1, name: /^Conditions générales/ })).toBeFocused();

  await page
    .getByRole('navigation', { name: 'Sommaire' })
    .getByRole('link', { name: 'Droit de rétractation' })
    .click();

  await expect(page).toHaveURL('/terms#retractation');
  const heading = page.getByRole('heading', { name: 'Droit de rétractation' });
  await expect(heading).toBeInViewport();
  const header = await page.getByRole('banner').boundingBox();
  const place = await heading.boundingBox();
  expect(place?.y).toBeGreaterThanOrEqual(header?.height ?? 0);
});
