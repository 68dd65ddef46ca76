import { z } from 'zod';
import { messageStatuses } from '#domain/contact/inbox.ts';
import { contactSubjects } from '#domain/contact/subjects.ts';
import { mailStatuses } from '#domain/mail/mail-status.ts';
import { correspondenceMessages as text } from './correspondence.fr.ts';
import { requiredText, unlessEmpty } from './fields.ts';
import { listPagination, listShape, requestId } from './list-body.ts';
import { messages } from './messages.fr.ts';

const { invalid } = messages.request;

export const messageSorts = ['created_at'] as const;

/** Messages of the caller, or of nobody. */
export const messageOwners = ['me', 'nobody'] as const;

export const messageListBody = z.object(
  {
    ...listShape(messageSorts),
    status: unlessEmpty(z.enum(messageStatuses, { error: text.messageStatus })),
    assigned: unlessEmpty(
      z.union([z.enum(messageOwners), z.guid().toLowerCase()], { error: text.messageAssigned }),
    ),
  },
  { error: invalid },
);
export type MessageList = z.output<typeof messageListBody>;

export const messageParams = z.object({ id: z.guid({ error: text.messageId }).toLowerCase() });

const person = z.object({ id: z.string(), name: z.string() });

export const messageItem = z.object({
  id: z.string(),
  reference: z.string(),
  /** Empty once the data of the sender is erased. */
  name: z.string(),
  email: z.string(),
  subject: z.enum(contactSubjects),
  excerpt: z.string(),
  status: z.enum(messageStatuses),
  /** Nobody of the team has opened it. */
  unread: z.boolean(),
  assigned: person.nullable(),
  answers: z.number(),
  created_at: z.string(),
});
export type MessageItem = z.infer<typeof messageItem>;

export const messageListAnswer = z.object({ messages: z.array(messageItem), pagination: listPagination });

export const unreadAnswer = z.object({ unread: z.number() });

export const oneMessage = messageItem.extend({
  phone: z.string().nullable(),
  /** Links that open something are masked. */
  message: z.string(),
  erased: z.boolean(),
  closed_at: z.string().nullable(),
  thread: z.array(
    z.object({
      id: z.string(),
      author: z.string(),
      text: z.string(),
      answered_at: z.string(),
      /** Of its mail; null once the mail is no longer kept. */
      status: z.enum(mailStatuses).nullable(),
    }),
  ),
  /** The members of the team who may answer. */
  members: z.array(person),
});
export type OneMessage = z.infer<typeof oneMessage>;

export const oneMessageAnswer = z.object({ message: oneMessage });

export const messageWritten = z.object({
  success: z.literal(true),
  message: z.string(),
  data: oneMessage,
});

export const assigneeBody = z.object(
  { to: z.guid({ error: text.assignee }).toLowerCase().nullable() },
  { error: invalid },
);

export const messageStatusBody = z.object(
  { status: z.enum(messageStatuses, { error: text.messageStatus }) },
  { error: invalid },
);

export const ANSWER_MAX = 10_000;

/** The id is the answer's and its mail's. */
export const answerBody = z.object(
  {
    id: requestId,
    text: requiredText(text.answerRequired)
      .max(ANSWER_MAX, text.answerTooLong)
      .regex(/^[\P{Cc}\n\r\t]*$/u, text.answerTooLong),
    /** Closes the message too. */
    close: z.boolean({ error: invalid }).default(false),
  },
  { error: invalid },
);
