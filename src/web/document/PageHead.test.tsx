import { renderToString } from 'react-dom/server';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router';
import { describe, expect, it } from 'vitest';
import { socialImagePath } from '#domain/cover/social-address.ts';
import { articleHead } from './article-data.ts';
import { PageHead } from './PageHead.tsx';

const SITE = 'https://www.parution.test';

const article = {
  slug: 'bail',
  title: 'Le bail',
  excerpt: 'Un résumé',
  imageUrl: null,
  categorySlug: 'affaires',
  categoryName: 'Affaires',
  author: 'Ada Martin',
  tags: ['bail', 'loyer'],
  publishedAt: '2026-11-14T08:00:00.000Z',
  updatedAt: '2026-11-15T08:00:00.000Z',
  machineLabel: null,
  origins: [],
};

type Props = Parameters<typeof PageHead>[0];

/** The head as the server sends it, at this address. */
const headOf = async (props: Props, { path = '/ici', publicUrl = SITE } = {}) => {
  const Component = () => (
    <html lang="fr">
      <head />
      <body>
        <PageHead {...props} />
      </body>
    </html>
  );
  const { query, dataRoutes } = createStaticHandler([
    { id: 'RootRoute', path: '*', loader: () => ({ publicUrl }), Component },
  ]);
  const context = await query(new Request(new URL(path, 'http://localhost')));
  if (context instanceof Response) throw new Error('redirected');
  const router = createStaticRouter(dataRoutes, context);
  return renderToString(<StaticRouterProvider router={router} context={context} hydrate={false} />);
};

const attributesOf = (html: string, element: string) =>
  [...html.matchAll(new RegExp(`<${element} ([^>]*?)/?>`, 'g'))].map(([, attributes = '']) =>
    Object.fromEntries(
      [...attributes.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, name, value]) => [name, value]),
    ),
  );

const metasOf = (html: string) =>
  attributesOf(html, 'meta').map(({ name, property, content }) => `${name ?? property}: ${content}`);

const graphOf = (html: string) => {
  const [, json = '{}'] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html) ?? [];
  return (JSON.parse(json) as { '@graph'?: Record<string, unknown>[] })['@graph'] ?? [];
};

describe('the head of a page', () => {
  it('has all its tags from a title and a description alone', async () => {
    const html = await headOf({ title: 'Titre — Parution', description: 'Une "description" & <b>' });
    expect(html).toContain('<title>Titre — Parution</title>');
    expect(metasOf(html)).toEqual([
      'description: Une &quot;description&quot; &amp; &lt;b&gt;',
      'robots: max-image-preview:large',
      'og:site_name: Parution',
      'og:locale: fr_FR',
      'og:type: website',
      'og:title: Titre',
      'og:description: Une &quot;description&quot; &amp; &lt;b&gt;',
      `og:url: ${SITE}/ici`,
      `og:image: ${SITE}/social/v2/parution.png`,
      'og:image:type: image/png',
      'og:image:width: 1200',
      'og:image:height: 630',
      'og:image:alt: L&#x27;actualité juridique et les annonces légales',
      'twitter:card: summary_large_image',
    ]);
    expect(attributesOf(html, 'link').map(({ rel, href }) => `${rel} ${href}`)).toEqual([
      `canonical ${SITE}/ici`,
      'alternate /rss.xml',
      'alternate /atom.xml',
    ]);
    expect(html).not.toContain('ld+json');
    // All of it lifted out of the body.
    expect(html.indexOf('<body')).toBeGreaterThan(html.lastIndexOf('<meta'));
  });

  it('builds the canonical address from the public URL, not from the request', async () => {
    const html = await headOf({ title: 'T' }, { path: '/ici/?utm_source=x' });
    expect(attributesOf(html, 'link')[0]).toEqual({ rel: 'canonical', href: `${SITE}/ici` });
  });

  it('links the previous and next pages of a list, and the feeds of its category', async () => {
    const html = await headOf({
      title: 'T',
      canonical: '/actualite/social?page=2',
      previous: '/actualite/social',
      next: '/actualite/social?page=3',
      category: { slug: 'social', name: 'Social' },
      breadcrumbs: [
        { href: '/', label: 'Accueil' },
        { href: '/actualite/social', label: 'Social' },
      ],
    });
    expect(attributesOf(html, 'link').map(({ rel, href }) => `${rel} ${href}`)).toEqual([
      `canonical ${SITE}/actualite/social?page=2`,
      `prev ${SITE}/actualite/social`,
      `next ${SITE}/actualite/social?page=3`,
      'alternate /actualite/social/rss.xml',
      'alternate /actualite/social/atom.xml',
      'alternate /rss.xml',
      'alternate /atom.xml',
    ]);
    expect(metasOf(html)).toContain(`og:image: ${SITE}/social/v2/social.png`);
    expect(graphOf(html)).toEqual([
      {
        '@type': 'BreadcrumbList',
        itemListElement: [
          { '@type': 'ListItem', position: 1, name: 'Accueil', item: `${SITE}/` },
          { '@type': 'ListItem', position: 2, name: 'Social', item: `${SITE}/actualite/social` },
        ],
      },
    ]);
  });

  it('links the feed of the list first, and adds structured data', async () => {
    const html = await headOf({
      title: 'T',
      feed: { href: '/annonces-legales/rss.xml?department=69', title: 'Rhône' },
      about: (publicUrl) => [{ '@type': 'FAQPage', url: publicUrl }],
    });
    expect(attributesOf(html, 'link').map(({ rel, href }) => `${rel} ${href}`)).toEqual([
      `canonical ${SITE}/ici`,
      'alternate /annonces-legales/rss.xml?department=69',
      'alternate /rss.xml',
      'alternate /atom.xml',
    ]);
    expect(graphOf(html)).toEqual([{ '@type': 'FAQPage', url: SITE }]);
  });

  it('describes an article', async () => {
    const html = await headOf(
      { title: 'Le bail — Parution', ...articleHead(article) },
      { path: '/article/bail' },
    );
    const image = `${SITE}${socialImagePath({ ...article, category: 'affaires' })}`;
    expect(metasOf(html)).toEqual(
      expect.arrayContaining([
        'og:type: article',
        `og:image: ${image}`,
        'article:published_time: 2026-11-14T08:00:00.000Z',
        'article:modified_time: 2026-11-15T08:00:00.000Z',
        'article:section: Affaires',
        'article:tag: bail',
        'article:tag: loyer',
      ]),
    );
    const [news, crumbs] = graphOf(html);
    expect(news).toMatchObject({
      '@type': 'NewsArticle',
      mainEntityOfPage: { '@id': `${SITE}/article/bail` },
      headline: 'Le bail',
      image: [{ url: image, width: 1200, height: 630 }],
      datePublished: '2026-11-14T08:00:00.000Z',
      dateModified: '2026-11-15T08:00:00.000Z',
      articleSection: 'Affaires',
      inLanguage: 'fr',
      author: { '@type': 'Person', name: 'Ada Martin' },
      publisher: { name: 'Parution', logo: { url: `${SITE}/social/v2/logo.png` } },
    });
    expect(crumbs).toMatchObject({
      '@type': 'BreadcrumbList',
      itemListElement: [{}, {}, { name: 'Le bail' }],
    });
  });

  it.each([
    ['/uploads/a.jpg', `${SITE}/uploads/a.jpg`],
    ['https://images.test/a.jpg', 'https://images.test/a.jpg'],
    ['https://[', undefined],
  ])('adds the image %s of an article when its address is valid', async (imageUrl, expected) => {
    const [news] = graphOf(await headOf({ title: 'T', ...articleHead({ ...article, imageUrl }) }));
    const images = news?.image;
    expect(Array.isArray(images) && images.filter((image) => typeof image === 'string')).toEqual(
      expected ? [expected] : [],
    );
  });

  it('names the newsroom as the author of an unsigned article', async () => {
    const [news] = graphOf(await headOf({ title: 'T', ...articleHead({ ...article, author: 'Admin' }) }));
    expect(news?.author).toMatchObject({ '@type': 'Organization', name: 'Parution' });
  });

  it('describes the site and its publisher on the home page', async () => {
    const html = await headOf({ title: 'T', home: true }, { path: '/' });
    expect(attributesOf(html, 'link')[0]?.href).toBe(`${SITE}/`);
    expect(graphOf(html)).toMatchObject([
      { '@type': 'Organization', url: `${SITE}/` },
      {
        '@type': 'WebSite',
        potentialAction: { target: { urlTemplate: `${SITE}/search?q={search_term_string}` } },
      },
    ]);
  });

  it.each([
    '</script><script>alert(1)</script>',
    '<!-- <script>',
    'a\u2028b\u2029c',
    '\\u003c/script>',
    '"}]}',
    '😀 « l\u2019arrêt »',
  ])('escapes the title %j without changing it', async (title) => {
    const html = await headOf({ title, ...articleHead({ ...article, title, author: title, tags: [title] }) });
    expect(html.match(/<script/g)).toHaveLength(1);
    expect(graphOf(html)[0]).toMatchObject({ headline: title, author: { name: title }, keywords: [title] });
  });

  it('has no social tags on a page that is not indexed', async () => {
    const html = await headOf({ title: 'Introuvable', noIndex: true });
    expect(metasOf(html)).toEqual(['robots: noindex']);
    expect(attributesOf(html, 'link')).toEqual([]);
  });

  it('has no address without the public URL', async () => {
    const html = await headOf({ title: 'T', description: 'D', ...articleHead(article) }, { publicUrl: '' });
    expect(metasOf(html)).toEqual(['description: D', 'robots: max-image-preview:large']);
    expect(attributesOf(html, 'link')).toEqual([]);
  });
});
