import { recordAudit } from '#server/areas/audit/public.ts';
import type { Connection } from '#server/db/client.ts';
import type { Limits } from '#server/limits/limits.ts';

/**
 * Whether one more mail caused by a visitor may go to this address, since anybody can type any address in
 * the form. Asked before the transaction, as every limit is.
 */
export const mayWriteTo = (limits: Limits, address: string): Promise<boolean> =>
  limits.allows({ class: 'customer-mail', key: address.trim().toLowerCase() });

type Withheld = { announcementId: string; kind: string; at: Date; requestId?: string | undefined };

/** Audits that the action was done without a mail. */
export const recordWithheldMail = (trx: Connection, { announcementId, kind, at, requestId }: Withheld) =>
  recordAudit(trx, {
    at,
    actor: 'system',
    action: 'announcement.mail-withheld',
    object: { kind: 'announcement', id: announcementId },
    detail: { kind, limit: 'customer-mail' },
    requestId,
  });
