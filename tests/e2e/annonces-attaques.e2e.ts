import { cards, detailsOf, LIST, modal, PAGE_SIZE } from '#tests/support/announcing.ts';
import { hostileSlugs, storeHostileAnnouncements } from '#tests/support/hostile-announcements.ts';
import { startSiteWithRows } from '#tests/support/site-with-rows.ts';
import { test as base, expect } from '#tests/support/test.ts';
import { findXssTraces } from '#tests/support/xss-traces.ts';

const test = base.extend({
  site: async ({ engine }, use) => {
    const site = await startSiteWithRows(engine, storeHostileAnnouncements);
    await use(site);
    await site.stop();
  },
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

  const pages = Math.ceil(hostileSlugs.length / PAGE_SIZE);
  for (let number = pages; number >= 1; number--) {
    await page.goto(`${LIST}?page=${number}`);
    await look();
  }
  await expect(page.getByText(`Page 1 sur ${pages}`)).toBeVisible();
  // The dialog uses the same components as the cards and the pages.
  for (const card of (await cards(page).all()).slice(0, 4)) {
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

  const answer = await page.goto(`${LIST}/rss.xml`);
  await look();
  const text = (await answer?.text()) ?? '';
  // The site's own pages let no script parse HTML: an empty page reads the feed.
  await page.goto('about:blank');
  const feed = await page.evaluate(readFeed, text);
  expect(feed).toEqual({ root: 'rss', items: hostileSlugs.length, html: 0 });

  await page.goto('/');
  await look();
  await page.getByRole('button', { name: 'Voir les détails' }).first().click();
  await expect(modal(page)).toBeVisible();
  await look();

  expect(ran).toEqual([]);
});

// Runs in the page: reads the feed as a feed reader would, which would run its HTML.
function readFeed(text: string) {
  const feed = new DOMParser().parseFromString(text, 'application/xml');
  const elements = [...feed.querySelectorAll('*')];
  return {
    root: feed.documentElement.nodeName,
    items: feed.querySelectorAll('item').length,
    html: elements.filter(({ namespaceURI }) => namespaceURI === 'http://www.w3.org/1999/xhtml').length,
  };
}
