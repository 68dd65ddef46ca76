import { parisDay, startOfDay } from '#domain/period/paris-day.ts';
import type { Clock } from '#server/ports/clock.ts';

const NIGHT_MS = 3 * 60 * 60_000;

/** After three o'clock in Paris, once a day as far as this process knows. */
export const oncePerNight = ({ clock }: { clock: Clock }, work: () => Promise<void>) => {
  let lastNight = 0;
  return async (): Promise<void> => {
    const now = clock.now();
    const night = startOfDay(parisDay(now)).getTime() + NIGHT_MS;
    // Another night than the last one, also an earlier one: a clock that was ahead must not suspend the work.
    if (now.getTime() < night || lastNight === night) return;
    await work();
    lastNight = night;
  };
};
