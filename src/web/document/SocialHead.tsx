import { useLocation } from 'react-router';
import { publication } from '#contract/publication.ts';
import { pageImagePath, SOCIAL_SIZE, socialImagePath } from '#domain/cover/social-address.ts';
import { useSite } from '#web/navigation/use-site.ts';
import { absoluteUrl } from './absolute-url.ts';
import { FeedLinks } from './FeedLinks.tsx';
import { inertJson } from './inert-json.ts';
import {
  breadcrumbList,
  type Crumb,
  type HeadArticle,
  organization,
  type Thing,
  webSite,
} from './structured-data.ts';

export type SocialHeadProps = {
  title: string;
  description?: string | undefined;
  /** The page's canonical address, as a path with its query; the page's path by default. */
  canonical?: string | undefined;
  /** The previous and next pages of a list (paging/list-links). */
  previous?: string | undefined;
  next?: string | undefined;
  /** The page's category: the head links to its feeds and uses its image. */
  category?: { slug: string; name: string } | undefined;
  /** The article that the page shows; see articleHead in article-data.ts. */
  article?: HeadArticle | undefined;
  /** From the home page to this page. */
  breadcrumbs?: readonly Crumb[] | undefined;
  /** The home page: its structured data describes the site and its publisher. */
  home?: boolean;
  /** The feed of the list that the page shows, linked before the site's feeds. */
  feed?: { href: string; title: string } | undefined;
  /** More structured data. */
  about?: ((publicUrl: string) => Thing[]) | undefined;
};

/** Empty without the site's public URL: every address here must be absolute. */
export const SocialHead = (page: SocialHeadProps) => {
  const publicUrl = useSite()?.publicUrl;
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
  // The site's name is in og:site_name.
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

const thingsOf = ({ breadcrumbs, home, about }: SocialHeadProps, publicUrl: string): Thing[] => [
  ...(home ? [organization(publicUrl), webSite(publicUrl)] : []),
  ...(about ? about(publicUrl) : []),
  ...(breadcrumbs ? [breadcrumbList(breadcrumbs, publicUrl)] : []),
];

/** Structured data for search engines. A data block is never executed: the Content-Security-Policy allows it. */
const JsonLd = ({ things }: { things: readonly Thing[] }) =>
  things.length > 0 && (
    <script
      type="application/ld+json"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: escaped by inertJson, and never executed.
      dangerouslySetInnerHTML={{ __html: inertJson({ '@context': 'https://schema.org', '@graph': things }) }}
    />
  );
