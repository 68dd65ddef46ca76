import type { AnnouncementStatus } from './status.ts';

/**
 * Whether an announcement that is not deleted is public. server/db/public-announcements.ts applies the same
 * rule in SQL for the lists.
 */
export const isPublic = (status: AnnouncementStatus, publicationDate: Date | null, now: Date): boolean =>
  status === 'published' && publicationDate !== null && publicationDate <= now;
