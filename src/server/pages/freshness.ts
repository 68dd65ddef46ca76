import { addDays, parisDay, startOfDay } from '#domain/period/paris-day.ts';

/** The key of what is ordered by reads: no event tells of each one, so such a page is believed for a while. */
export const READS_KEY = 'reads';

const READS_BELIEVED_MS = 5 * 60_000;

/** Until when a page made now can be true, were nothing to change: its date line turns at midnight in Paris. */
export const freshUntil = (keys: ReadonlySet<string>, now: Date): number => {
  const midnight = nextMidnight(now);
  return keys.has(READS_KEY) ? Math.min(midnight, now.getTime() + READS_BELIEVED_MS) : midnight;
};

const nextMidnight = (now: Date): number => startOfDay(addDays(parisDay(now), 1)).getTime();
