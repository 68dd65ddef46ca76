/** One line of /metrics; `labels` as written there, without the braces. */
type Sample = { readonly name: string; readonly labels: string; readonly value: number };

/** All lines of one metric. Plain data: it goes from process to process as it is. */
export type Family = {
  readonly name: string;
  readonly help: string;
  readonly type: 'counter' | 'gauge' | 'histogram';
  readonly samples: readonly Sample[];
};

export type Labels = Readonly<Record<string, string | number>>;

type About = { readonly name: string; readonly help: string };

/** Kept by whoever counts often: counting is then one addition. */
export type Counter = { value: number };

const writeLabels = (labels: Labels): string =>
  Object.entries(labels)
    .map(([name, value]) => `${name}="${escaped(String(value))}"`)
    .join(',');

const escaped = (value: string): string =>
  value.replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('\n', '\\n');

/** One value per set of labels. The sets must be few and chosen by us: each stays for the life of the process. */
const childrenOf = <Child>(create: () => Child) => {
  const children = new Map<string, Child>();
  return {
    at(labels: Labels): Child {
      const key = writeLabels(labels);
      const known = children.get(key);
      if (known !== undefined) return known;
      const created = create();
      children.set(key, created);
      return created;
    },
    entries: () => [...children],
  };
};

export const createCounters = ({ name, help }: About) => {
  const { at, entries } = childrenOf((): Counter => ({ value: 0 }));
  return {
    at,
    family: (): Family => ({
      ...{ name, help, type: 'counter' },
      samples: entries().map(([labels, { value }]) => ({ name, labels, value })),
    }),
  };
};

export type Histogram = { observe(seconds: number): void };

/** From half a millisecond to ten seconds. */
const BUCKETS = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

const createHistogram = () => {
  const counts: number[] = BUCKETS.map(() => 0);
  let count = 0;
  let sum = 0;
  return {
    observe(seconds: number): void {
      count += 1;
      sum += seconds;
      const at = BUCKETS.findIndex((bound) => seconds <= bound);
      if (at >= 0) counts[at] = (counts[at] ?? 0) + 1;
    },
    read: () => ({ counts, count, sum }),
  };
};

/** How long something takes, in seconds. */
export const createHistograms = ({ name, help }: About) => {
  const { at, entries } = childrenOf(createHistogram);
  const samplesOf = ([labels, histogram]: [string, ReturnType<typeof createHistogram>]): Sample[] => {
    const { counts, count, sum } = histogram.read();
    let below = 0;
    const bucket = (bound: string, value: number): Sample => ({
      ...{ name: `${name}_bucket`, value },
      labels: joined(labels, `le="${bound}"`),
    });
    return [
      ...BUCKETS.map((bound, n) => {
        below += counts[n] ?? 0;
        return bucket(String(bound), below);
      }),
      bucket('+Inf', count),
      { name: `${name}_sum`, labels, value: sum },
      { name: `${name}_count`, labels, value: count },
    ];
  };
  return {
    at: (labels: Labels): Histogram => at(labels),
    family: (): Family => ({ ...{ name, help, type: 'histogram' }, samples: entries().flatMap(samplesOf) }),
  };
};

/** What is read at the moment of the scrape; a value that is not known is left out. */
export const valuesOf = (
  { type = 'gauge', name, help }: About & { readonly type?: 'counter' | 'gauge' },
  values: readonly (readonly [Labels, number | null])[],
): Family => ({
  ...{ name, help, type },
  samples: values.flatMap(([labels, value]) =>
    value === null ? [] : [{ name, labels: writeLabels(labels), value }],
  ),
});

const joined = (...labels: readonly string[]): string => labels.filter(Boolean).join(',');

/** Adds these labels to every line. */
export const labelled = (families: readonly Family[], labels: Labels): Family[] =>
  families.map((family) => ({
    ...family,
    samples: family.samples.map((sample) => ({
      ...sample,
      labels: joined(writeLabels(labels), sample.labels),
    })),
  }));

export const METRICS_TYPE = 'text/plain; version=0.0.4; charset=utf-8';

/** The text format of Prometheus; families of the same name, from several processes, are written as one. */
export const writeMetrics = (families: readonly Family[]): string => {
  const byName = Map.groupBy(families, ({ name }) => name);
  return [...byName.values()]
    .flatMap((same) => {
      const [first] = same;
      if (!first) return [];
      return [
        `# HELP ${first.name} ${first.help}`,
        `# TYPE ${first.name} ${first.type}`,
        ...same.flatMap(({ samples }) => samples.map(writeSample)),
      ];
    })
    .join('\n')
    .concat('\n');
};

const writeSample = ({ name, labels, value }: Sample): string =>
  labels === '' ? `${name} ${value}` : `${name}{${labels}} ${value}`;
