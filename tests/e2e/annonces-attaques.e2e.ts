import { LIST, modal, PAGE_SIZE } from '#tests/support/announcing.ts';
import { hostileTotal, packSlugs, storeHostileAnnouncements } from '#tests/support/hostile-announcements.ts';
import { startSiteWithRows } from '#tests/support/site-with-rows.ts';
import { test as base, expect } from '#tests/support/test.ts';

const test = base.extend({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from this pattern what a fixture needs.
  site: async ({}, use) => {
    const site = await startSiteWithRows(storeHostileAnnouncements);
    await use(site);
    await site.stop();
  },
});

test('aucune attaque stockée ne s’exécute, où qu’elle soit montrée', async ({ page, context }) => {
  test.setTimeout(180_000);
  const ran: string[] = [];
  context.on('dialog', (dialog) => {
    ran.push(`${dialog.type()} ${dialog.message()} sur ${page.url()}`);
    void dialog.dismiss();
  });
  const look = async () => {
    const found = await page.evaluate(() => ({
      mark: '__xss' in globalThis,
      // What a notice may never bring along, whatever the policy would do of it.
      foreign: [...document.querySelectorAll('main, [role="dialog"]')].flatMap((part) =>
        [
          ...part.querySelectorAll(
            'script, iframe, object, embed, form[action^="http"], base, style, link, meta, *',
          ),
        ]
          .filter(
            (element) =>
              element.matches('script, iframe, object, embed, base, style, link, meta') ||
              [...element.attributes].some(
                ({ name, value }) => /^on/i.test(name) || /^\s*(?:javascript|data|vbscript):/i.test(value),
              ),
          )
          .map((element) => element.outerHTML.slice(0, 120)),
      ),
    }));
    if (found.mark) ran.push(`marque sur ${page.url()}`);
    ran.push(...found.foreign.map((html) => `${html} sur ${page.url()}`));
  };

  const pages = Math.ceil(hostileTotal / PAGE_SIZE);
  for (let number = 1; number <= pages; number++) {
    await page.goto(`${LIST}?page=${number}`);
    await look();
  }
  await expect(page.getByText(`Page ${pages} sur ${pages}`)).toBeVisible();

  for (const slug of packSlugs) {
    await page.goto(`${LIST}/annonce/${slug}`);
    await look();
    await page.goto(`${LIST}?annonce=${slug}`);
    await expect(modal(page)).toBeVisible();
    await look();
  }

  await page.goto('/');
  await look();
  await page.getByRole('button', { name: 'Voir les détails' }).first().click();
  await expect(modal(page)).toBeVisible();
  await look();

  expect(ran).toEqual([]);
});
