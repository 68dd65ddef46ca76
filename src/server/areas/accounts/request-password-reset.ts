import { resetPasswordPath } from '#contract/paths.ts';
import type { Database } from '#server/db/client.ts';
import { queueMail } from '#server/mail/outbox.ts';
import type { Clock } from '#server/ports/clock.ts';
import { insertReset, sweepOldResets, voidResets } from './password-resets.queries.ts';
import { hashSecret, newSecret } from './secret.ts';
import { lockResettableAccount } from './users.queries.ts';

const RESET_MINUTES = 30;
const MINUTE = 60_000;
const DAY = 86_400_000;

type Deps = { db: Database; clock: Clock; publicUrl: () => string };

/**
 * Sends a link to the owner of an open account and does nothing otherwise, nor for an invitation that waits. The caller answers before this is
 * done, so that neither the answer nor its delay tells whether the account exists. The link's address comes
 * from the configuration alone.
 */
export const requestPasswordReset = async ({ db, clock, publicUrl }: Deps, email: string): Promise<void> => {
  const at = clock.now();
  await db.transaction().execute(async (trx) => {
    const account = await lockResettableAccount(trx, email);
    if (!account) return;
    const token = newSecret();
    await voidResets(trx, account.id, at);
    await sweepOldResets(trx, new Date(at.getTime() - DAY));
    const until = new Date(at.getTime() + RESET_MINUTES * MINUTE);
    await insertReset(trx, { userId: account.id, tokenHash: hashSecret(token), at, until });
    await queueMail(trx, {
      // Anybody may have registered this address under any name: the mail contains nothing that was typed.
      to: { address: account.email },
      template: 'password-reset',
      data: {
        link: `${publicUrl()}${resetPasswordPath(token)}`,
        minutes: RESET_MINUTES,
      },
    });
  });
};
