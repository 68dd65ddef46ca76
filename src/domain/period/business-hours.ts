import { addDays, type Day, isoDay, parisDay, startOfDay } from './paris-day.ts';

const HOUR_MS = 3_600_000;

/**
 * The moment that comes so many business hours later: those of Saturdays, Sundays and public holidays in Paris are not
 * counted, all others are, as in « 24 heures ouvrées ».
 */
export const addBusinessHours = (from: Date, hours: number): Date => addBusinessTime(from, hours * HOUR_MS);

/** The same in milliseconds. */
export const addBusinessTime = (from: Date, milliseconds: number): Date => {
  let left = milliseconds;
  let at = from.getTime();
  let day = parisDay(from);
  for (;;) {
    const next = addDays(day, 1);
    const end = startOfDay(next).getTime();
    if (isBusinessDay(day)) {
      if (end - at > left) return new Date(at + left);
      left -= end - at;
    }
    at = end;
    day = next;
  }
};

/** The business time from one moment to a later one, in milliseconds. */
export const businessTimeBetween = (from: Date, to: Date): number => {
  let sum = 0;
  let at = from.getTime();
  for (let day = parisDay(from); at < to.getTime(); day = addDays(day, 1)) {
    const end = Math.min(startOfDay(addDays(day, 1)).getTime(), to.getTime());
    if (isBusinessDay(day)) sum += end - at;
    at = end;
  }
  return sum;
};

export const isBusinessDay = (day: Day): boolean => {
  const weekday = new Date(isoDay(day)).getUTCDay();
  return weekday !== 0 && weekday !== 6 && !isPublicHoliday(day);
};

const FIXED_HOLIDAYS = new Set(['01-01', '05-01', '05-08', '07-14', '08-15', '11-01', '11-11', '12-25']);
/** Easter Monday, Ascension and Whit Monday, in days after Easter. */
const AFTER_EASTER = [1, 39, 50];

const isPublicHoliday = (day: Day): boolean =>
  FIXED_HOLIDAYS.has(isoDay(day).slice(5)) ||
  AFTER_EASTER.some((days) => isoDay(addDays(easterOf(day.year), days)) === isoDay(day));

/** Easter Sunday of the Gregorian calendar, by the anonymous algorithm. */
const easterOf = (year: number): Day => {
  const century = Math.floor(year / 100);
  const golden = year % 19;
  const corrected = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3);
  const epact = (19 * golden + century - Math.floor(century / 4) - corrected + 15) % 30;
  const weekday = (32 + 2 * (century % 4) + 2 * Math.floor((year % 100) / 4) - epact - (year % 4)) % 7;
  const late = Math.floor((golden + 11 * epact + 22 * weekday) / 451);
  const days = epact + weekday - 7 * late + 114;
  return { year, month: Math.floor(days / 31), day: (days % 31) + 1 };
};
