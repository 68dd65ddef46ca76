import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { MailAddress, MailedFile, OutgoingMail } from '#server/ports/mailer.ts';
import type { Mail, MailData, MailTemplate } from './mail.ts';
import { renderHtml } from './render-html.ts';
import { renderText } from './render-text.ts';
import { templates } from './templates.ts';

export type MailSettings = {
  readonly from: MailAddress;
  /** The mailbox of the team, which answers contact requests. */
  readonly team: MailAddress;
};

/** A mail as stored in the outbox. */
export type QueuedMail = { readonly id: string; readonly queuedAt: Date; readonly mail: Mail };

/** The whole mail, ready for a transport. */
export const composeMail = (
  { id, queuedAt, mail }: QueuedMail,
  { from, team }: MailSettings,
  attachments: readonly MailedFile[] = [],
): OutgoingMail => {
  const body = render(mail.template, mail.data);
  return {
    template: mail.template,
    messageId: `<${id}@${from.address.split('@')[1]}>`,
    date: queuedAt,
    from,
    to: mail.to === 'team' ? team : mail.to,
    replyTo: body.replyTo,
    subject: body.subject,
    html: renderHtml(body),
    text: renderText(body),
    images: imagesOf(renderHtml(body)),
    attachments,
  };
};

const render = <Template extends MailTemplate>(template: Template, data: MailData[Mail['template']]) =>
  // The two were queued together by `queueMail`, which checks that they belong together.
  templates[template](data as MailData[Template]);

const imagesOf = (html: string): OutgoingMail['images'] =>
  ['seal', 'band'].filter((id) => html.includes(`"cid:${id}"`)).map(image);

const image = (id: string) => ({
  id,
  file: `${id}.png`,
  content: readFileSync(join(import.meta.dirname, 'images', `${id}.png`)),
});
