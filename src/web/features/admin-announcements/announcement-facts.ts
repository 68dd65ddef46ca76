import type { AdminAnnouncementItem } from '#contract/admin-announcements.ts';
import type { AnnouncementFacts } from '#domain/announcement/lifecycle.ts';
import { isDue } from '#domain/period/paris-day.ts';

type Known = Pick<AdminAnnouncementItem, 'status' | 'publication_date' | 'payment' | 'origin'>;

/** What the table of the domain needs to know, of an announcement that is listed. */
export const factsOf = ({ status, payment, publication_date }: Known): AnnouncementFacts => ({
  status,
  deleted: false,
  refunded: payment?.status === 'refunded' || payment?.refund != null,
  due: isDue(publication_date === null ? null : new Date(publication_date), new Date()),
});

/** A visitor's announcement for which no money came. */
export const isUnpaid = ({ origin, payment }: Known): boolean =>
  origin === 'visitor' && payment?.status !== 'completed';
