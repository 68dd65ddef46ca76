import { z } from 'zod';
import { messages } from './messages.fr.ts';

export const MAX_PAGE = 10_000;
const MAX_PAGE_SIZE = 100;

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
