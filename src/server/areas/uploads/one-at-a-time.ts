import { AppError } from '#server/errors.ts';

const MOST_WAITING = 8;

/**
 * A picture takes a processor and memory: they are processed one after the other, and the queue is bounded.
 */
export const oneAtATime = () => {
  let waiting = 0;
  let last: Promise<unknown> = Promise.resolve();
  return async <Value>(work: () => Promise<Value>): Promise<Value> => {
    if (waiting >= MOST_WAITING) throw new AppError('upload.busy', { waiting });
    waiting += 1;
    const turn = last.then(work, work);
    last = turn.catch(() => undefined);
    try {
      return await turn;
    } finally {
      waiting -= 1;
    }
  };
};
