import type { Connection } from '#server/db/client.ts';

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
