import type { Connection } from '#server/db/client.ts';
import { personName } from '#server/db/person-name.ts';

const versions = (db: Connection, announcementId: string) =>
  db
    .selectFrom('announcement_versions as v')
    .leftJoin('users', 'users.id', 'v.saved_by')
    .select([
      'v.rev',
      'v.saved_at',
      'v.saved_by_kind',
      'v.reason',
      'v.status',
      'v.snapshot',
      personName.as('name'),
    ])
    .where('v.announcement_id', '=', announcementId);

/** Its earlier texts, the newest first. */
export const listVersions = (db: Connection, announcementId: string) =>
  versions(db, announcementId).orderBy('v.rev', 'desc').execute();

export const findVersion = (db: Connection, { id, rev }: { id: string; rev: number }) =>
  versions(db, id).where('v.rev', '=', rev).executeTakeFirst();

export type VersionRow = NonNullable<Awaited<ReturnType<typeof findVersion>>>;

/** The attestation in force, else the last one. */
export const findAttestation = (db: Connection, announcementId: string) =>
  db
    .selectFrom('attestations')
    .select(['code', 'revision', 'issued_at', 'withdrawn_at', 'withdrawn_reason'])
    .where('announcement_id', '=', announcementId)
    .orderBy('revision', 'desc')
    .limit(1)
    .executeTakeFirst();

const HISTORY = 100;

/** Its audit lines, the newest first. */
export const listHistory = (db: Connection, announcementId: string) =>
  db
    .selectFrom('audit_events as e')
    .leftJoin('users', 'users.id', 'e.actor_id')
    .select(['e.at', 'e.action', 'e.actor_kind', personName.as('name')])
    .where('e.object_kind', '=', 'announcement')
    .where('e.object_id', '=', announcementId)
    .orderBy('e.at', 'desc')
    .orderBy('e.id', 'desc')
    .limit(HISTORY)
    .execute();

const linkedColumns = ['id', 'reference', 'title', 'type_id', 'status', 'slug', 'publication_date'] as const;

type Links = { id: string; correctsId: string | null };

/** The notice that it corrects, and those that correct it, whatever their status. */
export const listLinks = async (db: Connection, { id, correctsId }: Links) => {
  const linked = db.selectFrom('announcements').select(linkedColumns).where('deleted_at', 'is', null);
  return {
    corrects: correctsId ? await linked.where('id', '=', correctsId).executeTakeFirst() : undefined,
    correctedBy: await linked
      .where('corrects_id', '=', id)
      .orderBy('created_at')
      .orderBy('id')
      .limit(50)
      .execute(),
  };
};

export type LinkedRow = Awaited<ReturnType<typeof listLinks>>['correctedBy'][number];
