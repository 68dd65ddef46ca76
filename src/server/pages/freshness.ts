/** The key of what is ordered by reads: no event tells of each one, so such a page is believed for a while. */
export const READS_KEY = 'reads';

const READS_BELIEVED_MS = 5 * 60_000;
const DAY_MS = 24 * 60 * 60_000;

/** Until when a page made now can be true, were nothing to change: its date line turns at midnight in Paris. */
export const freshUntil = (keys: ReadonlySet<string>, now: Date): number => {
  const midnight = nextMidnightInParis(now);
  return keys.has(READS_KEY) ? Math.min(midnight, now.getTime() + READS_BELIEVED_MS) : midnight;
};

export const nextMidnightInParis = (now: Date): number => {
  const guess = now.getTime() + DAY_MS - sinceMidnight(now);
  // On the two days of the year that have 23 or 25 hours the guess lies an hour off, on one side or the other.
  const off = sinceMidnight(new Date(guess));
  return off < DAY_MS / 2 ? guess - off : guess + DAY_MS - off;
};

const clock = new Intl.DateTimeFormat('fr-FR', {
  timeZone: 'Europe/Paris',
  hour: 'numeric',
  minute: 'numeric',
  second: 'numeric',
});

const sinceMidnight = (date: Date): number => {
  const part = Object.fromEntries(clock.formatToParts(date).map(({ type, value }) => [type, Number(value)]));
  const { hour = 0, minute = 0, second = 0 } = part;
  return ((hour * 60 + minute) * 60 + second) * 1000 + date.getMilliseconds();
};
