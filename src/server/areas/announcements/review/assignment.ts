import { reviewDeskMessages } from '#contract/review-desk.fr.ts';
import type { ShownAssignment } from '#contract/review-desk.ts';
import type { Permission } from '#domain/account/team-roles.ts';
import { assignedUntil } from '#domain/announcement/assignment.ts';
import { bucketOf } from '#domain/announcement/status.ts';
import { recordAudit } from '#server/areas/audit/public.ts';
import type { Connection, Database } from '#server/db/client.ts';
import { AppError } from '#server/errors.ts';
import type { Clock } from '#server/ports/clock.ts';
import {
  type AssignmentRow,
  countAssigned,
  listAssignments,
  moveAssignments,
  setAssignment,
} from './assignments.queries.ts';
import { type Deps, onOne, type ReviewOrder } from './require-announcement.ts';

export const presentAssignment = (row: AssignmentRow, viewerId: string): ShownAssignment => ({
  id: row.user_id,
  name: row.name ?? '',
  mine: row.user_id === viewerId,
  until:
    row.assigned_at && (assignedUntil(row.assigned_at, row.correction === 'asked')?.toISOString() ?? null),
});

/** Who takes care of what waits; the screens ask for it every few seconds. */
export const readAssignments = async ({ db, clock }: { db: Database; clock: Clock }, viewerId: string) =>
  (await listAssignments(db, clock.now())).map((row) => ({
    announcementId: row.announcement_id,
    assignment: presentAssignment(row, viewerId),
  }));

const findAssignment = async (trx: Connection, id: string, at: Date) =>
  (await listAssignments(trx, at, [id]))[0];

type Taken = ReviewOrder & { readonly over?: string | null | undefined };

/** Somebody else's announcement is taken over only by naming them: two presses at once do not hide each other. */
export const takeAssignment = (deps: Deps, { over, ...order }: Taken): Promise<ShownAssignment | null> =>
  onOne(deps, order, async (trx, { id, status, reference }, { at, by, requestId }) => {
    if (bucketOf(status) !== 'pending') throw new AppError('announcement.not-waiting', { id, status });
    const held = await findAssignment(trx, id, at);
    if (held && held.user_id !== by.id && held.user_id !== over) throw heldByOther(id, held);
    await setAssignment(trx, id, { to: by.id, at });
    if (held?.user_id !== by.id)
      await recordAudit(trx, {
        ...{ at, requestId, actor: 'admin', actorId: by.id },
        action: 'announcement.assigned',
        object: { kind: 'announcement', id },
        detail: { reference, ...(held && { from: held.user_id }) },
      });
    const now = await findAssignment(trx, id, at);
    return now ? presentAssignment(now, by.id) : null;
  });

const heldByOther = (id: string, { name, user_id }: AssignmentRow): AppError =>
  new AppError(
    'announcement.assigned-to-other',
    { id, by: user_id },
    { message: reviewDeskMessages.assignedToOther(name ?? 'Un collègue') },
  );

/** One's own only; a repeat changes nothing. Returns who takes care of it now. */
export const releaseAssignment = (deps: Deps, order: ReviewOrder): Promise<ShownAssignment | null> =>
  onOne(deps, order, async (trx, { id, assigned_to, reference }, { at, by, requestId }) => {
    if (assigned_to === by.id) {
      await setAssignment(trx, id, null);
      await recordAudit(trx, {
        ...{ at, requestId, actor: 'admin', actorId: by.id },
        action: 'announcement.released',
        object: { kind: 'announcement', id },
        detail: { reference },
      });
    }
    const held = await findAssignment(trx, id, at);
    return held ? presentAssignment(held, by.id) : null;
  });

type HandOver = {
  from: string;
  to: string;
  permissions: readonly Permission[];
  by: { id: string; requestId: string };
  at: Date;
};

/** The announcements that members of the team take care of. */
export const announcementWork = {
  count: async (db: Connection, now: Date) =>
    (await countAssigned(db, now)).flatMap(({ assigned_to, count }) =>
      assigned_to ? [{ userId: assigned_to, announcements: count }] : [],
    ),

  async handOver(trx: Connection, { from, to, permissions, by, at }: HandOver): Promise<number> {
    const moved = await moveAssignments(trx, { from, to, at });
    if (moved.length > 0 && !permissions.includes('announcements.review'))
      throw new AppError('team.not-receiving', { from, to });
    for (const id of moved)
      await recordAudit(trx, {
        ...{ at, requestId: by.requestId, actor: 'admin', actorId: by.id },
        action: 'announcement.handed-over',
        object: { kind: 'announcement', id },
        detail: { from, to },
      });
    return moved.length;
  },
};
