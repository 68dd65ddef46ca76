import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Role } from '#domain/account/roles.ts';
import type { Connection } from '#server/db/client.ts';

export type Account = { id: string; email: string; firstName: string; lastName: string; role: Role };

export const accountColumns = [
  'users.id',
  'users.email',
  'users.first_name',
  'users.last_name',
  'users.role',
] as const;

type AccountRow = { id: string; email: string; first_name: string; last_name: string; role: Role };

export const accountOf = ({ id, email, first_name, last_name, role }: AccountRow): Account => ({
  id,
  email,
  firstName: first_name,
  lastName: last_name,
  role,
});

/** Addresses are unique without regard to case: the index users_email is on lower(email). */
const hasEmail = (email: string) => sql<boolean>`lower(users.email) = lower(${email})`;

export const findAccount = async (db: Connection, email: string) => {
  const row = await db
    .selectFrom('users')
    .select([...accountColumns, 'disabled_at'])
    .where(hasEmail(email))
    .executeTakeFirst();
  return row && { ...accountOf(row), disabled: row.disabled_at !== null };
};

export type Credentials = { userId: string; passwordHash: string };

/** Only of an account that can log in. */
export const findCredentials = async (db: Connection, email: string): Promise<Credentials | undefined> => {
  const row = await db
    .selectFrom('users')
    .select(['id', 'password_hash'])
    .where(hasEmail(email))
    .where('disabled_at', 'is', null)
    .executeTakeFirst();
  return row?.password_hash ? { userId: row.id, passwordHash: row.password_hash } : undefined;
};

/**
 * Undefined when the password has changed since it was verified or the account was closed: the login is
 * refused.
 */
export const recordLogin = async (
  db: Connection,
  { userId, passwordHash, at }: Credentials & { at: Date },
): Promise<Account | undefined> => {
  const row = await db
    .updateTable('users')
    .set({ last_login_at: at })
    .where('id', '=', userId)
    .where('password_hash', '=', passwordHash)
    .where('disabled_at', 'is', null)
    .returning(accountColumns)
    .executeTakeFirst();
  return row && accountOf(row);
};

type NewAccount = Omit<Account, 'id'> & { passwordHash: string; at: Date };

/** Undefined when the address already has an account. */
export const insertAccount = async (
  db: Connection,
  { email, firstName, lastName, role, passwordHash, at }: NewAccount,
): Promise<Account | undefined> => {
  const row = await db
    .insertInto('users')
    .values({
      id: randomUUID(),
      email,
      first_name: firstName,
      last_name: lastName,
      role,
      password_hash: passwordHash,
      created_at: at,
      updated_at: at,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning(accountColumns)
    .executeTakeFirst();
  return row && accountOf(row);
};

/** Open or closed. */
export const lockAccount = async (db: Connection, email: string): Promise<void> => {
  await db.selectFrom('users').select('id').where(hasEmail(email)).forUpdate().execute();
};

/** Of two requests for a link at once, the second waits for the first, so that one link works. */
export const lockOpenAccount = async (db: Connection, email: string): Promise<Account | undefined> => {
  const row = await db
    .selectFrom('users')
    .select(accountColumns)
    .where(hasEmail(email))
    .where('disabled_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  return row && accountOf(row);
};

type NewPassword = { userId: string; passwordHash: string; at: Date };

export const setPassword = async (
  db: Connection,
  { userId, passwordHash, at }: NewPassword,
): Promise<Account | undefined> => {
  const row = await db
    .updateTable('users')
    .set({ password_hash: passwordHash, password_changed_at: at, updated_at: at })
    .where('id', '=', userId)
    .where('disabled_at', 'is', null)
    .returning(accountColumns)
    .executeTakeFirst();
  return row && accountOf(row);
};

type NewName = { userId: string; firstName: string; lastName: string; at: Date };

export const setName = async (
  db: Connection,
  { userId, firstName, lastName, at }: NewName,
): Promise<Account | undefined> => {
  const row = await db
    .updateTable('users')
    .set({ first_name: firstName, last_name: lastName, updated_at: at })
    .where('id', '=', userId)
    .where('disabled_at', 'is', null)
    .returning(accountColumns)
    .executeTakeFirst();
  return row && accountOf(row);
};

export const setRole = async (db: Connection, userId: string, role: Role, at: Date): Promise<void> => {
  await db.updateTable('users').set({ role, updated_at: at }).where('id', '=', userId).execute();
};

export const setDisabled = async (
  db: Connection,
  userId: string,
  disabled: boolean,
  at: Date,
): Promise<void> => {
  await db
    .updateTable('users')
    .set({ disabled_at: disabled ? at : null, updated_at: at })
    .where('id', '=', userId)
    .execute();
};

/** How many open administrator accounts there are. */
export const countOpenAdmins = async (db: Connection): Promise<number> => {
  const { count } = await db
    .selectFrom('users')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('role', '=', 'admin')
    .where('disabled_at', 'is', null)
    .executeTakeFirstOrThrow();
  return count;
};
