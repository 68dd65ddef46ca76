import { addDays, addMonths, endOfDay, parisDay, parseDay, startOfDay } from './paris-day.ts';

/** The choices of the publication-date filter. */
export const publicationPeriods = ['all', 'today', 'week', 'month'] as const;
export type PublicationPeriod = (typeof publicationPeriods)[number];

export type DateRange = { readonly start?: Date | undefined; readonly end?: Date | undefined };

const DAYS_OF_WEEK = 7;

/**
 * The range of a choice of the filter, in Paris: today from midnight to 23:59:59.999; the week from seven
 * days ago, the month from the same day last month (the last day of a shorter month), both until now. Ranges
 * start at whole days, since an announcement is dated by its day.
 */
export const periodRange = (period: PublicationPeriod, now: Date): DateRange => {
  const today = parisDay(now);
  switch (period) {
    case 'all':
      return {};
    case 'today':
      return { start: startOfDay(today), end: endOfDay(today) };
    case 'week':
      return { start: startOfDay(addDays(today, -DAYS_OF_WEEK)), end: now };
    case 'month':
      return { start: startOfDay(addMonths(today, -1)), end: now };
  }
};

const TIMESTAMP = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?(?:Z|[+-]\d{2}:?\d{2})$/;

/** One end of a range: an ISO timestamp, or a day, which is included whole (Paris time). */
export const parseRangeEnd = (text: string, end: keyof DateRange): Date | undefined => {
  const day = parseDay(text);
  if (day) return end === 'start' ? startOfDay(day) : endOfDay(day);
  // A timestamp's own day is checked too: JavaScript reads the 31st of February as the 3rd of March.
  if (!TIMESTAMP.test(text) || !parseDay(text.slice(0, 'yyyy-mm-dd'.length))) return undefined;
  const at = new Date(text);
  return Number.isNaN(at.getTime()) ? undefined : at;
};
