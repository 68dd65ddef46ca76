import { randomBytes } from 'node:crypto';
import type { Database } from '#server/db/client.ts';
import type { Clock } from '#server/ports/clock.ts';
import { findFirstAdminEmail, hasAccount, lockFirstAdmin } from './first-admin.queries.ts';
import { hashPassword } from './password.ts';
import { insertAccount } from './users.queries.ts';

/** Nobody has said yet who this is. */
export const ADMIN_NAME = { firstName: 'Admin', lastName: 'Parution' } as const;
const DEFAULT_EMAIL = 'admin@parution.localhost';

type Given = { email?: string | undefined; password?: string | undefined };
export type FirstAdmin = {
  email: string | undefined;
  /** Only at the start that made it up: it is kept nowhere and cannot be shown again. */
  newPassword?: string;
};

/** On a database without any account, opens the administrator's: nobody ever shares a default password. */
export const ensureFirstAdmin = (
  { db, clock }: { db: Database; clock: Clock },
  { email = DEFAULT_EMAIL, password }: Given,
): Promise<FirstAdmin> =>
  db.transaction().execute(async (tx) => {
    await lockFirstAdmin(tx);
    if (await hasAccount(tx)) return { email: await findFirstAdminEmail(tx) };
    const newPassword = password ?? randomBytes(15).toString('base64url');
    await insertAccount(tx, {
      email,
      ...ADMIN_NAME,
      role: 'admin',
      passwordHash: await hashPassword(newPassword),
      at: clock.now(),
    });
    return password ? { email } : { email, newPassword };
  });
