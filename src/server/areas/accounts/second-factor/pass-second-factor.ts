import { recordAudit } from '#server/areas/audit/public.ts';
import type { Connection, Database } from '#server/db/client.ts';
import { AppError } from '#server/errors.ts';
import type { Limits } from '#server/limits/limits.ts';
import type { Clock } from '#server/ports/clock.ts';
import { type Browser, enter, type LoggedIn } from '../log-in.ts';
import { hashSecret } from '../secret.ts';
import { spendCode } from './codes.ts';
import { authenticationOptions, readAuthentication } from './passkeys.ts';
import {
  findStep,
  listPasskeys,
  notePasskeyUse,
  setStepChallenge,
  spendStep,
} from './second-factors.queries.ts';

type Deps = { db: Database; clock: Clock; limits: Limits; publicUrl: () => string };
type Attempt = Browser & { token: string; requestId: string };

const findLogin = async ({ db, clock }: Deps, token: string) => {
  const step = await findStep(db, { tokenHash: hashSecret(token), purpose: 'login', now: clock.now() });
  if (!step?.password_hash) throw new AppError('account.second-factor-expired');
  return { ...step, password_hash: step.password_hash };
};

type Login = Awaited<ReturnType<typeof findLogin>>;

/** Codes are few: somebody who has the password must not try them all. */
const counted = async <Result>(
  { limits }: Deps,
  { user_id }: Login,
  attempt: () => Promise<Result>,
): Promise<Result> => {
  const spending = { class: 'second-factor', key: user_id } as const;
  await limits.spend(spending);
  const result = await attempt();
  await limits.forgive(spending);
  return result;
};

/** Ends the step and opens the session, when `prove` succeeds. */
const pass = (
  deps: Deps,
  login: Login,
  attempt: Attempt,
  prove: (trx: Connection, now: Date) => Promise<void>,
): Promise<LoggedIn> =>
  counted(deps, login, () =>
    deps.db.transaction().execute(async (trx) => {
      const at = deps.clock.now();
      await prove(trx, at);
      if (!(await spendStep(trx, login.token_hash))) throw new AppError('account.second-factor-expired');
      const credentials = { userId: login.user_id, passwordHash: login.password_hash };
      return enter(trx, deps, { ...attempt, credentials, at });
    }),
  );

/** With a code of the application, or a recovery code, which works once. */
export const passByCode = async (deps: Deps, attempt: Attempt & { code: string }): Promise<LoggedIn> => {
  const login = await findLogin(deps, attempt.token);
  return pass(deps, login, attempt, async (trx, now) => {
    const kind = await spendCode(trx, { userId: login.user_id, code: attempt.code, now });
    if (!kind) throw new AppError('account.wrong-code');
    if (kind === 'recovery')
      await recordAudit(trx, {
        actor: 'admin',
        actorId: login.user_id,
        action: 'account.recovery-code-used',
        object: { kind: 'account', id: login.user_id },
        requestId: attempt.requestId,
        at: now,
      });
  });
};

/** The question to the authenticator, as JSON. */
export const askPasskey = async (deps: Deps, token: string): Promise<string> => {
  const login = await findLogin(deps, token);
  const options = await authenticationOptions(deps.publicUrl(), await listPasskeys(deps.db, login.user_id));
  await setStepChallenge(deps.db, login.token_hash, options.challenge);
  return JSON.stringify(options);
};

export const passByPasskey = async (
  deps: Deps,
  attempt: Attempt & { response: string },
): Promise<LoggedIn> => {
  const login = await findLogin(deps, attempt.token);
  const { challenge } = login;
  if (!challenge) throw new AppError('account.passkey-refused');
  return pass(deps, login, attempt, async (trx, at) => {
    const answer = { publicUrl: deps.publicUrl(), challenge, response: attempt.response };
    const used = await readAuthentication(answer, await listPasskeys(trx, login.user_id));
    if (!used) throw new AppError('account.passkey-refused');
    await notePasskeyUse(trx, { ...used, at });
  });
};
