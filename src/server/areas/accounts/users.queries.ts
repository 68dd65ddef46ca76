import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Role } from '#domain/account/roles.ts';
import type { TeamRole } from '#domain/account/team-roles.ts';
import type { Connection } from '#server/db/client.ts';

export type Account = {
  id: string;
  email: string;
  firstName: string;
  lastName: string;
  role: Role;
  /** Null for a reader, never for an administrator. */
  teamRole: TeamRole | null;
};

export const accountColumns = [
  'users.id',
  'users.email',
  'users.first_name',
  'users.last_name',
  'users.role',
  'users.team_role',
] as const;

type AccountRow = {
  id: string;
  email: string;
  first_name: string;
  last_name: string;
  role: Role;
  team_role: TeamRole | null;
};

/** The version before roles, which may run beside this one, knows administrators alone. */
export const teamRoleOf = ({ role, team_role }: Pick<AccountRow, 'role' | 'team_role'>): TeamRole | null =>
  role === 'admin' ? (team_role ?? 'administrator') : null;

/** The same in a condition. */
export const isAdministrator = sql<boolean>`users.role = 'admin' and coalesce(users.team_role, 'administrator') = 'administrator'`;

export const accountOf = ({ id, email, first_name, last_name, role, team_role }: AccountRow): Account => ({
  id,
  email,
  firstName: first_name,
  lastName: last_name,
  role,
  teamRole: teamRoleOf({ role, team_role }),
});

/** Addresses are unique without regard to case: the index users_email is on lower(email). */
const hasEmail = (email: string) => sql<boolean>`lower(users.email) = lower(${email})`;

const selectAccount = (db: Connection) =>
  db.selectFrom('users').select([...accountColumns, 'disabled_at', 'password_hash']);

type FoundRow = AccountRow & { disabled_at: Date | null; password_hash: string | null };

export type FoundAccount = Account & {
  disabled: boolean;
  /** Has not yet chosen a password: the invitation waits. */
  invited: boolean;
};

const foundOf = (row: FoundRow): FoundAccount => ({
  ...accountOf(row),
  disabled: row.disabled_at !== null,
  invited: row.password_hash === null,
});

export const findAccount = async (db: Connection, email: string): Promise<FoundAccount | undefined> => {
  const row = await selectAccount(db).where(hasEmail(email)).executeTakeFirst();
  return row && foundOf(row);
};

export const findAccountById = async (db: Connection, id: string): Promise<FoundAccount | undefined> => {
  const row = await selectAccount(db).where('users.id', '=', id).executeTakeFirst();
  return row && foundOf(row);
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

type NewAccount = Omit<Account, 'id' | 'role'> & { passwordHash: string | null; at: Date };

/** Undefined when the address already has an account. */
export const insertAccount = async (
  db: Connection,
  { email, firstName, lastName, teamRole, passwordHash, at }: NewAccount,
): Promise<Account | undefined> => {
  const row = await db
    .insertInto('users')
    .values({
      id: randomUUID(),
      email,
      first_name: firstName,
      last_name: lastName,
      role: roleOf(teamRole),
      team_role: teamRole,
      password_hash: passwordHash,
      created_at: at,
      updated_at: at,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning(accountColumns)
    .executeTakeFirst();
  return row && accountOf(row);
};

/**
 * Open or closed. Like all locks on accounts, it lets others insert rows that reference the account: somebody who saves
 * an article holds it while the audit line names them, and a change of their account may be waiting for the article.
 */
export const lockAccount = async (db: Connection, email: string): Promise<void> => {
  await db.selectFrom('users').select('id').where(hasEmail(email)).forNoKeyUpdate().execute();
};

/**
 * Of two requests for a link at once, the second waits for the first, so that one link works. An invitation that waits
 * is no such account: anybody could replace its link, or renew one that expired.
 */
export const lockResettableAccount = async (db: Connection, email: string): Promise<Account | undefined> => {
  const row = await db
    .selectFrom('users')
    .select(accountColumns)
    .where(hasEmail(email))
    .where('disabled_at', 'is', null)
    .where((eb) => eb.or([eb('password_hash', 'is not', null), eb('team_role', 'is', null)]))
    .forNoKeyUpdate()
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

export const setTeamRole = async (
  db: Connection,
  userId: string,
  teamRole: TeamRole | null,
  at: Date,
): Promise<void> => {
  await db
    .updateTable('users')
    .set({ role: roleOf(teamRole), team_role: teamRole, updated_at: at })
    .where('id', '=', userId)
    .execute();
};

/** The specification knows one role for the whole team. */
const roleOf = (teamRole: TeamRole | null): Role => (teamRole ? 'admin' : 'reader');

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

/**
 * The administrators who can log in, locked in one order: of two changes at once that would each leave one, the second
 * waits, and then no longer finds whom the first removed. Called before any other lock on accounts.
 */
export const lockAdministrators = async (db: Connection): Promise<string[]> => {
  const rows = await db
    .selectFrom('users')
    .select('id')
    .where(isAdministrator)
    .where('disabled_at', 'is', null)
    .where('password_hash', 'is not', null)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
  return rows.map(({ id }) => id);
};
