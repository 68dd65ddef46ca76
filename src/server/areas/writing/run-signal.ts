import type { Listen } from '#server/db/listen.ts';
import { createWakeSignal } from '#server/jobs/wake-signal.ts';
import { RUN_CHANGED } from './generation.queries.ts';

/** Wakes those that follow a run when it changes, on any server. */
export type RunSignal = {
  /** The number of signals: read it before reading the run, so that no change is missed. */
  wakeCount(): number;
  /** Sleeps until the next signal, unless one came since `seenCount`, or until the time is over. */
  sleep(milliseconds: number, seenCount?: number): Promise<void>;
  wake(): void;
  stop(): Promise<void>;
};

const UNHEARD_MS = 250;

/** Without LISTEN, sleepers wake at a short interval instead. */
export const openRunSignal = async (listen: Listen | undefined): Promise<RunSignal> => {
  const wakeSignal = createWakeSignal();
  const stop = await listen?.({ channel: RUN_CHANGED, onMessage: wakeSignal.wake, onGap: wakeSignal.wake });
  return {
    wakeCount: wakeSignal.wakeCount,
    sleep: async (milliseconds, seenCount = wakeSignal.wakeCount()) => {
      if (wakeSignal.wakeCount() === seenCount)
        await wakeSignal.sleep(listen ? milliseconds : Math.min(milliseconds, UNHEARD_MS));
    },
    wake: wakeSignal.wake,
    stop: async () => void (await stop?.()),
  };
};
