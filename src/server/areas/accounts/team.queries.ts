import { sql } from 'kysely';
import type { Connection } from '#server/db/client.ts';
import { hasSecondFactor } from './second-factor/second-factors.queries.ts';
import { accountColumns } from './users.queries.ts';

/** A team is small: nobody scrolls further. */
const MOST_MEMBERS = 500;

/** The members of the team by name, with what the list shows of their access. */
export const listTeam = (db: Connection, now: Date, only?: string) =>
  db
    .selectFrom('users')
    .select([...accountColumns, 'users.disabled_at'])
    .select((eb) => [
      hasSecondFactor(eb).as('second_factor'),
      sql<boolean>`users.password_hash is null`.as('invited'),
      sql<Date | null>`greatest(
        users.last_login_at,
        users.last_seen_at,
        (select max(last_seen_at) from sessions where sessions.user_id = users.id)
      )`.as('last_visit_at'),
      eb
        .selectFrom('sessions')
        .select((count) => count.fn.countAll<number>().as('count'))
        .whereRef('sessions.user_id', '=', 'users.id')
        .where('sessions.expires_at', '>', now)
        .as('sessions'),
      eb
        .exists(
          eb
            .selectFrom('password_resets')
            .select('password_resets.id')
            .whereRef('password_resets.user_id', '=', 'users.id')
            .where('used_at', 'is', null)
            .where('password_resets.expires_at', '>', now),
        )
        .as('has_link'),
    ])
    .where('users.role', '=', 'admin')
    .where('users.anonymised_at', 'is', null)
    .$if(only !== undefined, (query) => query.where('users.id', '=', only ?? ''))
    .orderBy(sql`lower(users.last_name)`)
    .orderBy(sql`lower(users.first_name)`)
    .orderBy('users.id')
    .limit(MOST_MEMBERS)
    .execute();

export type TeamRow = Awaited<ReturnType<typeof listTeam>>[number];

/** Of one account, the last used first. */
export const listSessions = (db: Connection, userId: string, now: Date) =>
  db
    .selectFrom('sessions')
    .select(['id', 'user_agent', 'created_at', 'last_seen_at'])
    .where('user_id', '=', userId)
    .where('expires_at', '>', now)
    .orderBy('last_seen_at', 'desc')
    .orderBy('id')
    .limit(100)
    .execute();

/** False when it is somebody else's, or has ended. */
export const endOwnSession = async (db: Connection, userId: string, id: string): Promise<boolean> => {
  const { numDeletedRows } = await db
    .deleteFrom('sessions')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
};

/** A reader who joins the team chooses a new password, of the length that the team needs. */
export const clearPassword = async (trx: Connection, userId: string): Promise<void> => {
  await trx.updateTable('users').set({ password_hash: null }).where('id', '=', userId).execute();
};
