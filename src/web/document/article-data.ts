import { articlePath, categoryPath } from '#contract/paths.ts';
import { SOCIAL_SIZE, socialImagePath } from '#domain/cover/social-address.ts';
import { absoluteUrl } from './absolute-url.ts';
import type { SocialHeadProps } from './SocialHead.tsx';
import { type Crumb, type HeadArticle, HOME, organization, type Thing } from './structured-data.ts';

/** The properties of PageHead that describe an article. Only an article's page loads this code. */
export const articleHead = (article: HeadArticle): Partial<SocialHeadProps> => ({
  article,
  category: { slug: article.categorySlug, name: article.categoryName },
  breadcrumbs: articleCrumbs(article),
  about: (publicUrl) => [newsArticle(article, publicUrl)],
});

/** The author's name on an article that nobody signed (docs/spec-readings.md): its author is then the newsroom. */
const UNSIGNED = 'Admin';

const newsArticle = (article: HeadArticle, publicUrl: string): Thing => ({
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
  ...(article.machineLabel && { digitalSourceType: MACHINE_TEXT[article.machineLabel.engine] }),
  ...(article.origins.length > 0 && { isBasedOn: article.origins.map(originOf) }),
  author: article.author === UNSIGNED ? organization(publicUrl) : { '@type': 'Person', name: article.author },
  publisher: organization(publicUrl),
});

/** The schema.org values for a text made by a machine, trained or not. */
const MACHINE_TEXT = {
  model: 'https://schema.org/TrainedAlgorithmicMediaDigitalSource',
  builtin: 'https://schema.org/AlgorithmicMediaDigitalSource',
} as const;

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

const articleCrumbs = (article: HeadArticle): Crumb[] => [
  HOME,
  { href: categoryPath(article.categorySlug), label: article.categoryName },
  { href: articlePath(article), label: article.title },
];
