import { z } from 'zod';
import { parseRangeEnd } from '#domain/period/publication-period.ts';
import { filterText, MAX_PAGE, MAX_PAGE_SIZE, sortShape, unlessEmpty } from './fields.ts';
import { messages } from './messages.fr.ts';

/** A list of the back-office counts and shows this many rows at most: beyond, filters make it shorter. */
export const MOST_LISTED = 10_000;
export const LIST_PAGE_SIZE = 20;

const wholeNumber = (max: number, message: string) =>
  z.number({ error: message }).int(message).min(1, message).max(max, message);

export const pageBodyShape = (pageSize: number) => ({
  page: wholeNumber(MAX_PAGE, messages.list.page).default(1),
  limit: wholeNumber(MAX_PAGE_SIZE, messages.list.pageSize).default(pageSize),
});

const day = (end: 'start' | 'end') =>
  unlessEmpty(
    z
      .string({ error: messages.announcement.date })
      .max(40, messages.announcement.date)
      .refine((given) => parseRangeEnd(given, end) !== undefined, messages.announcement.date)
      .transform((given) => parseRangeEnd(given, end)),
  );

/** The search, the days and the order of a list of the back-office. */
export const listFilterShape = <const Sorts extends readonly [string, ...string[]]>(sorts: Sorts) => ({
  search: unlessEmpty(filterText.trim()),
  start_date: day('start'),
  end_date: day('end'),
  ...sortShape(sorts),
});

/**
 * What a list of the back-office is asked for, in a body: the text that is searched may be a name or an e-mail address,
 * which must not be in an address or a log.
 */
export const listShape = <const Sorts extends readonly [string, ...string[]]>(sorts: Sorts) => ({
  ...pageBodyShape(LIST_PAGE_SIZE),
  ...listFilterShape(sorts),
});

/** Lists as files; not in the table of calls, since their answers are not JSON. */
export const listExports = {
  articles: '/admin/articles/export',
  announcements: '/admin/legal-announcements/export',
  journal: '/admin/audit/export',
  mails: '/admin/mails/export',
  messages: '/admin/messages/export',
  payments: '/admin/payments/export',
  articleTrash: '/admin/articles/trash/export',
  announcementTrash: '/admin/legal-announcements/trash/export',
  sources: '/admin/sources/export',
  transmissions: '/admin/legal-announcements/transmissions/export',
  team: '/admin/users/export',
} as const;

export const listPagination = z.object({
  /** Exact, unless `totalIsMore`: counted up to ten thousand. */
  total: z.number(),
  totalIsMore: z.boolean(),
  page: z.number(),
  limit: z.number(),
  pages: z.number(),
});
export type ListPagination = z.infer<typeof listPagination>;

/** Chosen by the browser for one press of a button: the same request twice is carried out once. */
export const requestId = z.guid({ error: messages.request.invalid }).toLowerCase();
