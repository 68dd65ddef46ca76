import { recordAudit } from '#server/areas/audit/public.ts';
import type { Connection, Database } from '#server/db/client.ts';
import { AppError } from '#server/errors.ts';
import type { Clock } from '#server/ports/clock.ts';
import { deleteKnownDevices } from './known-devices.queries.ts';
import { voidResets } from './password-resets.queries.ts';
import { endAllSessions } from './sessions.queries.ts';
import {
  type FoundAccount,
  findAccount,
  findAccountById,
  lockAccount,
  lockAdministrators,
} from './users.queries.ts';

type Deps = { db: Database; clock: Clock };

/** Who manages an account: the operator at the terminal, or an administrator in the back-office. */
export type Manager =
  | { readonly actor: 'operator' }
  | { readonly actor: 'admin'; readonly actorId: string; readonly requestId: string };

export const OPERATOR: Manager = { actor: 'operator' };

type Which = { readonly email: string } | { readonly id: string };

export type AccountChange = {
  readonly trx: Connection;
  readonly account: FoundAccount;
  readonly at: Date;
  /** Refuses the change when this account is the last administrator who can log in. */
  keepAnAdministrator(): void;
  note(action: `account.${string}`, detail?: Readonly<Record<string, unknown>>): Promise<void>;
};

/** Changes one account in a transaction. */
export const changeAccount = <Result>(
  { db, clock }: Deps,
  which: Which,
  by: Manager,
  change: (context: AccountChange) => Promise<Result>,
): Promise<Result> =>
  db.transaction().execute(async (trx) => {
    const at = clock.now();
    const administrators = await lockAdministrators(trx);
    const account = await findLocked(trx, which);
    return change({
      trx,
      account,
      at,
      keepAnAdministrator: () => {
        if (administrators.length > 1 || administrators[0] !== account.id) return;
        const message = `${account.email} est le seul administrateur : nommez-en un autre d'abord.`;
        throw new AppError('team.last-administrator', { id: account.id }, { message });
      },
      note: (action, detail) => noteOnAccount(trx, by, { id: account.id, action, detail, at }),
    });
  });

const findLocked = async (trx: Connection, which: Which): Promise<FoundAccount> => {
  const found = 'id' in which ? await findAccountById(trx, which.id) : await findAccount(trx, which.email);
  if (found) await lockAccount(trx, found.email);
  // Read again: it may have changed while the lock was awaited.
  const account = found && (await findAccountById(trx, found.id));
  if (account) return account;
  const message = 'email' in which ? `Aucun compte pour ${which.email}.` : undefined;
  throw new AppError('team.not-found', { ...which }, message ? { message } : {});
};

type Note = { id: string; action: string; detail?: Readonly<Record<string, unknown>> | undefined; at: Date };

export const noteOnAccount = (
  trx: Connection,
  by: Manager,
  { id, action, detail = {}, at }: Note,
): Promise<void> => recordAudit(trx, { ...by, action, object: { kind: 'account', id }, detail, at });

/** Ends every session of the account, its links and its known browsers. */
export const endAccess = async (trx: Connection, userId: string, at: Date): Promise<void> => {
  await voidResets(trx, userId, at);
  await endAllSessions(trx, userId);
  await deleteKnownDevices(trx, userId);
};
