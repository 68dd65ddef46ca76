import { performance } from 'node:perf_hooks';
import { setTimeout as wait } from 'node:timers/promises';
import { AppError } from '#server/errors.ts';

export type RenderBounds = {
  /** How many run at the same time: other requests wait behind these only. */
  concurrent: number;
  /** How many may wait for their turn. One more is refused at once. */
  waiting: number;
  /** Called when a render starts; the result is awaited before a waiting one takes its place. */
  rest?: () => () => Promise<void>;
  /** In milliseconds. */
  now?: () => number;
};

const LONGEST_REST_MS = 100;
/** Without any other request for this long, there is nobody to rest for. */
const ALONE_MS = 1_000;

/**
 * Waiting renders get half of the event loop: the next one starts when the loop has been idle for as long as it was
 * busy since the last one started. The other half is for the answers from memory and the API.
 */
const restHalfOfTheTime = () => {
  const start = performance.eventLoopUtilization();
  return async () => {
    const latest = performance.now() + LONGEST_REST_MS;
    for (;;) {
      const { active, idle } = performance.eventLoopUtilization(start);
      const rest = Math.min(active - idle, latest - performance.now());
      if (rest < 1) return;
      await wait(rest);
    }
  };
};

/** Renders are bounded in number, so that a flood of uncached pages leaves capacity for everything else. */
export const createRenderQueue = ({
  concurrent,
  waiting,
  rest = restHalfOfTheTime,
  now = () => performance.now(),
}: RenderBounds) => {
  let running = 0;
  let lastOther = Number.NEGATIVE_INFINITY;
  const queue: (() => void)[] = [];

  const isFull = () => running >= concurrent && queue.length >= waiting;

  const turn = async (): Promise<void> => {
    if (running < concurrent) running += 1;
    // A finished render passes its slot to the next one: no other call can take it in between.
    else await new Promise<void>((resolve) => queue.push(resolve));
  };

  const end = async (rested: () => Promise<void>): Promise<void> => {
    if (queue.length > 0 && now() - lastOther < ALONE_MS) await rested();
    const next = queue.shift();
    if (next) next();
    else running -= 1;
  };

  return {
    isFull,
    size: () => ({ running, waiting: queue.length }),

    /** A request that needs no render: waiting renders rest for those that follow it. */
    noteOther(): void {
      lastOther = now();
    },

    async run<Result>(render: () => Promise<Result>): Promise<Result> {
      if (isFull()) throw new AppError('request.overloaded');
      await turn();
      const rested = rest();
      try {
        return await render();
      } finally {
        // Not awaited: the finished page is sent meanwhile.
        void end(rested);
      }
    },
  };
};
