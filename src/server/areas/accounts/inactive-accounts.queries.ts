import { type RawBuilder, sql } from 'kysely';
import type { Connection } from '#server/db/client.ts';
import { lockAdministrators } from './users.queries.ts';

type Erasure = { before: Date; at: Date };

/**
 * Closes and anonymises the accounts unused since then. Those of the team keep their name, which the journal and the
 * articles show; the administrator seen last stays, so that somebody can always log in.
 */
export const eraseInactiveAccounts = async (trx: Connection, { before, at }: Erasure): Promise<number> => {
  const administrators = await lockAdministrators(trx);
  await noteLastVisits(trx);
  const lastSeen = sql`(
    select id from users where id = any(${administrators}::uuid[]) order by ${lastVisit} desc limit 1
  )`;
  const inactive = sql<boolean>`${lastVisit} < ${before}`;
  const readers = await eraseAccounts(trx, at, sql<boolean>`role = 'reader' and ${inactive}`);
  const team = sql<boolean>`role = 'admin' and ${inactive} and id is distinct from ${lastSeen}`;
  return readers + (await eraseAccounts(trx, at, team, { keepName: true }));
};

const lastVisit = sql<Date>`greatest(created_at, last_login_at, last_seen_at)`;

/** Closes and anonymises the reader's account of this address, if there is one. */
export const eraseAccountOf = (
  trx: Connection,
  { email, at }: { email: string; at: Date },
): Promise<number> =>
  eraseAccounts(trx, at, sql<boolean>`role = 'reader' and lower(email) = lower(${email})`);

/** What belongs to an account and to nobody else. */
const TABLES_OF_ACCOUNT = [
  'sessions',
  'password_resets',
  'known_devices',
  'totp_factors',
  'passkeys',
  'recovery_codes',
  'second_factor_steps',
] as const;

const eraseAccounts = async (
  trx: Connection,
  at: Date,
  which: RawBuilder<boolean>,
  { keepName = false } = {},
): Promise<number> => {
  const erased = await trx
    .updateTable('users')
    .set({
      email: sql`'compte-efface-' || id || '@parution.invalid'`,
      password_hash: null,
      ...(!keepName && { first_name: 'Compte', last_name: 'effacé' }),
      updated_at: at,
      disabled_at: at,
      anonymised_at: at,
    })
    .where('anonymised_at', 'is', null)
    .where(which)
    .returning('id')
    .execute();
  const ids = erased.map(({ id }) => id);
  if (ids.length > 0)
    for (const table of TABLES_OF_ACCOUNT) await trx.deleteFrom(table).where('user_id', 'in', ids).execute();
  return ids.length;
};

/** A session lasts for days after its last visit: once a night misses none. */
const noteLastVisits = (trx: Connection) =>
  sql`
    update users set last_seen_at = visits.last
    from (select user_id, max(last_seen_at) as last from sessions group by user_id) as visits
    where visits.user_id = users.id and visits.last > coalesce(users.last_seen_at, '-infinity')
  `.execute(trx);

/** What expired and no login or request has swept away: how many of each. */
export const deleteExpiredAccess = async (trx: Connection, now: Date) => {
  const sessions = await trx.deleteFrom('sessions').where('expires_at', '<=', now).executeTakeFirst();
  const resets = await trx.deleteFrom('password_resets').where('expires_at', '<=', now).executeTakeFirst();
  const aYearAgo = new Date(now.getTime() - 365 * 86_400_000);
  const devices = await trx
    .deleteFrom('known_devices')
    .where('last_login_at', '<', aYearAgo)
    .executeTakeFirst();
  return {
    sessions: Number(sessions.numDeletedRows),
    resetLinks: Number(resets.numDeletedRows),
    knownBrowsers: Number(devices.numDeletedRows),
  };
};
