import type { AdminAnnouncementItem } from '#contract/admin-announcements.ts';
import { type AnnouncementFacts, allows } from '#domain/announcement/lifecycle.ts';
import { findAnnouncementTypeByName } from '#domain/announcement/types.ts';
import { isDue } from '#domain/period/paris-day.ts';

type Known = Pick<AdminAnnouncementItem, 'status' | 'publication_date' | 'payment' | 'origin'>;

/** The facts that the lifecycle table needs, from a listed announcement. */
export const factsOf = ({ status, payment, publication_date }: Known): AnnouncementFacts => ({
  status,
  deleted: false,
  refunded: payment?.status === 'refunded' || payment?.refund != null,
  due: isDue(publication_date === null ? null : new Date(publication_date), new Date()),
});

/** The announcer has requested a cancellation that is not decided yet: bulk publication skips it. */
export const isUnwanted = (one: Known & Pick<AdminAnnouncementItem, 'cancellation_requested_at'>): boolean =>
  one.cancellation_requested_at !== null && allows('publish', factsOf(one));

/** A visitor's announcement that was not paid. */
export const isUnpaid = ({ origin, payment }: Known): boolean =>
  origin === 'visitor' && payment?.status !== 'completed';

/** An unknown type has no label. */
export const typeLabel = ({ name, label }: AdminAnnouncementItem['type']): string =>
  findAnnouncementTypeByName(name).id === 0 ? 'Non spécifié' : label;
