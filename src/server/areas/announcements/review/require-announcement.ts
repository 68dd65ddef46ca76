import {
  findForTransition,
  type LockedAnnouncement,
  whoDecided,
} from '#server/areas/announcement-lifecycle/public.ts';
import type { Connection } from '#server/db/client.ts';
import { AppError } from '#server/errors.ts';

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
