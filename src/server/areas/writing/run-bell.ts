import type { Listen } from '#server/db/listen.ts';
import { createBell } from '#server/jobs/bell.ts';
import { RUN_CHANGED } from './generation.queries.ts';

/** Wakes whoever watches a run when one changes, on whichever server. */
export type RunBell = {
  /** How often it rang: noted before looking, so that no change is slept through. */
  rings(): number;
  /** Until it rings, unless it has rung since `heard`, or so long. */
  sleep(milliseconds: number, heard?: number): Promise<void>;
  ring(): void;
  stop(): Promise<void>;
};

const UNHEARD_MS = 250;

/** Without a database that can be listened to, sleepers soon wake by themselves. */
export const openRunBell = async (listen: Listen | undefined): Promise<RunBell> => {
  const bell = createBell();
  const stop = await listen?.({ channel: RUN_CHANGED, hear: bell.ring, missed: bell.ring });
  return {
    rings: bell.rings,
    sleep: async (milliseconds, heard = bell.rings()) => {
      if (bell.rings() === heard)
        await bell.sleep(listen ? milliseconds : Math.min(milliseconds, UNHEARD_MS));
    },
    ring: bell.ring,
    stop: async () => void (await stop?.()),
  };
};
