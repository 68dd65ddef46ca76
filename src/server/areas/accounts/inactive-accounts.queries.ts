import { type RawBuilder, sql } from 'kysely';
import type { Connection } from '#server/db/client.ts';

type Erasure = { before: Date; at: Date };

/**
 * Closes and anonymises the readers' accounts unused since then. Those of the team stay: the journal and the articles
 * name them.
 */
export const eraseInactiveAccounts = async (trx: Connection, { before, at }: Erasure): Promise<number> => {
  await noteLastVisits(trx);
  return eraseAccounts(trx, at, sql<boolean>`greatest(created_at, last_login_at, last_seen_at) < ${before}`);
};

/** Closes and anonymises the reader's account of this address, if there is one. */
export const eraseAccountOf = (
  trx: Connection,
  { email, at }: { email: string; at: Date },
): Promise<number> => eraseAccounts(trx, at, sql<boolean>`lower(email) = lower(${email})`);

const eraseAccounts = async (trx: Connection, at: Date, which: RawBuilder<boolean>): Promise<number> => {
  const erased = await trx
    .updateTable('users')
    .set({
      email: sql`'compte-efface-' || id || '@parution.invalid'`,
      password_hash: null,
      first_name: 'Compte',
      last_name: 'effacé',
      updated_at: at,
      disabled_at: at,
      anonymised_at: at,
    })
    .where('role', '=', 'reader')
    .where('anonymised_at', 'is', null)
    .where(which)
    .returning('id')
    .execute();
  const ids = erased.map(({ id }) => id);
  if (ids.length > 0)
    for (const table of ['sessions', 'password_resets', 'known_devices'] as const)
      await trx.deleteFrom(table).where('user_id', 'in', ids).execute();
  return ids.length;
};

/** A session lasts for days after its last visit: once a night misses none. */
const noteLastVisits = (trx: Connection) =>
  sql`
    update users set last_seen_at = visits.last
    from (select user_id, max(last_seen_at) as last from sessions group by user_id) as visits
    where visits.user_id = users.id and visits.last > coalesce(users.last_seen_at, '-infinity')
  `.execute(trx);

/** What expired and no login or request has swept away: sessions, reset links, browsers unused for a year. */
export const deleteExpiredAccess = async (trx: Connection, now: Date): Promise<number> => {
  const sessions = await trx.deleteFrom('sessions').where('expires_at', '<=', now).executeTakeFirst();
  const resets = await trx.deleteFrom('password_resets').where('expires_at', '<=', now).executeTakeFirst();
  const aYearAgo = new Date(now.getTime() - 365 * 86_400_000);
  const devices = await trx
    .deleteFrom('known_devices')
    .where('last_login_at', '<', aYearAgo)
    .executeTakeFirst();
  return Number(sessions.numDeletedRows + resets.numDeletedRows + devices.numDeletedRows);
};
