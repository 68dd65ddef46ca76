import type { Random } from './random.ts';

const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;

const RECENT_DAYS = 30;
const PER_RECENT_DAY = 4;
const OLDEST_DAY = 360;

/** When each published notice appeared, by day, newest first: four a day for a month, then thinner for a year. */
export const publicationTimes = (count: number, now: Date, random: Random): readonly Date[] => {
  const recent = Math.min(count, RECENT_DAYS * PER_RECENT_DAY);
  const step = (OLDEST_DAY - RECENT_DAYS) / Math.max(1, count - recent);
  return Array.from({ length: count }, (_, index) => {
    const day =
      index < recent ? Math.floor(index / PER_RECENT_DAY) : RECENT_DAYS + Math.floor((index - recent) * step);
    return day === 0 ? hoursBefore(now, 2 + index * 3) : duringDay(now, day, random);
  });
};

export const hoursBefore = (date: Date, hours: number): Date => new Date(date.getTime() - hours * HOUR);

export const daysAfter = (date: Date, days: number): Date => new Date(date.getTime() + days * DAY);

/** In office hours of Paris, whatever the hour of the seeding. */
const duringDay = (now: Date, daysAgo: number, random: Random): Date => {
  const midnight = Math.floor((now.getTime() - daysAgo * DAY) / DAY) * DAY;
  return new Date(midnight + random.int(7 * 60, 16 * 60) * 60 * 1000);
};
