import { sql } from 'kysely';
import type { Database } from '#server/db/client.ts';

/**
 * Runs a large load with the full-text indexes dropped and creates them again afterwards: filling them row by
 * row takes three times as long. `fillVocabulary` fills the spelling vocabulary.
 */
export const withoutIndexes = async (db: Database, load: () => Promise<void>): Promise<void> => {
  const { rows: indexes } = await sql<{ name: string; definition: string }>`
    select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition
    from pg_index join pg_class on pg_class.oid = indexrelid join pg_am on pg_am.oid = relam
    where indrelid in ('article_index'::regclass, 'announcements'::regclass) and amname = 'gin'
  `.execute(db);
  for (const { name } of indexes) await sql`drop index ${sql.raw(name)}`.execute(db);
  await sql`alter table articles disable trigger articles_words`.execute(db);
  try {
    await load();
  } finally {
    await sql`alter table articles enable trigger articles_words`.execute(db);
    await unhurried(
      db,
      indexes.map(({ definition }) => definition),
    );
  }
};

/** The product's connections have a timeout of half a minute, too short for an index of a large table. */
export const unhurried = (db: Database, statements: readonly string[]): Promise<void> =>
  db.connection().execute(async (connection) => {
    await sql`set statement_timeout = 0`.execute(connection);
    for (const statement of statements) await sql.raw(statement).execute(connection);
    await sql`reset statement_timeout`.execute(connection);
  });

/**
 * Each sentence is in many articles: its words are added once from the sentence rather than from each
 * article.
 */
export const fillVocabulary = async (db: Database, texts: readonly string[]): Promise<void> => {
  await sql`
    insert into search_words (word)
    select distinct word from unnest(${texts}::text[]) as text, public.parution_known_words(text) as word
    on conflict do nothing
  `.execute(db);
};
