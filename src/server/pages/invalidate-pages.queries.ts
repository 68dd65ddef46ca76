import { sql } from 'kysely';
import type { Connection } from '#server/db/client.ts';

/** The channel on which every server of the site hears what changed. */
export const INVALIDATION_CHANNEL = 'page_changes';

/** PostgreSQL carries 8,000 bytes in one message at most. */
const KEYS_PER_MESSAGE = 100;

/**
 * Says, in the transaction that makes the change, what it touched. PostgreSQL tells it to every server when the
 * transaction commits, and to nobody when it is rolled back.
 */
export const invalidatePages = async (db: Connection, keys: readonly string[]): Promise<void> => {
  for (let start = 0; start < keys.length; start += KEYS_PER_MESSAGE) {
    const message = keys.slice(start, start + KEYS_PER_MESSAGE).join(' ');
    await sql`select pg_notify(${INVALIDATION_CHANNEL}, ${message})`.execute(db);
  }
};
