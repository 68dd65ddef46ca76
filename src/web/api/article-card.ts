import { articlePath } from '#contract/paths.ts';
import { coverUrl } from '#domain/cover/cover-address.ts';
import { responsiveImage } from '#domain/image/responsive-image.ts';
import type { Article } from './articles.ts';
import { inlineCover, PLACEHOLDER } from './covers.ts';

type Look = {
  detail: 's' | 'm' | 'l';
  mode?: 'sombre';
  /** The picture that the page opens on. */
  first?: boolean;
};

/** The properties of ui/ArticleCard that every screen shares; each screen adds the size and the rest. */
export const cardOf = (article: Article, { detail, mode, first = false }: Look) => {
  const drawn = { category: article.categorySlug, slug: article.slug, detail, ...(mode && { mode }) };
  return {
    title: article.title,
    href: articlePath(article),
    category: article.categorySlug,
    kicker: article.categoryName,
    cover: article.imageUrl ?? coverUrl(drawn),
    inlineCover: first && !article.imageUrl ? inlineCover(drawn) : undefined,
    sources: article.imageUrl ? responsiveImage(article.imageUrl)?.sources : undefined,
    placeholder: PLACEHOLDER,
    first,
  };
};
