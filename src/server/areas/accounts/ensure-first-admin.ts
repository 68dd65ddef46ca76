import { randomBytes } from 'node:crypto';
import type { Database } from '#server/db/client.ts';
import type { Clock } from '#server/ports/clock.ts';
import { hashPassword } from './password.ts';
import { findFirstAdminEmail, hasAccount, insertAdmin, lockFirstAdmin } from './users.queries.ts';

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
    await insertAdmin(tx, { email, passwordHash: await hashPassword(newPassword), at: clock.now() });
    return password ? { email } : { email, newPassword };
  });
