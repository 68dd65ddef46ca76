import { hostileSlugs, storePendingAttacks } from '#tests/support/hostile-announcements.ts';
import { PENDING } from '#tests/support/review-queue.ts';
import { startSiteWithRows } from '#tests/support/site-with-rows.ts';
import { test as base, expect } from '#tests/support/test.ts';
import { logIn } from '#tests/support/visitors.ts';
import { findXssTraces } from '#tests/support/xss-traces.ts';

const test = base.extend({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from this pattern what a fixture needs.
  site: async ({}, use) => {
    const site = await startSiteWithRows(storePendingAttacks);
    await use(site);
    await site.stop();
  },
});

const PAGE_SIZE = 10;

// An anonymous visitor's HTML shown to an administrator is the first target of an attacker.
test('aucune attaque déposée ne s’exécute dans la file de relecture', async ({ page, context, site }) => {
  test.setTimeout(180_000);
  const ran: string[] = [];
  context.on('dialog', (dialog) => {
    ran.push(`${dialog.type()} sur ${page.url()}`);
    void dialog.dismiss();
  });
  const look = async () => {
    for (const found of await page.evaluate(findXssTraces)) ran.push(`${found} sur ${page.url()}`);
  };
  await logIn(page, site, site.admin);
  const pages = Math.ceil(hostileSlugs.length / PAGE_SIZE);
  for (let number = 1; number <= pages; number++) {
    await page.goto(`${PENDING}?page=${number}`);
    const expected = number < pages ? PAGE_SIZE : hostileSlugs.length - PAGE_SIZE * (pages - 1);
    await expect(page.getByRole('article')).toHaveCount(expected);
    await look();
  }
  // The keys and buttons of a card work, whatever its text.
  await page.keyboard.press('j');
  await page.keyboard.press('r');
  const dialog = page.getByRole('dialog', { name: "Rejeter l'annonce" });
  await expect(dialog).toBeVisible();
  await look();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  // The form shows the same text through the editor's own schema, and the list shows the titles.
  await page.getByRole('link', { name: 'Modifier' }).first().click();
  await expect(page.getByRole('textbox', { name: 'Contenu' })).toBeVisible();
  await look();
  await page.goto('/admin/legal-announcements');
  await expect(page.getByRole('row')).toHaveCount(1 + PAGE_SIZE);
  await look();
  expect(ran).toEqual([]);
});
