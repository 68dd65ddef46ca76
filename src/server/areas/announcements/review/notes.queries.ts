import { sql } from 'kysely';
import type { Connection } from '#server/db/client.ts';
import { personName } from '#server/db/person-name.ts';
import { newId } from '#server/id.ts';

const MOST_NOTES = 200;

const notes = (db: Connection) =>
  db
    .selectFrom('announcement_notes as n')
    .leftJoin('users', 'users.id', 'n.author_id')
    .select(['n.id', 'n.announcement_id', 'n.author_id', 'n.text', 'n.created_at'])
    .select(personName.as('name'));

/** The newest first. */
export const listNotes = (db: Connection, announcementId: string) =>
  notes(db)
    .where('n.announcement_id', '=', announcementId)
    .orderBy('n.created_at', 'desc')
    .orderBy('n.id', 'desc')
    .limit(MOST_NOTES)
    .execute();

export type NoteRow = Awaited<ReturnType<typeof listNotes>>[number];

export const hasAnnouncement = async (db: Connection, id: string): Promise<boolean> => {
  const found = await db
    .selectFrom('announcements')
    .select('id')
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return found !== undefined;
};

const ON_A_CARD = 3;

/** The newest of each announcement, with how many there are. */
export const listCardNotes = async (db: Connection, ids: readonly string[]) => {
  if (ids.length === 0) return [];
  return db
    .selectFrom(
      notes(db)
        .select([
          sql<number>`row_number() over (partition by n.announcement_id order by n.created_at desc, n.id desc)`.as(
            'place',
          ),
          sql<number>`count(*) over (partition by n.announcement_id)`.as('count'),
        ])
        .where('n.announcement_id', 'in', ids)
        .as('placed'),
    )
    .selectAll()
    .where('place', '<=', ON_A_CARD)
    .orderBy('announcement_id')
    .orderBy('place')
    .execute();
};

export const addNote = async (
  trx: Connection,
  {
    announcementId,
    authorId,
    text,
    at,
  }: { announcementId: string; authorId: string; text: string; at: Date },
): Promise<void> => {
  await trx
    .insertInto('announcement_notes')
    .values({ id: newId(at), announcement_id: announcementId, author_id: authorId, text, created_at: at })
    .execute();
};

/** False when it is gone, or somebody else's. */
export const removeNote = async (
  trx: Connection,
  { announcementId, id, authorId }: { announcementId: string; id: string; authorId: string },
): Promise<boolean> => {
  const { numDeletedRows } = await trx
    .deleteFrom('announcement_notes')
    .where('id', '=', id)
    .where('announcement_id', '=', announcementId)
    .where('author_id', '=', authorId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
};
