import { sql } from 'kysely';
import type { Connection } from '#server/db/client.ts';

/** A browser in which this account has logged in. */
export type KnownDevice = { email: string; secretHash: string };

type Search = { secretHashes: readonly string[]; since: Date };

/** Devices of open accounts only. */
export const findKnownDevices = (db: Connection, { secretHashes, since }: Search): Promise<KnownDevice[]> =>
  db
    .selectFrom('known_devices')
    .innerJoin('users', 'users.id', 'known_devices.user_id')
    .select(['users.email', 'known_devices.secret_hash as secretHash'])
    .where('known_devices.secret_hash', 'in', secretHashes)
    .where('known_devices.last_login_at', '>', since)
    .where('users.disabled_at', 'is', null)
    .execute();

type Seen = Search & { userId: string; at: Date };

/** Whether one of these hashes is a device of the account; if so, updates its last use. */
export const touchKnownDevice = async (
  trx: Connection,
  { userId, secretHashes, since, at }: Seen,
): Promise<boolean> => {
  const touched = await trx
    .updateTable('known_devices')
    .set({ last_login_at: at })
    .where('user_id', '=', userId)
    .where('secret_hash', 'in', secretHashes)
    .where('last_login_at', '>', since)
    .returning('secret_hash')
    .execute();
  return touched.length > 0;
};

/**
 * Adds a device and deletes the oldest beyond the limit: a client that logs in without keeping cookies adds
 * one each time.
 */
export const insertKnownDevice = async (
  trx: Connection,
  { userId, secretHash, at, most }: { userId: string; secretHash: string; at: Date; most: number },
): Promise<void> => {
  await trx
    .insertInto('known_devices')
    .values({ user_id: userId, secret_hash: secretHash, created_at: at, last_login_at: at })
    .execute();
  await sql`
    delete from known_devices where user_id = ${userId} and secret_hash in (
      select secret_hash from known_devices where user_id = ${userId}
      order by last_login_at desc, secret_hash = ${secretHash} desc offset ${most}
    )
  `.execute(trx);
};

/** Deletes all devices of the account, or all but those of this browser. */
export const deleteKnownDevices = async (
  trx: Connection,
  userId: string,
  { except = [] }: { except?: readonly string[] } = {},
): Promise<void> => {
  await trx
    .deleteFrom('known_devices')
    .where('user_id', '=', userId)
    .$if(except.length > 0, (query) => query.where('secret_hash', 'not in', except))
    .execute();
};
