import { TRANSMISSION_DAYS } from '#domain/announcement/central-database.ts';
import {
  addDays,
  addMonths,
  type Day,
  isoDay,
  parisDay,
  parseDay,
  startOfDay,
} from '#domain/period/paris-day.ts';
import type { Span } from './transmissions.queries.ts';

export type Period = { readonly from: string; readonly to: string };
export type NamedPeriod = Period & { readonly key: string; readonly label: string };

export const spanOf = ({ from, to }: Period, now: Date): Span => {
  const [first, last] = [parseDay(from), parseDay(to)];
  if (!first || !last) throw new Error(`No days: ${from}, ${to}`);
  return { start: startOfDay(first), end: startOfDay(addDays(last, 1)), now };
};

/** Older notices were transmitted before this log existed, or never will be. */
const LOOKED_BACK_DAYS = 90;

const between = (from: Day, to: Day): Period => ({ from: isoDay(from), to: isoDay(to) });

/** The days whose notices should already have been transmitted. */
export const latePeriod = (now: Date): NamedPeriod => {
  const today = parisDay(now);
  const days = between(addDays(today, -LOOKED_BACK_DAYS), addDays(today, -TRANSMISSION_DAYS - 1));
  return { key: 'late', label: 'En retard', ...days };
};

/** The days that may have notices to transmit, without the late ones where these are offered apart. */
export const openPeriod = (now: Date, isLateOffered: boolean): Period => {
  const today = parisDay(now);
  return between(addDays(today, isLateOffered ? -TRANSMISSION_DAYS : -LOOKED_BACK_DAYS), today);
};

type Known = {
  open: Period;
  /** The first day of the open period that has something to transmit. */
  firstDay: string | undefined;
  /** The last day that a transmission has covered. */
  lastDay: string | undefined;
};

/**
 * The periods offered with one click. « Since the last transmission » starts at the first day with something
 * left: a day may be transmitted before earlier ones, and a transmitted day may get more notices.
 */
export const usualPeriods = (now: Date, { open, firstDay, lastDay }: Known): readonly NamedPeriod[] => {
  const today = parisDay(now);
  const thisMonth: Day = { ...today, day: 1 };
  const weekAgo = addDays(today, -6);
  const isLastOpen = lastDay !== undefined && open.from <= lastDay && lastDay <= open.to;
  return [
    {
      key: 'since-last',
      label: 'Depuis la dernière transmission',
      from: firstDay ?? (isLastOpen ? lastDay : isoDay(weekAgo)),
      to: open.to,
    },
    { key: 'yesterday', label: 'Hier', ...between(addDays(today, -1), addDays(today, -1)) },
    { key: 'week', label: 'Les sept derniers jours', ...between(weekAgo, today) },
    {
      key: 'last-month',
      label: 'Le mois dernier',
      ...between(addMonths(thisMonth, -1), addDays(thisMonth, -1)),
    },
  ];
};
