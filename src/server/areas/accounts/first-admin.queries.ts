import { sql } from 'kysely';
import type { Connection } from '#server/db/client.ts';
import { isAdministrator } from './users.queries.ts';

/** The advisory lock's number; any constant that no other lock uses. */
const FIRST_ADMIN_LOCK = 7_278_845_003;

/** Two servers may start together on one new database: the second waits, then finds the account. */
export const lockFirstAdmin = async (db: Connection): Promise<void> => {
  await sql`select pg_advisory_xact_lock(${FIRST_ADMIN_LOCK})`.execute(db);
};

/** Whether an account can log in; the demonstration's reviewer cannot. */
export const hasAccount = async (db: Connection): Promise<boolean> => {
  const account = await db
    .selectFrom('users')
    .select('id')
    .where('disabled_at', 'is', null)
    .limit(1)
    .executeTakeFirst();
  return account !== undefined;
};

export const findFirstAdminEmail = async (db: Connection): Promise<string | undefined> => {
  const admin = await db
    .selectFrom('users')
    .select('email')
    .where(isAdministrator)
    .where('disabled_at', 'is', null)
    .orderBy('created_at')
    .limit(1)
    .executeTakeFirst();
  return admin?.email;
};
