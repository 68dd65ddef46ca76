import { z } from 'zod';
import { announcementStatuses } from '#domain/announcement/status.ts';
import { adminAnnouncementItem, adminPagination } from './admin-announcements.ts';
import { announcementNote, shownAssignment, shownCorrection } from './review-desk.ts';

/** Segments of a text in reading order (`Difference` of domain/text/difference.ts). */
const differencePieces = z.array(z.object({ kind: z.enum(['same', 'removed', 'added']), text: z.string() }));

/** The change of one field; the notice itself is `content`, compared as visible text. */
export const fieldChange = z.object({ field: z.string(), label: z.string(), pieces: differencePieces });
export type FieldChange = z.infer<typeof fieldChange>;

/** A mention that the law, or the practice of the registries, requires and that the text lacks. */
const missingMention = z.object({ key: z.string(), label: z.string(), basis: z.string() });

const likelyDuplicate = z.object({
  id: z.string(),
  reference_number: z.string(),
  title: z.string(),
  status: z.enum(announcementStatuses),
  submission_date: z.string().nullable(),
  publication_date: z.string().nullable(),
  created_at: z.string(),
});

/**
 * A card of the review queue. Answered corrections first, then paid announcements by deadline, then the unpaid ones,
 * oldest first, then those that wait for their announcer.
 */
export const pendingAnnouncement = adminAnnouncementItem.extend({
  /** Whether it is paid: if not, the screen asks before approving. */
  paid: z.boolean(),
  /** The publication delay of the paid offer, in hours; null while unpaid. */
  offer_hours: z.number().nullable(),
  missing_mentions: z.array(missingMention),
  /** What the text may have: the words that may say it, for the reviewer to read. */
  unsure_mentions: z.array(z.object({ key: z.string(), label: z.string(), words: z.string() })),
  /** What is left to fill in: « [capital] ». */
  blanks: z.array(z.string()),
  /** What cannot be, or says something else than the fields: in words, with the sentence of the text. */
  contradictions: z.array(z.object({ code: z.string(), message: z.string(), sentence: z.string() })),
  /** Nothing is missing, contradictory, doubtful, duplicated or asked to be cancelled. */
  clean: z.boolean(),
  /**
   * Whether the check digit of its SIRET is right; null for a company being registered, or without 14 digits.
   */
  siret_valid: z.boolean().nullable(),
  /** Warnings about what looks wrong and may be right, as sentences to show. */
  doubts: z.array(z.object({ code: z.string(), message: z.string() })),
  /** Announcements of the same SIRET and type within thirty days; without deleted ones, five at most. */
  duplicates: z.array(likelyDuplicate),
  /** The length of the text, as the regulated tariff counts it. */
  characters: z.number(),
  /** The announcer's last modification: the notice before it, compared with the current one. */
  modification: z.object({ count: z.number(), at: z.string(), changes: z.array(fieldChange) }).nullable(),
  /** The announcer asks for a cancellation: rejecting the announcement refunds it. */
  cancellation: z.object({ asked_at: z.string(), reason: z.string().nullable() }).nullable(),
  /** What the announcer is asked to correct, or has answered since. */
  correction: shownCorrection.nullable(),
  assignment: shownAssignment.nullable(),
  /** The newest first, three at most; `notes_count` counts all. */
  notes: z.array(announcementNote),
  notes_count: z.number(),
});
export type PendingAnnouncement = z.infer<typeof pendingAnnouncement>;

export const pendingAnswer = z.object({
  announcements: z.array(pendingAnnouncement),
  pagination: adminPagination,
  /** How many of these announcements have nothing to report. */
  clean: z.number(),
  /** The server's time: the remaining time is counted from it. */
  now: z.string(),
});
