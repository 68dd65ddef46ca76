import {
  findForTransition,
  type LockedAnnouncement,
  whoDecided,
} from '#server/areas/announcement-lifecycle/public.ts';
import type { Connection } from '#server/db/client.ts';
import { AppError } from '#server/errors.ts';

type Asked = {
  readonly id: string;
  /** What the caller has read: another one means that the notice has changed meanwhile. */
  readonly rev?: number | undefined;
  /** How it is said then: to whoever writes, or to whoever decides. */
  readonly stale?: 'announcement.stale' | 'announcement.changed-since-read';
};

/** Locked, or a refusal: unknown, in the trash, or no longer what the caller has read. */
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
