import { renewLease } from './generation.queries.ts';
import type { HeldItem } from './settle-item.ts';
import type { ItemDeps } from './writing-deps.ts';

/** Long enough for a busy database, short enough that a dead server's items are soon taken over. */
export const LEASE_MS = 30_000;
const RENEW_MS = 5_000;

/**
 * Renews the item's lease. The signal aborts when the run is cancelled, when another server has the item,
 * and when the server stops, so that no further call is paid for.
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
