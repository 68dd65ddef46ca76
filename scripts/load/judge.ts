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

/** One sample of a soak: heap and memory of all processes in MiB, open files, 95th percentile of reads in ms. */
export type Sample = {
  readonly minute: number;
  readonly heap: number;
  readonly memory: number;
  readonly files: number;
  readonly p95: number;
};

/** The first part fills the caches and compiles the code. */
const WARM_UP = 0.25;
const WINDOWS = 12;
/** Growth from the beginning to the end that is not called flat: a share of the mean, or this much if it is more. */
const GROWTH = 0.15;
const LEAST = { heap: 40, memory: 80, files: 10 } as const;
const SLOWER = { times: 1.5, ms: 20 } as const;

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

/** Whether memory, open files and latencies stayed the same after the warm-up. */
export const flatnessOf = (all: readonly Sample[]): Flatness[] => {
  const samples = all.slice(Math.ceil(all.length * WARM_UP));
  const minutes = (samples.at(-1)?.minute ?? 0) - (samples[0]?.minute ?? 0);
  const growth = (name: 'heap' | 'memory' | 'files', label: string, unit: string): Flatness => {
    const points = lowest(samples, (sample) => sample[name]);
    const grown = slopeOf(points) * minutes;
    const level = mean(points.map(([, value]) => value));
    const bound = Math.max(LEAST[name], GROWTH * level);
    return {
      measure: label,
      figure: `${grown >= 0 ? '+' : ''}${grown.toFixed(1)} ${unit} en ${minutes.toFixed(1)} min, pour ${level.toFixed(0)}`,
      bound: `≤ +${bound.toFixed(0)} ${unit}`,
      isFlat: grown <= bound,
    };
  };
  const third = Math.ceil(samples.length / 3);
  const [first, last] = [samples.slice(0, third), samples.slice(-third)].map((part) =>
    median(part.map(({ p95 }) => p95)),
  );
  const longest = SLOWER.times * (first ?? 0) + SLOWER.ms;
  return [
    growth('heap', 'tas de JavaScript', 'Mio'),
    growth('memory', 'mémoire résidente', 'Mio'),
    growth('files', 'descripteurs ouverts', ''),
    {
      measure: '95e centile des lectures, premier et dernier tiers',
      figure: `${first?.toFixed(1)} → ${last?.toFixed(1)} ms`,
      bound: `≤ ${longest.toFixed(0)} ms`,
      isFlat: (last ?? 0) <= longest,
    },
  ];
};
