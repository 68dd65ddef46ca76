import type { MailItem } from '#contract/admin-mails.ts';
import { correspondenceMessages } from '#contract/correspondence.fr.ts';
import { mailBody } from '#server/mail/compose-mail.ts';
import type { Mail } from '#server/mail/mail.ts';
import type { MailBody, MailContact } from '#server/mail/mail-body.ts';
import { renderText } from '#server/mail/render-text.ts';
import type { LiveSettings } from '#server/settings/live-settings.ts';
import type { ListedMail, MailRow } from './mails.queries.ts';

/** What a mail says; undefined when it was queued by a release whose templates asked for other data. */
const bodyOf = (
  { template, data }: Pick<MailRow, 'template' | 'data'>,
  contact: MailContact,
): MailBody | undefined => {
  try {
    return mailBody({ template, data } as Mail, contact);
  } catch {
    return undefined;
  }
};

export const mailText = (row: Pick<MailRow, 'template' | 'data'>, contact: MailContact): string => {
  const body = bodyOf(row, contact);
  return body ? renderText(body, contact) : correspondenceMessages.mailUnreadable;
};

export const presentMails = async (
  settings: LiveSettings,
  rows: readonly ListedMail[],
): Promise<MailItem[]> => {
  const { contact } = (await settings.read()).config;
  return rows.map((row) => presentMail(row, contact));
};

export const presentMail = (row: ListedMail, contact: MailContact): MailItem => ({
  id: row.id,
  template: row.template,
  to: row.address === null ? null : { address: row.address, name: row.recipient_name },
  subject: bodyOf(row, contact)?.subject ?? '',
  status: row.status,
  queued_at: row.queued_at.toISOString(),
  sent_at: row.sent_at?.toISOString() ?? null,
  failed_at: row.failed_at?.toISOString() ?? null,
  attempts: row.attempts,
  reason: row.reason,
  announcement:
    row.announcement_id && row.announcement_reference
      ? { id: row.announcement_id, reference: row.announcement_reference }
      : null,
  message:
    row.contact_request_id && row.message_reference
      ? { id: row.contact_request_id, reference: row.message_reference }
      : null,
});
