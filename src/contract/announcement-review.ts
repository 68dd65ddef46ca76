import { z } from 'zod';
import { announcementStatuses } from '#domain/announcement/status.ts';
import { bulkIdsBody } from './admin-announcements.ts';
import { messages } from './messages.fr.ts';

const text = messages.review;

export const reviewParams = z.object({ id: z.uuid(messages.announcement.badId) });

const REASON_MAX = 2_000;

export const reviewReason = z
  .string({ error: text.reason })
  .max(REASON_MAX, text.reasonTooLong)
  .transform((given) => given.toWellFormed().replaceAll('\u0000', '').trim());

/** The revision that the reviewer has read: what its author changed meanwhile is not let through unread. */
const rev = z.number({ error: text.rev }).int(text.rev).min(1, text.rev);

/** The specification sends nothing; a screen that knows more may say it. */
const optionalBody = <Shape extends z.ZodRawShape>(shape: Shape) =>
  z
    .object(shape, { error: messages.request.invalid })
    .partial()
    .nullish()
    .transform((given) => given ?? {});

export const approvalBody = optionalBody({ rev });
/** Why, in words that the announcer reads. */
export const rejectBody = optionalBody({ reason: reviewReason, rev });
export const bulkRejectBody = bulkIdsBody.extend({ reason: reviewReason.optional() });
export const bulkDeleteBody = bulkIdsBody.extend({ reason: reviewReason.optional() });
/** Why it is no longer public: whoever verifies its attestation reads it. */
export const unpublishBody = optionalBody({ reason: reviewReason });

export const reviewAnswer = z.object({
  success: z.literal(true),
  message: z.string(),
  /** Approved until its day, when its publication date is to come. */
  status: z.enum(announcementStatuses),
});

export const rejectAnswer = reviewAnswer.extend({
  /** Whether money goes back. */
  refund: z.boolean(),
});
