import type { LegalStats } from '#contract/admin-stats.ts';
import { bucketOf, type StatusBucket } from '#domain/announcement/status.ts';
import type { Database } from '#server/db/client.ts';
import { countByStatus } from './legal-stats.queries.ts';

/** Each announcement in the bucket of its badge, so that the figures and the lists agree. */
export const legalStats = async ({ db }: { db: Database }): Promise<LegalStats> => {
  const rows = await countByStatus(db);
  const sum = (counted: readonly { count: number }[]) => counted.reduce((all, { count }) => all + count, 0);
  const inBucket = (bucket: StatusBucket) => sum(rows.filter(({ status }) => bucketOf(status) === bucket));
  return {
    totalLegalAnnouncements: sum(rows),
    publishedLegalAnnouncements: inBucket('published'),
    draftLegalAnnouncements: inBucket('draft'),
    pendingLegalAnnouncements: inBucket('pending'),
    rejectedLegalAnnouncements: inBucket('rejected'),
  };
};
