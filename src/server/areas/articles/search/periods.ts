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
  /** The newest part of the first of them, to estimate how many matches there are. */
  readonly sample: readonly number[];
  /** As many matches in the sample, and the first steps probably have as many as are ranked. */
  readonly denseFrom: number;
  /** As many, and there are so many that even to find them all takes longer than to look for them step by step. */
  readonly frequentFrom: number;
};

function literalOf(periods: readonly number[]): string {
  return `{${periods.join(',')}}`;
}

/** How many articles the first step has, as a share of how many matches are counted. */
const FIRST_STEP = 0.16;
/** The sample, as a share of the first step. */
const SAMPLED = 0.25;
/** Of what is counted at most, how many times as many articles there are before matches are looked for in steps. */
const MANY = 1.3;
/** Of what is counted at most, how many times as many matches the sample lets expect. */
const FREQUENT = 5;
/** How many times as many articles as the first step the first three have. */
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
  const inFirstStep = Math.ceil(counted * FIRST_STEP);

  const read = async (): Promise<ReadingOrder | undefined> => {
    const { total, date } = await readNewest(inFirstStep);
    if (!date || total <= counted * MANY) return undefined;
    const tomorrow = dayOf(clock.now()) + 1;
    const newest = dayOf(date);
    const sampled = Math.ceil((tomorrow - newest) * SAMPLED);
    const frequentFrom = Math.ceil((FREQUENT * counted * inFirstStep * SAMPLED) / total);
    return {
      steps: stepsBack(newest, tomorrow - 1).map(literalOf),
      sample: periodsOf(tomorrow - sampled, tomorrow),
      // The sample is not counted beyond what is frequent.
      denseFrom: Math.min(Math.ceil((ranked * SAMPLED) / FIRST_STEPS), frequentFrom),
      frequentFrom,
    };
  };

  let known: { order: Promise<ReadingOrder | undefined>; at: number } | undefined;
  return (): Promise<ReadingOrder | undefined> => {
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
