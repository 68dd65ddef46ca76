import { articlePath, categoryPath, paths } from '#contract/paths.ts';
import { publication } from '#contract/publication.ts';
import { LOGO_PATH, LOGO_SIZE, SOCIAL_SIZE, socialImagePath } from '#domain/cover/social-address.ts';
import type { FullArticle } from '#web/api/article.ts';
import { absoluteUrl } from './absolute-url.ts';

/** A thing of schema.org. */
export type Thing = { readonly '@type': string; readonly [property: string]: unknown };

export type Crumb = { readonly href: string; readonly label: string };

/** What the head of an article's page says of it. */
export type HeadArticle = Pick<
  FullArticle,
  | 'slug'
  | 'title'
  | 'excerpt'
  | 'imageUrl'
  | 'categorySlug'
  | 'categoryName'
  | 'author'
  | 'tags'
  | 'publishedAt'
  | 'updatedAt'
  | 'machineLabel'
  | 'origins'
>;

/** The signature of an article that nobody signed (spec-readings): the newsroom answers for it. */
const UNSIGNED = 'Admin';

export const organization = (publicUrl: string): Thing => ({
  '@type': 'Organization',
  '@id': `${publicUrl}/#organisation`,
  name: publication.name,
  url: `${publicUrl}/`,
  logo: {
    '@type': 'ImageObject',
    url: `${publicUrl}${LOGO_PATH}`,
    width: LOGO_SIZE,
    height: LOGO_SIZE,
  },
});

export const webSite = (publicUrl: string): Thing => ({
  '@type': 'WebSite',
  '@id': `${publicUrl}/#site`,
  name: publication.name,
  description: publication.motto,
  url: `${publicUrl}/`,
  inLanguage: 'fr',
  publisher: { '@id': `${publicUrl}/#organisation` },
  potentialAction: {
    '@type': 'SearchAction',
    target: { '@type': 'EntryPoint', urlTemplate: `${publicUrl}${paths.search}?q={search_term_string}` },
    'query-input': 'required name=search_term_string',
  },
});

export const newsArticle = (article: HeadArticle, publicUrl: string): Thing => ({
  '@type': 'NewsArticle',
  mainEntityOfPage: { '@type': 'WebPage', '@id': `${publicUrl}${articlePath(article)}` },
  headline: article.title,
  description: article.excerpt,
  image: imagesOf(article, publicUrl),
  datePublished: article.publishedAt,
  dateModified: article.updatedAt ?? article.publishedAt,
  articleSection: article.categoryName,
  ...(article.tags.length > 0 && { keywords: article.tags }),
  inLanguage: 'fr',
  isAccessibleForFree: true,
  ...(article.machineLabel && { digitalSourceType: MACHINE_TEXT }),
  ...(article.origins.length > 0 && { isBasedOn: article.origins.map(originOf) }),
  author: article.author === UNSIGNED ? organization(publicUrl) : { '@type': 'Person', name: article.author },
  publisher: organization(publicUrl),
});

/** The word of schema.org for what a machine made. */
const MACHINE_TEXT = 'https://schema.org/TrainedAlgorithmicMediaDigitalSource';

const originOf = ({ title, origin, url }: HeadArticle['origins'][number]): Thing => ({
  '@type': 'CreativeWork',
  name: title,
  ...(url && { url }),
  publisher: { '@type': 'Organization', name: origin },
});

const imagesOf = (article: HeadArticle, publicUrl: string) => {
  const own = article.imageUrl && absoluteUrl(article.imageUrl, publicUrl);
  const url = `${publicUrl}${socialImagePath({ ...article, category: article.categorySlug })}`;
  return [...(own ? [own] : []), { '@type': 'ImageObject', url, ...SOCIAL_SIZE }];
};

/** From the home page down to the page itself. */
export const breadcrumbList = (crumbs: readonly Crumb[], publicUrl: string): Thing => ({
  '@type': 'BreadcrumbList',
  itemListElement: crumbs.map(({ href, label }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: label,
    item: absoluteUrl(href, publicUrl),
  })),
});

export const HOME: Crumb = { href: '/', label: 'Accueil' };

export const articleCrumbs = (article: HeadArticle): Crumb[] => [
  HOME,
  { href: categoryPath(article.categorySlug), label: article.categoryName },
  { href: articlePath(article), label: article.title },
];
