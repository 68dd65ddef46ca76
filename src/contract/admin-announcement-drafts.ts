import { z } from 'zod';
import { draftQuery, tabIdField, unfinished } from './admin-article-form.ts';
import { messages } from './messages.fr.ts';

const text = messages.adminArticle;
/** Far above the limits of a save: a text that is too long must still be stored. */
const LINE_MAX = 10_000;
const CONTENT_MAX = 400_000;

const typed = unfinished(LINE_MAX);
const box = z.boolean({ error: text.yesOrNo }).optional();
const idField = z.guid({ error: messages.announcement.badId }).toLowerCase().nullish();

/** An unsaved text: the back-office form as typed, complete or not. */
export const announcementDraftFields = z.object(
  {
    title: typed,
    content: unfinished(CONTENT_MAX),
    companyName: typed,
    companyForm: typed,
    siret: typed,
    unregistered: box,
    rcs: typed,
    capital: typed,
    address: typed,
    city: typed,
    department: typed,
    type_id: typed,
    publicationDate: typed,
    contactPerson: typed,
    contactEmail: typed,
    contactPhone: typed,
    contactPublic: box,
    /** The answers to the questions of the type's template. */
    extra: z
      .record(z.string().max(60, text.text), unfinished(LINE_MAX), { error: text.text })
      .refine((given) => Object.keys(given).length <= 100, text.text)
      .optional(),
    /** For a new rectificatif or additif: what it corrects. */
    correctsId: idField,
    correctionKind: z.enum(['rectificatif', 'additif'], { error: text.text }).optional(),
  },
  { error: messages.request.invalid },
);

export const announcementDraftBody = announcementDraftFields.extend({
  tabId: tabIdField.unwrap().unwrap(),
  announcementId: idField,
  rev: z
    .number({ error: messages.review.rev })
    .int(messages.review.rev)
    .min(1, messages.review.rev)
    .optional(),
});

export const announcementDraftQuery = draftQuery.required({ tabId: true });

/** A draft stored by the server for one tab of one editor, until it is saved or dropped. */
const announcementDraft = z.object({
  /** Null: an announcement that does not exist yet. */
  announcement_id: z.string().nullable(),
  tabId: z.string(),
  /** The title of the draft, or the announcement's. */
  title: z.string(),
  /** In the shape of `announcementDraftFields`. */
  fields: z.record(z.string(), z.unknown()),
  /** The `rev` of the announcement that the draft started from; null for a new one. */
  rev: z.number().nullable(),
  /** The announcement's current `rev`: if it differs, somebody saved meanwhile. */
  current_rev: z.number().nullable(),
  saved_at: z.string(),
});
export type AnnouncementDraft = z.infer<typeof announcementDraft>;

/** The caller's own drafts, newest first. */
export const announcementDraftListAnswer = z.object({ drafts: z.array(announcementDraft) });
