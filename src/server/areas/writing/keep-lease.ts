import { renewLease } from './generation.queries.ts';
import type { HeldItem } from './settle-item.ts';
import type { ItemDeps } from './writing-deps.ts';

/** Long enough for a busy database, short enough that a dead server's work is soon taken up. */
export const LEASE_MS = 30_000;
const RENEW_MS = 5_000;

/**
 * Says again and again that somebody is writing it; the signal aborts when the run is cancelled, when the item is no
 * longer ours, and when the server stops: nothing more is then paid for.
 */
export const keepLease = ({ db, clock, wakeSignal, log, stopping }: ItemDeps, held: HeldItem) => {
  const lost = new AbortController();
  let released = false;
  const renew = async () => {
    while (!released && !lost.signal.aborted) {
      await wakeSignal.sleep(RENEW_MS);
      if (released) return;
      const until = new Date(clock.now().getTime() + LEASE_MS);
      const ours = await renewLease(db, held, until).catch((error) => {
        log.warn({ err: error, run: held.run_id }, 'lease not renewed');
        return true;
      });
      if (!ours) lost.abort();
    }
  };
  void renew();
  return {
    signal: AbortSignal.any([lost.signal, stopping]),
    release() {
      released = true;
    },
  };
};
