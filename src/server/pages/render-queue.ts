import { AppError } from '#server/errors.ts';

type Settings = {
  /** How many are made at the same time: what else the server is asked waits behind these only. */
  concurrent: number;
  /** How many may wait for their turn. One more is refused at once. */
  waiting: number;
};

/** Renders are bounded in number, so that a flood of pages that are not in memory leaves room for everything else. */
export const createRenderQueue = ({ concurrent, waiting }: Settings) => {
  let running = 0;
  const queue: (() => void)[] = [];

  const isFull = () => running >= concurrent && queue.length >= waiting;

  const turn = async (): Promise<void> => {
    if (running < concurrent) running += 1;
    // Whoever ends hands its place over: nobody can take it in between.
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
