import { sql } from 'kysely';
import { contactErasure } from '#server/areas/announcements/public.ts';
import type { Connection } from '#server/db/client.ts';
import { FAILED_MAIL_QUEUE, JOBS_SCHEMA, MAIL_QUEUE } from '#server/db/job-queues.ts';

const sameAddress = (column: string, email: string) =>
  sql<boolean>`lower(${sql.ref(column)}) = lower(${email})`;

/** None for an empty list. */
const isOneOf = (column: string, ids: readonly string[]) =>
  sql<boolean>`${sql.ref(column)} = any (${ids}::uuid[])`;

export const findAccount = (db: Connection, email: string) =>
  db
    .selectFrom('users')
    .select([
      ...(['id', 'email', 'first_name', 'last_name', 'role', 'created_at', 'last_login_at'] as const),
      ...(['last_seen_at', 'disabled_at'] as const),
    ])
    .where(sameAddress('email', email))
    .executeTakeFirst();

export const listSessions = (db: Connection, userId: string) =>
  db
    .selectFrom('sessions')
    .select(['user_agent', 'created_at', 'last_seen_at', 'expires_at'])
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .execute();

/** What each key is called, never the key. */
export const listPasskeys = (db: Connection, userId: string) =>
  db
    .selectFrom('passkeys')
    .select(['name', 'created_at', 'last_used_at'])
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .execute();

/** The browsers in which the account was used, for a year. */
export const listKnownBrowsers = (db: Connection, userId: string) =>
  db
    .selectFrom('known_devices')
    .select(['created_at', 'last_login_at'])
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .execute();

export const listContactRequests = (db: Connection, email: string) =>
  db
    .selectFrom('contact_requests')
    .select([
      ...(['reference', 'first_name', 'last_name', 'email', 'phone', 'subject'] as const),
      ...(['message', 'status', 'created_at', 'handled_at'] as const),
    ])
    .where(sameAddress('email', email))
    .orderBy('created_at')
    .execute();

/** What the team answered to them. */
export const listContactAnswers = (db: Connection, email: string) =>
  db
    .selectFrom('contact_answers')
    .innerJoin('contact_requests', 'contact_requests.id', 'contact_answers.request_id')
    .select(['contact_requests.reference', 'contact_answers.text', 'contact_answers.answered_at'])
    .where(sameAddress('contact_requests.email', email))
    .orderBy('contact_answers.answered_at')
    .execute();

/** The mails to this person, or about them, of the last months: their links do not open anything any more. */
export const listMails = (db: Connection, email: string) =>
  db
    .selectFrom('mails')
    .select(['template', 'address', 'data', 'status', 'queued_at', 'sent_at'])
    .where(sameAddress('customer', email))
    .orderBy('queued_at')
    .execute();

export const listAnnouncementsOf = (db: Connection, email: string) =>
  db
    .selectFrom('announcements')
    .select([
      ...([
        'id',
        'reference',
        'status',
        'title',
        'content',
        'details',
        'company_name',
        'company_form',
      ] as const),
      ...(['siret', 'rcs', 'capital', 'address', 'city', 'department', 'contact_name'] as const),
      ...(['contact_email', 'contact_phone', 'contact_public', 'submitted_at', 'published_at'] as const),
      ...(['cancellation_reason', 'created_at', 'updated_at', 'deleted_at'] as const),
      contactErasure.as('erasure'),
    ])
    .where(sameAddress('contact_email', email))
    .orderBy('created_at')
    .execute();

/** The former texts of announcements, with the contact that each one named. */
export const listVersions = (db: Connection, announcementIds: readonly string[]) =>
  db
    .selectFrom('announcement_versions')
    .select(['announcement_id', 'rev', 'saved_at', 'status', 'snapshot'])
    .where(isOneOf('announcement_id', announcementIds))
    .orderBy('announcement_id')
    .orderBy('rev')
    .execute();

/** What the newsroom asked to correct, and what was answered. */
export const listCorrections = (db: Connection, announcementIds: readonly string[]) =>
  db
    .selectFrom('announcement_corrections')
    .select(['announcement_id', 'asked_at', 'reasons', 'ended_at', 'outcome', 'answer'])
    .where(isOneOf('announcement_id', announcementIds))
    .orderBy('asked_at')
    .execute();

/** The newsroom's notes: a person may ask for what is written about them. Not who wrote it. */
export const listNotes = (db: Connection, announcementIds: readonly string[]) =>
  db
    .selectFrom('announcement_notes')
    .select(['announcement_id', 'created_at', 'text'])
    .where(isOneOf('announcement_id', announcementIds))
    .orderBy('created_at')
    .execute();

export const listPayments = (db: Connection, announcementIds: readonly string[]) =>
  db
    .selectFrom('payments')
    .select([
      ...(['announcement_id', 'status', 'offer', 'amount_ttc', 'amount_refunded', 'buyer'] as const),
      // What a consumer ticked, and their statement of withdrawal.
      ...(['early_start', 'withdrawal', 'created_at'] as const),
    ])
    .where(isOneOf('announcement_id', announcementIds))
    .orderBy('created_at')
    .execute();

export const listQuotes = (db: Connection, announcementIds: readonly string[]) =>
  db
    .selectFrom('quotes')
    .select([
      ...(['announcement_id', 'number', 'offer', 'amount_ttc', 'buyer', 'data'] as const),
      ...(['issued_at', 'valid_until'] as const),
    ])
    .where(isOneOf('announcement_id', announcementIds))
    .orderBy('issued_at')
    .execute();

/** Why an administrator gave back a part of a payment. */
export const listPartialRefunds = (db: Connection, announcementIds: readonly string[]) =>
  db
    .selectFrom('partial_refunds')
    .innerJoin('payments', 'payments.id', 'partial_refunds.payment_id')
    .select([
      ...(['payments.announcement_id', 'partial_refunds.amount', 'partial_refunds.reason'] as const),
      ...(['partial_refunds.status', 'partial_refunds.requested_at'] as const),
    ])
    .where(isOneOf('payments.announcement_id', announcementIds))
    .orderBy('partial_refunds.requested_at')
    .execute();

/** Of the announcements that this address submitted, also when their contact was erased since. */
export const listInvoices = (db: Connection, email: string) =>
  db
    .selectFrom('invoices')
    .select(['number', 'issued_at', 'amount_ttc', 'data', sql<string>`'invoice'`.as('kind')])
    .where(sql<boolean>`lower(data->'buyer'->>'email') = lower(${email})`)
    .unionAll((eb) =>
      eb
        .selectFrom('credit_notes')
        .select(['number', 'issued_at', 'amount_ttc', 'data', sql<string>`'credit-note'`.as('kind')])
        .where(sql<boolean>`lower(data->'buyer'->>'email') = lower(${email})`),
    )
    .orderBy('issued_at')
    .execute();

const JOBS = sql.id(JOBS_SCHEMA, 'job');

const isUnsentMail = sql<boolean>`name in (${FAILED_MAIL_QUEUE}, ${MAIL_QUEUE}) and state <> 'active'`;

/** To this address, or of its contact form. */
const isUnsentMailOf = (email: string) => sql<boolean>`
  ${isUnsentMail}
  and (lower(data->'to'->>'address') = lower(${email}) or lower(data->'data'->>'email') = lower(${email}))
`;

export const listFailedMails = async (db: Connection, email: string) => {
  const { rows } = await sql<{ template: string; queued_at: Date }>`
    select data->>'template' as template, created_on as queued_at from ${JOBS} where ${isUnsentMailOf(email)}
  `.execute(db);
  return rows;
};

export const deleteFailedMails = async (trx: Connection, email: string): Promise<number> => {
  const { numAffectedRows } = await sql`delete from ${JOBS} where ${isUnsentMailOf(email)}`.execute(trx);
  return Number(numAffectedRows ?? 0);
};

/** Mails to the team about the announcements of this address, which they name. */
export const deleteUnsentTeamMails = async (trx: Connection, email: string): Promise<void> => {
  await sql`
    delete from ${JOBS} where ${isUnsentMail} and lower(data->'data'->>'contactEmail') = lower(${email})
  `.execute(trx);
};
