import { paths } from '#contract/paths.ts';
import { recordAudit } from '#server/areas/audit/public.ts';
import type { Connection, Database } from '#server/db/client.ts';
import { AppError } from '#server/errors.ts';
import type { Limits } from '#server/limits/limits.ts';
import { queueMail } from '#server/mail/outbox.ts';
import type { Clock } from '#server/ports/clock.ts';
import { type DeviceCookie, registerDevice } from './known-devices.ts';
import { type OpenedSession, openSession } from './open-session.ts';
import { hashPassword, verifyPassword } from './password.ts';
import { beginSecondFactor, type SecondFactorStep } from './second-factor/begin-second-factor.ts';
import { hashSecret, newSecret } from './secret.ts';
import { deleteExpiredSessions, endSessionOfSecret } from './sessions.queries.ts';
import {
  type Account,
  type Credentials,
  findAccount,
  findCredentials,
  recordLogin,
} from './users.queries.ts';

export type LoggedIn = { account: Account; session: OpenedSession; device: DeviceCookie };

/** What the request says about the browser. */
export type Browser = {
  userAgent?: string | undefined;
  /** The cookie of the session that this login replaces, if any. */
  leaving?: string | undefined;
  /** The cookie of the known devices. */
  device?: string | undefined;
};

type Deps = { db: Database; clock: Clock; publicUrl: () => string };
type Attempt = Browser & { email: string; password: string; requestId: string };

/**
 * A wrong address, a wrong password and a closed account get the same answer for the same work: a password
 * is verified in each case.
 */
export const logIn = async (deps: Deps, attempt: Attempt): Promise<LoggedIn | SecondFactorStep> => {
  const { db, clock } = deps;
  const found = await findCredentials(db, attempt.email);
  const hash = found?.passwordHash ?? (await dummyHash());
  const isRight = await verifyPassword(attempt.password, hash);
  if (!found || !isRight) throw new AppError('account.wrong-credentials');

  const at = clock.now();
  return db.transaction().execute(async (trx) => {
    const step = await beginSecondFactor(trx, found, at);
    return step ?? enter(trx, deps, { ...attempt, credentials: found, at });
  });
};

type Entry = Browser & {
  requestId: string;
  credentials: Credentials;
  secondFactorPassed?: boolean;
  at: Date;
};

/** Opens the session of somebody who has proved all that the account asks for. */
export const enter = async (
  trx: Connection,
  { publicUrl }: Deps,
  { credentials, at, ...attempt }: Entry,
): Promise<LoggedIn> => {
  // Compares the very hash that was verified: a password changed meanwhile does not log in.
  const account = await recordLogin(trx, { ...credentials, at });
  if (!account) throw new AppError('account.wrong-credentials');
  if (attempt.leaving) await endSessionOfSecret(trx, hashSecret(attempt.leaving));
  await deleteExpiredSessions(trx, at);
  const { userAgent, secondFactorPassed } = attempt;
  const opening = { userId: account.id, role: account.role, userAgent, secondFactorPassed, at };
  const session = await openSession(trx, opening);
  const device = await registerDevice(trx, { userId: account.id, cookie: attempt.device, at });
  if (account.role === 'admin')
    await reportLogin(trx, account, { ...attempt, isNewDevice: device.isNew, at, publicUrl });
  return { account, session, device };
};

type Login = {
  isNewDevice: boolean;
  userAgent?: string | undefined;
  requestId: string;
  at: Date;
  publicUrl: () => string;
};

/**
 * For administrators: each login is audited, and a login from a new browser is mailed to the account's
 * owner.
 */
const reportLogin = async (
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
 * Audits a failed login to an administrator's account, at most ten an hour per account so that nobody can
 * fill the audit from outside. An address without such an account leaves no line.
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
/** The hash of an unknown password, at today's cost. */
const dummyHash = (): Promise<string> => {
  dummy ??= hashPassword(newSecret());
  return dummy;
};

/** Computed at start: otherwise the first unknown address would take twice the time. */
export const prepareLogIn = async (): Promise<void> => void (await dummyHash());
