import { articlePath } from '#contract/paths.ts';
import { coverUrl } from '#domain/cover/cover-address.ts';
import { responsiveImage } from '#domain/image/responsive-image.ts';
import type { Article } from './articles.ts';
import { PLACEHOLDER } from './covers.ts';

type Look = { detail: 's' | 'm' | 'l'; mode?: 'sombre' };

/** The properties of ui/ArticleCard that every screen shares; each screen adds the size and the rest. */
export const cardOf = (article: Article, { detail, mode }: Look) => ({
  title: article.title,
  href: articlePath(article),
  category: article.categorySlug,
  kicker: article.categoryName,
  cover:
    article.imageUrl ??
    coverUrl({ category: article.categorySlug, slug: article.slug, detail, ...(mode && { mode }) }),
  sources: article.imageUrl ? responsiveImage(article.imageUrl)?.sources : undefined,
  placeholder: PLACEHOLDER,
});
