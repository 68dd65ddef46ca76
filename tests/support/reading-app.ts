import type { FastifyInstance } from 'fastify';
import type { Insertable } from 'kysely';
import { afterAll, beforeAll } from 'vitest';
import { buildApp } from '#server/app.ts';
import type { Database } from '#server/db/client.ts';
import type { Tables } from '#server/db/tables.ts';
import type { TestDatabase } from './database.ts';
import { anArticleRow } from './rows.ts';

/** The current time of every test of the public articles. */
export const NOW = new Date('2026-11-15T09:00:00.000Z');

export const daysAgo = (days: number): Date => new Date(NOW.getTime() - days * 86_400_000);

export const buildReadingApp = ({ db, ping }: Pick<TestDatabase, 'db' | 'ping'>): Promise<FastifyInstance> =>
  buildApp({
    db,
    ping,
    clock: { now: () => NOW },
    logLevel: 'silent',
    publicUrl: () => 'http://localhost:3000',
    https: false,
  });

/** The API on the database of the enclosing tests, with the rows that `given` inserts. */
export const useReadingApp = (
  database: () => TestDatabase,
  given: (db: Database) => Promise<void>,
): (() => FastifyInstance) => {
  let app: FastifyInstance | undefined;
  beforeAll(async () => {
    await given(database().db);
    app = await buildReadingApp(database());
  });
  afterAll(() => app?.close());
  return () => {
    if (!app) throw new Error('The app is there inside tests and hooks only');
    return app;
  };
};

export type GivenArticle = Partial<Insertable<Tables['articles']>> & {
  slug: string;
  tags?: readonly string[];
  /** Days since its first publication. */
  age?: number;
};

/** Every state in which an article is not public. */
export const hiddenArticles: readonly GivenArticle[] = [
  { slug: 'draft', status: 'draft', first_published_at: null, published_at: null },
  { slug: 'scheduled', status: 'scheduled', scheduled_at: daysAgo(1), published_at: null },
  { slug: 'withdrawn', status: 'draft', first_published_at: daysAgo(9), published_at: daysAgo(9) },
  { slug: 'trashed', deleted_at: daysAgo(1) },
  { slug: 'not-yet', first_published_at: daysAgo(-1), published_at: daysAgo(-1) },
  { slug: 'source', status: 'draft', is_source: true, first_published_at: null, published_at: null },
];

export const givenArticles = async (db: Database, articles: readonly GivenArticle[]): Promise<void> => {
  for (const { tags = [], age = 10, ...changes } of articles) {
    const date = daysAgo(age);
    const row = anArticleRow({ created_at: date, first_published_at: date, published_at: date, ...changes });
    await db.insertInto('articles').values(row).execute();
    for (const name of tags) await givenTag(db, row.id, name);
  }
};

const givenTag = async (db: Database, articleId: string, name: string) => {
  const slug = name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace(/\W+/g, '-');
  await db
    .insertInto('tags')
    .values({ name, slug })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const { id } = await db.selectFrom('tags').select('id').where('slug', '=', slug).executeTakeFirstOrThrow();
  await db.insertInto('article_tags').values({ article_id: articleId, tag_id: id }).execute();
};
