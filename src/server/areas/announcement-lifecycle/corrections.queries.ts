import { type CorrectionReason, deadlineAfterPause } from '#domain/announcement/correction.ts';
import type { Connection } from '#server/db/client.ts';
import { personName } from '#server/db/person-name.ts';
import { newId } from '#server/id.ts';
import type { AnnouncementRow } from './transition.queries.ts';

type Asked = { reasons: readonly CorrectionReason[]; byId: string; at: Date };

export const openCorrection = async (
  trx: Connection,
  { id, due_at }: Pick<AnnouncementRow, 'id' | 'due_at'>,
  { reasons, byId, at }: Asked,
): Promise<void> => {
  await trx
    .insertInto('announcement_corrections')
    .values({
      id: newId(at),
      announcement_id: id,
      asked_at: at,
      asked_by: byId,
      reasons: JSON.stringify(reasons),
      due_before: due_at ?? at,
    })
    .execute();
};

type End = { outcome: 'answered' | 'decided'; answer?: string | undefined; at: Date };

/** Ends the request that is open; returns the deadline that runs from now on. */
export const endCorrection = async (
  trx: Connection,
  { id, offer, publishable_from }: Pick<AnnouncementRow, 'id' | 'offer' | 'publishable_from'>,
  { outcome, answer, at }: End,
): Promise<Date> => {
  const open = await trx
    .selectFrom('announcement_corrections')
    .select(['id', 'asked_at', 'due_before'])
    .where('announcement_id', '=', id)
    .where('ended_at', 'is', null)
    .executeTakeFirstOrThrow();
  const due = deadlineAfterPause({
    askedAt: open.asked_at,
    endedAt: at,
    dueAt: open.due_before,
    offer,
    publishableFrom: publishable_from,
  });
  await trx
    .updateTable('announcement_corrections')
    .set({ ended_at: at, outcome, answer: answer || null, due_after: due })
    .where('id', '=', open.id)
    .execute();
  return due;
};

/** The latest request of each announcement. */
export const listCorrections = async (db: Connection, announcementIds: readonly string[]) => {
  if (announcementIds.length === 0) return [];
  return db
    .selectFrom('announcement_corrections as c')
    .leftJoin('users', 'users.id', 'c.asked_by')
    .distinctOn('c.announcement_id')
    .select(['c.announcement_id', 'c.asked_at', 'c.reasons', 'c.ended_at', 'c.outcome', 'c.answer'])
    .select(personName.as('asked_name'))
    .where('c.announcement_id', 'in', announcementIds)
    .orderBy('c.announcement_id')
    .orderBy('c.asked_at', 'desc')
    .execute();
};

export type CorrectionRow = Awaited<ReturnType<typeof listCorrections>>[number];

export const findCorrection = async (
  db: Connection,
  announcementId: string,
): Promise<CorrectionRow | undefined> => (await listCorrections(db, [announcementId]))[0];

export const reasonsOf = ({ reasons }: Pick<CorrectionRow, 'reasons'>): readonly CorrectionReason[] =>
  reasons as readonly CorrectionReason[];
