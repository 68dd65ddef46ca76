import { z } from 'zod';
import { offerNames } from '#domain/announcement/offers.ts';
import { announcementStatuses } from '#domain/announcement/status.ts';
import { fieldChange } from './admin-announcement-review.ts';
import { announcementPayment } from './admin-announcements.ts';
import { reviewParams } from './announcement-review.ts';
import { messages } from './messages.fr.ts';
import { documentKinds } from './tracking.ts';

/** The fields of the form, as `announcementForm` takes them back. */
const formValues = z.object({
  title: z.string(),
  /** Sanitised HTML. */
  content: z.string(),
  companyName: z.string(),
  companyForm: z.string(),
  siret: z.string(),
  rcs: z.string(),
  capital: z.string(),
  address: z.string(),
  city: z.string(),
  department: z.string(),
  announcementType: z.number(),
  publicationDate: z.string().nullable(),
  published: z.boolean(),
  contactPerson: z.string(),
  contactEmail: z.string(),
  contactPhone: z.string(),
  contactPublic: z.boolean(),
  /** The answers to the questions of the type's template. */
  details: z.record(z.string(), z.string()),
});

const linkedNotice = z.object({
  id: z.string(),
  referenceNumber: z.string(),
  title: z.string(),
  typeLabel: z.string(),
  status: z.enum(announcementStatuses),
  publicationDate: z.string().nullable(),
  /** Of its public page, while it is public. */
  slug: z.string().nullable(),
});

/** The notice as it stood before a change: `rev` is the number it bore. */
const storedVersion = z.object({
  rev: z.number(),
  /** When it was replaced, and by whom. */
  savedAt: z.string(),
  savedByKind: z.enum(['customer', 'admin', 'system']),
  savedBy: z.string().nullable(),
  /** Why it was replaced; null where nobody said it. */
  reason: z.string().nullable(),
  status: z.enum(announcementStatuses),
  title: z.string(),
});

const attestation = z.object({
  code: z.string(),
  revision: z.number(),
  issuedAt: z.string(),
  withdrawnAt: z.string().nullable(),
  withdrawnReason: z.string().nullable(),
  /** Its public page of verification. */
  verificationPath: z.string(),
});

const adminDocument = z.object({
  id: z.string(),
  kind: z.enum(documentKinds),
  label: z.string(),
  fileName: z.string(),
  createdAt: z.string(),
  ended: z.enum(['replaced', 'withdrawn']).nullable(),
  /** A file of this site, for administrators. */
  url: z.string(),
});

const historyLine = z.object({
  at: z.string(),
  action: z.string(),
  by: z.string(),
  /** In French, after the name of whoever did it: « a approuvé l'annonce ». */
  sentence: z.string(),
});

/** One announcement for editing. The four names in snake case are the specification's other readings. */
export const adminAnnouncement = formValues.extend({
  id: z.string(),
  referenceNumber: z.string(),
  slug: z.string(),
  status: z.enum(announcementStatuses),
  origin: z.enum(['visitor', 'admin']),
  offer: z.enum(offerNames).nullable(),
  type: z.object({ id: z.number(), name: z.string(), label: z.string() }),
  company_name: z.string(),
  company_form: z.string(),
  announcement_type: z.number(),
  contact_info: z.object({ name: z.string(), email: z.string(), phone: z.string() }),
  /** Sent back with a save. */
  rev: z.number(),
  submissionDate: z.string().nullable(),
  createdAt: z.string(),
  updatedAt: z.string(),
  publishedAt: z.string().nullable(),
  dueAt: z.string().nullable(),
  approvedAt: z.string().nullable(),
  approvedBy: z.string().nullable(),
  rejectedAt: z.string().nullable(),
  rejectedBy: z.string().nullable(),
  rejectReason: z.string().nullable(),
  cancellationRequestedAt: z.string().nullable(),
  cancellationReason: z.string().nullable(),
  payment: announcementPayment.nullable(),
  /** The one in force, or the last one that was withdrawn. */
  attestation: attestation.nullable(),
  documents: z.array(adminDocument),
  /** The newest first. */
  versions: z.array(storedVersion),
  /** The newest first, a hundred at most. */
  history: z.array(historyLine),
  corrects: linkedNotice.nullable(),
  correctedBy: z.array(linkedNotice),
  /** What the server would do now; the screen offers these, and the server decides again. */
  may: z.object({
    edit: z.boolean(),
    approve: z.boolean(),
    publish: z.boolean(),
    unpublish: z.boolean(),
    reject: z.boolean(),
    delete: z.boolean(),
    /** A rectificatif or an additif is made of a notice that is public. */
    correct: z.boolean(),
  }),
});
export type AdminAnnouncement = z.infer<typeof adminAnnouncement>;

export const adminAnnouncementAnswer = z.object({
  success: z.literal(true),
  announcement: adminAnnouncement,
});

/** After a write: the announcement as it is now. */
export const adminAnnouncementWritten = adminAnnouncementAnswer.extend({ message: z.string() });

/** A document of an announcement, under the API. */
export const ANNOUNCEMENT_DOCUMENT = '/admin/legal-announcements/:id/documents/:documentId';

export const announcementDocumentParams = reviewParams.extend({
  documentId: z.uuid(messages.tracking.documentNotFound),
});

export const announcementVersionParams = reviewParams.extend({
  // No longer than what a column of integers holds.
  rev: z
    .string()
    .regex(/^[1-9]\d{0,8}$/, messages.review.rev)
    .transform(Number),
});

/** An earlier text, and what became of it since. */
export const announcementVersionAnswer = z.object({
  success: z.literal(true),
  version: storedVersion.extend({ content: z.string(), changes: z.array(fieldChange) }),
});

export const correctionKinds = ['rectificatif', 'additif'] as const;
export type CorrectionKind = (typeof correctionKinds)[number];

export const correctionQuery = z.object({
  kind: z.enum(correctionKinds, { error: messages.adminAnnouncement.correctionKind }),
});

/** What the form of the linked notice starts from: sent with POST, `correctsId` included. */
export const correctionAnswer = z.object({
  success: z.literal(true),
  announcement: formValues.extend({ correctsId: z.string(), corrects: linkedNotice }),
});
export type AnnouncementCorrection = z.infer<typeof correctionAnswer>['announcement'];
