import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createPageCache, type PageCache } from '#server/pages/page-cache.ts';
import { createPageServer } from '#server/pages/page-server.ts';
import { describeWithDatabase } from '#tests/support/database.ts';
import { anAnnouncementRow } from '#tests/support/rows.ts';
import { elementsOf, parseXml, textsOf, type XmlElement } from '#tests/support/xml.ts';
import { naughtyStrings, richTextAttacks } from '#tests/support/xss-payloads.ts';
import { feedRoutes } from './routes.ts';

const NOW = new Date('2026-11-15T12:00:00.000Z');
const SITE = 'https://www.parution.test';
const FEED = '/annonces-legales/rss.xml';

const rowId = (n: number) => `0193279a-0000-7000-8000-${String(n).padStart(12, '0')}`;
const given = (n: number, date: string, changes: Parameters<typeof anAnnouncementRow>[0] = {}) =>
  anAnnouncementRow({
    ...{ id: rowId(n), slug: `avis-${n}`, reference: `AL-00000${n}`, title: `Avis ${n}` },
    publication_date: new Date(date),
    ...changes,
  });

const rows = [
  given(1, '2026-09-30T21:59:59.000Z', { department: '69' }),
  given(2, '2026-09-30T22:00:00.000Z', { type_id: 9, title: "L'avis : A]]>B]]>C <b>&amp; &" }),
  given(3, '2026-11-01T08:00:00.000Z', {
    department: '2A',
    type_id: 9,
    content: `<p>${'mot '.repeat(200)}</p>`,
  }),
  given(4, '2026-11-14T08:00:00.000Z'),
  given(5, '2026-11-15T13:00:00.000Z', { title: 'CANARI futur' }),
  given(6, '2026-11-01T08:00:00.000Z', { title: 'CANARI brouillon', status: 'draft' }),
  given(7, '2026-11-01T08:00:00.000Z', { title: 'CANARI jeté', deleted_at: NOW }),
];

describeWithDatabase('announcement feeds and sitemaps', (database) => {
  let app: FastifyInstance;
  let cache: PageCache;
  let now = NOW;

  beforeAll(async () => {
    const { db } = database();
    await db.insertInto('announcements').values(rows).execute();
    cache = createPageCache({ maxBytes: 1_000_000, now: () => now.getTime() });
    app = Fastify();
    await app.register(
      feedRoutes({
        db,
        clock: { now: () => now },
        server: createPageServer(cache),
        publicUrl: () => SITE,
        partSize: 2,
      }),
    );
  });
  afterAll(() => app.close());
  beforeEach(() => {
    now = NOW;
    cache.dropAll();
  });
  const read = async (url: string) => parseXml((await app.inject(url)).body);
  const linksOf = async (url: string) =>
    elementsOf(await read(url), 'item').map((item) => textsOf(item, 'link')[0]?.split('/avis-')[1]);

  it('has a feed of the latest', async () => {
    const answer = await app.inject(FEED);
    expect(answer.headers['content-type']).toBe('application/rss+xml; charset=utf-8');
    expect(answer.body).not.toContain('CANARI');
    const rss = parseXml(answer.body);
    const items = elementsOf(rss, 'item');
    expect(textsOf(rss, 'title')[0]).toBe('Parution — Annonces légales');
    expect(items.map((item) => textsOf(item, 'title')[0])).toEqual([
      'Avis 4',
      'Avis 3',
      'L’avis\u00a0: A]]>B]]>C <b>&amp; &',
      'Avis 1',
    ]);
    expect(Object.fromEntries(items[0]?.children.map(({ name, text }) => [name, text]) ?? [])).toEqual({
      title: 'Avis 4',
      link: `${SITE}/annonces-legales/annonce/avis-4`,
      guid: `urn:uuid:${rowId(4)}`,
      pubDate: 'Sat, 14 Nov 2026 08:00:00 GMT',
      description: 'Aux termes du procès-verbal…',
      category: 'Modification',
    });
    expect(textsOf(items[1] ?? rss, 'description')[0]).toMatch(/^(mot ){99}mot…$/);
    expect(textsOf(rss, 'lastBuildDate')).toEqual(['Sat, 14 Nov 2026 08:00:00 GMT']);
  });

  it.each([
    ['?department=69', ['1'], 'Parution — Annonces légales — Rhône (69)'],
    ['?department=2a&type=', ['3'], 'Parution — Annonces légales — Corse-du-Sud (2A)'],
    ['?type=9', ['3', '2'], 'Parution — Annonces légales — Transfert de siège'],
    ['?type_id=9', ['3', '2'], 'Parution — Annonces légales — Transfert de siège'],
    [
      '?type=transfert_siege&department=2A',
      ['3'],
      'Parution — Annonces légales — Transfert de siège — Corse-du-Sud (2A)',
    ],
    ['?type=5', [], 'Parution — Annonces légales — Cession de fonds'],
    ['?autre=1', ['4', '3', '2', '1'], 'Parution — Annonces légales'],
  ])('is a feed of %s', async (query, numbers, title) => {
    expect(await linksOf(FEED + query)).toEqual(numbers);
    expect(textsOf(await read(FEED + query), 'title')[0]).toBe(title);
  });

  it.each(['?department=20', '?department=Rh%C3%B4ne', '?type=27', '?type=x', '?type=1&type=2'])(
    'has no feed of %s',
    async (query) => {
      expect((await app.inject(FEED + query)).statusCode).toBe(404);
    },
  );

  it('is cached until an announcement changes', async () => {
    const state = async (query = '') => (await app.inject(FEED + query)).headers['x-cache'];
    expect([
      await state(),
      await state('?x=1'),
      await state('?department=69'),
      await state('?department=69&y'),
    ]).toEqual(['miss', 'hit', 'miss', 'hit']);
    cache.drop([`announcement:${rowId(4)}`]);
    expect([await state(), await state('?department=69')]).toEqual(['miss', 'hit']);
    cache.drop(['announcements']);
    expect([await state(), await state('?department=69')]).toEqual(['miss', 'miss']);
  });

  it('has its pages in the sitemap, by month in Paris', async () => {
    expect(textsOf(await read('/sitemap.xml'), 'loc')).toEqual([
      `${SITE}/sitemaps/pages.xml`,
      `${SITE}/sitemaps/announcements-2026-09-1.xml`,
      `${SITE}/sitemaps/announcements-2026-10-1.xml`,
      `${SITE}/sitemaps/announcements-2026-11-1.xml`,
    ]);
    const pages = async (part: string) =>
      textsOf(await read(`/sitemaps/announcements-${part}.xml`), 'loc').map((loc) => loc.replace(SITE, ''));
    expect(await pages('2026-09-1')).toEqual(['/annonces-legales/annonce/avis-1']);
    expect(await pages('2026-10-1')).toEqual(['/annonces-legales/annonce/avis-2']);
    expect(await pages('2026-11-1')).toEqual([
      '/annonces-legales/annonce/avis-3',
      '/annonces-legales/annonce/avis-4',
    ]);
    now = new Date('2026-11-15T13:00:00.000Z');
    cache.dropAll();
    expect(textsOf(await read('/sitemap.xml'), 'loc').at(-1)).toBe(
      `${SITE}/sitemaps/announcements-2026-11-2.xml`,
    );
    expect(await pages('2026-11-2')).toEqual(['/annonces-legales/annonce/avis-5']);
  });

  it.each(['2026-12-1', '2026-13-1', '2026-00-1', '2026-11-0', '2026-11-9', '0000-01-1', '2026-1-1', 'x'])(
    'has no part %s',
    async (part) => {
      expect((await app.inject(`/sitemaps/announcements-${part}.xml`)).statusCode).toBe(404);
    },
  );

  it('is valid XML without an element of its own, whatever a notice contains', async () => {
    const { db } = database();
    const shapesIn = ({ name, attributes, children }: XmlElement): string[] => [
      [name, ...Object.keys(attributes)].join(' '),
      ...children.flatMap(shapesIn),
    ];
    const usual = new Set(shapesIn(await read(FEED)));
    const texts = [...richTextAttacks, ...naughtyStrings].map((text) =>
      text.replaceAll('\u0000', '').toWellFormed(),
    );
    for (let start = 0; start < texts.length; start += 50) {
      const some = texts.slice(start, start + 50);
      await db.deleteFrom('announcements').where('department', '=', '976').execute();
      const hostile = some.map((text, n) => ({
        ...anAnnouncementRow({ title: text, content: text, department: '976' }),
        reference: `AL-9${String(n).padStart(5, '0')}`,
      }));
      await db.insertInto('announcements').values(hostile).execute();
      cache.dropAll();
      const feed = await read(`${FEED}?department=976`);
      expect(elementsOf(feed, 'item')).toHaveLength(some.length);
      // A reader would run the HTML that a feed holds as elements.
      expect(shapesIn(feed).filter((shape) => !usual.has(shape))).toEqual([]);
    }
  });
});
