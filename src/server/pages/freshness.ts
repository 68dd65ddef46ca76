import { addDays, parisDay, startOfDay } from '#domain/period/paris-day.ts';

/** The key of lists ordered by reads: no event is sent for each read, so such a page has a maximum age. */
export const READS_KEY = 'reads';

const READS_BELIEVED_MS = 5 * 60_000;

/** When a page rendered now expires, if nothing invalidates it: its date line changes at midnight in Paris. */
export const freshUntil = (keys: ReadonlySet<string>, now: Date): number => {
  const midnight = nextMidnight(now);
  return keys.has(READS_KEY) ? Math.min(midnight, now.getTime() + READS_BELIEVED_MS) : midnight;
};

const nextMidnight = (now: Date): number => startOfDay(addDays(parisDay(now), 1)).getTime();
