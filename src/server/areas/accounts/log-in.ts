import { paths } from '#contract/paths.ts';
import { recordAudit } from '#server/areas/audit/public.ts';
import type { Connection, Database } from '#server/db/client.ts';
import { AppError } from '#server/errors.ts';
import type { Limits } from '#server/limits/limits.ts';
import { queueMail } from '#server/mail/outbox.ts';
import type { Clock } from '#server/ports/clock.ts';
import { type DeviceCookie, rememberDevice } from './known-devices.ts';
import { type OpenedSession, openSession } from './open-session.ts';
import { hashPassword, verifyPassword } from './password.ts';
import { hashSecret, newSecret } from './secret.ts';
import { deleteExpiredSessions, endSessionOfSecret } from './sessions.queries.ts';
import { type Account, findAccount, findCredentials, recordLogin } from './users.queries.ts';

export type LoggedIn = { account: Account; session: OpenedSession; device: DeviceCookie };

/** What the browser shows of itself. */
export type Browser = {
  userAgent?: string | undefined;
  /** The cookie of the session it leaves, if it had one. */
  leaving?: string | undefined;
  /** The cookie by which it is known. */
  device?: string | undefined;
};

type Deps = { db: Database; clock: Clock; publicUrl: () => string };
type Attempt = Browser & { email: string; password: string; requestId: string };

/**
 * A wrong address, a wrong password, a closed account: one answer, and the same work, since a password is
 * verified in each case.
 */
export const logIn = async ({ db, clock, publicUrl }: Deps, attempt: Attempt): Promise<LoggedIn> => {
  const found = await findCredentials(db, attempt.email);
  const hash = found?.passwordHash ?? (await nobodysHash());
  const isRight = await verifyPassword(attempt.password, hash);
  if (!found || !isRight) throw new AppError('account.wrong-credentials');

  const at = clock.now();
  return db.transaction().execute(async (trx) => {
    // Guarded by the very hash that was verified: a password changed meanwhile opens nothing.
    const account = await recordLogin(trx, { ...found, at });
    if (!account) throw new AppError('account.wrong-credentials');
    if (attempt.leaving) await endSessionOfSecret(trx, hashSecret(attempt.leaving));
    await deleteExpiredSessions(trx, at);
    const { userAgent } = attempt;
    const session = await openSession(trx, { userId: account.id, role: account.role, userAgent, at });
    const device = await rememberDevice(trx, { userId: account.id, cookie: attempt.device, at });
    if (account.role === 'admin')
      await tellOfLogin(trx, account, { ...attempt, isNewDevice: device.isNew, at, publicUrl });
    return { account, session, device };
  });
};

type Login = {
  isNewDevice: boolean;
  userAgent?: string | undefined;
  requestId: string;
  at: Date;
  publicUrl: () => string;
};

/** Whoever holds the back-office: the journal knows of each login, the account's owner of each new browser. */
const tellOfLogin = async (
  trx: Connection,
  account: Account,
  { isNewDevice, userAgent, requestId, at, publicUrl }: Login,
): Promise<void> => {
  await recordAudit(trx, {
    actor: 'admin',
    actorId: account.id,
    action: 'account.logged-in',
    object: { kind: 'account', id: account.id },
    detail: { newDevice: isNewDevice },
    requestId,
    at,
  });
  if (!isNewDevice) return;
  await queueMail(trx, {
    to: { address: account.email, name: `${account.firstName} ${account.lastName}` },
    template: 'new-device-login',
    data: {
      firstName: account.firstName,
      at: at.toISOString(),
      userAgent: userAgent?.slice(0, 300) ?? null,
      forgottenPasswordLink: `${publicUrl()}${paths.forgottenPassword}`,
    },
  });
};

type FailureDeps = { db: Database; clock: Clock; limits: Limits };

/**
 * A line of the journal for a failed login to an administrator's account; ten an hour for each account, so that
 * nobody fills the journal from outside. An address without such an account leaves no line at all.
 */
export const recordFailedLogin = async (
  { db, clock, limits }: FailureDeps,
  { email, requestId }: { email: string; requestId: string },
): Promise<void> => {
  const account = await findAccount(db, email);
  if (account?.role !== 'admin') return;
  if (!(await limits.allows({ class: 'login-failure-lines', key: account.id }))) return;
  await recordAudit(db, {
    actor: 'visitor',
    action: 'account.login-failed',
    object: { kind: 'account', id: account.id },
    requestId,
    at: clock.now(),
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
