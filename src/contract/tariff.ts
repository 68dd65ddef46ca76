import { z } from 'zod';
import { type OfferName, offerNames } from '#domain/announcement/offers.ts';
import { announcementTypes } from '#domain/announcement/types.ts';
import { legalForms } from '#domain/company/legal-forms.ts';
import { parseDay } from '#domain/period/paris-day.ts';
import { reductionNames } from '#domain/tariff/tariff-table.ts';
import { messages } from './messages.fr.ts';
import { required } from './notice-schema.ts';
import { tariffMessages } from './tariff.fr.ts';

const text = tariffMessages;

const article = z.string().optional();
const codes = z.array(z.string());

/** A table of the tariff (domain/tariff) as it is stored and sent. */
export const tariffTable = z.object({
  firstDay: z.string(),
  lastDay: z.string(),
  source: z.string(),
  zones: z.array(z.object({ name: z.string(), rate: z.number().nullable(), departments: codes, article })),
  forfaits: z.array(
    z.object({
      types: z.array(z.enum(announcementTypes.map(({ name }) => name))),
      forms: z.array(z.enum(legalForms.map(({ value }) => value))),
      departments: codes,
      amountHT: z.number().nullable(),
      article,
    }),
  ),
  reductions: z.array(
    z.object({ name: z.enum(reductionNames), percent: z.number(), onForfaits: z.boolean(), article }),
  ),
});

const supplements = z.record(z.enum(offerNames), z.number());

/** The regulated prices that the form counts with; null where the site sells at the prices of its offers. */
export const tariffAnswer = z.object({
  regulated: z
    .object({
      /** The day in Paris that the prices are those of. */
      day: z.string(),
      /** Null: no table is in force, and nothing can be sold. */
      table: tariffTable.nullable(),
      /** Cents, without VAT. */
      supplements,
    })
    .nullable(),
});

/** What the head of the section says of the tariff in force. */
export const tariffInForce = z.object({
  source: z.string(),
  firstDay: z.string(),
  lastDay: z.string(),
  /** Thousandths of a euro for one character, without VAT. */
  lowestRate: z.number(),
  highestRate: z.number(),
});

export const priceLine = z.object({
  kind: z.enum(['forfait', 'characters', 'reduction', 'service']),
  label: z.string(),
  basis: z.string(),
  quantity: z.number(),
  unitPrice: z.number(),
  amountHT: z.number(),
});

/** A quote (domain/tariff) as it is stored. */
export const storedQuote = z.object({
  day: z.string(),
  validUntil: z.string(),
  source: z.string(),
  notice: z.object({
    type: z.enum(announcementTypes.map(({ name }) => name)),
    form: z.string(),
    department: z.string(),
    characters: z.number(),
    modifications: z.number(),
    reduction: z.enum(reductionNames).nullable(),
  }),
  lines: z.array(priceLine),
  supplements: z.object({
    standard: z.number(),
    premium: z.number(),
    entreprise: z.number(),
  } satisfies Record<OfferName, z.ZodNumber>),
});

const day = z
  .string({ error: text.day })
  .trim()
  .refine((given) => parseDay(given) !== undefined, text.day);

/** A year of the arrêté, as CSV. */
const CSV_MAX = 50_000;

export const tariffBody = z.object(
  {
    firstDay: day,
    lastDay: day,
    source: required(text.source, 300),
    csv: z.string({ error: text.csv }).max(CSV_MAX, text.csvTooLong),
  },
  { error: messages.request.invalid },
);
export type TariffInput = z.input<typeof tariffBody>;

export const tariffParams = z.object({ firstDay: day });

const loadedTable = z.object({
  table: tariffTable,
  savedAt: z.string(),
  savedBy: z.string().nullable(),
});

export const adminTariffsAnswer = z.object({
  success: z.literal(true),
  /** Whether the site sells at the regulated prices; otherwise the tables serve the review only. */
  regulated: z.boolean(),
  day: z.string(),
  tables: z.array(loadedTable),
});

export const tariffWritten = z.object({ success: z.literal(true), message: z.string() });
