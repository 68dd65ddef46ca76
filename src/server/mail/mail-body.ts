import type { Recipient } from './mail.ts';

/** What a mail says, from which both its HTML and its plain text are made. */
export type Block =
  | { readonly kind: 'paragraph' | 'note'; readonly text: string }
  /** A paragraph that keeps its line breaks. */
  | { readonly kind: 'lines'; readonly text: string }
  /** The reference number, in a frame. */
  | { readonly kind: 'reference'; readonly label: string; readonly value: string }
  | { readonly kind: 'details'; readonly rows: readonly (readonly [label: string, value: string])[] }
  /** A text written by a person, line by line. */
  | { readonly kind: 'quote'; readonly label: string; readonly text: string }
  | { readonly kind: 'button'; readonly label: string; readonly href: string };

/** How to reach the publisher: at the foot of every mail, and in some texts. */
export type MailContact = { readonly email: string; readonly phone: string; readonly address: string };

export type MailBody = {
  readonly subject: string;
  readonly title: string;
  readonly blocks: readonly Block[];
  /** The team's mailbox is a setting, read when the mail is sent. */
  readonly replyTo?: Recipient;
  /** The ids of the mails that it follows in its thread, the oldest first. */
  readonly follows?: readonly string[];
};
