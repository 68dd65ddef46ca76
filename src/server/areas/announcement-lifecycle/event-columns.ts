import type { AnnouncementEvent } from '#domain/announcement/lifecycle.ts';
import { type OfferName, offers } from '#domain/announcement/offers.ts';
import type { AnnouncementStatus } from '#domain/announcement/status.ts';
import { addBusinessHours } from '#domain/period/business-hours.ts';
import type { AnnouncementChanges } from '#server/db/tables/announcements.ts';
import type { AnnouncementRow } from './transition.queries.ts';

type Columns = AnnouncementChanges;

type Change = {
  readonly to: AnnouncementStatus;
  readonly event: AnnouncementEvent;
  /** The administrator who caused the event. */
  readonly byId: string | undefined;
  readonly at: Date;
  /** The offer that was paid, where the event names another one than the row. */
  readonly offer?: OfferName | null | undefined;
  /** Where a consumer's withdrawal period delays the publication. */
  readonly publishableFrom?: Date | null | undefined;
};

/** The columns that an event sets besides the status. */
export const eventColumns = (row: AnnouncementRow, change: Change): Columns =>
  columnsByEvent[change.event]?.(row, change) ?? {};

/** The deadline of the paid offer is counted in business hours from the payment, not from the submission. */
const deadline = (offer: OfferName | null, at: Date, publishableFrom: Date | null): Columns => {
  if (!offer) return {};
  const due = addBusinessHours(at, offers[offer].hours);
  return { due_at: publishableFrom && publishableFrom > due ? publishableFrom : due };
};

/**
 * A publication date is a day: a published announcement is public at once, whatever hour came with the date.
 */
export const publicFrom = (date: Date | null, at: Date): Date => (date && date <= at ? date : at);

const publicNow = ({ publication_date }: AnnouncementRow, at: Date): Columns => ({
  published_at: at,
  publication_date: publicFrom(publication_date, at),
});

const publicationColumns = (row: AnnouncementRow, { to, byId, at }: Change): Columns => ({
  approved_by: byId ?? null,
  approved_at: byId ? at : null,
  rejected_by: null,
  rejected_at: null,
  reject_reason: null,
  ...(to === 'published' ? publicNow(row, at) : scheduledAfterWithdrawal(row)),
});

/** Approved before the end of a consumer's withdrawal period: published on the first day after it. */
const scheduledAfterWithdrawal = ({ publication_date, publishable_from }: AnnouncementRow): Columns =>
  publishable_from && (publication_date === null || publication_date < publishable_from)
    ? { publication_date: publishable_from }
    : {};

const NOT_APPROVED: Columns = { approved_by: null, approved_at: null };
const NOT_PUBLIC: Columns = { ...NOT_APPROVED, published_at: null };

const columnsByEvent: Partial<
  Readonly<Record<AnnouncementEvent, (row: AnnouncementRow, change: Change) => Columns>>
> = {
  'receive-money': (row, { to, at, offer, publishableFrom }) =>
    to !== row.status ? deadline(offer ?? row.offer, at, publishableFrom ?? null) : {},
  approve: publicationColumns,
  publish: publicationColumns,
  'come-due': (row, { to, at }) => (to !== row.status ? publicNow(row, at) : {}),
  reject: (_row, { byId, at }) => ({
    ...NOT_APPROVED,
    rejected_by: byId ?? null,
    rejected_at: byId ? at : null,
  }),
  unpublish: () => NOT_PUBLIC,
  delete: (_row, { byId, at }) => ({ deleted_at: at, deleted_by: byId ?? null }),
  restore: (row, { to }) => ({
    deleted_at: null,
    deleted_by: null,
    ...(to !== row.status && NOT_PUBLIC),
  }),
};
