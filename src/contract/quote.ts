import { z } from 'zod';
import { buyer } from './buyer.ts';
import { messages } from './messages.fr.ts';
import { basePriceField } from './submission.ts';
import { earlyStart } from './withdrawal.ts';

const text = messages.quote;

/** Unguessable: it gives the right to read the quote and to pay for the announcement. */
export const quoteParams = z.object({
  token: z.string({ error: text.notFound }).regex(/^[\w-]{20,100}$/, text.notFound),
});

export const quoteBody = z.object({
  basePrice: basePriceField,
  /** Null or absent: the company of the notice. */
  buyer: buyer.nullable().optional(),
});

/** Open: it can be paid. Outdated: the notice was changed since. Closed: it is paid, or cannot be paid any more. */
const quoteStates = ['open', 'expired', 'outdated', 'closed'] as const;

/** Amounts are cents. */
export const quote = z.object({
  number: z.string(),
  /** The address of its page on this site. */
  path: z.string(),
  /** The address of its PDF. */
  documentUrl: z.string(),
  issuedAt: z.string(),
  validUntil: z.string(),
  state: z.enum(quoteStates),
  reference: z.string(),
  title: z.string(),
  typeLabel: z.string(),
  companyName: z.string(),
  offerLabel: z.string(),
  buyer: z.object({ kind: z.enum(['professional', 'consumer']), name: z.string() }),
  /** Described by the article of the tariff, or as a service of the journal; empty for an offer. */
  lines: z.array(z.object({ label: z.string(), description: z.string(), amountHT: z.number() })),
  amountHT: z.number(),
  amountTVA: z.number(),
  amountTTC: z.number(),
  /** Hundredths of a percent. */
  vatRate: z.number(),
});
export type Quote = z.output<typeof quote>;

export const quoteAnswer = z.object({ success: z.literal(true), quote });

/** For a consumer. The general terms are accepted on the page itself. */
export const quoteCheckoutBody = z.object({ earlyStart: earlyStart.optional() });
