import { Feed, type Item } from 'feed';
import { articlePath, categoryPath, paths } from '#contract/paths.ts';
import { publication } from '#contract/publication.ts';
import type { Category } from '#domain/category/categories.ts';
import { LOGO_PATH } from '#domain/cover/social-address.ts';
import { typeset } from '#domain/typography/typeset.ts';
import { escapeXml, xmlText } from '#server/html/xml.ts';
import type { FeedArticle } from './feeds.queries.ts';

export const feedFormats = ['rss', 'atom'] as const;
export type FeedFormat = (typeof feedFormats)[number];

type Contents = {
  format: FeedFormat;
  articles: readonly FeedArticle[];
  /** The feed of one category; of all without it. */
  category?: Category | undefined;
  publicUrl: string;
  now: Date;
};

export const feedPath = (format: FeedFormat, category?: { slug: string }): string =>
  category ? `${categoryPath(category.slug)}/${format}.xml` : `/${format}.xml`;

export const writeFeed = ({ format, articles, category, publicUrl, now }: Contents): string => {
  const page = `${publicUrl}${category ? categoryPath(category.slug) : paths.home}`;
  const feed = new Feed({
    id: page,
    link: page,
    title: category ? `${publication.name} — ${category.name}` : publication.name,
    description: category?.description ?? publication.motto,
    language: 'fr',
    generator: publication.name,
    image: `${publicUrl}${LOGO_PATH}`,
    copyright: publication.name,
    author: { name: publication.name, link: publicUrl },
    feed: `${publicUrl}${feedPath(format, category)}`,
    // The date of the newest change, not of the request: unchanged content gives the same bytes.
    updated: articles.reduce(
      (latest, { changedAt }) => later(latest, changedAt),
      articles[0]?.changedAt ?? now,
    ),
  });
  if (format === 'atom') {
    for (const article of articles) feed.addItem(atomItem(article, publicUrl));
    return feed.atom1();
  }
  // On the channel, since the package offers no place for it on the root.
  feed.addExtension({ name: '_attributes', objects: { 'xmlns:dc': 'http://purl.org/dc/elements/1.1/' } });
  for (const article of articles) feed.addItem(rssItem(article, publicUrl));
  return feed.rss2();
};

const later = (one: Date, other: Date): Date => (one > other ? one : other);

const commonItem = (article: FeedArticle, publicUrl: string) => {
  const section = `${publicUrl}${categoryPath(article.categorySlug)}`;
  return {
    // Not the address: when it changes, feed readers would show the article twice.
    id: `urn:uuid:${article.id}`,
    link: `${publicUrl}${articlePath(article)}`,
    published: article.publishedAt,
    date: article.changedAt,
    description: escapeXml(typeset(article.description)),
    category: [{ name: article.categoryName, term: article.categorySlug, scheme: section, domain: section }],
  };
};

/** Atom declares its titles as HTML: a title is text, so it is escaped once for that. */
const atomItem = (article: FeedArticle, publicUrl: string): Item => ({
  ...commonItem(article, publicUrl),
  title: escapeXml(typeset(article.title)),
  author: [{ name: plainText(article.author) }],
});

/**
 * In RSS a title is text and an author an e-mail address; the package's own title ends at the second « ]]>
 * ».
 */
const rssItem = (article: FeedArticle, publicUrl: string): Item => ({
  ...commonItem(article, publicUrl),
  title: '',
  extensions: [
    { name: 'title', objects: { _text: plainText(typeset(article.title)) } },
    { name: 'dc:creator', objects: { _text: plainText(article.author) } },
  ],
});

/** The package reads « &amp; » in a text as « & » before it escapes: the text is escaped once beforehand. */
const plainText = (text: string): string => xmlText(text).replaceAll('&', '&amp;');
