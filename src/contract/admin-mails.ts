import { z } from 'zod';
import { mailStatuses } from '#domain/mail/mail-status.ts';
import { correspondenceMessages as text } from './correspondence.fr.ts';
import { filterText, unlessEmpty } from './fields.ts';
import { listPagination, listShape, requestId } from './list-body.ts';
import { messages } from './messages.fr.ts';

export const mailSorts = ['queued_at'] as const;

/** The text that is searched is an address, or the reference of an announcement or of a message. */
export const mailListBody = z.object(
  {
    ...listShape(mailSorts),
    status: unlessEmpty(z.enum(mailStatuses, { error: text.mailStatus })),
    template: unlessEmpty(filterText),
  },
  { error: messages.request.invalid },
);
export type MailList = z.output<typeof mailListBody>;

export const mailParams = z.object({ id: z.guid({ error: text.messageId }).toLowerCase() });

export const mailItem = z.object({
  id: z.string(),
  template: z.string(),
  /** Null: the mailbox of the team. */
  to: z.object({ address: z.string(), name: z.string().nullable() }).nullable(),
  subject: z.string(),
  status: z.enum(mailStatuses),
  queued_at: z.string(),
  sent_at: z.string().nullable(),
  failed_at: z.string().nullable(),
  attempts: z.number(),
  /** Why the last attempt failed. */
  reason: z.string().nullable(),
  announcement: z.object({ id: z.string(), reference: z.string() }).nullable(),
  message: z.object({ id: z.string(), reference: z.string() }).nullable(),
});
export type MailItem = z.infer<typeof mailItem>;

export const mailListAnswer = z.object({ mails: z.array(mailItem), pagination: listPagination });

export const oneMailAnswer = z.object({
  mail: mailItem.extend({
    /** Its plain text; links that open something are masked. */
    text: z.string(),
    attachments: z.array(z.string()),
    sent_by: z.string().nullable(),
    /** The mail that it repeats, and those that repeat it. */
    resent_from: z.string().nullable(),
    resent: z.array(z.object({ id: z.string(), queued_at: z.string(), status: z.enum(mailStatuses) })),
    /** Why it cannot be sent again; null: it can. */
    refusal: z.string().nullable(),
  }),
});
export type OneMail = z.infer<typeof oneMailAnswer>['mail'];

/** The id is the new mail's. */
export const resendBody = z.object({ id: requestId }, { error: messages.request.invalid });

export const mailWritten = z.object({ success: z.literal(true), message: z.string(), id: z.string() });
