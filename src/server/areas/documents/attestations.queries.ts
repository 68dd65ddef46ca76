import type { Insertable } from 'kysely';
import type { Connection } from '#server/db/client.ts';
import type { AttestationTable } from '#server/db/tables/payments.ts';

export const findAttested = (trx: Connection, announcementId: string) =>
  trx.selectFrom('announcements').selectAll().where('id', '=', announcementId).executeTakeFirst();
export type Attested = NonNullable<Awaited<ReturnType<typeof findAttested>>>;

export const findCurrentAttestation = (trx: Connection, announcementId: string) =>
  trx
    .selectFrom('attestations')
    .select(['id', 'code', 'revision'])
    .where('announcement_id', '=', announcementId)
    .where('replaced_at', 'is', null)
    .where('withdrawn_at', 'is', null)
    .executeTakeFirst();

/** Every attestation of an announcement, oldest first. */
export const listAttestations = (db: Connection, announcementId: string) =>
  db
    .selectFrom('attestations')
    .select(['id', 'revision', 'code', 'issued_at', 'replaced_at', 'withdrawn_at'])
    .where('announcement_id', '=', announcementId)
    .orderBy('revision')
    .execute();

export const listVersions = (db: Connection, announcementId: string) =>
  db
    .selectFrom('announcement_versions')
    .select(['saved_at', 'saved_by_kind', 'snapshot'])
    .where('announcement_id', '=', announcementId)
    .orderBy('rev')
    .execute();

export const insertAttestation = async (
  trx: Connection,
  row: Insertable<AttestationTable>,
): Promise<void> => {
  await trx.insertInto('attestations').values(row).execute();
};

const current = (trx: Connection, announcementId: string) =>
  trx
    .updateTable('attestations')
    .where('announcement_id', '=', announcementId)
    .where('replaced_at', 'is', null)
    .where('withdrawn_at', 'is', null);

export const markReplaced = async (trx: Connection, announcementId: string, at: Date): Promise<void> => {
  await current(trx, announcementId).set({ replaced_at: at }).execute();
};

/** Undefined when there is none to withdraw. */
export const markWithdrawn = (
  trx: Connection,
  { announcementId, reason, at }: { announcementId: string; reason: string; at: Date },
) =>
  current(trx, announcementId)
    .set({ withdrawn_at: at, withdrawn_reason: reason })
    .returning('id')
    .executeTakeFirst();

export const findAttestationByCode = (db: Connection, code: string) =>
  db
    .selectFrom('attestations as t')
    .innerJoin('announcements as a', 'a.id', 't.announcement_id')
    .select([
      't.announcement_id',
      't.code',
      't.kind',
      't.revision',
      't.publication_date',
      't.text_sha256',
      't.data',
      't.issued_at',
      't.replaced_at',
      't.withdrawn_at',
      't.withdrawn_reason',
      'a.slug',
      'a.status',
      'a.deleted_at',
      'a.publication_date as public_since',
    ])
    .where('t.code', '=', code)
    .executeTakeFirst();
