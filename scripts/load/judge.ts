/** What was measured during one year that was played. Shares are of one processor core. */
export type Step = {
  readonly speed: number;
  readonly seconds: number;
  readonly answers: number;
  /** Answered 503 or 429, or not sent because too many visits were under way. */
  readonly refused: number;
  readonly p95: { readonly read: number; readonly write: number };
  readonly cores: number;
  readonly site: number;
  /** Of the busiest process of the site. */
  readonly busiest: number;
  /** Undefined where the database is on another machine. */
  readonly database: number | undefined;
  readonly generator: number;
  /** All programs of the machine together. */
  readonly machine: number;
  /** Share of the samples in which a statement waited for a connection. */
  readonly poolWaiting: number;
  /** Of the largest process of the site, in MiB. */
  readonly memory: number;
};

const BOUNDS = {
  readMs: 250,
  writeMs: 2_000,
  refused: 0.01,
  core: 0.9,
  machine: 0.95,
  poolWaiting: 0.5,
  memoryMiB: 1_024,
} as const;

const percent = (share: number): string => `${Math.round(share * 100)} %`;

/** Who uses the processor when there is none left. */
const largestUser = ({ site, database = 0, generator, machine }: Step): string => {
  const others = Math.max(0, machine - site - database - generator);
  const users = {
    'le site': site,
    'la base': database,
    'les visiteurs simulés': generator,
    "d'autres programmes": others,
  };
  return Object.entries(users)
    .toSorted(([, a], [, b]) => b - a)
    .map(([name, share]) => `${name} ${share.toFixed(2)}`)
    .join(', ');
};

/** Which bounds were passed, each with its figure: resources first, then what visitors notice. */
export const limitsOf = (step: Step): string[] => {
  const { p95, busiest, machine, cores, poolWaiting, memory, refused, answers } = step;
  const limits: readonly (readonly [boolean, string])[] = [
    [busiest >= BOUNDS.core, `processeur du site : un processus occupe ${percent(busiest)} d'un cœur`],
    [
      machine >= BOUNDS.machine * cores,
      `processeur de la machine : ${machine.toFixed(2)} cœurs sur ${cores} (${largestUser(step)})`,
    ],
    [
      poolWaiting >= BOUNDS.poolWaiting,
      `connexions à la base : on en attend une dans ${percent(poolWaiting)} des relevés`,
    ],
    [memory > BOUNDS.memoryMiB, `mémoire : ${memory.toFixed(0)} Mio pour un processus`],
    [p95.read > BOUNDS.readMs, `lecture : 95e centile à ${p95.read.toFixed(0)} ms (borne ${BOUNDS.readMs})`],
    [
      p95.write > BOUNDS.writeMs,
      `écriture : 95e centile à ${p95.write.toFixed(0)} ms (borne ${BOUNDS.writeMs})`,
    ],
    [refused > BOUNDS.refused * (answers + refused), `refus : ${refused} sur ${answers + refused}`],
  ];
  return limits.flatMap(([isPassed, text]) => (isPassed ? [text] : []));
};

/**
 * One sample of a soak, of all processes, in MiB. Resident memory is the heap that V8 reserves, which between two
 * collections is up to several times what is used; buffers, above all those of the page cache; and the rest: the
 * program, its code and what native libraries allocate.
 */
export type Sample = {
  readonly minute: number;
  readonly heap: number;
  readonly heapReserved: number;
  readonly buffers: number;
  readonly memory: number;
  /** 95th percentile of reads in ms. */
  readonly p95: number;
  /** Cores that neither the site, its database nor the visitors used. */
  readonly others: number;
};

/** Open files of all processes while nobody visits, before and after. */
export type IdleFiles = { readonly before: number; readonly after: number };

/** The first part fills the caches and compiles the code. */
const WARM_UP = 0.25;
const WINDOWS = 12;
/** Growth from the beginning to the end that is not called flat: a share of the mean, or this much if it is more. */
const GROWTH = 0.15;
const LEAST = { heap: 40, native: 60 } as const;
/** What the caches of pages of one process hold at most. */
const CACHED_MIB = 64;
const MORE_FILES = 10;
const SLOWER = { times: 1.5, ms: 20 } as const;
/** Latencies are not compared when other programs took so much of the machine: who waits for a core answers late. */
const OTHERS_CORES = 0.3;

const mean = (values: readonly number[]): number => values.reduce((a, b) => a + b, 0) / values.length;

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** Per unit of x, by least squares. */
const slopeOf = (points: readonly (readonly [x: number, y: number])[]): number => {
  const [centreX, centreY] = [mean(points.map(([x]) => x)), mean(points.map(([, y]) => y))];
  const spread = points.reduce((sum, [x]) => sum + (x - centreX) ** 2, 0);
  return spread === 0 ? 0 : points.reduce((sum, [x, y]) => sum + (x - centreX) * (y - centreY), 0) / spread;
};

/** The lowest value of each window: between two collections memory only grows. */
const lowest = (samples: readonly Sample[], read: (sample: Sample) => number) => {
  const size = Math.max(1, Math.floor(samples.length / WINDOWS));
  return Array.from({ length: Math.floor(samples.length / size) }, (_, window) => {
    const least = samples
      .slice(window * size, (window + 1) * size)
      .reduce((a, b) => (read(b) < read(a) ? b : a));
    return [least.minute, read(least)] as const;
  });
};

export type Flatness = {
  readonly measure: string;
  readonly figure: string;
  readonly bound: string;
  readonly isFlat: boolean;
};

/** What no part of the program bounds, in MiB. */
const nativeOf = ({ memory, heapReserved, buffers }: Sample): number => memory - heapReserved - buffers;

type Soaked = { readonly processes: number; readonly files: IdleFiles };

/**
 * Whether memory, open files and latencies stayed the same after the warm-up. Resident memory is judged by its parts: the
 * heap that is left after collections and what is native must not grow, buffers stay within the caches' size. Its own
 * growth says when V8 collects.
 */
export const flatnessOf = (all: readonly Sample[], { processes, files }: Soaked): Flatness[] => {
  const samples = all.slice(Math.ceil(all.length * WARM_UP));
  const minutes = (samples.at(-1)?.minute ?? 0) - (samples[0]?.minute ?? 0);
  const growth = (label: string, read: (sample: Sample) => number, least: number): Flatness => {
    const points = lowest(samples, read);
    const grown = slopeOf(points) * minutes;
    const level = mean(points.map(([, value]) => value));
    const bound = Math.max(least, GROWTH * level);
    return {
      measure: label,
      figure: `${grown >= 0 ? '+' : ''}${grown.toFixed(1)} Mio en ${minutes.toFixed(1)} min, pour ${level.toFixed(0)}`,
      bound: `≤ +${bound.toFixed(0)} Mio`,
      isFlat: grown <= bound,
    };
  };
  const most = (label: string, value: number, bound: number): Flatness => ({
    measure: label,
    figure: `${value.toFixed(0)} Mio au plus`,
    bound: `≤ ${bound} Mio`,
    isFlat: value <= bound,
  });
  return [
    growth('tas de JavaScript', ({ heap }) => heap, LEAST.heap),
    growth('mémoire hors du tas et des tampons', nativeOf, LEAST.native),
    most('tampons', Math.max(...all.map(({ buffers }) => buffers)), 2 * CACHED_MIB * processes),
    most('mémoire résidente', Math.max(...all.map(({ memory }) => memory)), BOUNDS.memoryMiB * processes),
    {
      measure: 'descripteurs ouverts sans visiteur',
      figure: `${files.before} → ${files.after}`,
      bound: `≤ +${MORE_FILES}`,
      isFlat: files.after <= files.before + MORE_FILES,
    },
    slowness(samples),
  ];
};

const slowness = (samples: readonly Sample[]): Flatness => {
  const third = Math.ceil(samples.length / 3);
  const [first, last] = [samples.slice(0, third), samples.slice(-third)].map((part) => ({
    p95: median(part.map(({ p95 }) => p95)),
    others: mean(part.map(({ others }) => others)),
  })) as [Pick<Sample, 'p95' | 'others'>, Pick<Sample, 'p95' | 'others'>];
  const longest = SLOWER.times * first.p95 + SLOWER.ms;
  const isComparable = Math.max(first.others, last.others) <= OTHERS_CORES;
  return {
    measure: '95e centile des lectures, premier et dernier tiers',
    figure: `${first.p95.toFixed(1)} → ${last.p95.toFixed(1)} ms${isComparable ? '' : `, non jugé : d'autres programmes prenaient ${first.others.toFixed(1)} puis ${last.others.toFixed(1)} cœur`}`,
    bound: `≤ ${longest.toFixed(0)} ms`,
    isFlat: !isComparable || last.p95 <= longest,
  };
};
