import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { OpenDatabase } from '#server/db/client.ts';
import { VERSION } from '#server/version.ts';
import { createCounters, createHistograms, type Family, valuesOf } from './registry.ts';

export type Metrics = ReturnType<typeof createMetrics>;

/** How a page was answered: from memory, by a render, or from memory although it has changed. */
export type CacheState = 'hit' | 'miss' | 'stale';

type Measured = () => Family[];

/** What one process counts of its own work. Counted whether or not anybody reads it. */
export const createMetrics = () => {
  const requests = createCounters({
    name: 'parution_http_requests_total',
    help: 'Answered requests, those from memory included.',
  });
  const durations = createHistograms({
    name: 'parution_http_request_duration_seconds',
    help: 'Time to answer a request; those from memory take microseconds and are not measured.',
  });
  const pages = createCounters({
    name: 'parution_page_cache_total',
    help: 'Public pages by state of the page cache.',
  });
  const renders = createHistograms({
    name: 'parution_page_render_duration_seconds',
    help: 'Time to render a page, without the wait for its turn.',
  });
  const statements = createHistograms({
    name: 'parution_database_statement_duration_seconds',
    help: 'Time of a database statement.',
  });
  const purges = createCounters({
    name: 'parution_cdn_purges_total',
    help: 'Purges sent to the cache in front, by outcome.',
  });
  const statementsDone = statements.at({ outcome: 'done' });
  const statementsFailed = statements.at({ outcome: 'failed' });
  const pageCache: Readonly<Record<CacheState, { value: number }>> = {
    hit: pages.at({ state: 'hit' }),
    miss: pages.at({ state: 'miss' }),
    stale: pages.at({ state: 'stale' }),
  };
  const measured: Measured[] = [processFamilies];

  return {
    /** Kept by the answers from memory: counting one is an addition. */
    requests: (route: string, status: number) => requests.at({ route, status }),
    request(route: string, status: number, seconds: number): void {
      requests.at({ route, status }).value += 1;
      durations.at({ route }).observe(seconds);
    },
    pageCache,
    render: renders.at({}),
    statement: ({ level, queryDurationMillis }: { level: string; queryDurationMillis: number }): void =>
      (level === 'error' ? statementsFailed : statementsDone).observe(queryDurationMillis / 1_000),
    purges: (outcome: 'done' | 'failed') => purges.at({ outcome }),
    /** Adds what is read at each scrape. */
    measure: (families: Measured) => void measured.push(families),
    families: (): Family[] => [
      ...[requests, durations, pages, renders, statements, purges].map(({ family }) => family()),
      ...measured.flatMap((families) => families()),
    ],
  };
};

const NANOSECONDS = 1e9;
const MICROSECONDS = 1e6;

let delays: ReturnType<typeof monitorEventLoopDelay> | undefined;

/** Under the names that ready-made dashboards know. The lag is measured from the first scrape on. */
const processFamilies = (): Family[] => {
  const { rss, heapTotal, heapUsed, external } = process.memoryUsage();
  const { user, system } = process.cpuUsage();
  const lags = readLags();
  return [
    valuesOf({ name: 'parution_build_info', help: 'The version that runs.' }, [
      [{ version: VERSION, node: process.versions.node }, 1],
    ]),
    valuesOf({ name: 'process_resident_memory_bytes', help: 'Resident memory.' }, [[{}, rss]]),
    valuesOf({ name: 'nodejs_heap_size_total_bytes', help: 'Reserved heap.' }, [[{}, heapTotal]]),
    valuesOf({ name: 'nodejs_heap_size_used_bytes', help: 'Used heap.' }, [[{}, heapUsed]]),
    valuesOf({ name: 'nodejs_external_memory_bytes', help: 'Memory outside the heap.' }, [[{}, external]]),
    valuesOf({ name: 'process_cpu_seconds_total', help: 'Processor time.', type: 'counter' }, [
      [{}, (user + system) / MICROSECONDS],
    ]),
    valuesOf({ name: 'process_start_time_seconds', help: 'When the process started.' }, [
      [{}, Math.round(Date.now() / 1_000 - process.uptime())],
    ]),
    valuesOf(
      { name: 'parution_event_loop_lag_seconds', help: 'Lag of the event loop since the last scrape.' },
      lags,
    ),
  ];
};

const readLags = () => {
  if (!delays) {
    delays = monitorEventLoopDelay({ resolution: 10 });
    delays.enable();
    return [];
  }
  const { mean, max } = delays;
  const p99 = delays.percentile(99);
  delays.reset();
  // Without a sample since the last scrape, the mean is not a number.
  if (!Number.isFinite(mean)) return [];
  return [
    [{ measure: 'mean' }, mean / NANOSECONDS],
    [{ measure: 'p99' }, p99 / NANOSECONDS],
    [{ measure: 'max' }, max / NANOSECONDS],
  ] as const;
};

export const poolFamilies = ({ open, idle, waiting }: ReturnType<OpenDatabase['pool']>): Family[] => [
  valuesOf({ name: 'parution_database_connections', help: 'Connections to the database, by state.' }, [
    [{ state: 'busy' }, open - idle],
    [{ state: 'idle' }, idle],
  ]),
  valuesOf({ name: 'parution_database_waiting', help: 'Statements that wait for a connection.' }, [
    [{}, waiting],
  ]),
];
