import { articlePath } from '#contract/paths.ts';
import { publication } from '#contract/publication.ts';
import { typeset } from '#domain/typography/typeset.ts';
import { escapeXml, XML_DECLARATION } from '#server/html/xml.ts';
import type { FeedArticle } from './feeds.queries.ts';

/** An address of the site, and when its content last changed, if known. */
export type Place = { path: string; changedAt?: Date | undefined };

const SITEMAP = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';
const NEWS = 'xmlns:news="http://www.google.com/schemas/sitemap-news/0.9"';

export const writeSitemapIndex = (parts: readonly Place[], publicUrl: string): string =>
  document(
    'sitemapindex',
    SITEMAP,
    parts.map((part) => `<sitemap>${locate(part, publicUrl)}</sitemap>`),
  );

export const writeSitemap = (places: readonly Place[], publicUrl: string): string =>
  document(
    'urlset',
    SITEMAP,
    places.map((place) => `<url>${locate(place, publicUrl)}</url>`),
  );

export const writeNewsSitemap = (articles: readonly FeedArticle[], publicUrl: string): string =>
  document(
    'urlset',
    `${SITEMAP} ${NEWS}`,
    articles.map((article) => newsEntry(article, publicUrl)),
  );

const newsEntry = ({ slug, title, publishedAt }: FeedArticle, publicUrl: string): string =>
  `<url><loc>${escapeXml(`${publicUrl}${articlePath({ slug })}`)}</loc><news:news>` +
  `<news:publication><news:name>${publication.name}</news:name><news:language>fr</news:language></news:publication>` +
  `<news:publication_date>${publishedAt.toISOString()}</news:publication_date>` +
  `<news:title>${escapeXml(typeset(title))}</news:title></news:news></url>`;

const locate = ({ path, changedAt }: Place, publicUrl: string): string =>
  `<loc>${escapeXml(`${publicUrl}${path}`)}</loc>` +
  (changedAt ? `<lastmod>${changedAt.toISOString()}</lastmod>` : '');

const document = (root: string, namespaces: string, entries: readonly string[]): string =>
  `${XML_DECLARATION}<${root} ${namespaces}>\n${entries.join('\n')}\n</${root}>\n`;
