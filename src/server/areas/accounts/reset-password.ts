import { recordAudit } from '#server/areas/audit/public.ts';
import type { Database } from '#server/db/client.ts';
import { AppError } from '#server/errors.ts';
import { queueMail } from '#server/mail/outbox.ts';
import type { Clock } from '#server/ports/clock.ts';
import { deleteKnownDevices } from './known-devices.queries.ts';
import { hashPassword, requireAdminPassword } from './password.ts';
import {
  findUsableResetRole,
  lockAccountOfReset,
  spendReset,
  voidResets,
} from './password-resets.queries.ts';
import { hashSecret } from './secret.ts';
import { endAllSessions } from './sessions.queries.ts';
import { type Account, setPassword } from './users.queries.ts';

type Deps = { db: Database; clock: Clock };
type Given = { token: string; password: string; requestId: string };

/** Sets a new password by the link of a mail, which works once, and ends every session of the account. */
export const resetPassword = async (
  { db, clock }: Deps,
  { token, password, requestId }: Given,
): Promise<Account> => {
  const tokenHash = hashSecret(token);
  // Checked before the costly hash, so that an invented link cannot cause it.
  const role = await findUsableResetRole(db, tokenHash, clock.now());
  if (!role) throw new AppError('account.reset-link-invalid');
  if (role === 'admin') requireAdminPassword(password);
  const passwordHash = await hashPassword(password);
  const at = clock.now();
  return db.transaction().execute(async (trx) => {
    const invited = (await lockAccountOfReset(trx, tokenHash))?.invited ?? false;
    const userId = await spendReset(trx, tokenHash, at);
    const account = userId && (await setPassword(trx, { userId, passwordHash, at }));
    if (!account) throw new AppError('account.reset-link-invalid');
    await voidResets(trx, account.id, at);
    await endAllSessions(trx, account.id);
    // Somebody who had the old password may have used one of these browsers.
    await deleteKnownDevices(trx, account.id);
    await recordAudit(trx, {
      actor: 'visitor',
      actorId: account.id,
      action: invited ? 'account.invitation-accepted' : 'account.password-reset',
      object: { kind: 'account', id: account.id },
      requestId,
      at,
    });
    // Whoever was invited had no password that could have been replaced.
    if (!invited)
      await queueMail(trx, {
        to: { address: account.email, name: `${account.firstName} ${account.lastName}` },
        template: 'password-changed',
        data: { firstName: account.firstName },
      });
    return account;
  });
};
