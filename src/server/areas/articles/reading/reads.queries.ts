import { sql } from 'kysely';
import type { Connection } from '#server/db/client.ts';
import { published } from './published.queries.ts';

export const isPublished = async (db: Connection, id: string, now: Date): Promise<boolean> => {
  const found = await published(db, now)
    .select('articles.id')
    .where('articles.id', '=', id)
    .executeTakeFirst();
  return found !== undefined;
};

export type Reads = { readonly articleId: string; readonly reads: number; readonly readers: number };

/** Adds the counts in one statement; articles deleted meanwhile are left out. */
export const addReads = async (db: Connection, counted: readonly Reads[], day: string): Promise<void> => {
  await sql`
    with counted as (
      select * from unnest(
        ${counted.map(({ articleId }) => articleId)}::uuid[],
        ${counted.map(({ reads }) => reads)}::integer[],
        ${counted.map(({ readers }) => readers)}::integer[]
      ) as counted (id, reads, readers)
    ),
    -- Two processes that count the same articles take them in the same order, or each would wait for the other.
    locked as materialized (
      select articles.id from articles join counted on counted.id = articles.id
      order by articles.id for no key update of articles
    ),
    added as (
      update articles set read_count = articles.read_count + counted.reads
      from counted join locked on locked.id = counted.id
      where articles.id = counted.id
      returning articles.id
    )
    insert into article_daily_reads as daily (article_id, day, reads, unique_readers)
    select counted.id, ${day}::date, counted.reads, counted.readers
    from counted join added on added.id = counted.id
    order by counted.id
    on conflict (article_id, day) do update
    set reads = daily.reads + excluded.reads, unique_readers = daily.unique_readers + excluded.unique_readers
  `.execute(db);
};
