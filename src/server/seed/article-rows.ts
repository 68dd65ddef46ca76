import type { Insertable } from 'kysely';
import { readingTimeOf } from '#domain/article/reading-time.ts';
import { findCategory } from '#domain/category/categories.ts';
import type { Tables } from '#server/db/tables.ts';
import { administratif } from './articles/administratif.ts';
import { affaires } from './articles/affaires.ts';
import { autres } from './articles/autres.ts';
import { civil } from './articles/civil.ts';
import { constitutionnel } from './articles/constitutionnel.ts';
import { droitPenal } from './articles/droit-penal.ts';
import { fiscalite } from './articles/fiscalite.ts';
import { international } from './articles/international.ts';
import { justice } from './articles/justice.ts';
import { professions } from './articles/professions.ts';
import { social } from './articles/social.ts';
import { sources } from './articles/sources.ts';
import { DAY_IN_MINUTES, HOUR_IN_MINUTES, minutesAfter } from './moments.ts';
import type { SeedArticle } from './seed-article.ts';
import { stableBetween, stableId } from './stable.ts';

type ArticleRow = Insertable<Tables['articles']>;
export type DemoArticle = { readonly row: ArticleRow; readonly tags: readonly string[] };

const published: Readonly<Record<string, readonly SeedArticle[]>> = {
  administratif,
  affaires,
  autres,
  civil,
  constitutionnel,
  'droit-penal': droitPenal,
  fiscalite,
  international,
  justice,
  professions,
  social,
};

export const demoArticles = (now: Date): readonly DemoArticle[] => [
  ...Object.entries(published).flatMap(([category, articles]) =>
    articles.map((article) => ({ row: publishedRow(article, category, now), tags: article.tags })),
  ),
  ...sources.map((source) => ({ row: sourceRow(source, source.category, now), tags: source.tags })),
];

const publishedRow = (article: SeedArticle, category: string, now: Date): ArticleRow => {
  const at = morningOf(article, now);
  const writtenIn = stableBetween(2 * HOUR_IN_MINUTES, 3 * DAY_IN_MINUTES, 'written', article.slug);
  return {
    ...commonRow(article, category),
    status: 'published',
    first_published_at: at,
    published_at: at,
    created_at: minutesAfter(at, -writtenIn),
    updated_at: at,
    pinned_at: article.pinned ? at : null,
    read_count: article.readCount,
  };
};

const sourceRow = (article: SeedArticle, category: string, now: Date): ArticleRow => {
  const at = morningOf(article, now);
  return {
    ...commonRow(article, category),
    status: 'draft',
    is_source: true,
    origin_name: 'Notes de la rédaction',
    origin_published_at: at,
    created_at: at,
    updated_at: at,
  };
};

const commonRow = (article: SeedArticle, category: string) => ({
  id: stableId('article', article.slug),
  slug: article.slug,
  title: article.title,
  description: article.description,
  content: article.content.trim(),
  category_id: categoryId(category),
  author_name: article.author,
  reading_time: readingTimeOf(article.content),
});

const categoryId = (slug: string): number => {
  const category = findCategory(slug);
  if (!category) throw new Error(`The demonstration content names an unknown category: ${slug}`);
  return category.databaseId;
};

/** Between about six and eleven o'clock in Paris; today's articles are out already, at whatever hour one seeds. */
const morningOf = ({ slug, daysAgo }: SeedArticle, now: Date): Date => {
  const midnight = new Date(minutesAfter(now, -daysAgo * DAY_IN_MINUTES)).setUTCHours(0, 0, 0, 0);
  const minutes = stableBetween(5 * HOUR_IN_MINUTES, 10 * HOUR_IN_MINUTES, 'morning', slug);
  const morning = minutesAfter(new Date(midnight), Math.floor(minutes));
  return morning <= now ? morning : minutesAfter(now, -stableBetween(5, 90, 'today', slug));
};
