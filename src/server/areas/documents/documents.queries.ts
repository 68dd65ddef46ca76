import type { Connection } from '#server/db/client.ts';

/** What an announcement's documents are made from, whether they have been made or not. */
export const listSources = async (db: Connection, announcementId: string) => {
  const invoices = await db
    .selectFrom('invoices')
    .select(['id', 'number', 'payment_id', 'issued_at', 'data'])
    .where('announcement_id', '=', announcementId)
    .orderBy('issued_at')
    .orderBy('number')
    .execute();
  const creditNotes = await db
    .selectFrom('credit_notes')
    .select(['id', 'number', 'issued_at'])
    .where('announcement_id', '=', announcementId)
    .orderBy('issued_at')
    .orderBy('number')
    .execute();
  const attestations = await db
    .selectFrom('attestations')
    .select(['id', 'revision', 'issued_at', 'replaced_at', 'withdrawn_at'])
    .where('announcement_id', '=', announcementId)
    .orderBy('revision')
    .execute();
  return { invoices, creditNotes, attestations };
};

export const findHolder = (db: Connection, announcementId: string) =>
  db
    .selectFrom('announcements')
    .select(['reference', 'tracking_token'])
    .where('id', '=', announcementId)
    .executeTakeFirst();
