import type { Listen } from '#server/db/listen.ts';
import { createWakeSignal } from '#server/jobs/wake-signal.ts';
import { RUN_CHANGED } from './generation.queries.ts';

/** Wakes whoever watches a run when one changes, on whichever server. */
export type RunSignal = {
  /** How often it rang: noted before looking, so that no change is slept through. */
  wakeCount(): number;
  /** Until it rings, unless it has rung since `seenCount`, or so long. */
  sleep(milliseconds: number, seenCount?: number): Promise<void>;
  wake(): void;
  stop(): Promise<void>;
};

const UNHEARD_MS = 250;

/** Without a database that can be listened to, sleepers soon wake by themselves. */
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
