import { recordAudit } from '#server/areas/audit/public.ts';
import type { Database } from '#server/db/client.ts';
import { AppError } from '#server/errors.ts';
import type { Clock } from '#server/ports/clock.ts';
import { registerDevice } from './known-devices.ts';
import type { Browser, LoggedIn } from './log-in.ts';
import { openSession } from './open-session.ts';
import { hashPassword } from './password.ts';
import { hashSecret } from './secret.ts';
import { endSessionOfSecret } from './sessions.queries.ts';
import { insertAccount } from './users.queries.ts';

type Deps = { db: Database; clock: Clock };
type Registration = Browser & {
  firstName: string;
  lastName: string;
  email: string;
  password: string;
  requestId: string;
};

/** Creates a reader's account and logs it in. Registration gives no other role. */
export const register = async ({ db, clock }: Deps, given: Registration): Promise<LoggedIn> => {
  const { firstName, lastName, email } = given;
  const passwordHash = await hashPassword(given.password);
  const at = clock.now();
  return db.transaction().execute(async (trx) => {
    const account = await insertAccount(trx, {
      firstName,
      lastName,
      email,
      passwordHash,
      teamRole: null,
      at,
    });
    if (!account) throw new AppError('account.email-taken');
    await recordAudit(trx, {
      actor: 'visitor',
      actorId: account.id,
      action: 'account.registered',
      object: { kind: 'account', id: account.id },
      requestId: given.requestId,
      at,
    });
    if (given.leaving) await endSessionOfSecret(trx, hashSecret(given.leaving));
    const { userAgent } = given;
    const session = await openSession(trx, { userId: account.id, role: account.role, userAgent, at });
    const device = await registerDevice(trx, { userId: account.id, cookie: given.device, at });
    return { account, session, device };
  });
};
