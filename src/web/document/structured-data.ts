import { paths } from '#contract/paths.ts';
import { publication } from '#contract/publication.ts';
import { LOGO_PATH, LOGO_SIZE } from '#domain/cover/social-address.ts';
import type { FullArticle } from '#web/api/article.ts';
import { absoluteUrl } from './absolute-url.ts';

/** A schema.org object. */
export type Thing = { readonly '@type': string; readonly [property: string]: unknown };

export type Crumb = { readonly href: string; readonly label: string };

/** The fields of an article that its page's head uses. */
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

/** `crumbs` go from the home page to the page itself. */
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
