import { quotePath, trackingPath } from '#contract/paths.ts';
import type { Permission } from '#domain/account/team-roles.ts';
import { recordAudit } from '#server/areas/audit/public.ts';
import type { Connection, Database } from '#server/db/client.ts';
import { AppError } from '#server/errors.ts';
import {
  accountTemplates,
  closedTemplates,
  type Mail,
  oneUseTemplates,
  renewedLinks,
} from '#server/mail/mail.ts';
import { deleteDeadLetter } from '#server/mail/mails.queries.ts';
import { queueMail } from '#server/mail/outbox.ts';
import type { Clock } from '#server/ports/clock.ts';
import { readPublisher } from '#server/publisher/publisher.queries.ts';
import {
  findAnswerText,
  findDossierKeys,
  findMail,
  findQuoteToken,
  listResent,
  lockMail,
  type MailRow,
} from './mails.queries.ts';

type Deps = { readonly db: Database; readonly clock: Clock };

type Asked = {
  readonly id: string;
  /** The id of the new mail, chosen by the browser: the same press twice is one mail. */
  readonly newId: string;
  readonly adminId: string;
  readonly permissions: readonly Permission[];
  readonly requestId: string;
};

/**
 * Queues a mail again, as a new one. Its row has no secret: the links that open the dossier are made anew, and only for
 * the address to which the dossier belongs now.
 */
export const resendMail = ({ db, clock }: Deps, { id, newId, adminId, permissions, requestId }: Asked) =>
  db.transaction().execute(async (trx) => {
    const row = await lockMail(trx, id);
    if (!row || closedTemplates(permissions).includes(row.template))
      throw new AppError('mail.not-found', { id });
    const known = await findMail(trx, newId);
    if (known?.resent_from === id) return;
    if (known) throw new AppError('mail.request-used');
    const refusal = await refusalOf(trx, row);
    if (refusal) throw new AppError(refusal);
    const { publicUrl } = await readPublisher(trx);
    await queueMail(trx, await mailOf(trx, row, publicUrl), { id: newId, resentFrom: id, sentBy: adminId });
    if (row.status === 'failed') await deleteDeadLetter(trx, id);
    await recordAudit(trx, {
      ...{ at: clock.now(), actor: 'admin', actorId: adminId, action: 'mail.resent', requestId },
      object: { kind: 'mail', id },
      detail: { template: row.template, mail: newId },
    });
  });

/** Why a mail cannot be sent again. */
export const refusalOf = async (db: Connection, row: MailRow) => {
  if (oneUseTemplates.some((template) => template === row.template)) return 'mail.one-use';
  if (accountTemplates.some((template) => template === row.template)) return 'mail.account-alert';
  if (row.status === 'queued' || (await listResent(db, row.id)).some(({ status }) => status === 'queued'))
    return 'mail.queued';
  if (row.masked && (await findAnswerText(db, row.id)) === undefined) return 'mail.masked';
  return (await isForAnotherPerson(db, row)) ? 'mail.address-changed' : undefined;
};

/** A link whose secret was masked. */
const hasSecretLink = (data: Record<string, unknown>): boolean =>
  renewedLinks.some((name) => String(data[name] ?? '').includes('…'));

const isForAnotherPerson = async (db: Connection, row: MailRow): Promise<boolean> => {
  if (!hasSecretLink(row.data as Record<string, unknown>)) return false;
  if (row.announcement_id === null) return true;
  const dossier = await findDossierKeys(db, row.announcement_id);
  return (
    !dossier?.tracking_token || dossier.contact_email.toLowerCase() !== (row.address ?? '').toLowerCase()
  );
};

const mailOf = async (trx: Connection, row: MailRow, publicUrl: string): Promise<Mail> => {
  const data = row.data as Record<string, unknown>;
  return {
    to:
      row.address === null
        ? 'team'
        : { address: row.address, ...(row.recipient_name && { name: row.recipient_name }) },
    template: row.template,
    data: {
      ...data,
      ...(row.masked && { text: await findAnswerText(trx, row.id) }),
      ...(row.announcement_id && (await linksOf(trx, row.announcement_id, data, publicUrl))),
    },
    attachments: row.attachments,
    about: {
      announcementId: row.announcement_id ?? undefined,
      contactRequestId: row.contact_request_id ?? undefined,
    },
    // As it was queued, when its template and its data were checked against each other.
  } as Mail;
};

const linksOf = async (
  trx: Connection,
  announcementId: string,
  data: Record<string, unknown>,
  publicUrl: string,
) => {
  const links: Partial<Record<(typeof renewedLinks)[number], string>> = {};
  const dossier = await findDossierKeys(trx, announcementId);
  if (typeof data.link === 'string' && dossier?.tracking_token)
    links.link = `${publicUrl}${trackingPath(dossier.tracking_token)}`;
  if (typeof data.quoteLink === 'string') {
    const token = await findQuoteToken(trx, announcementId, String(data.number));
    if (!token) throw new AppError('mail.address-changed');
    links.quoteLink = `${publicUrl}${quotePath(token)}`;
  }
  return links;
};
