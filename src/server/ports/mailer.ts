export type MailAddress = { readonly address: string; readonly name?: string | undefined };

/** One mail to one recipient, whole. */
export type OutgoingMail = {
  /** The kind of mail, for the names of files. */
  readonly template: string;
  /** The same at every attempt: a mailbox can recognise a duplicate. */
  readonly messageId: string;
  /** The Message-IDs of the mails that it follows in its thread, the oldest first. */
  readonly follows?: readonly string[];
  readonly date: Date;
  readonly from: MailAddress;
  readonly to: MailAddress;
  readonly replyTo?: MailAddress | undefined;
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  /** Shown by the HTML as `cid:{id}`. */
  readonly images: readonly { readonly id: string; readonly file: string; readonly content: Uint8Array }[];
  /** PDF files that the recipient keeps. */
  readonly attachments: readonly MailedFile[];
};

export type MailedFile = { readonly file: string; readonly content: Uint8Array };

/** A refusal is permanent (no such mailbox); a temporary error is thrown. */
export type Delivery = { readonly accepted: true } | { readonly accepted: false; readonly reason: string };

export type Mailer = {
  deliver(mail: OutgoingMail): Promise<Delivery>;
  close(): Promise<void>;
};
