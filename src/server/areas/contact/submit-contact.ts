import { randomInt, randomUUID } from 'node:crypto';
import type { ContactRequest } from '#contract/contact.ts';
import { looksLikeSpam } from '#domain/contact/spam.ts';
import { recordAudit } from '#server/areas/audit/public.ts';
import type { Connection, Database } from '#server/db/client.ts';
import type { Limits } from '#server/limits/limits.ts';
import { queueMail } from '#server/mail/outbox.ts';
import type { Clock } from '#server/ports/clock.ts';
import { insertContactRequest, storeReceipt } from './contact.queries.ts';

export type ContactDeps = { db: Database; clock: Clock; limits: Limits };

/**
 * Stores the request with its reference and mails the team and the sender. A message from a program is
 * stored apart, so that the team can check for false positives, and mailed to nobody; the program gets the
 * usual answer.
 */
export const submitContact = async (
  { db, clock, limits }: ContactDeps,
  request: ContactRequest,
  requestId: string,
): Promise<{ referenceId: string }> => {
  // The confirmation goes to an address that the sender chose: this limits what one mailbox can receive.
  await limits.spend({ class: 'contact-sender', key: request.email.toLowerCase() });
  const spam = looksLikeSpam(request);
  return db.transaction().execute(async (trx) => {
    const at = clock.now();
    const { id, referenceId } = await store(trx, request, { at, status: spam ? 'spam' : 'new' });
    await recordAudit(trx, {
      at,
      actor: 'visitor',
      action: spam ? 'contact.held-back' : 'contact.received',
      object: { kind: 'contact_request', id },
      detail: { reference: referenceId, subject: request.subject },
      requestId,
    });
    if (!spam) await queueMails(trx, request, { id, referenceId });
    return { referenceId };
  });
};

const store = async (
  trx: Connection,
  { firstName, lastName, email, phone, subject, message }: ContactRequest,
  { at, status }: { at: Date; status: 'new' | 'spam' },
): Promise<{ id: string; referenceId: string }> => {
  for (;;) {
    const id = randomUUID();
    const referenceId = newReference();
    const stored = await insertContactRequest(trx, {
      ...{ id, reference: referenceId, email, subject, message, status },
      first_name: firstName,
      last_name: lastName,
      phone: phone || null,
      created_at: at,
    });
    if (stored) return { id, referenceId };
  }
};

const queueMails = async (
  trx: Connection,
  request: ContactRequest,
  { id, referenceId }: { id: string; referenceId: string },
): Promise<void> => {
  const { firstName, lastName, email, phone, subject, message } = request;
  await queueMail(trx, {
    to: 'team',
    template: 'contact-request',
    data: { referenceId, firstName, lastName, email, phone: phone || null, subject, message },
    about: { contactRequestId: id },
  });
  const received = await queueMail(trx, {
    // The sender chose this address, which may be anybody's: the mail contains nothing that they typed, not
    // even a name.
    to: { address: email },
    template: 'contact-received',
    data: { referenceId, subject },
    about: { contactRequestId: id },
  });
  await storeReceipt(trx, id, received);
};

/** Without the letters that are confused with digits. */
const ALPHABET = '23456789ABCDEFGHJKMNPQRSTVWXYZ';

/** CT-7K3M-9QX2 */
const newReference = (): string => `CT-${characters(4)}-${characters(4)}`;

const characters = (count: number): string =>
  Array.from({ length: count }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
