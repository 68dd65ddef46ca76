import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { escapeXml } from '#server/html/xml.ts';
import { createPageCache, type PageCache } from '#server/pages/page-cache.ts';
import { createPageServer } from '#server/pages/page-server.ts';
import { describeWithDatabase } from '#tests/support/database.ts';
import { anArticleRow } from '#tests/support/rows.ts';
import { elementsOf, parseXml, textsOf } from '#tests/support/xml.ts';
import { feedRoutes } from './routes.ts';

const NOW = new Date('2026-11-15T12:00:00.000Z');
const SITE = 'https://www.parution.test';
const HOSTILE = 'A]]>B]]>C <b>&amp; & "x" \'y\' 😀 \u0001\ufffe</title><script>';
/** Without the characters that XML forbids, and with the typographic apostrophe. */
const SHOWN = 'A]]>B]]>C <b>&amp; & "x" ’y’ 😀 </title><script>';

const hoursAgo = (hours: number) => new Date(NOW.getTime() - hours * 3_600_000);
const published = (at: Date) => ({ first_published_at: at, published_at: at, created_at: at });
const articleId = (n: number) => `0193279a-0000-7000-8000-${String(n).padStart(12, '0')}`;

const rows = [
  anArticleRow({ id: articleId(1), slug: 'ancien', title: 'Ancien', ...published(hoursAgo(200)) }),
  anArticleRow({
    ...{ id: articleId(2), slug: 'corrige', title: 'Corrigé', category_id: 5, author_name: 'Ada & <Co>' },
    ...published(hoursAgo(49)),
    content_updated_at: hoursAgo(1),
  }),
  anArticleRow({ id: articleId(3), slug: 'hostile', title: HOSTILE, ...published(hoursAgo(47)) }),
  anArticleRow({
    ...{ id: articleId(4), slug: 'neuf', title: "L'arrêt : neuf", description: "Qu'est-ce ? <i>&" },
    ...published(hoursAgo(2)),
    // Created long before: its date is the first publication.
    created_at: hoursAgo(900),
  }),
];

const hidden = [
  anArticleRow({ slug: 'brouillon', title: 'CANARI brouillon', status: 'draft' }),
  anArticleRow({ slug: 'programme', title: 'CANARI programmé', status: 'scheduled', scheduled_at: NOW }),
  anArticleRow({ slug: 'corbeille', title: 'CANARI corbeille', ...published(hoursAgo(1)), deleted_at: NOW }),
  anArticleRow({ slug: 'futur', title: 'CANARI futur', ...published(hoursAgo(-1)) }),
];

const addresses = [
  ...['/rss.xml', '/atom.xml', '/actualite/droit-penal/rss.xml', '/actualite/droit-penal/atom.xml'],
  ...['/sitemap.xml', '/sitemaps/pages.xml', '/sitemaps/articles-1.xml', '/news-sitemap.xml', '/robots.txt'],
];

describeWithDatabase('feeds, sitemaps and robots.txt', (database) => {
  let app: FastifyInstance;
  let cache: PageCache;
  let now = NOW;

  beforeAll(async () => {
    const { db } = database();
    await db
      .insertInto('articles')
      .values([...rows, ...hidden])
      .execute();
    cache = createPageCache({ maxBytes: 1_000_000, now: () => now.getTime() });
    app = Fastify();
    const clock = { now: () => now };
    await app.register(
      feedRoutes({ db, clock, server: createPageServer(cache), publicUrl: () => SITE, partSize: 3 }),
    );
  });
  afterAll(() => app.close());
  beforeEach(() => {
    now = NOW;
    cache.dropAll();
  });

  const read = async (url: string) => parseXml((await app.inject(url)).body);

  it('contains the latest articles in RSS, newest first', async () => {
    const answer = await app.inject('/rss.xml');
    expect(answer.headers['content-type']).toBe('application/rss+xml; charset=utf-8');
    const rss = parseXml(answer.body);
    const items = elementsOf(rss, 'item');
    expect(textsOf(rss, 'link')).toContain(`${SITE}/`);
    expect(items.map((item) => textsOf(item, 'title')[0])).toEqual([
      'L’arrêt\u00a0: neuf',
      SHOWN,
      'Corrigé',
      'Ancien',
    ]);
    expect(Object.fromEntries(items[0]?.children.map(({ name, text }) => [name, text]) ?? [])).toEqual({
      title: 'L’arrêt\u00a0: neuf',
      link: `${SITE}/article/neuf`,
      guid: `urn:uuid:${articleId(4)}`,
      pubDate: 'Sun, 15 Nov 2026 10:00:00 GMT',
      description: 'Qu’est-ce\u202f? &lt;i&gt;&amp;',
      category: 'Civil',
      'dc:creator': 'Admin',
    });
    expect(textsOf(rss, 'dc:creator')[2]).toBe('Ada & <Co>');
    expect(textsOf(rss, 'lastBuildDate')).toEqual(['Sun, 15 Nov 2026 11:00:00 GMT']);
    expect(elementsOf(rss, 'atom:link')[0]?.attributes).toMatchObject({
      href: `${SITE}/rss.xml`,
      rel: 'self',
    });
  });

  it('contains the same in Atom, with the dates of later changes', async () => {
    const answer = await app.inject('/atom.xml');
    expect(answer.headers['content-type']).toBe('application/atom+xml; charset=utf-8');
    const atom = parseXml(answer.body);
    const [, hostile, corrected] = elementsOf(atom, 'entry');
    // An Atom title is HTML: the text is escaped once more than in RSS.
    expect(hostile && textsOf(hostile, 'title')).toEqual([escapeXml(SHOWN)]);
    expect(corrected && textsOf(corrected, 'id')).toEqual([`urn:uuid:${articleId(2)}`]);
    expect(corrected && textsOf(corrected, 'published')).toEqual([hoursAgo(49).toISOString()]);
    expect(corrected && textsOf(corrected, 'updated')).toEqual([hoursAgo(1).toISOString()]);
    expect(corrected && textsOf(corrected, 'name')).toEqual(['Ada & <Co>']);
    expect(corrected && elementsOf(corrected, 'category')[0]?.attributes).toEqual({
      label: 'Pénal',
      scheme: `${SITE}/actualite/droit-penal`,
      term: 'droit-penal',
    });
  });

  it.each(['rss', 'atom'])('has a feed of each category in %s', async (format) => {
    const feed = await read(`/actualite/droit-penal/${format}.xml`);
    expect(textsOf(feed, 'title')[0]).toBe('Parution — Pénal');
    expect(
      [...elementsOf(feed, 'item'), ...elementsOf(feed, 'entry')].map((item) => textsOf(item, 'title')),
    ).toEqual([['Corrigé']]);
    const empty = await read(`/actualite/social/${format}.xml`);
    expect(textsOf(empty, 'title')[0]).toBe('Parution — Social');
    expect((await app.inject(`/actualite/inconnue/${format}.xml`)).statusCode).toBe(404);
    expect((await app.inject(`/actualite/5/${format}.xml`)).headers.location).toBe(
      `/actualite/droit-penal/${format}.xml`,
    );
  });

  it('splits its sitemap into parts that contain each article once', async () => {
    const index = await app.inject('/sitemap.xml');
    expect(index.headers['content-type']).toBe('application/xml; charset=utf-8');
    expect(textsOf(parseXml(index.body), 'loc')).toEqual([
      `${SITE}/sitemaps/pages.xml`,
      `${SITE}/sitemaps/articles-1.xml`,
      `${SITE}/sitemaps/articles-2.xml`,
    ]);
    // Newest last: a publication changes the last part only.
    expect(textsOf(parseXml(index.body), 'lastmod').slice(1)).toEqual([
      hoursAgo(1).toISOString(),
      hoursAgo(2).toISOString(),
    ]);
    const first = await read('/sitemaps/articles-1.xml');
    expect(textsOf(first, 'loc')).toEqual(
      ['ancien', 'corrige', 'hostile'].map((slug) => `${SITE}/article/${slug}`),
    );
    expect(textsOf(first, 'lastmod')[1]).toBe(hoursAgo(1).toISOString());
    expect(textsOf(await read('/sitemaps/articles-2.xml'), 'loc')).toEqual([`${SITE}/article/neuf`]);
  });

  it.each(['3', '0', '01', '-1', '1e1', '99999', 'x'])('has no part %s', async (part) => {
    expect((await app.inject(`/sitemaps/articles-${part}.xml`)).statusCode).toBe(404);
  });

  it('lists its pages, with the dates when their lists changed', async () => {
    const pages = await read('/sitemaps/pages.xml');
    const lastmods = Object.fromEntries(
      elementsOf(pages, 'url').map((url) => [textsOf(url, 'loc')[0], textsOf(url, 'lastmod')[0]]),
    );
    expect(Object.keys(lastmods)).toHaveLength(4 + 11 + 8);
    expect(lastmods).toMatchObject({
      [`${SITE}/`]: hoursAgo(2).toISOString(),
      [`${SITE}/actualite/civil`]: hoursAgo(2).toISOString(),
      [`${SITE}/actualite/droit-penal`]: hoursAgo(49).toISOString(),
      [`${SITE}/actualite/social`]: undefined,
      [`${SITE}/terms`]: undefined,
    });
  });

  it('lists for news engines the articles of less than two days, while they are', async () => {
    const news = await read('/news-sitemap.xml');
    expect(textsOf(news, 'loc')).toEqual([`${SITE}/article/neuf`, `${SITE}/article/hostile`]);
    expect(textsOf(news, 'news:title')).toEqual(['L’arrêt\u00a0: neuf', SHOWN]);
    expect(textsOf(news, 'news:publication_date')[0]).toBe(hoursAgo(2).toISOString());
    expect(textsOf(news, 'news:name')[0]).toBe('Parution');
    expect(textsOf(news, 'news:language')[0]).toBe('fr');

    // An article is dropped when it is two days old, without an invalidation.
    now = hoursAgo(-1);
    expect(textsOf(await read('/news-sitemap.xml'), 'loc')).toEqual([
      `${SITE}/article/futur`,
      `${SITE}/article/neuf`,
    ]);
    now = hoursAgo(-100);
    expect(elementsOf(await read('/news-sitemap.xml'), 'url')).toEqual([]);
  });

  it('has a robots.txt that allows the pages and excludes the rest', async () => {
    const answer = await app.inject('/robots.txt');
    expect(answer.headers['content-type']).toBe('text/plain; charset=utf-8');
    expect(answer.body).toBe(
      'User-agent: *\nDisallow: /api\nDisallow: /admin\nDisallow: /connexion\nDisallow: /search\n\n' +
        `Sitemap: ${SITE}/sitemap.xml\nSitemap: ${SITE}/news-sitemap.xml\n`,
    );
  });

  it.each(addresses)('caches %s and answers 304 to a client that has it', async (url) => {
    const first = await app.inject(url);
    expect(first.statusCode).toBe(200);
    expect(first.headers).toMatchObject({
      'x-cache': 'miss',
      'cache-control': expect.stringMatching(/^public/),
    });
    expect(first.body).not.toContain('CANARI');
    expect((await app.inject(`${url}?x=1`)).headers['x-cache']).toBe('hit');
    const { etag, 'last-modified': date } = first.headers;
    const byTag = await app.inject({ url, headers: { 'if-none-match': String(etag) } });
    const byDate = await app.inject({ url, headers: { 'if-modified-since': String(date) } });
    expect([byTag.statusCode, byTag.body, byDate.statusCode]).toEqual([304, '', 304]);
    expect((await app.inject({ method: 'HEAD', url })).statusCode).toBe(200);
  });

  it('invalidates the documents of a changed article, and no others', async () => {
    const states = async () => {
      const seen: Record<string, unknown> = {};
      for (const url of addresses) seen[url] = (await app.inject(url)).headers['x-cache'];
      return Object.keys(seen).filter((url) => seen[url] === 'miss');
    };
    await states();
    cache.drop([`article:${articleId(2)}`]);
    expect(await states()).toEqual(addresses.slice(0, 4));
    cache.drop(['articles']);
    expect(await states()).toEqual([...addresses.slice(0, 2), ...addresses.slice(4, 8)]);
    cache.drop(['articles:5']);
    expect(await states()).toEqual(addresses.slice(2, 4));
  });

  it('contains fifty articles at most in a feed', async () => {
    const { db } = database();
    const many = Array.from({ length: 55 }, (_, n) =>
      anArticleRow({
        id: articleId(100 + n),
        slug: `a-${n}`,
        category_id: 10,
        ...published(hoursAgo(300 + n)),
      }),
    );
    await db.insertInto('articles').values(many).execute();
    expect(elementsOf(await read('/rss.xml'), 'item')).toHaveLength(50);
    expect(elementsOf(await read('/actualite/social/atom.xml'), 'entry')).toHaveLength(50);
    expect(elementsOf(await read('/sitemap.xml'), 'sitemap')).toHaveLength(1 + Math.ceil(59 / 3));
  });
});
