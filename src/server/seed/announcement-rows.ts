import { randomBytes } from 'node:crypto';
import type { Insertable } from 'kysely';
import { offers } from '#domain/announcement/offers.ts';
import type { PaymentStatus } from '#domain/announcement/status.ts';
import { splitVat } from '#domain/money/vat.ts';
import { addBusinessHours } from '#domain/period/business-hours.ts';
import type { Tables } from '#server/db/tables.ts';
import type { SeedAnnouncement } from './announcements/seed-announcement.ts';
import { DAY_IN_MINUTES, HOUR_IN_MINUTES, latest, minutesAfter } from './moments.ts';
import { stableBetween, stableId } from './stable.ts';

type AnnouncementRow = Insertable<Tables['announcements']>;
export type PaymentRow = Insertable<Tables['payments']>;
export type DemoAnnouncement = {
  readonly announcement: SeedAnnouncement;
  readonly row: AnnouncementRow;
  readonly payment: PaymentRow | undefined;
};

/** What happened to an announcement before the day of the seeding, as its lifecycle would have it (docs/lifecycle.md). */
type Story = {
  readonly payment: PaymentStatus | undefined;
  readonly openedAt: Date;
  readonly settledAt: Date;
  readonly reviewedAt: Date | null;
  readonly refundedAt: Date | null;
  readonly publicationDate: Date | null;
};

const announcementIdOf = (reference: string): string => stableId('announcement', reference);

export const tellAnnouncement = (
  announcement: SeedAnnouncement,
  { now, reviewerId }: { now: Date; reviewerId: string },
): DemoAnnouncement => {
  const story = storyOf(announcement, now);
  return {
    announcement,
    row: announcementRow(announcement, story, reviewerId),
    payment: story.payment && paymentRow(announcement, story, story.payment),
  };
};

const storyOf = (announcement: SeedAnnouncement, now: Date): Story => {
  const { reference, status, submittedAt } = announcement;
  const between = (low: number, high: number, what: string) => stableBetween(low, high, what, reference);
  const payment = paymentOf(announcement);
  // An open checkout lives an hour: it was opened a moment ago, whenever the notice was sent.
  const openedAt =
    payment === 'pending' ? minutesAfter(now, -between(5, 40, 'opened')) : minutesAfter(submittedAt, 1);
  const settledAt = minutesAfter(openedAt, between(2, 15, 'settled'));
  const reviewedAt = reviewedAtOf(announcement, settledAt);
  return {
    payment,
    openedAt,
    settledAt,
    reviewedAt,
    refundedAt:
      payment === 'refunded'
        ? minutesAfter(reviewedAt ?? settledAt, reviewedAt ? 10 : between(1, 3, 'refunded') * DAY_IN_MINUTES)
        : null,
    publicationDate:
      status === 'approved'
        ? minutesAfter(now, between(2, 9, 'scheduled') * DAY_IN_MINUTES)
        : announcement.publicationDate,
  };
};

const paymentOf = ({ origin, status, reference }: SeedAnnouncement): PaymentStatus | undefined => {
  if (origin === 'admin') return undefined;
  switch (status) {
    case 'draft':
    case 'pending':
      return undefined;
    case 'pending_payment':
      return 'pending';
    case 'payment_failed':
      return 'failed';
    case 'paid':
    case 'approved':
    case 'published':
      return 'completed';
    case 'rejected':
      // Half of them were refused before anybody paid.
      return stableBetween(0, 1, 'refund', reference) < 0.5 ? 'refunded' : undefined;
    case 'refunded':
      return 'refunded';
  }
};

const reviewedAtOf = (
  { status, reference, publicationDate }: SeedAnnouncement,
  settledAt: Date,
): Date | null => {
  const hours = (low: number, high: number) =>
    minutesAfter(settledAt, stableBetween(low, high, 'reviewed', reference) * HOUR_IN_MINUTES);
  if (status === 'published') return publicationDate;
  if (status === 'approved') return hours(1, 6);
  return status === 'rejected' ? hours(10, 30) : null;
};

const announcementRow = (
  announcement: SeedAnnouncement,
  story: Story,
  reviewerId: string,
): AnnouncementRow => {
  const { status, origin, offer, submittedAt, correctsReference } = announcement;
  const isPaid = story.payment === 'completed';
  const isApproved = status === 'approved' || status === 'published';
  const isRejected = status === 'rejected';
  return {
    id: announcementIdOf(announcement.reference),
    reference: announcement.reference,
    slug: announcement.slug,
    status,
    origin,
    offer: origin === 'visitor' ? offer : null,
    type_id: announcement.typeId,
    title: announcement.title,
    content: announcement.content,
    company_name: announcement.companyName,
    company_form: announcement.companyForm,
    siret: announcement.siret,
    rcs: announcement.rcs,
    capital: announcement.capital,
    address: announcement.address,
    city: announcement.city,
    department: announcement.department,
    contact_name: announcement.contactName,
    contact_email: announcement.contactEmail,
    contact_phone: announcement.contactPhone,
    contact_public: announcement.contactPublic,
    // A secret, even here: nobody else's seeding gives the same one.
    tracking_token: origin === 'visitor' ? randomBytes(32).toString('base64url') : null,
    submitted_at: submittedAt,
    publication_date: story.publicationDate,
    published_at: status === 'published' ? story.publicationDate : null,
    due_at: isPaid ? addBusinessHours(story.settledAt, offers[offer].hours) : null,
    approved_by: isApproved ? reviewerId : null,
    approved_at: isApproved ? story.reviewedAt : null,
    rejected_by: isRejected ? reviewerId : null,
    rejected_at: isRejected ? story.reviewedAt : null,
    reject_reason: announcement.rejectReason,
    corrects_id: correctsReference === null ? null : announcementIdOf(correctsReference),
    created_at: submittedAt,
    updated_at: latest(submittedAt, story.reviewedAt, story.refundedAt),
  };
};

const paymentRow = (
  { reference, offer }: SeedAnnouncement,
  story: Story,
  status: PaymentStatus,
): PaymentRow => {
  const { amountTTC, amountHT, amountTVA } = splitVat(offers[offer].priceTTC);
  const isMoney = status === 'completed' || status === 'refunded';
  return {
    id: stableId('payment', reference),
    announcement_id: announcementIdOf(reference),
    attempt: 1,
    status,
    offer,
    amount_ttc: amountTTC,
    amount_ht: amountHT,
    amount_tva: amountTVA,
    amount_refunded: status === 'refunded' ? amountTTC : 0,
    provider: 'sandbox',
    stripe_session_id: `cs_demo_${stableId('session', reference)}`,
    payment_intent: isMoney ? `pi_demo_${stableId('intent', reference)}` : null,
    refund_id: story.refundedAt ? `re_demo_${stableId('refund', reference)}` : null,
    refund_status: story.refundedAt ? 'succeeded' : null,
    created_at: story.openedAt,
    updated_at: latest(story.openedAt, status === 'pending' ? null : story.settledAt, story.refundedAt),
    expires_at: minutesAfter(story.openedAt, HOUR_IN_MINUTES),
    completed_at: isMoney ? story.settledAt : null,
    failed_at: status === 'failed' ? story.settledAt : null,
    refunded_at: story.refundedAt,
  };
};
