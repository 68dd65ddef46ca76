import { randomBytes } from 'node:crypto';
import type { Connection } from './client.ts';

/** A secret of this installation, created at its first use; every server of the site gets the same one. */
export const secretNamed = async (db: Connection, name: string): Promise<string> => {
  await db
    .insertInto('secrets')
    .values({ name, value: randomBytes(32).toString('base64url') })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const secret = await db
    .selectFrom('secrets')
    .select('value')
    .where('name', '=', name)
    .executeTakeFirstOrThrow();
  return secret.value;
};
