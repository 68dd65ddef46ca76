import { systemClock } from '#server/adapters/system-clock/system-clock.ts';
import { openSession } from '#server/areas/accounts/open-session.ts';
import { insertAccount } from '#server/areas/accounts/users.queries.ts';
import type { Database } from '#server/db/client.ts';

/** Creates and logs in an administrator; returns the headers that the browser would send. */
export const logIn = async (db: Database): Promise<Record<string, string>> => {
  const at = systemClock.now();
  const account = await insertAccount(db, {
    email: `mesure-${at.getTime()}@exemple.fr`,
    firstName: 'Ada',
    lastName: 'Martin',
    teamRole: 'administrator',
    passwordHash: 'nobody logs in with it',
    at,
  });
  if (!account) throw new Error('This account was there before');
  const { secret } = await openSession(db, { userId: account.id, role: 'admin', at });
  return { cookie: `session=${secret}`, 'sec-fetch-site': 'same-origin' };
};
