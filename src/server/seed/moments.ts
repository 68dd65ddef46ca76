const MINUTE = 60_000;

export const HOUR_IN_MINUTES = 60;
export const DAY_IN_MINUTES = 24 * HOUR_IN_MINUTES;

export const minutesAfter = (date: Date, minutes: number): Date =>
  new Date(Math.round(date.getTime() + minutes * MINUTE));

export const latest = (...dates: readonly (Date | null)[]): Date =>
  new Date(Math.max(...dates.map((date) => date?.getTime() ?? 0)));

const parisYear = new Intl.DateTimeFormat('fr-FR', { year: 'numeric', timeZone: 'Europe/Paris' });

/** The year of an invoice is that of the clock on the wall in France. */
export const yearInParis = (date: Date): string => parisYear.format(date);
