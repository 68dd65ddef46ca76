import type { AnnouncementStatus } from './status.ts';

/**
 * Whether the public sees an announcement that is not deleted. The lists ask the database the same:
 * server/db/public-announcements.ts.
 */
export const isPublic = (status: AnnouncementStatus, publicationDate: Date | null, now: Date): boolean =>
  status === 'published' && publicationDate !== null && publicationDate <= now;
