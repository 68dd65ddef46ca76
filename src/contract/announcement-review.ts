import { z } from 'zod';
import { rejectKinds } from '#domain/announcement/reject-kinds.ts';
import { announcementStatuses } from '#domain/announcement/status.ts';
import { bulkIdsBody } from './admin-announcements.ts';
import { messages } from './messages.fr.ts';
import { reviewDeskMessages } from './review-desk.fr.ts';

const text = messages.review;

export const reviewParams = z.object({ id: z.uuid(messages.announcement.badId) });

const REASON_MAX = 2_000;

export const reviewReason = z
  .string({ error: text.reason })
  .max(REASON_MAX, text.reasonTooLong)
  .transform((given) => given.toWellFormed().replaceAll('\u0000', '').trim());

/** The revision that the reviewer has read: a change made meanwhile is not approved unread. */
export const reviewRev = z.number({ error: text.rev }).int(text.rev).min(1, text.rev);

/** Optional, as the specification sends no body. */
const optionalBody = <Shape extends z.ZodRawShape>(shape: Shape) =>
  z
    .object(shape, { error: messages.request.invalid })
    .partial()
    .nullish()
    .transform((given) => given ?? {});

export const approvalBody = optionalBody({ rev: reviewRev });
/** The reason, as the announcer reads it. */
export const rejectBody = optionalBody({
  reason: reviewReason,
  rev: reviewRev,
  /** The usual reason that it began with, for the figures. */
  kind: z.enum(rejectKinds, { error: reviewDeskMessages.rejectKind }),
});
export const bulkRejectBody = bulkIdsBody.extend({ reason: reviewReason.optional() });
export const bulkDeleteBody = bulkIdsBody.extend({ reason: reviewReason.optional() });
export const bulkUnpublishBody = bulkIdsBody.extend({ reason: reviewReason.optional() });
/** Why it is no longer public, as shown to anyone who verifies its attestation. */
export const unpublishBody = optionalBody({ reason: reviewReason });

/** A part of what was paid, or all that is left of it, is given back. */
export const refundBody = z.object(
  {
    /** Chosen by the browser: the same request twice is one refund. */
    refundId: z.string({ error: messages.request.invalid }).regex(/^[\w-]{20,64}$/, messages.request.invalid),
    /** Cents, VAT included. */
    amount: z.int({ error: messages.payment.refundAmount }).min(1, messages.payment.refundAmount),
    /** Printed on the credit note. */
    reason: reviewReason.pipe(z.string().min(1, text.reasonMissing)),
  },
  { error: messages.request.invalid },
);

export const reviewAnswer = z.object({
  success: z.literal(true),
  message: z.string(),
  /** `approved` until its day, if its publication date is in the future. */
  status: z.enum(announcementStatuses),
});

export const rejectAnswer = reviewAnswer.extend({
  /** Whether it is refunded. */
  refund: z.boolean(),
});
