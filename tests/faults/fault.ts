import assert from 'node:assert/strict';
import { setTimeout as wait } from 'node:timers/promises';

export type Engine = 'embedded' | 'server';

/** One thing that breaks, with everything that is promised meanwhile and afterwards. */
export type Fault<World> = {
  /** As docs/reliability.md names it. */
  readonly name: string;
  /** Why it cannot be produced on this machine; undefined where it can. */
  readonly impossible?: () => Promise<string | undefined>;
  /**
   * Breaks it, checks what is promised, repairs it and waits for the recovery; throws where a promise is broken.
   * Returns the milliseconds from the repair to the first write that was accepted.
   */
  run(world: World): Promise<number>;
};

const LONGEST_MS = 120_000;

/** Waits until the work no longer fails; then its answer, or its last failure. */
export const until = async <Answer>(
  work: () => Promise<Answer>,
  longestMs: number = LONGEST_MS,
): Promise<Answer> => {
  const limit = performance.now() + longestMs;
  for (;;)
    try {
      return await work();
    } catch (error) {
      if (performance.now() > limit) throw error;
      await wait(20);
    }
};

/** How long the work took, in milliseconds. */
export const timed = async (work: () => Promise<unknown>): Promise<number> => {
  const begun = performance.now();
  await work();
  return performance.now() - begun;
};

export { assert };
