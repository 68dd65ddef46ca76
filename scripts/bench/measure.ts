export type Measure = {
  name: string;
  first: number;
  times: readonly number[];
  /** Milliseconds of processor per call; undefined where it cannot be measured. */
  processor: number | undefined;
};

type Settings = { rounds: number; warmUp?: number; processorTime: () => Promise<number | undefined> };

const WARM_UP = 20;

/**
 * Sequential calls, as a single reader makes them; the first, cold one is reported separately. A call that measures
 * itself returns its milliseconds.
 */
export const measure = async (
  name: string,
  call: () => Promise<number | undefined>,
  { rounds, warmUp = WARM_UP, processorTime }: Settings,
): Promise<Measure> => {
  const first = await timed(call);
  for (let round = 0; round < warmUp; round++) await call();
  const before = await processorTime();
  const times: number[] = [];
  for (let round = 0; round < rounds; round++) times.push(await timed(call));
  const after = await processorTime();
  return { name, first, times, processor: spent(before, after, rounds) };
};

// A decrease means that a database connection was closed meanwhile, and its time with it.
const spent = (before: number | undefined, after: number | undefined, rounds: number): number | undefined =>
  before === undefined || after === undefined || after < before ? undefined : (after - before) / rounds;

export const percentiles = (times: readonly number[]) => {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number) => Number((sorted[Math.ceil(share * sorted.length) - 1] ?? 0).toFixed(1));
  return { p50: at(0.5), p95: at(0.95), p99: at(0.99) };
};

const timed = async (call: () => Promise<number | undefined>): Promise<number> => {
  const begun = performance.now();
  const measured = await call();
  return measured ?? performance.now() - begun;
};
