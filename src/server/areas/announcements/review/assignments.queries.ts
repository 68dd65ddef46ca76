import { sql } from 'kysely';
import { rolesWith } from '#domain/account/team-roles.ts';
import { ASSIGNMENT_MINUTES } from '#domain/announcement/assignment.ts';
import { statusesOfBucket } from '#domain/announcement/status.ts';
import type { Connection } from '#server/db/client.ts';
import { personName } from '#server/db/person-name.ts';
import type { Mailbox } from '#server/mail/mail.ts';

/** May still review: a closed account, or one with another role, takes care of nothing. */
const isReviewer = sql<boolean>`users.disabled_at is null and users.role = 'admin'
  and coalesce(users.team_role, 'administrator') in (${sql.join(rolesWith('announcements.review'))})`;

/** Worked on lately, or waiting for its customer. */
const isLive = (now: Date) =>
  sql<boolean>`(correction = 'asked' or assigned_at > ${new Date(now.getTime() - ASSIGNMENT_MINUTES * 60_000)})`;

const assigned = (db: Connection, now: Date) =>
  db
    .selectFrom('announcements as a')
    .innerJoin('users', 'users.id', 'a.assigned_to')
    .select(['a.id as announcement_id', 'users.id as user_id', 'a.assigned_at', 'a.correction'])
    .select(personName.as('name'))
    .where('a.deleted_at', 'is', null)
    .where('a.status', 'in', statusesOfBucket('pending'))
    .where(isReviewer)
    .where(isLive(now));

/** Of these announcements, or of all that wait: those that somebody takes care of now. */
export const listAssignments = async (db: Connection, now: Date, ids?: readonly string[]) =>
  ids?.length === 0
    ? []
    : assigned(db, now)
        .$if(ids !== undefined, (query) => query.where('a.id', 'in', ids ?? []))
        .orderBy('a.id')
        .limit(1000)
        .execute();

export type AssignmentRow = Awaited<ReturnType<typeof listAssignments>>[number];

export const setAssignment = async (
  trx: Connection,
  id: string,
  assignment: { to: string; at: Date } | null,
): Promise<void> => {
  await trx
    .updateTable('announcements')
    .set({ assigned_to: assignment?.to ?? null, assigned_at: assignment?.at ?? null })
    .where('id', '=', id)
    .execute();
};

/** The reviewer has worked on it: it stays theirs for the usual time. */
export const renewAssignment = async (trx: Connection, id: string, by: { id: string; at: Date }) => {
  await trx
    .updateTable('announcements')
    .set({ assigned_at: by.at })
    .where('id', '=', id)
    .where('assigned_to', '=', by.id)
    .execute();
};

/** The address of a reviewer who still is one. */
export const findReviewerMailbox = async (
  trx: Connection,
  userId: string | null,
): Promise<Mailbox | undefined> => {
  if (!userId) return undefined;
  const found = await trx
    .selectFrom('users')
    .select(['email', personName.as('name')])
    .where('id', '=', userId)
    .where(isReviewer)
    .executeTakeFirst();
  return found && { address: found.email, name: found.name ?? undefined };
};

/** By member; also of those whose account was closed since, so that it can be handed over. */
export const countAssigned = async (db: Connection, now: Date) =>
  db
    .selectFrom('announcements')
    .select('assigned_to')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('assigned_to', 'is not', null)
    .where('deleted_at', 'is', null)
    .where('status', 'in', statusesOfBucket('pending'))
    .where(isLive(now))
    .groupBy('assigned_to')
    .execute();

/** The ids of what somebody else takes care of from now on. */
export const moveAssignments = async (
  trx: Connection,
  { from, to, at }: { from: string; to: string; at: Date },
): Promise<string[]> => {
  const moved = await trx
    .updateTable('announcements')
    .set({ assigned_to: to, assigned_at: at })
    .where('assigned_to', '=', from)
    .where('deleted_at', 'is', null)
    .where('status', 'in', statusesOfBucket('pending'))
    .where(isLive(at))
    .returning('id')
    .execute();
  return moved.map(({ id }) => id);
};
