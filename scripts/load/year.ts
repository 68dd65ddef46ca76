import type { Random } from '#server/seed/announcements/random.ts';

/**
 * What visitors do. `read`: a page; `search`: words that nobody searched before; `consult`: a professional lists the
 * notices of a department; `buy`: a notice from the form to its publication; `publish`: an article.
 */
export const visits = ['read', 'search', 'consult', 'buy', 'publish'] as const;
export type Visit = (typeof visits)[number];

/** The year that speed 1 plays: an assumption, in events a year, of a regional journal of legal notices. */
export const REFERENCE_YEAR: Readonly<Record<Visit, number>> = {
  read: 12_000_000,
  search: 600_000,
  consult: 500_000,
  buy: 24_000,
  publish: 3_000,
};

const SECONDS_PER_YEAR = 365 * 86_400;
const MONTHS = 12;
/** The last of each month is the month's end. */
const PARTS_OF_MONTH = 4;
const PARTS = MONTHS * PARTS_OF_MONTH;

/** How many times the usual, for whom the calendar matters: companies publish before a month and a year end. */
const PEAKS: Readonly<Record<Visit, { monthEnd: number; december: number }>> = {
  read: { monthEnd: 1.2, december: 1 },
  search: { monthEnd: 1.2, december: 1 },
  consult: { monthEnd: 2, december: 1.5 },
  buy: { monthEnd: 3, december: 2 },
  publish: { monthEnd: 1, december: 1 },
};

const weightOf = (visit: Visit, part: number): number => {
  const { monthEnd, december } = PEAKS[visit];
  const isEnd = part % PARTS_OF_MONTH === PARTS_OF_MONTH - 1;
  return (isEnd ? monthEnd : 1) * (part >= PARTS - PARTS_OF_MONTH ? december : 1);
};

/** How many times its average a kind of visit has at this moment of the year, from 0 to 1. */
export const intensity = (visit: Visit, moment: number): number => {
  const mean =
    Array.from({ length: PARTS }, (_, part) => weightOf(visit, part)).reduce((a, b) => a + b) / PARTS;
  return weightOf(visit, Math.min(PARTS - 1, Math.floor(moment * PARTS))) / mean;
};

/** Visits a second on average, at this speed. */
export const rateOf = (visit: Visit, speed: number): number =>
  (REFERENCE_YEAR[visit] * speed) / SECONDS_PER_YEAR;

export type Arrival = { readonly visit: Visit; readonly second: number };

/** The visits of a whole year that is played in so many seconds, in order: they come independently of each other. */
export const arrivalsOf = (speed: number, seconds: number, random: Random): Arrival[] =>
  visits
    .flatMap((visit) => {
      const arrivals: Arrival[] = [];
      let second = 0;
      for (;;) {
        const perSecond = rateOf(visit, speed) * intensity(visit, second / seconds);
        second -= Math.log(1 - random.next()) / perSecond;
        if (second >= seconds) return arrivals;
        arrivals.push({ visit, second });
      }
    })
    .toSorted((a, b) => a.second - b.second);
