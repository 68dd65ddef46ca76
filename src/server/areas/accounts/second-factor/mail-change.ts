import type { Connection } from '#server/db/client.ts';
import type { MailData } from '#server/mail/mail.ts';
import { queueMail } from '#server/mail/outbox.ts';
import type { Account } from '../users.queries.ts';

type Owner = Pick<Account, 'email' | 'firstName' | 'lastName'>;

/** To the owner of the account, in the transaction of the change: it may not have been them. */
export const mailSecondFactorChange = (
  trx: Connection,
  { email, firstName, lastName }: Owner,
  { change, at }: { change: MailData['second-factor-changed']['change']; at: Date },
): Promise<string> =>
  queueMail(trx, {
    to: { address: email, name: `${firstName} ${lastName}` },
    template: 'second-factor-changed',
    data: { firstName, change, at: at.toISOString() },
  });
