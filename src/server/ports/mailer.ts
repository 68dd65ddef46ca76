export type MailAddress = { readonly address: string; readonly name?: string | undefined };

/** One mail to one recipient, whole. */
export type OutgoingMail = {
  /** Says what kind of mail it is to whoever looks at the files. */
  readonly template: string;
  /** The same at every attempt: a mailbox that gets it twice can tell. */
  readonly messageId: string;
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

/** A refusal is for good (no such mailbox); what may succeed later is thrown. */
export type Delivery = { readonly accepted: true } | { readonly accepted: false; readonly reason: string };

export type Mailer = {
  deliver(mail: OutgoingMail): Promise<Delivery>;
  close(): Promise<void>;
};
