import { sql } from 'kysely';
import type { Connection, Database } from '#server/db/client.ts';

/** Any number, as long as it never changes: it names the lock among all those of the server. */
const LOCK_KEY = 7_278_845_002;

/** Fills an unused database; returns whether it did. */
export const seedOnFirstStart = (db: Database, seed: 'demo' | 'none', now: Date): Promise<boolean> =>
  db.transaction().execute(async (trx) => {
    if (seed === 'none') return false;
    // Two servers may start together on one new database: the second waits, then finds it filled.
    await sql`select pg_advisory_xact_lock(${LOCK_KEY})`.execute(trx);
    if (!(await isEmpty(trx))) return false;
    // Loaded only here: an ordinary start has no use for the demonstration content.
    const { insertDemo } = await import('./seed-demo.ts');
    await insertDemo(trx, now);
    return true;
  });

/** Whether the database holds nothing, neither of users nor of the demonstration. */
export const isEmpty = async (db: Connection): Promise<boolean> => {
  const { used } = await db
    .selectNoFrom(({ or, exists, selectFrom }) =>
      or([
        exists(selectFrom('articles').select('id')),
        exists(selectFrom('announcements').select('id')),
        exists(selectFrom('users').select('id')),
        exists(selectFrom('site_settings').select('key').where('key', '=', 'seed')),
      ]).as('used'),
    )
    .executeTakeFirstOrThrow();
  return !used;
};
