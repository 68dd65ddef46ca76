import { z } from 'zod';
import { addDays, parseDay, startOfDay } from '#domain/period/paris-day.ts';
import { adminPagination } from './admin-announcements.ts';
import { pageNumber, pageSize, unlessEmpty } from './fields.ts';
import { listFilterShape } from './list-body.ts';
import { messages } from './messages.fr.ts';

const text = messages.transmission;

const MOST_DAYS = 366;

const day = z
  .string({ error: text.day })
  .trim()
  .refine((given) => parseDay(given) !== undefined, text.day);

type Days = { from: string; to: string };

/** Publication dates, days in Paris, both included. */
const inOrder = ({ from, to }: Days, context: z.RefinementCtx): void => {
  const first = parseDay(from);
  const last = parseDay(to);
  if (!first || !last) return;
  if (startOfDay(last) < startOfDay(first))
    context.addIssue({ code: 'custom', message: text.order, path: ['to'] });
  else if (startOfDay(last) > startOfDay(addDays(first, MOST_DAYS)))
    context.addIssue({ code: 'custom', message: text.tooLong, path: ['to'] });
};

const period = z.object({ from: day, to: day }, { error: messages.request.invalid });

export const transmissionPreviewQuery = period.superRefine(inOrder);

export const transmissionBody = period
  .extend({
    /** Includes notices of an earlier transmission; left out, each published text is transmitted once. */
    again: z.boolean({ error: messages.adminAnnouncement.yesOrNo }).default(false),
  })
  .superRefine(inOrder);

/** The columns that the log can be sorted by. Unsorted: the last prepared first. */
export const transmissionSorts = ['created_at', 'period', 'count', 'transmitted_at'] as const;

export const transmissionStates = ['prepared', 'transmitted'] as const;

/** Searched in the number and the receipt; the days are those of the preparation. */
const filterShape = {
  ...listFilterShape(transmissionSorts),
  state: unlessEmpty(z.enum(transmissionStates, { error: messages.list.status })),
};

export const transmissionListQuery = z
  .object({
    page: pageNumber.default(1),
    limit: pageSize.optional(),
    page_size: pageSize.optional(),
    ...filterShape,
  })
  .transform(({ limit, page_size, ...asked }) => ({ ...asked, limit: limit ?? page_size ?? 10 }));

export const transmissionExportBody = z.object(filterShape, { error: messages.request.invalid });
export type TransmissionFilter = z.output<typeof transmissionExportBody>;

const counted = z.object({
  from: z.string(),
  to: z.string(),
  /** Published notices about companies and businesses, dated in the period. */
  total: z.number(),
  /** Of those, the ones whose current text is in no transmission. */
  toTransmit: z.number(),
  /** Of those to transmit, the ones corrected since an earlier transmission. */
  changedSince: z.number(),
  /** Prepared, and not yet marked as handed over. */
  prepared: z.number(),
  alreadyTransmitted: z.number(),
});
export type TransmissionPeriod = z.infer<typeof counted>;

export const transmissionPreviewAnswer = counted.extend({
  success: z.literal(true),
  byType: z.array(z.object({ type_id: z.number(), label: z.string(), count: z.number() })),
  /** The first twenty notices to transmit. */
  notices: z.array(
    z.object({
      id: z.string(),
      reference_number: z.string(),
      title: z.string(),
      company_name: z.string(),
      publication_date: z.string(),
    }),
  ),
});

export const transmission = z.object({
  id: z.string(),
  /** « T-2026-00012 » */
  number: z.string(),
  created_at: z.string(),
  created_by: z.string().nullable(),
  from: z.string(),
  to: z.string(),
  count: z.number(),
  again: z.boolean(),
  /** The day it was handed over; null while it is only prepared. */
  transmitted_at: z.string().nullable(),
  transmitted_by: z.string().nullable(),
  receipt: z.string().nullable(),
  /** The same bytes each time: their sizes and SHA-256 are part of the log. */
  xml: z.object({ url: z.string(), file_name: z.string(), size: z.number(), sha256: z.string() }),
  json: z.object({ url: z.string(), file_name: z.string(), size: z.number(), sha256: z.string() }),
});
export type Transmission = z.infer<typeof transmission>;

export const transmissionListAnswer = z.object({
  success: z.literal(true),
  transmissions: z.array(transmission),
  pagination: adminPagination.extend({ totalIsMore: z.boolean() }),
  /**
   * The periods offered: the overdue ones if any; since the last transmission, yesterday, the last seven
   * days, last month.
   */
  periods: z.array(counted.extend({ key: z.string(), label: z.string() })),
  /** Published more than seven days ago and never transmitted: the limit of the décret. */
  late: z.number(),
});

export const transmissionWritten = z.object({ success: z.literal(true), message: z.string(), transmission });

/** The base path of the calls about transmissions, under the API. */
export const TRANSMISSION_CALLS = '/admin/legal-announcements/transmissions';

const RECEIPT_MAX = 500;

export const transmittedBody = z.object(
  {
    date: z
      .string({ error: text.date })
      .trim()
      .refine((given) => parseDay(given) !== undefined, text.date),
    /** The answer of the central database: a number, a file name. */
    receipt: z
      .string({ error: text.receipt })
      .max(RECEIPT_MAX, text.receipt)
      .nullish()
      .transform((given) => given?.toWellFormed().replaceAll('\u0000', '').trim() || null),
  },
  { error: messages.request.invalid },
);

export const transmissionParams = z.object({ id: z.uuid(text.notFound) });
