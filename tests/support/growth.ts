/** Below this, a processor's time says nothing: the collector and the compiler weigh more than the work. */
const FLOOR_MS = 25;
const TRIES = 3;
/** Linear work doubles with its input, quadratic work quadruples. */
const MOST = 3;

type Work = (size: number) => unknown;

const once = async (work: Work, size: number): Promise<number> => {
  const before = process.cpuUsage();
  await work(size);
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000;
};

const best = async (work: Work, size: number): Promise<number> => {
  let least = Number.POSITIVE_INFINITY;
  for (let n = 0; n < TRIES; n += 1) least = Math.min(least, await once(work, size));
  return least;
};

/**
 * How processor time grows as the input doubles up to its limit: undefined, or where it more than triples. Small inputs
 * first, so that what is not linear is found before it takes minutes.
 */
export const tooSteep = async (work: Work, limit: number): Promise<string | undefined> => {
  const first = await once(work, Math.ceil(limit / 8));
  if (first <= FLOOR_MS && (await once(work, limit)) <= Math.max(FLOOR_MS, MOST * first)) return undefined;
  for (const size of [4, 2, 1].map((part) => Math.ceil(limit / part))) {
    const [half, whole] = [await best(work, Math.ceil(size / 2)), await best(work, size)];
    if (whole > FLOOR_MS && whole > MOST * half)
      return `${half.toFixed(1)} ms for ${Math.ceil(size / 2)}, ${whole.toFixed(1)} ms for ${size}`;
  }
  return undefined;
};
