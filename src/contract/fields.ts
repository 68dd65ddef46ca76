import { z } from 'zod';
import { parseRangeEnd } from '#domain/period/publication-period.ts';
import { messages } from './messages.fr.ts';

export const MAX_PAGE = 10_000;
export const MAX_PAGE_SIZE = 100;

/** A number in an address: digits only, so that '1e3', ' 2' or '' are refused. */
const digits = (message: string) =>
  z
    .string({ error: message })
    .regex(/^\d{1,9}$/, message)
    .transform(Number);

export const pageNumber = digits(messages.list.page).pipe(
  z.number().min(1, messages.list.page).max(MAX_PAGE, messages.list.page),
);

export const pageSize = digits(messages.list.pageSize).pipe(
  z.number().min(1, messages.list.pageSize).max(MAX_PAGE_SIZE, messages.list.pageSize),
);

export const FILTER_MAX = 200;

/** PostgreSQL refuses U+0000 in a text: such a filter is bad input, not a server error. */
export const filterText = z
  .string({ error: ({ input }) => (Array.isArray(input) ? messages.list.once : messages.list.text) })
  .max(FILTER_MAX, messages.list.text)
  .refine((text) => !text.includes('\u0000'), messages.list.character);

/** A form without JavaScript sends its empty filters too: they count as absent. */
export const unlessEmpty = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((given) => (given === '' ? undefined : given), schema.optional()).optional();

const rangeEnd = (end: 'start' | 'end') =>
  z
    .string({ error: messages.announcement.date })
    .max(40, messages.announcement.date)
    .refine((given) => parseRangeEnd(given, end) !== undefined, messages.announcement.date)
    .transform((given) => parseRangeEnd(given, end));

/** A range of dates, in both spellings. */
export const dateRangeShape = {
  start_date: unlessEmpty(rangeEnd('start')),
  startDate: unlessEmpty(rangeEnd('start')),
  end_date: unlessEmpty(rangeEnd('end')),
  endDate: unlessEmpty(rangeEnd('end')),
};

export const sortOrders = ['asc', 'desc'] as const;
export type SortOrder = (typeof sortOrders)[number];

/** A sort by one of these columns. */
export const sortShape = <const Columns extends readonly [string, ...string[]]>(columns: Columns) => ({
  sortBy: unlessEmpty(z.enum(columns, { error: messages.list.sortBy })),
  sortOrder: unlessEmpty(z.enum(sortOrders, { error: messages.list.sortOrder })),
});

/** The specification spells several filters in two ways; the first one given wins. */
export const firstGiven = <Value>(...values: readonly (Value | undefined)[]): Value | undefined =>
  values.find((value) => value !== undefined);

/** No control character: U+0000 cannot be stored, a line break would end a mail header. */
export const ONE_LINE = /^\P{Cc}*$/u;

/** The longest address that SMTP accepts. */
export const EMAIL_MAX = 254;

/** The check for a blank aborts, so that an empty field only reports 'requis'. */
export const requiredText = (message: string) =>
  z.string({ error: message }).trim().min(1, { error: message, abort: true });

/** One e-mail address as typed: mails preserve its case, the lookup of accounts ignores it. */
export const emailText = (missing: string, invalid: string) =>
  requiredText(missing).max(EMAIL_MAX, invalid).pipe(z.email(invalid));
