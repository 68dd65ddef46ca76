import { cards, detailsOf, LIST, modal } from '#tests/support/announcing.ts';
import { hostileSlugs, startHostileSite } from '#tests/support/hostile-announcements.ts';
import { test as base, expect } from '#tests/support/test.ts';
import { findXssTraces } from '#tests/support/xss-traces.ts';

const test = base.extend({
  site: async ({ startOnce }, use) => use(await startOnce(startHostileSite)),
});

// The policy's own reports, errors and requests to other hosts fail the journey as well: tests/support/incidents.ts.
test('aucune attaque stockée ne s’exécute, où qu’elle soit montrée', async ({ page, context }) => {
  const ran: string[] = [];
  context.on('dialog', (dialog) => {
    ran.push(`${dialog.type()} sur ${page.url()}`);
    void dialog.dismiss();
  });
  const look = async () => {
    for (const found of await page.evaluate(findXssTraces)) ran.push(`${found} sur ${page.url()}`);
  };

  await page.goto(LIST);
  await expect(cards(page)).toHaveCount(hostileSlugs.length);
  await look();
  // The dialog uses the same components as the cards and the pages.
  for (const card of (await cards(page).all()).slice(0, 2)) {
    await detailsOf(card).click();
    await expect(modal(page)).toBeVisible();
    await look();
    await page.keyboard.press('Escape');
    await expect(modal(page)).toBeHidden();
  }

  for (const slug of hostileSlugs) {
    const answer = await page.goto(`${LIST}/annonce/${slug}`);
    expect(answer?.status(), slug).toBe(200);
    await look();
  }

  await page.goto('/');
  await look();
  await page.getByRole('button', { name: 'Voir les détails' }).first().click();
  await expect(modal(page)).toBeVisible();
  await look();

  expect(ran).toEqual([]);
});
