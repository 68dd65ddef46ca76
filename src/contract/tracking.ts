import { z } from 'zod';
import { offerNames } from '#domain/announcement/offers.ts';
import { REFERENCE } from '#domain/announcement/reference.ts';
import { announcementStatuses, paymentStatuses } from '#domain/announcement/status.ts';
import { messages } from './messages.fr.ts';
import { submissionDetails } from './submission.ts';
import { typedMax } from './typed-text.ts';

const text = messages.tracking;

/** Unguessable: it gives the right to follow, pay and modify the announcement. */
export const trackingParams = z.object({
  token: z.string({ error: text.notFound }).regex(/^[\w-]{20,100}$/, text.notFound),
});

const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

export const trackedDocumentParams = trackingParams.extend({
  id: z.string({ error: text.documentNotFound }).regex(uuid, text.documentNotFound),
});

export const documentKinds = ['receipt', 'invoice', 'credit_note', 'attestation'] as const;
export type DocumentKind = (typeof documentKinds)[number];

const trackedDocument = z.object({
  id: z.string(),
  kind: z.enum(documentKinds),
  /** « Facture F-2026-00012 » */
  label: z.string(),
  fileName: z.string(),
  createdAt: z.string(),
  /** Its download address on this site; null until the file is made. */
  url: z.string().nullable(),
  /** For an attestation that was replaced, or whose notice was withdrawn. */
  ended: z.enum(['replaced', 'withdrawn']).nullable(),
});

const linkedNotice = z.object({
  reference: z.string(),
  title: z.string(),
  typeLabel: z.string(),
  status: z.enum(announcementStatuses),
  /** The slug of its public page, once it is published. */
  slug: z.string().nullable(),
});

/** The fields of `submissionDetails`, as they were stored. */
const noticeFields = z.object({
  companyName: z.string(),
  companyForm: z.string(),
  siret: z.string(),
  rcs: z.string(),
  capital: z.string(),
  address: z.string(),
  city: z.string(),
  department: z.string(),
  type_id: z.number(),
  other_type_ids: z.array(z.number()),
  title: z.string(),
  content: z.string(),
  contactPerson: z.string(),
  contactEmail: z.string(),
  contactPhone: z.string(),
  contactPublic: z.boolean(),
  details: z.record(z.string(), z.string()),
});

export const trackedAnnouncement = z.object({
  id: z.string(),
  reference: z.string(),
  status: z.enum(announcementStatuses),
  offer: z.enum(offerNames),
  submittedAt: z.string(),
  paidAt: z.string().nullable(),
  /** The deadline of the paid offer. */
  dueAt: z.string().nullable(),
  publicationDate: z.string().nullable(),
  publishedAt: z.string().nullable(),
  /** The slug of its public page, while it is published. */
  slug: z.string().nullable(),
  rejectedAt: z.string().nullable(),
  rejectReason: z.string().nullable(),
  /** Why its publication was withdrawn, as on the verification page. */
  withdrawnReason: z.string().nullable(),
  cancellationRequestedAt: z.string().nullable(),
  /** What the newsroom asks to correct, or what was answered and is being reviewed. */
  correction: z
    .object({
      askedAt: z.string(),
      reasons: z.array(z.object({ label: z.string(), text: z.string() })),
      answeredAt: z.string().nullable(),
    })
    .nullable(),
  /** The buyer is a consumer; null otherwise, and once the period is over without a withdrawal. */
  withdrawal: z
    .object({
      /** The last moment of the period. */
      until: z.string(),
      /** Without the express request, the notice waits for this day. */
      publishableFrom: z.string().nullable(),
      buyerName: z.string(),
      /** The statement to confirm. */
      statement: z.string(),
      withdrawnAt: z.string().nullable(),
    })
    .nullable(),
  payment: z
    .object({
      status: z.enum(paymentStatuses),
      invoiceNumber: z.string().nullable(),
      amountHT: z.number(),
      amountTVA: z.number(),
      amountTTC: z.number(),
      /** Given back so far; absent when nothing was. */
      returnedTTC: z.number().optional(),
      paymentDate: z.string().nullable(),
      /** « requested » until the provider has the refund. */
      refund: z.enum(['requested', 'succeeded', 'failed']).nullable(),
    })
    .nullable(),
  /** What is to pay where the price depends on the notice, in euros; null when it has none today. */
  toPay: z.object({ amountTTC: z.number(), validUntil: z.string() }).nullable().optional(),
  documents: z.array(trackedDocument),
  /** The actions that the link allows now; the server checks again when one is requested. */
  may: z.object({
    pay: z.boolean(),
    modify: z.boolean(),
    answerCorrection: z.boolean(),
    askCancellation: z.boolean(),
    withdraw: z.boolean(),
    correct: z.boolean(),
  }),
  modifications: z.object({
    done: z.number(),
    /** Null: unlimited. */
    allowed: z.number().nullable(),
  }),
  /** The current notice, in the shape of the form. */
  notice: noticeFields,
  /** To be sent back with a modification: one made meanwhile elsewhere is not overwritten. */
  rev: z.number(),
  corrects: linkedNotice.nullable(),
  correctedBy: z.array(linkedNotice),
});
export type TrackedAnnouncement = z.output<typeof trackedAnnouncement>;

export const trackingAnswer = z.object({ success: z.literal(true), announcement: trackedAnnouncement });

/** The whole notice: company and contact may be corrected too. The types and the offer stay. */
export const modificationBody = submissionDetails.extend({ rev: z.number().int().min(1) });

export const modificationAnswer = z.object({
  success: z.literal(true),
  message: z.string(),
  announcement: trackedAnnouncement,
});

const REASON_MIN = 10;
const REASON_MAX = 2_000;

export const cancellationRequestBody = z.object({
  reason: z
    .string({ error: text.reason })
    .max(typedMax(REASON_MAX), text.reasonTooLong)
    .transform((given) => given.toWellFormed().replaceAll('\u0000', '').trim())
    .pipe(z.string().min(REASON_MIN, text.reason).max(REASON_MAX, text.reasonTooLong)),
});

/** The same answer whether the announcement exists or not: the link is mailed to its own address only. */
export const trackingLinkBody = z.object({
  reference: z.string({ error: text.reference }).trim().toUpperCase().regex(REFERENCE, text.reference),
});
