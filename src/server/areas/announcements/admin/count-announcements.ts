import {
  type AnnouncementStatus,
  bucketOf,
  type StatusBucket,
  statusBuckets,
} from '#domain/announcement/status.ts';
import type { Connection } from '#server/db/client.ts';
import { countByStatus } from './tally.queries.ts';

export type AnnouncementCounts = Readonly<Record<StatusBucket | 'total', number>> & {
  readonly byStatus: ReadonlyMap<AnnouncementStatus, number>;
};

/** The one count that cards, badge, tabs and pages share: each announcement in the bucket of its badge. */
export const countAnnouncements = async (db: Connection): Promise<AnnouncementCounts> => {
  const rows = await countByStatus(db);
  const sum = (counted: readonly { count: number }[]) => counted.reduce((all, { count }) => all + count, 0);
  const buckets = statusBuckets.map(
    (bucket) => [bucket, sum(rows.filter(({ status }) => bucketOf(status) === bucket))] as const,
  );
  return {
    ...(Object.fromEntries(buckets) as Record<StatusBucket, number>),
    total: sum(rows),
    byStatus: new Map(rows.map(({ status, count }) => [status, count])),
  };
};
