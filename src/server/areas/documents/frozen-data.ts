import { z } from 'zod';
import { publisherSchema } from '#server/publisher/publisher.ts';

const { demonstration, seller } = publisherSchema.shape;
const iso = z.string();

/** The company of the notice, as the sender typed it. */
const company = z.object({ name: z.string(), form: z.string(), address: z.string(), city: z.string() });

/** Who pays, and whom the invoice is made out to. */
const buyer = z.object({
  kind: z.enum(['professional', 'consumer']),
  name: z.string(),
  /** Null for a person. */
  form: z.string().nullable(),
  /** Nine digits; null for a person, and for a company that is being registered. */
  siren: z.string().nullable(),
  vatNumber: z.string().nullable(),
  address: z.string(),
  city: z.string(),
  email: z.string(),
});
export type Buyer = z.output<typeof buyer>;

const order = z.object({
  reference: z.string(),
  title: z.string(),
  typeLabel: z.string(),
  offer: z.string(),
  /** How many hours after validation the offer promises the publication. */
  hours: z.number(),
  department: z.string(),
});

const line = z.object({
  label: z.string(),
  description: z.string(),
  quantity: z.number(),
  /** Thousandths of a euro: the regulated rate of a character has three decimals. */
  unitPrice: z.number(),
  /** Cents, without VAT. */
  amountHT: z.number(),
});
export type InvoiceLine = z.output<typeof line>;

/** The receipt of the submission has the date of the invoice. */
const receipt = z.object({
  submittedAt: iso,
  dueAt: iso,
  /** A consumer's notice waits for this day; absent in older receipts. */
  publishableFrom: iso.nullable().optional(),
  textSha256: z.string(),
  characters: z.number(),
});

const paymentMeans = z.object({ paidAt: iso, reference: z.string().nullable() });

const invoiceShape = z.object({
  version: z.literal(2),
  demonstration,
  seller,
  company,
  contact: z.object({ name: z.string(), email: z.string() }),
  buyer,
  order,
  /** Empty for an offer, which is one line of the whole amount. */
  lines: z.array(line),
  /** Why there is no VAT, with its article of the tax code; null when there is. */
  vatExemption: z.string().nullable(),
  /** When the notice was published; null while it is not. */
  publishedAt: iso.nullable(),
  payment: paymentMeans,
  /** Null for a payment that is refunded at once. */
  receipt: receipt.nullable(),
});

const creditNoteShape = invoiceShape.omit({ receipt: true, payment: true }).extend({
  invoice: z.object({
    number: z.string(),
    issuedAt: iso,
    /** Whether the credit note cancels the whole invoice. */
    whole: z.boolean(),
  }),
});

/** A quote: what its invoice would hold, before any payment. */
export const quoteData = invoiceShape.pick({
  demonstration: true,
  seller: true,
  company: true,
  contact: true,
  buyer: true,
  order: true,
  lines: true,
  vatExemption: true,
});
export type QuoteData = z.output<typeof quoteData>;

const firstVersion = z.looseObject({
  version: z.literal(1),
  customer: z.object({
    name: z.string(),
    form: z.string(),
    siren: z.string().nullable(),
    address: z.string(),
    city: z.string(),
    contactName: z.string(),
    contactEmail: z.string(),
  }),
  invoice: z.looseObject({}).optional(),
});

/** The first version knew one customer: the company of the notice, which paid in full at the price of an offer. */
const fromFirstVersion = (given: unknown): unknown => {
  const parsed = firstVersion.safeParse(given);
  if (!parsed.success) return given;
  const { customer, invoice, ...rest } = parsed.data;
  const { name, form, siren, address, city, contactName, contactEmail } = customer;
  return {
    ...rest,
    version: 2,
    company: { name, form, address, city },
    contact: { name: contactName, email: contactEmail },
    buyer: { kind: 'professional', name, form, siren, vatNumber: null, address, city, email: contactEmail },
    lines: [],
    vatExemption: null,
    publishedAt: null,
    ...(invoice ? { invoice: { ...invoice, whole: true } } : {}),
  };
};

/** An invoice's seller, buyer and lines as they were that day. The amounts are columns of its row. */
export const invoiceData = z.preprocess(fromFirstVersion, invoiceShape);
export type InvoiceData = z.output<typeof invoiceShape>;

export const creditNoteData = z.preprocess(fromFirstVersion, creditNoteShape);
export type CreditNoteData = z.output<typeof creditNoteShape>;

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
