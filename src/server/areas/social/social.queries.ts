import { published } from '#server/areas/articles/public.ts';
import type { Connection } from '#server/db/client.ts';

/** What the social image of a public article shows. */
export const findHeadline = (db: Connection, slug: string, now: Date) =>
  published(db, now)
    .select(['articles.slug', 'articles.title', 'categories.slug as category'])
    .where('articles.slug', '=', slug)
    .executeTakeFirst();
