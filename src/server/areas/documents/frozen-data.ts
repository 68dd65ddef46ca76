import { z } from 'zod';
import { publisherSchema } from '#server/publisher/publisher.ts';

const { demonstration, seller } = publisherSchema.shape;
const iso = z.string();

/** Who ordered the notice, as its sender wrote it. */
const customer = z.object({
  name: z.string(),
  form: z.string(),
  /** Nine digits; none for a company that is being registered. */
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
  /** How soon after validation the offer promises the publication. */
  hours: z.number(),
  department: z.string(),
});

/** The receipt of the filing is dated and made with the invoice. */
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
  /** None for money that is given back at once. */
  receipt: receipt.nullable(),
});
export type InvoiceData = z.output<typeof invoiceData>;

export const creditNoteData = invoiceData.omit({ receipt: true, payment: true }).extend({
  invoice: z.object({ number: z.string(), issuedAt: iso }),
});
export type CreditNoteData = z.output<typeof creditNoteData>;

const formerVersion = z.object({
  /** First, second… text of the notice. */
  rev: z.number(),
  /** When it ceased to be the text of the notice, and by whose hand. */
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
    /** For the department of the notice, when the prefect has given it. */
    habilitation: publisherSchema.shape.habilitations.element.nullable(),
    /** The year of the publication, where habilitations were set and none was for it; earlier documents did not say. */
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
  /** Of a premium attestation; empty otherwise. */
  history: z.array(formerVersion),
  /** Earlier attestations of the same notice that this one replaces. */
  replaces: z.array(z.object({ revision: z.number(), code: z.string(), issuedAt: iso })),
  /** When the notice was withdrawn from the public, before it was published again. */
  interruptions: z.array(z.object({ from: iso, to: iso })).default([]),
});
export type AttestationData = z.output<typeof attestationData>;
