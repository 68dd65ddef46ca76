import type { MailItem } from '#contract/admin-mails.ts';
import { correspondenceMessages } from '#contract/correspondence.fr.ts';
import { mailBody } from '#server/mail/compose-mail.ts';
import type { Mail } from '#server/mail/mail.ts';
import type { MailBody } from '#server/mail/mail-body.ts';
import { renderText } from '#server/mail/render-text.ts';
import type { ListedMail, MailRow } from './mails.queries.ts';

/** What a mail says; undefined when it was queued by a release whose templates asked for other data. */
const bodyOf = ({ template, data }: Pick<MailRow, 'template' | 'data'>): MailBody | undefined => {
  try {
    return mailBody({ template, data } as Mail);
  } catch {
    return undefined;
  }
};

export const mailText = (row: Pick<MailRow, 'template' | 'data'>): string => {
  const body = bodyOf(row);
  return body ? renderText(body) : correspondenceMessages.mailUnreadable;
};

export const presentMail = (row: ListedMail): MailItem => ({
  id: row.id,
  template: row.template,
  to: row.address === null ? null : { address: row.address, name: row.recipient_name },
  subject: bodyOf(row)?.subject ?? '',
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
