import type { Clock } from '#server/ports/clock.ts';

const DAY_MS = 86_400_000;
const FIRST_DAY = Date.UTC(2000, 0, 1) / DAY_MS;
/** The longest periods last 4 ** 6 days. */
const LONGEST = 6;
const LENGTHS_APART = 100_000;
/** How many days have a number; all later ones have the last. */
const DAYS = 4 ** (LONGEST + 1);

/** The number of a day, as the function `parution_day` of the database counts it. */
const dayOf = (date: Date): number =>
  Math.min(Math.max(Math.floor(date.getTime() / DAY_MS) - FIRST_DAY, 0), DAYS - 1);

/** The fewest periods (`parution_periods`) that make up these days, the last one excluded. */
const periodsOf = (start: number, end: number): number[] => {
  const periods: number[] = [];
  for (let day = start; day < end; ) {
    let power = 0;
    while (power < LONGEST && day % 4 ** (power + 1) === 0 && day + 4 ** (power + 1) <= end) power++;
    periods.push(power * LENGTHS_APART + day / 4 ** power);
    day += 4 ** power;
  }
  return periods;
};

const firstDayOf = (period: number): number =>
  (period % LENGTHS_APART) * 4 ** Math.floor(period / LENGTHS_APART);

/** A power of four, so that a step that starts at a multiple of it is made of few periods. */
const roundingOf = (length: number): number =>
  4 ** Math.floor(Math.log(Math.max(1, length / 4)) / Math.log(4));

/**
 * All of time in steps, from the days since `newest` backwards, each twice as long as the one before it: the longest that
 * is read of frequent words is then not longer than all before it, and rare words are read in few steps.
 */
const stepsBack = (newest: number, today: number): number[][] => {
  const steps: number[][] = [];
  let length = Math.max(1, today - newest);
  let from = newest;
  for (let end = DAYS; end > 0; ) {
    const rounding = roundingOf(length);
    const start = Math.max(0, Math.floor(from / rounding) * rounding);
    steps.push(periodsOf(start, end));
    end = start;
    length *= 2;
    from = start - length;
  }
  return steps;
};

/** In which periods matches are looked for. */
export type ReadingOrder = {
  /** All periods, the newest first: each step as PostgreSQL writes arrays, since those in an array have one length. */
  readonly steps: readonly string[];
  /** Of the first of them, the periods that have begun, to estimate how many matches there are; none where there cannot be too many. */
  readonly sample: readonly number[];
  /** As many matches in the sample, and the first steps probably have as many as are ranked. */
  readonly denseFrom: number;
  /** As many matches in the sample, and there are probably too many to count all. */
  readonly likelyFrom: number;
  /** As many, and there are so many that even to find them all takes longer than to look for them step by step. */
  readonly frequentFrom: number;
};

const inOneStep: ReadingOrder = {
  steps: [literalOf(periodsOf(0, DAYS))],
  sample: [],
  denseFrom: 1,
  likelyFrom: 1,
  frequentFrom: 1,
};

function literalOf(periods: readonly number[]): string {
  return `{${periods.join(',')}}`;
}

/** Of how many articles the sample is, as a share of how many matches are counted. */
const SAMPLED = 0.16;
/** Of what is counted at most, how many times as many matches the sample lets expect. */
const LIKELY = 1.3;
const FREQUENT = 5;
/** Of the sample, how many times as many articles the first three steps have. */
const FIRST_STEPS = 1 + 2 + 4;

/** The number of public articles, and the date of the one that so many are newer than. */
export type Newest = { total: number; date: Date | null };

type Deps = {
  clock: Clock;
  /** How many matches are counted at most. */
  counted: number;
  /** How many of them are ranked at most. */
  ranked: number;
  readNewest: (newer: number) => Promise<Newest>;
};

/** How the articles are spread over time changes slowly, and only the time that a search takes depends on it. */
const MAX_AGE_MS = 60_000;

/** Returns the order in which matches are read, from how many articles there are and how old they are. */
export const createReadingOrder = ({ clock, counted, ranked, readNewest }: Deps) => {
  const sampled = Math.ceil(counted * SAMPLED);

  const read = async (): Promise<ReadingOrder> => {
    const { total, date } = await readNewest(sampled);
    if (!date || total <= counted * LIKELY) return inOneStep;
    const today = dayOf(clock.now());
    const steps = stepsBack(dayOf(date), today);
    const inSample = (times: number) => Math.ceil((counted * times * sampled) / total);
    const frequentFrom = inSample(FREQUENT);
    return {
      steps: steps.map(literalOf),
      sample: (steps[0] ?? []).filter((period) => firstDayOf(period) <= today),
      // The sample is not counted beyond what is frequent.
      denseFrom: Math.min(Math.ceil(ranked / FIRST_STEPS), frequentFrom),
      likelyFrom: inSample(LIKELY),
      frequentFrom,
    };
  };

  let known: { order: Promise<ReadingOrder>; at: number } | undefined;
  return (): Promise<ReadingOrder> => {
    const now = clock.now().getTime();
    if (known && now - known.at < MAX_AGE_MS) return known.order;
    const order = read();
    known = { order, at: now };
    order.catch(() => {
      known = undefined;
    });
    return order;
  };
};
