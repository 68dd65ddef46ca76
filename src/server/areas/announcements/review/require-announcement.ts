import {
  findForTransition,
  type LockedAnnouncement,
  whoDecided,
} from '#server/areas/announcement-lifecycle/public.ts';
import type { Connection, Database } from '#server/db/client.ts';
import { AppError } from '#server/errors.ts';
import type { Clock } from '#server/ports/clock.ts';

type Asked = {
  readonly id: string;
  /** The revision that the caller has read; another one means that the notice has changed since. */
  readonly rev?: number | undefined;
  /** The message of that refusal: for an edit or for a decision. */
  readonly stale?: 'announcement.stale' | 'announcement.changed-since-read';
};

/** Locks the announcement, or throws: unknown, in the trash, or changed since the caller read it. */
export const requireAnnouncement = async (
  trx: Connection,
  { id, rev, stale = 'announcement.changed-since-read' }: Asked,
  at: Date,
): Promise<LockedAnnouncement> => {
  const announcement = await findForTransition(trx, { id }, at);
  if (!announcement) throw new AppError('announcement.not-found', { id });
  if (announcement.facts.deleted)
    throw new AppError('announcement.not-found', { id }, { conflict: await whoDecided(trx, announcement) });
  if (rev !== undefined && rev !== announcement.rev) {
    const conflict = await whoDecided(trx, announcement, 'change');
    throw new AppError(stale, { id, rev, now: announcement.rev }, { conflict });
  }
  return announcement;
};

export type Deps = { db: Database; clock: Clock };

/** One announcement and the administrator who decides on it; each decision is its own transaction. */
export type ReviewOrder = {
  readonly id: string;
  readonly adminId: string;
  readonly requestId?: string | undefined;
  /** The revision that was read, when the screen sends it. */
  readonly rev?: number | undefined;
};

export type Decision = {
  readonly at: Date;
  readonly by: { kind: 'admin'; id: string };
  requestId?: string | undefined;
};

export const onOne = <Answer>(
  { db, clock }: Deps,
  { id, rev, adminId, requestId }: ReviewOrder,
  act: (trx: Connection, announcement: LockedAnnouncement, decision: Decision) => Promise<Answer>,
): Promise<Answer> => {
  const at = clock.now();
  return db.transaction().execute(async (trx) => {
    const announcement = await requireAnnouncement(trx, { id, rev }, at);
    return act(trx, announcement, { at, by: { kind: 'admin', id: adminId }, requestId });
  });
};
