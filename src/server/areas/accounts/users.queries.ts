import { randomUUID } from 'node:crypto';
import type { Connection } from '#server/db/client.ts';

type NewAdmin = { email: string; passwordHash: string; at: Date };

export const insertAdmin = async (db: Connection, { email, passwordHash, at }: NewAdmin): Promise<void> => {
  await db
    .insertInto('users')
    .values({
      id: randomUUID(),
      email,
      password_hash: passwordHash,
      first_name: 'Admin',
      last_name: 'Parution',
      role: 'admin',
      created_at: at,
    })
    .execute();
};

/** Whether anybody can log in; the demonstration's reviewer cannot. */
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
    .where('role', '=', 'admin')
    .where('disabled_at', 'is', null)
    .orderBy('created_at')
    .limit(1)
    .executeTakeFirst();
  return admin?.email;
};
