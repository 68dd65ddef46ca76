import { sql } from 'kysely';
import type { Connection } from '#server/db/client.ts';

/** The NOTIFY channel on which every server of the site receives invalidated keys. */
export const INVALIDATION_CHANNEL = 'page_changes';

/** PostgreSQL carries 8,000 bytes in one message at most. */
const KEYS_PER_MESSAGE = 100;

/**
 * Invalidates surrogate keys in the transaction of the change. PostgreSQL notifies every server when the transaction
 * commits, and none when it is rolled back.
 */
export const invalidatePages = async (db: Connection, keys: readonly string[]): Promise<void> => {
  for (let start = 0; start < keys.length; start += KEYS_PER_MESSAGE) {
    const message = keys.slice(start, start + KEYS_PER_MESSAGE).join(' ');
    await sql`select pg_notify(${INVALIDATION_CHANNEL}, ${message})`.execute(db);
  }
};
