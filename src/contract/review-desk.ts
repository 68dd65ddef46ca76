import { z } from 'zod';
import { correctionStates } from '#domain/announcement/correction.ts';
import { offerNames } from '#domain/announcement/offers.ts';
import { rejectKinds } from '#domain/announcement/reject-kinds.ts';
import { reviewParams, reviewRev } from './announcement-review.ts';
import { messages } from './messages.fr.ts';
import { reviewDeskMessages as text } from './review-desk.fr.ts';
import { modificationAnswer, modificationBody } from './tracking.ts';
import { typedMax } from './typed-text.ts';

const { invalid } = messages.request;
const TEXT_MAX = 1_000;
const MOST_REASONS = 30;
const NOTE_MAX = 2_000;
const ANSWER_MAX = 2_000;

const written = (max: number, tooLong: string) =>
  z
    .string({ error: tooLong })
    .max(typedMax(max), tooLong)
    .transform((given) => given.toWellFormed().replaceAll('\u0000', '').trim())
    .pipe(z.string().max(max, tooLong));

/** A mention of the notice's type, by its key, with what is to be said; or another point, which must say it. */
const askedReason = z
  .object(
    {
      mention: z.string({ error: text.mention }).max(100, text.mention).nullable(),
      text: written(TEXT_MAX, text.text),
    },
    { error: text.reasons },
  )
  .refine(({ mention, text: said }) => mention !== null || said !== '', { error: text.text, path: ['text'] });

export const correctionRequestBody = z.object(
  {
    rev: reviewRev.optional(),
    reasons: z
      .array(askedReason, { error: text.reasons })
      .min(1, text.reasons)
      .max(MOST_REASONS, text.reasons),
  },
  { error: invalid },
);
export type CorrectionRequest = z.output<typeof correctionRequestBody>;

/** The notice as it is to be, and what the customer has to say about it. */
export const correctionAnswerBody = modificationBody.extend({
  message: written(ANSWER_MAX, text.answerTooLong).optional(),
});
export const correctionAnswered = modificationAnswer;

/** The card of the queue: what was asked, by whom, and the answer. */
export const shownCorrection = z.object({
  state: z.enum(correctionStates),
  asked_at: z.string(),
  asked_by: z.string().nullable(),
  reasons: z.array(z.object({ label: z.string(), text: z.string() })),
  answered_at: z.string().nullable(),
  answer: z.string().nullable(),
});

/** Who takes care of an announcement. */
export const shownAssignment = z.object({
  id: z.string(),
  name: z.string(),
  mine: z.boolean(),
  /** Free again at this moment, if nothing is done until then; null while the customer is waited for. */
  until: z.string().nullable(),
});
export type ShownAssignment = z.infer<typeof shownAssignment>;

/** `over`: the person who takes care of it, and whose place is taken knowingly. */
export const assignmentBody = z
  .object({ over: z.guid({ error: text.over }).toLowerCase().nullish() }, { error: invalid })
  .nullish()
  .transform((given) => given ?? {});
export const assignmentAnswer = z.object({
  success: z.literal(true),
  message: z.string(),
  assignment: shownAssignment.nullable(),
});
/** Of the announcements in the queue: those without an entry are free. */
export const assignmentsAnswer = z.object({
  assignments: z.array(z.object({ announcementId: z.string(), assignment: shownAssignment })),
});

export const announcementNote = z.object({
  id: z.string(),
  text: z.string(),
  at: z.string(),
  by: z.string(),
  mine: z.boolean(),
});
export type AnnouncementNote = z.infer<typeof announcementNote>;

export const noteBody = z.object(
  { text: written(NOTE_MAX, text.noteTooLong).pipe(z.string().min(1, text.noteMissing)) },
  { error: invalid },
);
export const noteParams = reviewParams.extend({ noteId: z.guid({ error: text.noteNotFound }).toLowerCase() });
export const notesAnswer = z.object({ notes: z.array(announcementNote) });
export const notesWritten = notesAnswer.extend({ success: z.literal(true), message: z.string() });

/** How many days back the figures go. */
export const figurePeriods = ['7', '30', '90', '365'] as const;
export type FigurePeriod = (typeof figurePeriods)[number];
const DEFAULT_PERIOD: FigurePeriod = '30';

export const reviewFiguresQuery = z.object({
  days: z.enum(figurePeriods, { error: text.period }).default(DEFAULT_PERIOD),
});

export const reviewFigures = z.object({
  /** The first moment of the period. */
  since: z.string(),
  accepted: z.number(),
  rejected: z.number(),
  /** Decided after the deadline of their offer. */
  late: z.number(),
  /** By the offer that was paid, in the order of the offers: business hours from the payment to the decision. */
  offers: z.array(
    z.object({
      offer: z.enum(offerNames),
      decided: z.number(),
      medianHours: z.number(),
      p90Hours: z.number(),
      late: z.number(),
    }),
  ),
  /** The most frequent first; null: in other words than the usual ones. */
  reasons: z.array(z.object({ reason: z.enum(rejectKinds).nullable(), count: z.number() })),
  /** Of those whose checks were looked at, how many had nothing to report. */
  clean: z.object({ checked: z.number(), clean: z.number() }),
  corrections: z.object({ asked: z.number(), answered: z.number() }),
  /** What waits for its customer now, the longest first: twenty at most, and how many in all. */
  waiting: z.array(
    z.object({
      id: z.string(),
      reference: z.string(),
      title: z.string(),
      askedAt: z.string(),
      askedBy: z.string().nullable(),
    }),
  ),
  waitingCount: z.number(),
  now: z.string(),
});
export type ReviewFigures = z.infer<typeof reviewFigures>;
