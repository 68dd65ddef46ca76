import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { MailAddress, MailedFile, OutgoingMail } from '#server/ports/mailer.ts';
import { type Mail, type MailData, type MailTemplate, type TeamSubject, teamSubjects } from './mail.ts';
import type { MailBody, MailContact } from './mail-body.ts';
import { renderHtml } from './render-html.ts';
import { renderText } from './render-text.ts';
import { templates } from './templates.ts';

export type MailSettings = {
  readonly from: MailAddress;
  /** The mailbox of the team, and those of the subjects that have their own. */
  readonly team: MailAddress;
  readonly teamFor?: Readonly<Partial<Record<TeamSubject, MailAddress | undefined>>>;
  readonly contact: MailContact;
};

/** A mail as stored in the outbox. */
export type QueuedMail = { readonly id: string; readonly queuedAt: Date; readonly mail: Mail };

/** The whole mail, ready for a transport. */
export const composeMail = (
  { id, queuedAt, mail }: QueuedMail,
  { from, contact, ...teams }: MailSettings,
  attachments: readonly MailedFile[] = [],
): OutgoingMail => {
  const body = mailBody(mail, contact);
  const html = renderHtml(body, contact);
  const team = teamMailbox(mail.template, teams);
  const messageId = (of: string) => `<${of}@${from.address.split('@')[1]}>`;
  return {
    template: mail.template,
    messageId: messageId(id),
    follows: (body.follows ?? []).map(messageId),
    date: queuedAt,
    from,
    to: mail.to === 'team' ? team : mail.to,
    replyTo: body.replyTo === 'team' ? team : body.replyTo,
    subject: body.subject,
    html,
    text: renderText(body, contact),
    images: imagesOf(html),
    attachments,
  };
};

const teamMailbox = (
  template: MailTemplate,
  { team, teamFor = {} }: Pick<MailSettings, 'team' | 'teamFor'>,
): MailAddress => {
  const subject = teamSubjects[template];
  return (subject && teamFor[subject]) ?? team;
};

/** What a mail says. */
export const mailBody = (
  { template, data }: Pick<Mail, 'template' | 'data'>,
  contact: MailContact,
): MailBody => render(template, data, contact);

const render = <Template extends MailTemplate>(
  template: Template,
  data: MailData[Mail['template']],
  contact: MailContact,
) =>
  // The two were queued together by `queueMail`, which checks that they belong together.
  templates[template](data as MailData[Template], contact);

const imagesOf = (html: string): OutgoingMail['images'] =>
  ['seal', 'band'].filter((id) => html.includes(`"cid:${id}"`)).map(image);

const image = (id: string) => ({
  id,
  file: `${id}.png`,
  content: readFileSync(join(import.meta.dirname, 'images', `${id}.png`)),
});
