import { sql } from 'kysely';
import type { Connection } from '#server/db/client.ts';

/** A browser in which somebody has logged in to this account. */
export type KnownDevice = { email: string; secretHash: string };

type Search = { secretHashes: readonly string[]; since: Date };

/** Of open accounts only. */
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

/** Whether one of these is a device of the account; it is in use, then. */
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

/** With the last so many of the account, whatever logs in to it without keeping cookies. */
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

/** All of them, or all but those that this browser shows. */
export const forgetKnownDevices = async (
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
