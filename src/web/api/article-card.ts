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

/**
 * What every screen's ui/ArticleCard shows of an article; each screen adds the size and the rest. Made once for an article
 * and a look: the server finds the HTML of a card by this object.
 */
export const cardOf = (article: Article, look: Look): Card => {
  const made = cards.get(article) ?? new Map<string, Card>();
  cards.set(article, made);
  const key = `${look.detail} ${look.mode} ${look.first}`;
  const card = made.get(key) ?? Object.freeze(makeCard(article, look));
  made.set(key, card);
  return card;
};

type Card = ReturnType<typeof makeCard>;

const cards = new WeakMap<Article, Map<string, Card>>();

const makeCard = (article: Article, { detail, mode, first = false }: Look) => {
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
