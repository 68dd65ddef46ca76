import type { FastifyInstance } from 'fastify';
import { expect, it } from 'vitest';
import { categories } from '#domain/category/categories.ts';
import { buildApp } from '#server/app.ts';
import { pageImages } from '#server/areas/social/headline-image.ts';
import type { Database } from '#server/db/client.ts';
import { builtPages, pageRoutes } from './support/built-pages.ts';
import { describeWithDatabase } from './support/database.ts';
import { givenPrivateData, VISIBLE } from './support/private-data.ts';
import { NOW } from './support/reading-app.ts';
import { repetitions } from './support/repetitions.ts';
import { fillRoute, getRoutes } from './support/routes.ts';

const AT_ONCE = 8;

/** Values for the parameters of an address: public names, private names, and unknown ones. */
const namesIn = async (db: Database, canaries: Iterable<string>): Promise<string[]> => {
  const articles = await db.selectFrom('articles').select(['id', 'slug']).execute();
  const notices = await db.selectFrom('announcements').select(['id', 'slug', 'reference']).execute();
  return [
    ...articles.flatMap(({ id, slug }) => [id, slug]),
    ...notices.flatMap(({ id, slug, reference }) => [id, slug, reference]),
    ...[...canaries].filter((_, n) => n % repetitions(42, 7) === 0),
    ...categories.map(({ slug }) => slug),
    ...['1', '2', '0', 'search', '*'],
  ];
};

/** The admin calls refuse everyone before they read a name or a query: tests/authorisation.test.ts. */
const ADMIN_CALLS = '/api/admin/';
const VALUES_OF_ADMIN_CALLS = 5;

/** The image of a page or of a category shows no row, and takes a quarter of a second to draw. */
const isDrawn = (name: string): boolean => pageImages.has(name);

const addressesOf = (route: string, names: readonly string[]): string[] => {
  if (route.startsWith(ADMIN_CALLS)) return fillRoute(route, names.slice(0, VALUES_OF_ADMIN_CALLS));
  const images = names.filter((name) => !isDrawn(name)).map((name) => `${name}.png`);
  const values = route.includes(':file') ? [...names, ...images] : names;
  return fillRoute(route.replace(/\*$/, 'nulle-part'), values);
};

const queriesOf = (route: string): readonly string[] =>
  route.startsWith(ADMIN_CALLS) ? QUERIES.slice(0, VALUES_OF_ADMIN_CALLS) : QUERIES;

/** Queries that a curious reader may add to an address. */
const QUERIES = [
  ...['', 'status=draft', 'status=all', 'status=scheduled&limit=100', 'is_published=false', 'deleted=1'],
  ...['page=2', 'limit=100', 'page_size=100', 'sortBy=read_count&limit=100', 'featured=1&limit=100'],
  ...[
    'category=civil&limit=100',
    'category=droit',
    'categories=Civil&q=titre',
    'tags=preuve&q=titre',
    'page=999',
  ],
  `q=${VISIBLE}`,
  `term=${VISIBLE}`,
  'q=modification&search=modification&term=avis',
];

describeWithDatabase('private data', (database) => {
  it('is in no public answer of any address with any query', async () => {
    // React warns while it renders odd addresses; this test is not about that.
    console.warn = () => {};
    const { db, ping, engine } = database();
    const canaries = await givenPrivateData(db);
    // Pages show what the API answers: rendering them on one engine is enough, and takes most of the time.
    const site = engine === 'server' ? await builtPages() : undefined;
    const app = await buildApp({
      db,
      ping,
      clock: { now: () => NOW },
      logLevel: 'silent',
      publicUrl: () => 'http://localhost:3000',
      https: false,
      ...(site && { site }),
    });
    await app.ready();

    const routes = [...getRoutes(app), ...(site ? await pageRoutes() : [])];
    const names = await namesIn(db, canaries.places.keys());
    const paths = routes.flatMap((route) => addressesOf(route, names));
    const plain = routes.filter((route) => !route.includes(':') && !route.includes('*'));
    const searched = plain.filter((route) =>
      /search|legal-announcements(\/export\.\w+)?$|annonces-legales$/.test(route),
    );
    const addresses = [
      ...paths,
      ...plain.flatMap((path) => queriesOf(path).map((query) => `${path}?${query}`)),
      ...searched.flatMap((path, place) =>
        [...canaries.places.keys()]
          // Every day, each word is asked of some of the searches, and each search is asked some of the words.
          .filter((_, n) => (n + place) % repetitions(8, 1) === 0)
          .map((word) => `${path}?q=${word}&term=${word}&search=${word}`),
      ),
    ];

    const seen = await visit(app, addresses, canaries.places);
    await app.close();

    expect(seen.leaks).toEqual([]);
    // Proves that the requests found public data in the API, the feeds and the sitemaps.
    expect(canaries.places.size).toBeGreaterThan(200);
    for (const [path] of VISITED) expect(seen.visible, path).toContain(path);
  }, 180_000);
});

/** Where the published article is always shown. */
const VISITED = [
  ['/api/articles'],
  ['/api/articles/search'],
  ['/rss.xml'],
  ['/api/legal-announcements'],
] as const;

const visit = async (
  app: FastifyInstance,
  addresses: readonly string[],
  places: ReadonlyMap<string, string>,
) => {
  const leaks: string[] = [];
  const visible = new Set<string>();
  const visit = async (url: string) => {
    const answer = await app.inject({ url, headers: { accept: '*/*' } });
    const answerText = `${JSON.stringify(answer.headers)} ${answer.body}`;
    if (answerText.includes(VISIBLE)) visible.add(url.split('?')[0] ?? '');
    // A page repeats its own query: only other words count.
    for (const [, word = ''] of answerText.matchAll(/\b(canari[a-z]{3})\b/gi))
      if (places.has(word.toLowerCase()) && !url.includes(word.toLowerCase()))
        leaks.push(`${url} tells ${places.get(word.toLowerCase())}`);
    if (answer.statusCode >= 500) leaks.push(`${url} fails with ${answer.statusCode}`);
  };
  const queue = addresses.values();
  const loop = async () => {
    for (const url of queue) await visit(url);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, loop));
  return { leaks: [...new Set(leaks)], visible: [...visible] };
};
