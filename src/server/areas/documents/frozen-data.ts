import { z } from 'zod';
import { publisherSchema } from '#server/publisher/publisher.ts';

const { demonstration, seller } = publisherSchema.shape;
const iso = z.string();

/** The customer as the sender typed it. */
const customer = z.object({
  name: z.string(),
  form: z.string(),
  /** Nine digits; null for a company that is being registered. */
  siren: z.string().nullable(),
  address: z.string(),
  city: z.string(),
  contactName: z.string(),
  contactEmail: z.string(),
});

const order = z.object({
  reference: z.string(),
  title: z.string(),
  typeLabel: z.string(),
  offer: z.string(),
  /** How many hours after validation the offer promises the publication. */
  hours: z.number(),
  department: z.string(),
});

/** The receipt of the submission has the date of the invoice. */
const receipt = z.object({
  submittedAt: iso,
  dueAt: iso,
  textSha256: z.string(),
  characters: z.number(),
});

const paymentMeans = z.object({ paidAt: iso, reference: z.string().nullable() });

/** An invoice's seller, customer and line as they were that day. The amounts are columns of its row. */
export const invoiceData = z.object({
  version: z.literal(1),
  demonstration,
  seller,
  customer,
  order,
  payment: paymentMeans,
  /** Null for a payment that is refunded at once. */
  receipt: receipt.nullable(),
});
export type InvoiceData = z.output<typeof invoiceData>;

export const creditNoteData = invoiceData.omit({ receipt: true, payment: true }).extend({
  invoice: z.object({ number: z.string(), issuedAt: iso }),
});
export type CreditNoteData = z.output<typeof creditNoteData>;

const formerVersion = z.object({
  /** The revision of the notice's text. */
  rev: z.number(),
  /** When this text was replaced, and by whom. */
  until: iso,
  by: z.enum(['customer', 'admin', 'system']),
  textSha256: z.string(),
});

export const attestationData = z.object({
  version: z.literal(1),
  demonstration,
  medium: z.object({
    name: z.string(),
    publicUrl: z.string(),
    seller: seller.pick({ name: true, city: true }),
    director: z.string().nullable(),
    /** For the department of the notice, if the publisher has one. */
    habilitation: publisherSchema.shape.habilitations.element.nullable(),
    /**
     * The year of the publication, where habilitations are set but none covers it; earlier documents do not
     * have it.
     */
    uncoveredIn: z.number().nullable().default(null),
  }),
  reference: z.string(),
  title: z.string(),
  typeLabel: z.string(),
  company: z.object({
    name: z.string(),
    form: z.string(),
    siret: z.string().nullable(),
    rcs: z.string().nullable(),
    capital: z.string().nullable(),
    address: z.string(),
    city: z.string(),
  }),
  department: z.string(),
  slug: z.string(),
  /** The notice as it was published. */
  content: z.string(),
  /** Of an Entreprise attestation; empty otherwise. */
  history: z.array(formerVersion),
  /** Earlier attestations of the same notice that this one replaces. */
  replaces: z.array(z.object({ revision: z.number(), code: z.string(), issuedAt: iso })),
  /** When the notice was unpublished before it was published again. */
  interruptions: z.array(z.object({ from: iso, to: iso })).default([]),
});
export type AttestationData = z.output<typeof attestationData>;
