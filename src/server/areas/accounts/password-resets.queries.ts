import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Role } from '#domain/account/roles.ts';
import type { Connection } from '#server/db/client.ts';

type NewReset = { userId: string; tokenHash: string; at: Date; until: Date };

export const insertReset = async (
  db: Connection,
  { userId, tokenHash, at, until }: NewReset,
): Promise<void> => {
  await db
    .insertInto('password_resets')
    .values({ id: randomUUID(), user_id: userId, token_hash: tokenHash, created_at: at, expires_at: until })
    .execute();
};

/** A link works once, until it expires, and only while its account is open. */
const usable = (db: Connection, tokenHash: string, now: Date) =>
  db
    .selectFrom('password_resets')
    .innerJoin('users', 'users.id', 'password_resets.user_id')
    .where('token_hash', '=', tokenHash)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .where('users.disabled_at', 'is', null);

/** The role of the link's account; undefined when the link does not work. */
export const findUsableResetRole = async (
  db: Connection,
  tokenHash: string,
  now: Date,
): Promise<Role | undefined> =>
  (await usable(db, tokenHash, now).select('users.role').executeTakeFirst())?.role;

/**
 * Locks the link's account first, as a request for a new link does: locks taken in the other order could
 * deadlock.
 */
export const lockAccountOfReset = async (db: Connection, tokenHash: string) =>
  db
    .selectFrom('users')
    .innerJoin('password_resets', 'password_resets.user_id', 'users.id')
    .select(sql<boolean>`users.password_hash is null`.as('invited'))
    .where('token_hash', '=', tokenHash)
    .forNoKeyUpdate('users')
    .executeTakeFirst();

/** Marks the link as used and returns its account; of two concurrent requests, one finds nothing. */
export const spendReset = async (
  db: Connection,
  tokenHash: string,
  now: Date,
): Promise<string | undefined> => {
  const spent = await db
    .updateTable('password_resets')
    .set({ used_at: now })
    .where('used_at', 'is', null)
    .where('id', 'in', usable(db, tokenHash, now).select('password_resets.id'))
    .returning('user_id')
    .executeTakeFirst();
  return spent?.user_id;
};

/** A newer link or a new password voids the older links. */
export const voidResets = async (db: Connection, userId: string, now: Date): Promise<void> => {
  await db
    .updateTable('password_resets')
    .set({ used_at: now })
    .where('user_id', '=', userId)
    .where('used_at', 'is', null)
    .execute();
};

export const sweepOldResets = async (db: Connection, before: Date): Promise<void> => {
  await sql`
    delete from password_resets where id in (
      select id from password_resets where expires_at < ${before} limit 100 for update skip locked
    )
  `.execute(db);
};
