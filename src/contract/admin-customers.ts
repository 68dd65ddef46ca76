import { z } from 'zod';
import { announcementStatuses } from '#domain/announcement/status.ts';
import { mailItem } from './admin-mails.ts';
import { messageItem } from './admin-messages.ts';
import { paymentItem } from './admin-payments.ts';
import { correspondenceMessages as text } from './correspondence.fr.ts';
import { emailText } from './fields.ts';
import { messages } from './messages.fr.ts';

const id = z.guid({ error: text.messageId }).toLowerCase().optional();

/** A customer is an e-mail address: typed, or that of an announcement, a message or a mail. */
export const customerBody = z
  .object(
    {
      email: emailText(messages.account.emailRequired, messages.account.emailInvalid).optional(),
      announcement: id,
      message: id,
      mail: id,
    },
    { error: messages.request.invalid },
  )
  .refine((given) => Object.values(given).filter((value) => value !== undefined).length === 1, text.customer);
export type CustomerNamed = z.output<typeof customerBody>;

/** Of each part, the newest. */
export const CUSTOMER_PART = 50;

const part = <Item extends z.ZodType>(item: Item) =>
  z.object({ items: z.array(item), more: z.boolean() }).nullable();

/** A part is null where the caller's role does not open it. */
export const customerAnswer = z.object({
  customer: z.object({
    email: z.string(),
    /** As they were given, the most recent first. */
    names: z.array(z.string()),
    notices: part(
      z.object({
        id: z.string(),
        reference: z.string(),
        title: z.string(),
        company: z.string(),
        status: z.enum(announcementStatuses),
        created_at: z.string(),
        deleted: z.boolean(),
      }),
    ),
    payments: part(paymentItem),
    mails: part(mailItem),
    messages: part(messageItem),
  }),
});
export type Customer = z.infer<typeof customerAnswer>['customer'];
