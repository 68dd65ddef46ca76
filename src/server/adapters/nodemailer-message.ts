import type { SendMailOptions } from 'nodemailer';
import type { MailAddress, OutgoingMail } from '#server/ports/mailer.ts';

/**
 * The mail as nodemailer's options. Addresses are objects, never text to parse, and the envelope is explicit: no
 * name can add a recipient.
 */
export const nodemailerMessage = (mail: OutgoingMail): SendMailOptions => ({
  messageId: mail.messageId,
  ...(mail.follows?.length && { inReplyTo: mail.follows.at(-1), references: [...mail.follows] }),
  date: mail.date,
  from: named(mail.from),
  to: named(mail.to),
  ...(mail.replyTo && { replyTo: named(mail.replyTo) }),
  envelope: { from: mail.from.address, to: [mail.to.address] },
  subject: oneLine(mail.subject),
  html: mail.html,
  text: mail.text,
  attachments: [
    ...mail.images.map(({ id, file, content }) => ({
      cid: id,
      filename: file,
      contentType: 'image/png',
      contentDisposition: 'inline' as const,
      content: Buffer.from(content),
    })),
    ...mail.attachments.map(({ file, content }) => ({
      filename: file,
      contentType: 'application/pdf',
      contentDisposition: 'attachment' as const,
      content: Buffer.from(content),
    })),
  ],
  // Out-of-office replies must not answer automatic mails.
  headers: { 'Auto-Submitted': 'auto-generated' },
  disableFileAccess: true,
  disableUrlAccess: true,
});

const named = ({ name = '', address }: MailAddress) => ({ name: oneLine(name), address });

const oneLine = (text: string): string => text.replace(/\p{Cc}+/gu, ' ').trim();
