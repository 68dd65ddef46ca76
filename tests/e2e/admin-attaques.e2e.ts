import type { BrowserContext, Page } from '@playwright/test';
import {
  hostileArticles,
  hostileContents,
  hostileSlugs,
  storeHostileArticles,
  storePendingAttacks,
} from '#tests/support/hostile-announcements.ts';
import { anArticle, call, contentOf } from '#tests/support/newsroom-site.ts';
import { PENDING } from '#tests/support/review-queue.ts';
import { startSiteWithRows } from '#tests/support/site-with-rows.ts';
import { test as base, expect } from '#tests/support/test.ts';
import { logIn } from '#tests/support/visitors.ts';
import { findXssTraces } from '#tests/support/xss-traces.ts';

const test = base.extend({
  site: async ({ engine }, use) => {
    const site = await startSiteWithRows(engine, async (db) => {
      await storePendingAttacks(db);
      await storeHostileArticles(db);
    });
    await use(site);
    await site.stop();
  },
});

const PAGE_SIZE = 10;

/** Everything that ran, or is left in a page that would run it. */
const watchAttacks = (context: BrowserContext, page: Page) => {
  const ran: string[] = [];
  context.on('dialog', (dialog) => {
    ran.push(`${dialog.type()} sur ${page.url()}`);
    void dialog.dismiss();
  });
  const look = async () => {
    for (const found of await page.evaluate(findXssTraces)) ran.push(`${found} sur ${page.url()}`);
  };
  return { ran, look };
};

// An anonymous visitor's HTML shown to an administrator is the first target of an attacker.
test('aucune attaque déposée ne s’exécute dans la file de relecture', async ({ page, context, site }) => {
  const { ran, look } = watchAttacks(context, page);
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

// Rows written past the sanitiser show that reading is safe by itself; the API and the editor are the ways in.
test('aucune attaque ne s’exécute dans un article, lu, relu en aperçu ou repris dans l’éditeur', async ({
  page,
  context,
  site,
  incidents,
}) => {
  // An article may show images; these do not exist.
  incidents.expect(/Failed to load resource|exemple\.fr\/x\.png|img-src/);
  const { ran, look } = watchAttacks(context, page);
  const readPage = async (slug: string) => {
    expect((await page.goto(`/article/${slug}`))?.status(), slug).toBe(200);
    await look();
  };
  await logIn(page, site, site.admin);

  for (const { id, slug } of hostileArticles) {
    await readPage(slug);
    await page.goto(`/admin/articles/edit/${id}`);
    await expect(contentOf(page)).toBeVisible();
    await look();
    await page.getByRole('button', { name: 'Aperçu', exact: true }).click();
    await expect(
      page.getByRole('dialog', { name: 'Aperçu' }).getByRole('heading', { level: 1 }),
    ).toBeVisible();
    await look();
  }
  await page.goto('/admin/articles');
  await expect(page.getByRole('row')).toHaveCount(1 + hostileArticles.length);
  await look();
  await page.goto('/');
  await look();

  for (const content of hostileContents) {
    const { id, slug } = await anArticle(page, site, { content });
    await call(page, site, 'PUT', `articles/${id}/publish`);
    await readPage(slug);
  }

  await page.goto('/admin/articles/create/manual');
  for (const content of hostileContents) {
    await contentOf(page).fill('');
    await contentOf(page).evaluate(paste, content);
    await expect(contentOf(page)).not.toHaveText('');
    await look();
  }
  expect(ran).toEqual([]);
});

// Runs in the page.
function paste(element: Element, html: string) {
  const clipboardData = new DataTransfer();
  clipboardData.setData('text/html', html);
  element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
}
