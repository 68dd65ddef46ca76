import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { z } from 'zod';
import type { Connection } from '#server/db/client.ts';
import { MAIL_QUEUE } from '#server/db/job-queues.ts';
import { storableJson } from '#server/db/storable-json.ts';
import { queueJob } from '#server/jobs/queue-job.ts';
import { withoutSecrets } from '#server/redact.ts';
import { type Mail, renewedLinks } from './mail.ts';
import { insertMail } from './mails.queries.ts';

const oneAddress = z.email().max(254);

type Sending = {
  /** Chosen by the caller, so that the same request twice is one mail. */
  readonly id?: string;
  readonly resentFrom?: string | undefined;
  /** The member of the team who had it sent. */
  readonly sentBy?: string | undefined;
};

/**
 * Queues a mail in the transaction of the event that causes it, and keeps a row of it. Returns its id, which is in its
 * Message-ID and stays the same across retries.
 */
export const queueMail = async (
  trx: Connection,
  mail: Mail,
  { id = randomUUID(), resentFrom, sentBy }: Sending = {},
): Promise<string> => {
  // Callers have validated user input: a list of addresses here is a defect.
  if (mail.to !== 'team') oneAddress.parse(mail.to.address);
  const data = storableJson(mail.data);
  const shown = masked(data);
  await insertMail(trx, {
    id,
    template: mail.template,
    address: mail.to === 'team' ? null : mail.to.address,
    recipient_name: mail.to === 'team' ? null : (mail.to.name ?? null),
    customer: customerOf(mail),
    data: JSON.stringify(shown),
    masked: !isDeepStrictEqual(withoutRenewed(data), withoutRenewed(shown)),
    attachments: JSON.stringify(mail.attachments ?? []),
    announcement_id: mail.about?.announcementId ?? null,
    contact_request_id: mail.about?.contactRequestId ?? null,
    resent_from: resentFrom ?? null,
    sent_by: sentBy ?? null,
  });
  return queueJob(trx, MAIL_QUEUE, mail, { id });
};

/** The person of whom it tells the team or one of its members, else the recipient. */
const customerOf = ({ to, data }: Mail): string | null => {
  if ('contactEmail' in data) return data.contactEmail;
  if ('email' in data) return data.email;
  return to === 'team' ? null : to.address;
};

const withoutRenewed = (data: unknown): unknown => ({
  ...(data as object),
  ...Object.fromEntries(renewedLinks.map((name) => [name, null])),
});

/** The row outlives the mail: its links are kept without what makes them open. */
const masked = (value: unknown): unknown => {
  if (typeof value === 'string') return withoutSecrets(value);
  if (Array.isArray(value)) return value.map(masked);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, masked(one)]));
};
