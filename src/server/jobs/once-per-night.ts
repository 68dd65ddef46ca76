import { parisDay, startOfDay } from '#domain/period/paris-day.ts';
import type { Connection } from '#server/db/client.ts';
import type { Clock } from '#server/ports/clock.ts';
import { endNightlyRun, takeNightlyRun } from './nightly-runs.queries.ts';

const NIGHT_MS = 3 * 60 * 60_000;
/** After which another server takes over from one that ended in the middle. */
const LEASE_MS = 60 * 60_000;

type Deps = { db: Connection; clock: Clock };

/** After three o'clock in Paris, once a day for all servers of the site; again after a failure. */
export const oncePerNight = ({ db, clock }: Deps, task: string, work: () => Promise<void>) => {
  let lastNight = 0;
  return async (): Promise<void> => {
    const now = clock.now();
    const night = new Date(startOfDay(parisDay(now)).getTime() + NIGHT_MS);
    // Another night than the last one, also an earlier one: a clock that was ahead must not suspend the work.
    if (now < night || lastNight === night.getTime()) return;
    const run = { task, night };
    if (!(await takeNightlyRun(db, run, { now, until: new Date(now.getTime() + LEASE_MS) }))) return;
    try {
      await work();
    } catch (error) {
      await endNightlyRun(db, run, { at: clock.now(), done: false });
      throw error;
    }
    await endNightlyRun(db, run, { at: clock.now(), done: true });
    lastNight = night.getTime();
  };
};
