import { paths } from '#contract/paths.ts';
import { recordAudit } from '#server/areas/audit/public.ts';
import type { SecretKey } from '#server/config/secret-key.ts';
import type { Connection, Database } from '#server/db/client.ts';
import { AppError } from '#server/errors.ts';
import type { Limits, Spending } from '#server/limits/limits.ts';
import { queueMail } from '#server/mail/outbox.ts';
import type { Clock } from '#server/ports/clock.ts';
import type { KnownDevice } from '../known-devices.queries.ts';
import { type Browser, enter, type LoggedIn } from '../log-in.ts';
import { hashSecret } from '../secret.ts';
import { type Account, findAccountById } from '../users.queries.ts';
import { spendCode } from './codes.ts';
import { mailSecondFactorChange } from './mail-change.ts';
import { authenticationOptions, readAuthentication } from './passkeys.ts';
import {
  findStep,
  listPasskeys,
  notePasskeyUse,
  noteStepFailure,
  setStepChallenge,
  spendStep,
} from './second-factors.queries.ts';

type Deps = {
  db: Database;
  clock: Clock;
  limits: Limits;
  publicUrl: () => string;
  secretKey: SecretKey;
};
type Attempt = Browser & {
  token: string;
  requestId: string;
  /** The device of the account that the request comes from; counts the address of any other browser. */
  findOwnDevice: (email: string | undefined) => Promise<KnownDevice | undefined>;
};

const findLogin = async ({ db, clock }: Deps, { token, findOwnDevice }: Attempt) => {
  const step = await findStep(db, { tokenHash: hashSecret(token), purpose: 'login', now: clock.now() });
  const account = step && (await findAccountById(db, step.user_id));
  const device = await findOwnDevice(account?.email);
  if (!step?.password_hash || !account) throw new AppError('account.second-factor-expired');
  return { ...step, password_hash: step.password_hash, account, device };
};

type Login = Awaited<ReturnType<typeof findLogin>>;

/** Then the password is asked for again. */
const MOST_FAILURES = 5;

/**
 * Codes are few: somebody who has the password must not try them all. A browser known to the account has a count of its
 * own, so that nobody else locks it out.
 */
const counted = async <Result>(
  deps: Deps,
  login: Login,
  attempt: Attempt,
  run: () => Promise<Result>,
): Promise<Result> => {
  const { limits } = deps;
  const key = login.device?.secretHash ?? login.user_id;
  const spending: Spending = { class: 'second-factor', key };
  await limits.spend(spending);
  await limits.spend({ class: 'second-factor-day', key });
  try {
    const result = await run();
    await limits.forgive(spending);
    return result;
  } catch (error) {
    if (error instanceof AppError && isWrongAnswer(error)) await noteFailure(deps, login, attempt.requestId);
    throw error;
  }
};

const isWrongAnswer = ({ code }: AppError): boolean =>
  code === 'account.wrong-code' || code === 'account.passkey-refused';

/** Whoever fails here has the password: the audit says so, and soon a mail to the owner. */
const noteFailure = async (
  { db, clock, limits, publicUrl }: Deps,
  { token_hash, account }: Login,
  requestId: string,
): Promise<void> => {
  const key = account.id;
  const isAudited = await limits.allows({ class: 'login-failure-lines', key });
  const isMailed =
    !(await limits.allows({ class: 'second-factor-failures', key })) &&
    (await limits.allows({ class: 'second-factor-mail', key }));
  const at = clock.now();
  await db.transaction().execute(async (trx) => {
    await noteStepFailure(trx, token_hash, MOST_FAILURES);
    if (isAudited)
      await recordAudit(trx, {
        actor: 'visitor',
        action: 'account.second-factor-failed',
        object: { kind: 'account', id: key },
        requestId,
        at,
      });
    if (isMailed) await mailFailures(trx, account, { at, publicUrl });
  });
};

const mailFailures = (
  trx: Connection,
  { email, firstName, lastName }: Account,
  { at, publicUrl }: { at: Date; publicUrl: () => string },
): Promise<string> =>
  queueMail(trx, {
    to: { address: email, name: `${firstName} ${lastName}` },
    template: 'second-factor-failed',
    data: {
      firstName,
      at: at.toISOString(),
      forgottenPasswordLink: `${publicUrl()}${paths.forgottenPassword}`,
    },
  });

/** Ends the step and opens the session, when `prove` succeeds. */
const pass = (
  deps: Deps,
  login: Login,
  attempt: Attempt,
  prove: (trx: Connection, now: Date) => Promise<void>,
): Promise<LoggedIn> =>
  counted(deps, login, attempt, () =>
    deps.db.transaction().execute(async (trx) => {
      const at = deps.clock.now();
      await prove(trx, at);
      if (!(await spendStep(trx, login.token_hash))) throw new AppError('account.second-factor-expired');
      const credentials = { userId: login.user_id, passwordHash: login.password_hash };
      return enter(trx, deps, { ...attempt, credentials, secondFactorPassed: true, at });
    }),
  );

/** With a code of the application, or a recovery code, which works once. */
export const passByCode = async (deps: Deps, attempt: Attempt & { code: string }): Promise<LoggedIn> => {
  const login = await findLogin(deps, attempt);
  return pass(deps, login, attempt, async (trx, now) => {
    const kind = await spendCode(trx, {
      userId: login.user_id,
      code: attempt.code,
      now,
      secretKey: deps.secretKey,
    });
    if (!kind) throw new AppError('account.wrong-code');
    if (kind !== 'recovery') return;
    const change = 'account.recovery-code-used';
    await recordAudit(trx, {
      actor: 'admin',
      actorId: login.user_id,
      action: change,
      object: { kind: 'account', id: login.user_id },
      requestId: attempt.requestId,
      at: now,
    });
    await mailSecondFactorChange(trx, login.account, { change, at: now });
  });
};

/** The question to the authenticator, as JSON. */
export const askPasskey = async (deps: Deps, attempt: Attempt): Promise<string> => {
  const login = await findLogin(deps, attempt);
  const options = await authenticationOptions(deps.publicUrl(), await listPasskeys(deps.db, login.user_id));
  await setStepChallenge(deps.db, login.token_hash, options.challenge);
  return JSON.stringify(options);
};

export const passByPasskey = async (
  deps: Deps,
  attempt: Attempt & { response: string },
): Promise<LoggedIn> => {
  const login = await findLogin(deps, attempt);
  const { challenge } = login;
  if (!challenge) throw new AppError('account.passkey-refused');
  return pass(deps, login, attempt, async (trx, at) => {
    const answer = { publicUrl: deps.publicUrl(), challenge, response: attempt.response };
    const used = await readAuthentication(answer, await listPasskeys(trx, login.user_id));
    if (!used) throw new AppError('account.passkey-refused');
    await notePasskeyUse(trx, { ...used, at });
  });
};
