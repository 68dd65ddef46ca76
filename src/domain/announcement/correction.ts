import { addBusinessTime, businessTimeBetween } from '#domain/period/business-hours.ts';
import { type OfferName, offers } from './offers.ts';

/** Where a paid announcement stands with the correction that the newsroom asked its customer for. */
export const correctionStates = ['asked', 'answered'] as const;
export type CorrectionState = (typeof correctionStates)[number];

/** One point to correct: a mention of the notice's type, or anything else. */
export type CorrectionReason = {
  readonly mention: string | null;
  readonly label: string;
  readonly text: string;
};

type Pause = {
  readonly askedAt: Date;
  readonly endedAt: Date;
  /** The deadline when the correction was asked for. */
  readonly dueAt: Date;
  readonly offer: OfferName | null;
  /** Where a consumer's withdrawal period delays the publication. */
  readonly publishableFrom: Date | null;
};

/**
 * The deadline after the pause: the business hours that were left when it began. A deadline that had passed stays. One
 * that waits for a withdrawal period leaves at most the hours of the offer, and never comes before that period ends.
 */
export const deadlineAfterPause = ({ askedAt, endedAt, dueAt, offer, publishableFrom }: Pause): Date => {
  if (dueAt <= askedAt) return dueAt;
  const ofOffer = offer ? offers[offer].hours * HOUR_MS : Number.POSITIVE_INFINITY;
  const due = addBusinessTime(endedAt, Math.min(businessTimeBetween(askedAt, dueAt), ofOffer));
  return publishableFrom && publishableFrom > due ? publishableFrom : due;
};

const HOUR_MS = 3_600_000;
