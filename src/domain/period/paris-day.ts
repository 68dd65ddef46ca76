const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

export type Day = { readonly year: number; readonly month: number; readonly day: number };

const parts = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/Paris',
  hourCycle: 'h23',
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
  hour: 'numeric',
  minute: 'numeric',
  second: 'numeric',
});

const wallClock = (at: Date): Record<string, number> =>
  Object.fromEntries(parts.formatToParts(at).map(({ type, value }) => [type, Number(value)]));

/** The current day in Paris, whatever the time zone of the machine. */
export const parisDay = (at: Date): Day => calendarDay(at.getTime() + offsetAt(at.getTime()));

/**
 * The start of a day in Paris. Days out of the calendar roll over: the 0th of March is the last of February.
 */
export const startOfDay = ({ year, month, day }: Day): Date => {
  const midnight = utc(year, month, day);
  // France changes its clocks at one o'clock UTC, never at midnight: the offset at the guess is the right
  // one.
  return new Date(midnight - offsetAt(midnight - offsetAt(midnight)));
};

/** The last millisecond of a day: 23:59:59.999. */
export const endOfDay = ({ year, month, day }: Day): Date =>
  new Date(startOfDay({ year, month, day: day + 1 }).getTime() - 1);

export const addDays = ({ year, month, day }: Day, days: number): Day =>
  calendarDay(utc(year, month, day) + days * DAY_MS);

/** The same day some months before or after; in a shorter month, its last day. */
export const addMonths = ({ year, month, day }: Day, months: number): Day => {
  const first = calendarDay(utc(year, month + months, 1));
  const { day: last } = calendarDay(utc(first.year, first.month + 1, 0));
  return { ...first, day: Math.min(day, last) };
};

/** Whether the date's day in Paris has come; always true without a date. */
export const isDue = (date: Date | null, now: Date): boolean =>
  date === null || date <= endOfDay(parisDay(now));

/** Parses '2026-11-15'; undefined unless it is a day of the calendar. */
export const parseDay = (text: string): Day | undefined => {
  const [, year = '', month = '', day = ''] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text) ?? [];
  const asked = { year: Number(year), month: Number(month), day: Number(day) };
  const real = calendarDay(utc(asked.year, asked.month, asked.day));
  return year !== '' && real.month === asked.month && real.day === asked.day ? asked : undefined;
};

/** '2026-11-15' */
export const isoDay = ({ year, month, day }: Day): string =>
  [String(year).padStart(4, '0'), String(month).padStart(2, '0'), String(day).padStart(2, '0')].join('-');

/** Date.UTC reads years before 100 as years of the twentieth century. */
const utc = (year: number, month: number, day: number): number =>
  new Date(0).setUTCFullYear(year, month - 1, day);

const calendarDay = (time: number): Day => {
  const at = new Date(time);
  return { year: at.getUTCFullYear(), month: at.getUTCMonth() + 1, day: at.getUTCDate() };
};

/**
 * How far the clocks of Paris are ahead of UTC at that moment, in milliseconds. Known for the hours that were asked
 * for: each page asks several times, and the calendar answers slowly.
 */
export const offsetAt = (time: number): number => {
  if (!(time >= WHOLE_HOURS_SINCE)) return calculateOffset(time);
  const hour = Math.floor(time / HOUR_MS);
  const known = offsets.get(hour);
  if (known !== undefined) return known;
  if (offsets.size >= MOST_HOURS) offsets.clear();
  const offset = calculateOffset(time);
  offsets.set(hour, offset);
  return offset;
};

/** Since then, clocks have only changed at a full hour of UTC. */
const WHOLE_HOURS_SINCE = Date.UTC(1996, 0);
const HOUR_MS = 60 * MINUTE_MS;
const MOST_HOURS = 10_000;
const offsets = new Map<number, number>();

const calculateOffset = (time: number): number => {
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = wallClock(new Date(time));
  const shown = utc(year, month, day) + ((hour * 60 + minute) * 60 + second) * 1000;
  return shown - Math.floor(time / 1000) * 1000;
};
