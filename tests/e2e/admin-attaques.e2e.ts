import type { BrowserContext, Page } from '@playwright/test';
import {
  hostileArticle,
  hostileContent,
  hostileSlugs,
  startHostileSite,
} from '#tests/support/hostile-announcements.ts';
import { contentOf, follow } from '#tests/support/newsroom-site.ts';
import { ANNOUNCEMENTS, PENDING } from '#tests/support/review-queue.ts';
import { test as base, expect } from '#tests/support/test.ts';
import { logIn } from '#tests/support/visitors.ts';
import { findXssTraces } from '#tests/support/xss-traces.ts';

const test = base.extend({
  site: async ({ startOnce }, use) => use(await startOnce(startHostileSite)),
});

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

// An anonymous visitor's HTML shown to an administrator is the first target of an attacker. Rows written past the
// sanitiser show that reading is safe by itself; the editor is a way in of its own.
test('aucune attaque ne s’exécute dans la file de relecture, ni dans un article lu, relu en aperçu ou repris dans l’éditeur', async ({
  page,
  context,
  site,
  incidents,
}) => {
  // An article may show images; these do not exist.
  incidents.expect(/Failed to load resource|exemple\.fr\/x\.png|img-src/);
  const { ran, look } = watchAttacks(context, page);
  await logIn(page, site, site.admin);

  // First: leaving the pasted text at the end would ask.
  await test.step('un article public', async () => {
    expect((await page.goto(`/article/${hostileArticle.slug}`))?.status()).toBe(200);
    await look();
  });

  await test.step('la file de relecture, le formulaire et la liste des annonces', async () => {
    await page.goto(PENDING);
    await expect(page.getByRole('article')).toHaveCount(hostileSlugs.length);
    await look();
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
    await expect(contentOf(page)).toBeVisible();
    await look();
    await follow(page, `${ANNOUNCEMENTS}?status=pending`);
    await expect(page.getByRole('row')).toHaveCount(1 + hostileSlugs.length);
    await look();
  });

  await test.step('la liste des articles, le formulaire et son aperçu', async () => {
    await follow(page, '/admin/articles');
    await expect(page.getByRole('heading', { level: 1, name: 'Gestion des articles' })).toBeVisible();
    await expect(page.getByRole('row')).toHaveCount(2);
    await look();
    await page.getByRole('rowheader').getByRole('link').click();
    await expect(contentOf(page)).toBeVisible();
    await look();
    await page.getByRole('button', { name: 'Aperçu', exact: true }).click();
    const preview = page.getByRole('dialog', { name: 'Aperçu' });
    await expect(preview.getByRole('heading', { level: 1 })).toBeVisible();
    await look();
    await page.keyboard.press('Escape');
    await expect(preview).toBeHidden();
  });

  await test.step('un texte collé', async () => {
    await contentOf(page).fill('');
    await contentOf(page).evaluate(paste, hostileContent);
    await expect(contentOf(page)).not.toHaveText('');
    await look();
  });
  expect(ran).toEqual([]);
});

// Runs in the page.
function paste(element: Element, html: string) {
  const clipboardData = new DataTransfer();
  clipboardData.setData('text/html', html);
  element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
}
