import { z } from 'zod';
import { correctionStates } from '#domain/announcement/correction.ts';
import { offerNames } from '#domain/announcement/offers.ts';
import { announcementStatuses } from '#domain/announcement/status.ts';
import { fieldChange } from './admin-announcement-review.ts';
import { announcementPayment } from './admin-announcements.ts';
import { reviewParams } from './announcement-review.ts';
import { messages } from './messages.fr.ts';
import { documentKinds } from './tracking.ts';

/** The fields of the form, in the shape that `announcementForm` accepts. */
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
  otherTypeIds: z.array(z.number()),
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
  /** The slug of its public page, while it is public. */
  slug: z.string().nullable(),
});

/** The notice before a change; `rev` is its revision then. */
const storedVersion = z.object({
  rev: z.number(),
  /** When it was replaced, and by whom. */
  savedAt: z.string(),
  savedByKind: z.enum(['customer', 'admin', 'system']),
  savedBy: z.string().nullable(),
  /** Why it was replaced; null if no reason was given. */
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
  /** The address of its public verification page. */
  verificationPath: z.string(),
});

const adminDocument = z.object({
  id: z.string(),
  kind: z.enum(documentKinds),
  label: z.string(),
  fileName: z.string(),
  createdAt: z.string(),
  ended: z.enum(['replaced', 'withdrawn']).nullable(),
  /** The address of a file of this site, for administrators. */
  url: z.string(),
});

const historyLine = z.object({
  at: z.string(),
  action: z.string(),
  by: z.string(),
  /** In French, after the name of the actor: « a approuvé l'annonce ». */
  sentence: z.string(),
});

/** One announcement for editing. The four names in snake case are the specification's alternative names. */
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
  /** To be sent back with a save. */
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
  /** Whether its customer is asked for a correction, or has answered. */
  correction: z.enum(correctionStates).nullable(),
  payment: announcementPayment.nullable(),
  /** Where the price asked differs from the regulated one of a loaded table, as a sentence to show. */
  priceDoubt: z.string().nullable(),
  /** A consumer's withdrawal period delays its publication to this day. */
  publishableFrom: z.string().nullable(),
  /** The attestation in force, or the last one withdrawn. */
  attestation: attestation.nullable(),
  documents: z.array(adminDocument),
  /** Newest first. */
  versions: z.array(storedVersion),
  /** Newest first, a hundred at most. */
  history: z.array(historyLine),
  corrects: linkedNotice.nullable(),
  correctedBy: z.array(linkedNotice),
  /** The actions that the server would accept now; it checks again when one is requested. */
  may: z.object({
    edit: z.boolean(),
    approve: z.boolean(),
    publish: z.boolean(),
    unpublish: z.boolean(),
    reject: z.boolean(),
    delete: z.boolean(),
    /** A rectificatif or an additif can be made of a public notice only. */
    correct: z.boolean(),
  }),
});
export type AdminAnnouncement = z.infer<typeof adminAnnouncement>;

export const adminAnnouncementAnswer = z.object({
  success: z.literal(true),
  announcement: adminAnnouncement,
});

/** The announcement after a write. */
export const adminAnnouncementWritten = adminAnnouncementAnswer.extend({ message: z.string() });

/** The path of a document of an announcement, under the API. */
export const ANNOUNCEMENT_DOCUMENT = '/admin/legal-announcements/:id/documents/:documentId';

export const announcementDocumentParams = reviewParams.extend({
  documentId: z.uuid(messages.tracking.documentNotFound),
});

export const announcementVersionParams = reviewParams.extend({
  // At most what an integer column can store.
  rev: z
    .string()
    .regex(/^[1-9]\d{0,8}$/, messages.review.rev)
    .transform(Number),
});

/** An earlier text, and its differences with the current one. */
export const announcementVersionAnswer = z.object({
  success: z.literal(true),
  version: storedVersion.extend({ content: z.string(), changes: z.array(fieldChange) }),
});

export const correctionKinds = ['rectificatif', 'additif'] as const;
export type CorrectionKind = (typeof correctionKinds)[number];

export const correctionQuery = z.object({
  kind: z.enum(correctionKinds, { error: messages.adminAnnouncement.correctionKind }),
});

/** The initial values of a correction's form: sent with POST, `correctsId` included. */
export const correctionAnswer = z.object({
  success: z.literal(true),
  announcement: formValues.extend({ correctsId: z.string(), corrects: linkedNotice }),
});
export type AnnouncementCorrection = z.infer<typeof correctionAnswer>['announcement'];
