import { z } from 'zod';
import { announcementStatuses } from '#domain/announcement/status.ts';
import { adminAnnouncementItem, adminPagination } from './admin-announcements.ts';

/** Pieces of a text in reading order (`Difference` of domain/text/difference.ts). */
const differencePieces = z.array(z.object({ kind: z.enum(['same', 'removed', 'added']), text: z.string() }));

/** What one field became; the notice itself is `content`, compared as a reader sees it. */
export const fieldChange = z.object({ field: z.string(), label: z.string(), pieces: differencePieces });
export type FieldChange = z.infer<typeof fieldChange>;

/** What the law, or the registries' practice, wants to read and the notice does not say. */
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

/** A card of the review desk. Paid ones first, by their deadline; then the unpaid, oldest first. */
export const pendingAnnouncement = adminAnnouncementItem.extend({
  /** Whether money came for it: false asks before it is let through. */
  paid: z.boolean(),
  /** Hours that the paid offer promises; null while nothing is paid. */
  offer_hours: z.number().nullable(),
  missing_mentions: z.array(missingMention),
  /** The check digit of its SIRET; null for a company being registered, or without a number of 14 digits. */
  siret_valid: z.boolean().nullable(),
  /** What looks wrong and may be right, as sentences to show. */
  doubts: z.array(z.object({ code: z.string(), message: z.string() })),
  /** The same SIRET and type, thirty days before or after; not the notices of the trash, five at most. */
  duplicates: z.array(likelyDuplicate),
  /** The customer's last modification: the notice as it stood before it, compared with what it says now. */
  modification: z.object({ count: z.number(), at: z.string(), changes: z.array(fieldChange) }).nullable(),
  /** The customer asks for it to be cancelled: rejecting it gives the money back. */
  cancellation: z.object({ asked_at: z.string(), reason: z.string().nullable() }).nullable(),
});
export type PendingAnnouncement = z.infer<typeof pendingAnnouncement>;

export const pendingAnswer = z.object({
  announcements: z.array(pendingAnnouncement),
  pagination: adminPagination,
  /** The server's clock: the time left is counted from here. */
  now: z.string(),
});
