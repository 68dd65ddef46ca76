import { useLocation, useRouteLoaderData } from 'react-router';
import { publication } from '#contract/publication.ts';
import { pageImagePath, SOCIAL_SIZE, socialImagePath } from '#domain/cover/social-address.ts';
import type { Site } from '#web/api/site.ts';
import { absoluteUrl } from './absolute-url.ts';
import { FeedLinks } from './FeedLinks.tsx';
import { JsonLd } from './JsonLd.tsx';
import {
  articleCrumbs,
  breadcrumbList,
  type Crumb,
  type HeadArticle,
  newsArticle,
  organization,
  type Thing,
  webSite,
} from './structured-data.ts';

export type SocialHeadProps = {
  title: string;
  description?: string | undefined;
  /** The page's own address among all those that show it, as a path with its query; its path unless given. */
  canonical?: string | undefined;
  /** The neighbours of one page of a list (paging/list-links). */
  previous?: string | undefined;
  next?: string | undefined;
  /** The category that the page is about: its feeds are offered, its image shown. */
  category?: { slug: string; name: string } | undefined;
  /** The article that the page shows. */
  article?: HeadArticle | undefined;
  /** From the home page down to this page. */
  breadcrumbs?: readonly Crumb[] | undefined;
  /** The page that speaks for the whole site. */
  home?: boolean;
  /** The feed of what the page lists, before those of the site. */
  feed?: { href: string; title: string } | undefined;
  /** What else the page is about. */
  about?: ((publicUrl: string) => Thing[]) | undefined;
};

/** Nothing at all when the server did not say where the site lives: an address on its own would be wrong. */
export const SocialHead = (page: SocialHeadProps) => {
  const publicUrl = useRouteLoaderData<Site>('RootRoute')?.publicUrl;
  const { pathname } = useLocation();
  if (!publicUrl) return null;
  const address = absoluteUrl(page.canonical ?? withoutFinalSlash(pathname), publicUrl);
  return (
    <>
      <link rel="canonical" href={address} />
      {page.previous && <link rel="prev" href={absoluteUrl(page.previous, publicUrl)} />}
      {page.next && <link rel="next" href={absoluteUrl(page.next, publicUrl)} />}
      <FeedLinks category={page.category} own={page.feed} />
      {socialTags(page, publicUrl, address).map(([property, content]) => (
        <meta key={`${property} ${content}`} property={property} content={content} />
      ))}
      <meta name="twitter:card" content="summary_large_image" />
      <JsonLd things={thingsOf(page, publicUrl)} />
    </>
  );
};

const withoutFinalSlash = (pathname: string) => pathname.replace(/(?<=[^/])\/+$/, '');

type Tag = readonly [property: string, content: string];

const socialTags = (page: SocialHeadProps, publicUrl: string, address = publicUrl): Tag[] => [
  ['og:site_name', publication.name],
  ['og:locale', 'fr_FR'],
  ['og:type', page.article ? 'article' : 'website'],
  // The name of the site has its own place.
  ['og:title', page.title.replace(/ — Parution$/, '')],
  ...(page.description ? [['og:description', page.description] as const] : []),
  ['og:url', address],
  ['og:image', `${publicUrl}${imagePath(page)}`],
  ['og:image:type', 'image/png'],
  ['og:image:width', `${SOCIAL_SIZE.width}`],
  ['og:image:height', `${SOCIAL_SIZE.height}`],
  ['og:image:alt', page.article?.title ?? page.category?.name ?? publication.motto],
  ...(page.article ? articleTags(page.article) : []),
];

const imagePath = ({ article, category }: SocialHeadProps): string =>
  article ? socialImagePath({ ...article, category: article.categorySlug }) : pageImagePath(category?.slug);

const articleTags = (article: HeadArticle): Tag[] => [
  ['article:published_time', article.publishedAt],
  ...(article.updatedAt ? [['article:modified_time', article.updatedAt] as const] : []),
  ['article:section', article.categoryName],
  ...article.tags.map((tag) => ['article:tag', tag] as const),
];

const thingsOf = ({ article, breadcrumbs, home, about }: SocialHeadProps, publicUrl: string): Thing[] => {
  const crumbs = breadcrumbs ?? (article && articleCrumbs(article));
  return [
    ...(home ? [organization(publicUrl), webSite(publicUrl)] : []),
    ...(article ? [newsArticle(article, publicUrl)] : []),
    ...(about ? about(publicUrl) : []),
    ...(crumbs ? [breadcrumbList(crumbs, publicUrl)] : []),
  ];
};
