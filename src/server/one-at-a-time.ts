type Queue = {
  /** How many may wait for their turn. */
  mostWaiting: number;
  /** The refusal of one more. */
  busy: () => Error;
};

/** Work that takes a processor and memory is done one after the other, and the queue is bounded. */
export const oneAtATime = ({ mostWaiting, busy }: Queue) => {
  let waiting = 0;
  let last: Promise<unknown> = Promise.resolve();
  return async <Value>(work: () => Promise<Value>): Promise<Value> => {
    if (waiting > mostWaiting) throw busy();
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
