import { recordAudit } from '#server/areas/audit/public.ts';
import type { Connection, Database } from '#server/db/client.ts';
import { AppError } from '#server/errors.ts';
import { queueMail } from '#server/mail/outbox.ts';
import type { Clock } from '#server/ports/clock.ts';
import type { Visitor } from '#server/ports/visitor.ts';
import { deleteKnownDevices } from './known-devices.queries.ts';
import { deviceHashesIn } from './known-devices.ts';
import { hashPassword, requireAdminPassword, verifyPassword } from './password.ts';
import { voidResets } from './password-resets.queries.ts';
import { endOtherSessions } from './sessions.queries.ts';
import { endOwnSession } from './team.queries.ts';
import { type Account, findCredentials, lockAccount, setName, setPassword } from './users.queries.ts';

type Deps = { db: Database; clock: Clock };
type Change = { account: Visitor; requestId: string };

/** The name that the audit, the conflicts and « Relu par » show, also for earlier actions. */
export const renameAccount = async (
  { db, clock }: Deps,
  { account, firstName, lastName, requestId }: Change & { firstName: string; lastName: string },
): Promise<Account> => {
  if (account.firstName === firstName && account.lastName === lastName) return account;
  const at = clock.now();
  return db.transaction().execute(async (trx) => {
    const renamed = await setName(trx, { userId: account.id, firstName, lastName, at });
    if (!renamed) throw new AppError('access.not-logged-in');
    await recordOwnChange(trx, { account, action: 'account.renamed', requestId, at });
    return renamed;
  });
};

/** False when it has ended already, or is somebody else's. */
export const closeOwnSession = (
  { db, clock }: Deps,
  { account, id, requestId }: Change & { id: string },
): Promise<boolean> =>
  db.transaction().execute(async (trx) => {
    if (!(await endOwnSession(trx, account.id, id))) return false;
    await recordOwnChange(trx, { account, action: 'account.sessions-closed', requestId, at: clock.now() });
    return true;
  });

type NewPassword = Change & { currentPassword: string; password: string; device: string | undefined };

/** Needs the present password. This browser stays logged in, every other one is logged out. */
export const changePassword = async (
  { db, clock }: Deps,
  { account, currentPassword, password, device, requestId }: NewPassword,
): Promise<void> => {
  if (account.role === 'admin') requireAdminPassword(password);
  const found = await findCredentials(db, account.email);
  if (!found || !(await verifyPassword(currentPassword, found.passwordHash)))
    throw new AppError('account.wrong-current-password');
  const passwordHash = await hashPassword(password);
  const at = clock.now();
  await db.transaction().execute(async (trx) => {
    await lockAccount(trx, account.email);
    // The password may have been replaced since it was verified.
    if ((await findCredentials(trx, account.email))?.passwordHash !== found.passwordHash)
      throw new AppError('account.wrong-current-password');
    await setPassword(trx, { userId: account.id, passwordHash, at });
    await voidResets(trx, account.id, at);
    await endOtherSessions(trx, account.id, account.session.id);
    await deleteKnownDevices(trx, account.id, { except: deviceHashesIn(device) });
    await recordOwnChange(trx, { account, action: 'account.password-changed', requestId, at });
    await queueMail(trx, {
      to: { address: account.email, name: `${account.firstName} ${account.lastName}` },
      template: 'password-changed',
      data: { firstName: account.firstName },
    });
  });
};

/** The audit line of what somebody changes in their own account. */
export const recordOwnChange = (
  trx: Connection,
  { account, action, requestId, at }: Change & { action: string; at: Date },
): Promise<void> =>
  recordAudit(trx, {
    actor: 'admin',
    actorId: account.id,
    action,
    object: { kind: 'account', id: account.id },
    requestId,
    at,
  });
