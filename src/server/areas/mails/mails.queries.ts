import { type Selectable, sql } from 'kysely';
import type { MailList } from '#contract/admin-mails.ts';
import { typedReference } from '#domain/announcement/reference.ts';
import type { Connection } from '#server/db/client.ts';
import { inOrder, type Listed } from '#server/db/list-page.queries.ts';
import { nameOfPerson } from '#server/db/person-name.ts';
import type { MailTable } from '#server/db/tables/operations.ts';

export type MailRow = Selectable<MailTable>;

const searched = (text: string) => {
  const reference = typedReference(text);
  if (reference) return sql`announcement_id = (select id from announcements where reference = ${reference})`;
  if (/^ct-/i.test(text))
    return sql`contact_request_id = (select id from contact_requests where reference = ${text.toUpperCase()})`;
  return sql`lower(customer) = lower(${text})`;
};

/** `closed`: the templates that the reader may not see. */
const open = (closed: readonly string[]) =>
  closed.length > 0 ? [sql`template not in (${sql.join(closed)})`] : [];

export const mailsAsked = (
  { status, template, search, start_date, end_date, sortOrder }: Omit<MailList, 'page' | 'limit'>,
  closed: readonly string[],
): Listed => ({
  from: sql`mails`,
  where: [
    ...open(closed),
    ...(status ? [sql`status = ${status}`] : []),
    ...(template ? [sql`template = ${template}`] : []),
    ...(search ? [searched(search)] : []),
    ...(start_date ? [sql`queued_at >= ${start_date}`] : []),
    ...(end_date ? [sql`queued_at <= ${end_date}`] : []),
  ],
  order: { by: 'queued_at', direction: sortOrder ?? 'desc' },
});

/** To one address, or about it. */
export const mailsOf = (email: string, closed: readonly string[]): Listed => ({
  from: sql`mails`,
  where: [sql`lower(customer) = lower(${email})`, ...open(closed)],
  order: { by: 'queued_at', direction: 'desc' },
});

export const listMailRows = async (db: Connection, ids: readonly string[]) => {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('mails')
    .leftJoin('announcements', 'announcements.id', 'mails.announcement_id')
    .leftJoin('contact_requests', 'contact_requests.id', 'mails.contact_request_id')
    .selectAll('mails')
    .select([
      'announcements.reference as announcement_reference',
      'contact_requests.reference as message_reference',
      nameOfPerson('mails.sent_by').as('sent_by_name'),
    ])
    .where('mails.id', 'in', ids)
    .execute();
  return inOrder(ids, rows);
};
export type ListedMail = Awaited<ReturnType<typeof listMailRows>>[number];

export const lockMail = (trx: Connection, id: string) =>
  trx.selectFrom('mails').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();

export const findMail = (db: Connection, id: string) =>
  db.selectFrom('mails').selectAll().where('id', '=', id).executeTakeFirst();

/** Two presses of the same member wait for each other. */
export const lockMember = async (trx: Connection, userId: string): Promise<void> => {
  await trx.selectFrom('users').select('id').where('id', '=', userId).forNoKeyUpdate().execute();
};

export const listResent = (db: Connection, id: string) =>
  db
    .selectFrom('mails')
    .select(['id', 'queued_at', 'status'])
    .where('resent_from', '=', id)
    .orderBy('queued_at', 'desc')
    .limit(20)
    .execute();

/** The answer that a mail brought to its customer, whole; also of a mail that was sent again. */
export const findAnswerText = async (db: Connection, mailId: string): Promise<string | undefined> => {
  const { rows } = await sql<{ text: string }>`
    with recursive earlier as (
      select id, resent_from from mails where id = ${mailId}
      union
      select mails.id, mails.resent_from from mails join earlier on mails.id = earlier.resent_from
    )
    select contact_answers.text from contact_answers join earlier using (id)
  `.execute(db);
  return rows[0]?.text || undefined;
};

/** Whom the dossier belongs to now, and what opens it. */
export const findDossierKeys = (trx: Connection, announcementId: string) =>
  trx
    .selectFrom('announcements')
    .select(['contact_email', 'tracking_token', 'anonymised_at'])
    .where('id', '=', announcementId)
    .executeTakeFirst();

export const findQuoteToken = async (
  trx: Connection,
  announcementId: string,
  number: string,
): Promise<string | undefined> => {
  const found = await trx
    .selectFrom('quotes')
    .select('token')
    .where('announcement_id', '=', announcementId)
    .where('number', '=', number)
    .executeTakeFirst();
  return found?.token;
};
