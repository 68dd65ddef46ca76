import { AppError } from '#server/errors.ts';

const MOST_WAITING = 8;

/** A picture occupies a processor and its memory: they are drawn one after the other, and not endlessly many wait. */
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
