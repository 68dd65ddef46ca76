import type { PersonName } from '#domain/account/person-name.ts';
import { recordAudit } from '#server/areas/audit/public.ts';
import type { Connection, Database } from '#server/db/client.ts';
import type { Clock } from '#server/ports/clock.ts';
import { deleteKnownDevices } from './known-devices.queries.ts';
import { hashPassword } from './password.ts';
import { voidResets } from './password-resets.queries.ts';
import { endAllSessions } from './sessions.queries.ts';
import {
  countOpenAdmins,
  findAccount,
  insertAccount,
  lockAccount,
  setDisabled,
  setPassword,
  setRole,
} from './users.queries.ts';

/** An operator's command that cannot be carried out; the sentence is shown in the terminal. */
export class OperatorError extends Error {
  override readonly name = 'OperatorError';
}

type Deps = { db: Database; clock: Clock };
type FoundAccount = NonNullable<Awaited<ReturnType<typeof findAccount>>>;

export const createAdmin = async (
  { db, clock }: Deps,
  { email, password, ...name }: PersonName & { email: string; password: string },
): Promise<void> => {
  const passwordHash = await hashPassword(password);
  const at = clock.now();
  await db.transaction().execute(async (trx) => {
    const account = await insertAccount(trx, { email, ...name, role: 'admin', passwordHash, at });
    if (!account)
      throw new OperatorError(
        `Un compte existe déjà pour ${email} : utilisez promote, ou reset pour son mot de passe.`,
      );
    await note(trx, account.id, 'account.created', at);
  });
};

/** A change of role ends the sessions, so that no session has the rights of the old role. */
export const changeRole = (deps: Deps, email: string, role: 'admin' | 'reader'): Promise<void> =>
  onAccount(deps, email, async (trx, account, at) => {
    if (account.role === role)
      throw new OperatorError(
        role === 'admin' ? `${email} est déjà administrateur.` : `${email} n'est pas administrateur.`,
      );
    if (role === 'reader') await keepAnAdmin(trx, account);
    await setRole(trx, account.id, role, at);
    await note(trx, account.id, role === 'admin' ? 'account.promoted' : 'account.demoted', at);
  });

export const replacePassword = async (deps: Deps, email: string, password: string): Promise<void> => {
  const passwordHash = await hashPassword(password);
  await onAccount(deps, email, async (trx, account, at) => {
    if (account.disabled)
      throw new OperatorError(`Le compte ${email} est désactivé : utilisez enable d'abord.`);
    await setPassword(trx, { userId: account.id, passwordHash, at });
    await note(trx, account.id, 'account.password-replaced', at);
  });
};

export const changeAccess = (deps: Deps, email: string, access: 'enable' | 'disable'): Promise<void> =>
  onAccount(deps, email, async (trx, account, at) => {
    const disabled = access === 'disable';
    if (account.disabled === disabled)
      throw new OperatorError(`Le compte ${email} est déjà ${disabled ? 'désactivé' : 'actif'}.`);
    if (disabled) await keepAnAdmin(trx, account);
    await setDisabled(trx, account.id, disabled, at);
    await note(trx, account.id, disabled ? 'account.disabled' : 'account.enabled', at);
  });

/** Every change of an account ends its sessions and its password reset links. */
const onAccount = async (
  { db, clock }: Deps,
  email: string,
  change: (trx: Connection, account: FoundAccount, at: Date) => Promise<void>,
): Promise<void> => {
  const at = clock.now();
  await db.transaction().execute(async (trx) => {
    await lockAccount(trx, email);
    const account = await findAccount(trx, email);
    if (!account) throw new OperatorError(`Aucun compte pour ${email}.`);
    await change(trx, account, at);
    await voidResets(trx, account.id, at);
    await endAllSessions(trx, account.id);
    await deleteKnownDevices(trx, account.id);
  });
};

/** Refuses a command that would leave the site without an administrator. */
const keepAnAdmin = async (trx: Connection, { role, disabled, email }: FoundAccount): Promise<void> => {
  if (role !== 'admin' || disabled) return;
  if ((await countOpenAdmins(trx)) > 1) return;
  throw new OperatorError(`${email} est le seul administrateur : créez-en un autre d'abord.`);
};

const note = (trx: Connection, id: string, action: string, at: Date): Promise<void> =>
  recordAudit(trx, { actor: 'operator', action, object: { kind: 'account', id }, at });
