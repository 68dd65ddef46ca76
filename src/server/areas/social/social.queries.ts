import { published } from '#server/areas/articles/public.ts';
import type { Connection } from '#server/db/client.ts';

/** The data of a public article's social image. */
export const findHeadline = (db: Connection, slug: string, now: Date) =>
  published(db, now)
    .select(['articles.id', 'articles.slug', 'articles.title', 'categories.slug as category'])
    .where('articles.slug', '=', slug)
    .executeTakeFirst();
