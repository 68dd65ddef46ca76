import { randomBytes } from 'node:crypto';
import type { PersonName } from '#domain/account/person-name.ts';
import type { Database } from '#server/db/client.ts';
import type { Clock } from '#server/ports/clock.ts';
import { findFirstAdminEmail, hasAccount, lockFirstAdmin } from './first-admin.queries.ts';
import { hashPassword } from './password.ts';
import { insertAccount } from './users.queries.ts';

/** Used until the profile page changes it. */
const DEFAULT_NAME: PersonName = { firstName: 'Admin', lastName: 'Parution' };
const DEFAULT_EMAIL = 'admin@parution.localhost';

type Given = {
  email?: string | undefined;
  name?: PersonName | undefined;
  password?: string | undefined;
};
export type FirstAdmin = {
  email: string | undefined;
  /** Present only at the start that generated it: it is stored nowhere and cannot be shown again. */
  newPassword?: string;
};

/**
 * Creates the administrator's account on a database without accounts: there is no default password to share.
 */
export const ensureFirstAdmin = (
  { db, clock }: { db: Database; clock: Clock },
  { email = DEFAULT_EMAIL, name = DEFAULT_NAME, password }: Given,
): Promise<FirstAdmin> =>
  db.transaction().execute(async (tx) => {
    await lockFirstAdmin(tx);
    if (await hasAccount(tx)) return { email: await findFirstAdminEmail(tx) };
    const newPassword = password ?? randomBytes(15).toString('base64url');
    await insertAccount(tx, {
      email,
      ...name,
      teamRole: 'administrator',
      passwordHash: await hashPassword(newPassword),
      at: clock.now(),
    });
    return password ? { email } : { email, newPassword };
  });
