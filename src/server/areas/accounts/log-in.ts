import type { Database } from '#server/db/client.ts';
import { AppError } from '#server/errors.ts';
import type { Clock } from '#server/ports/clock.ts';
import { type OpenedSession, openSession } from './open-session.ts';
import { hashPassword, verifyPassword } from './password.ts';
import { hashSecret, newSecret } from './secret.ts';
import { endSessionOfSecret, sweepDeadSessions } from './sessions.queries.ts';
import { type Account, findCredentials, rememberLogin } from './users.queries.ts';

export type LoggedIn = { account: Account; session: OpenedSession };

type Deps = { db: Database; clock: Clock };
type Attempt = {
  email: string;
  password: string;
  userAgent?: string | undefined;
  /** The cookie of the session this browser leaves, if it had one. */
  leaving?: string | undefined;
};

/**
 * A wrong address, a wrong password, a closed account: one answer, and the same work, since a password is
 * verified in each case.
 */
export const logIn = async ({ db, clock }: Deps, attempt: Attempt): Promise<LoggedIn> => {
  const found = await findCredentials(db, attempt.email);
  const hash = found?.passwordHash ?? (await nobodysHash());
  const isRight = await verifyPassword(attempt.password, hash);
  if (!found || !isRight) throw new AppError('account.wrong-credentials');

  const at = clock.now();
  return db.transaction().execute(async (trx) => {
    // Guarded by the very hash that was verified: a password changed meanwhile opens nothing.
    const account = await rememberLogin(trx, { ...found, at });
    if (!account) throw new AppError('account.wrong-credentials');
    if (attempt.leaving) await endSessionOfSecret(trx, hashSecret(attempt.leaving));
    await sweepDeadSessions(trx, at);
    const session = await openSession(trx, { userId: account.id, userAgent: attempt.userAgent, at });
    return { account, session };
  });
};

let dummy: Promise<string> | undefined;
/** The hash of a password that nobody knows, at today's cost. */
const nobodysHash = (): Promise<string> => {
  dummy ??= hashPassword(newSecret());
  return dummy;
};

/** Made before anyone asks: the first unknown address would otherwise take twice the time. */
export const prepareLogIn = async (): Promise<void> => void (await nobodysHash());
