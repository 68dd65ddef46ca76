import { recordAudit } from '#server/areas/audit/public.ts';
import type { Connection } from '#server/db/client.ts';
import type { Limits } from '#server/limits/limits.ts';

/**
 * Whether one more mail that a visitor causes may go to this address: anybody can write anybody's in the form. Asked
 * before the transaction, as every limit is.
 */
export const mayWriteTo = (limits: Limits, address: string): Promise<boolean> =>
  limits.allows({ class: 'customer-mail', key: address.trim().toLowerCase() });

type Withheld = { announcementId: string; kind: string; at: Date; requestId?: string | undefined };

/** What was asked for is done, and nobody is written to: that there was no mail is told in its place. */
export const recordWithheldMail = (trx: Connection, { announcementId, kind, at, requestId }: Withheld) =>
  recordAudit(trx, {
    at,
    actor: 'system',
    action: 'announcement.mail-withheld',
    object: { kind: 'announcement', id: announcementId },
    detail: { kind, limit: 'customer-mail' },
    requestId,
  });
