import { AppError } from '#server/errors.ts';

type Settings = {
  /** How many run at the same time: other requests wait behind these only. */
  concurrent: number;
  /** How many may wait for their turn. One more is refused at once. */
  waiting: number;
};

/** Renders are bounded in number, so that a flood of uncached pages leaves capacity for everything else. */
export const createRenderQueue = ({ concurrent, waiting }: Settings) => {
  let running = 0;
  const queue: (() => void)[] = [];

  const isFull = () => running >= concurrent && queue.length >= waiting;

  const turn = async (): Promise<void> => {
    if (running < concurrent) running += 1;
    // A finished render passes its slot to the next one: no other call can take it in between.
    else await new Promise<void>((resolve) => queue.push(resolve));
  };

  const end = (): void => {
    const next = queue.shift();
    if (next) next();
    else running -= 1;
  };

  return {
    isFull,

    async run<Result>(render: () => Promise<Result>): Promise<Result> {
      if (isFull()) throw new AppError('request.overloaded');
      await turn();
      try {
        return await render();
      } finally {
        end();
      }
    },
  };
};
