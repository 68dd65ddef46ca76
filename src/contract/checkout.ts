import { z } from 'zod';
import { buyer } from './buyer.ts';
import { messages } from './messages.fr.ts';
import { basePriceField } from './submission.ts';
import { earlyStart } from './withdrawal.ts';

/** Far above any valid value: a longer one belongs to no announcement. */
const LINE_MAX = 2_000;

/** The browser names the announcement and one of our prices; the server computes the amount. */
export const checkoutBody = z.object({
  announcementId: z.string().max(LINE_MAX),
  email: z.string().max(LINE_MAX),
  title: z.string().max(LINE_MAX),
  basePrice: basePriceField,
  /** Null: the company of the notice. Absent: as in the attempt before, if there was one. */
  buyer: buyer.nullable().optional(),
  /** The price shown to the buyer, in euros VAT included, where it depends on the notice. */
  shownPrice: z.number({ error: messages.request.invalid }).optional(),
  /** What a consumer ticked: without both, the publication waits for the end of the withdrawal period. */
  earlyStart: earlyStart.nullable().optional(),
});

/** All fields are optional: a refusal has a message and no address. */
export const checkoutAnswer = z.object({
  success: z.boolean(),
  url: z.string().optional(),
  referenceNumber: z.string().optional(),
  message: z.string().optional(),
});

/** The announcement's id, or its reference: the cancellation page knows only the latter. */
export const cancelParams = z.object({ id: z.string({ error: messages.announcement.notFound }).max(100) });

/**
 * The specification sends no body. The announcer's own browser adds the tracking token: only then is the
 * payment page closed and a mail sent, since references are easy to guess.
 */
export const cancelBody = z
  .object({ trackingToken: z.string().max(100).optional().catch(undefined) })
  .nullish()
  .catch(undefined);

export const cancelAnswer = z.object({ success: z.literal(true) });
