import { expect, it } from 'vitest';
import { bytesOf } from '#server/pages/packed-page.ts';
import { insertDemo } from '#server/seed/seed-demo.ts';
import { builtPages, pageRoutes } from './support/built-pages.ts';
import { describeOnServer } from './support/database.ts';
import { buildReadingApp, NOW } from './support/reading-app.ts';
import { fillRoute } from './support/routes.ts';

/** One of each kind; the cards and menus of one page are shown again by the next. */
const NAMES = 1;

const QUERIES = ['/actualite?page=2', '/search?q=bail', '/annonces-legales?department=69&date=month'];

/** Rendered by React once, written without it for each page, and as the product does. */
const WAYS = [
  ['published', 'fixed'],
  ['fixed', 'composed'],
  ['published', 'fixed', 'composed'],
];

describeOnServer('the cache of the parts that pages share', (database) => {
  it('changes no byte of any page', async () => {
    // React warns while it renders odd addresses; this test is not about that.
    console.warn = () => {};
    const { db } = database();
    await insertDemo(db, NOW);
    const app = await buildReadingApp(database());
    const articles = await db.selectFrom('articles').select('slug').limit(NAMES).execute();
    const notices = await db.selectFrom('announcements').select('slug').limit(NAMES).execute();
    const names = [...articles, ...notices, { slug: 'affaires' }].map(({ slug }) => slug);
    const routes = (await pageRoutes()).filter((route) => !route.startsWith('/admin'));
    const addresses = [
      ...routes.flatMap((route) => fillRoute(route.replace(/\*$/, 'nulle-part'), names)),
      ...QUERIES,
    ];
    let cachedParts: string[] = [];
    const site = await builtPages({ cachedParts: () => cachedParts });
    if (!site) throw new Error('The pages are not built');
    const render = async (address: string, kinds: readonly string[]) => {
      cachedParts = [...kinds];
      const url = `http://localhost:3000${address}`;
      const callApi = (_method: string, path: string) => app.reads.call(path, app.log);
      const page = await site.pages.render({ url, callApi });
      return 'html' in page ? { ...page, html: bytesOf(page.html).toString() } : page;
    };

    const differences: string[] = [];
    let found = 0;
    for (const address of addresses) {
      const expected = await render(address, []);
      if (expected.status === 200) found += 1;
      for (const kinds of WAYS)
        differences.push(...differencesOf(expected, await render(address, kinds), `${address}, ${kinds}`));
    }
    await app.close();

    expect(differences).toEqual([]);
    expect(found).toBeGreaterThan(20);
  });
});

/** What is around the first different character. */
const differencesOf = (expectedPage: object, givenPage: object, name: string): string[] => {
  const [expected, given] = [JSON.stringify(expectedPage), JSON.stringify(givenPage)];
  if (given === expected) return [];
  const at = [...expected].findIndex((_, place) => expected[place] !== given[place]);
  return [`${name}: ${expected.slice(at - 80, at + 80)} ≠ ${given.slice(at - 80, at + 80)}`];
};
