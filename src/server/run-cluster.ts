import cluster, { type Worker } from 'node:cluster';
import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import type { Config } from './config.ts';
import { collectFromAll } from './metrics/cluster-metrics.ts';
import { serveMetrics } from './metrics/serve-metrics.ts';
import type { StartOptions } from './start.ts';
import { announceStop, onStopSignal, STOP } from './stop-on-request.ts';

/** What a process of the cluster tells the first one once it serves requests. */
export const READY = 'ready';

type Part = Required<Pick<StartOptions, 'leads' | 'first'>>;

/** The part of this process, which the first one gave it as arguments; a process alone has both. */
export const readPart = (): Part => {
  const given = process.argv.slice(2);
  return {
    leads: !cluster.isWorker || given.includes('leads'),
    first: !cluster.isWorker || given.includes('first'),
  };
};

const argumentsOf = ({ leads, first }: Part): string[] => [
  ...(leads ? ['leads'] : []),
  ...(first ? ['first'] : []),
];

type Served = Pick<Config, 'processes' | 'port' | 'host' | 'metrics'>;

/** With PORT=0 the system chooses, once. */
const freePort = async (host: string): Promise<number> => {
  const probe = createServer().listen({ port: 0, host });
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  return port;
};

/** A process that keeps crashing at its start must not use the whole machine. */
const RESTART_MS = 1_000;

/**
 * Runs several server processes behind one port. The first one to start prepares the database; exactly one runs the
 * background work, and its successor takes that over. A process that ends is replaced. SIGUSR2 replaces all of them, one
 * after the other, each only once its successor serves requests.
 */
export const runCluster = async ({ processes, port, host, metrics }: Served): Promise<void> => {
  /** Those that serve requests. */
  const serving = new Map<Worker, Part>();
  /** The same by number, for the metrics: a process takes the number of the one that it replaces. */
  const numbered = new Map<number, Worker>();
  const hasStarted = new WeakSet<Worker>();
  /** Those that do not serve requests yet. */
  const starting = new Set<Promise<void>>();
  let stopping = false;
  // Every process is given the same port: one that replaces the last that ended must not serve on another.
  const env = { PORT: String(port || (await freePort(host))) };

  const launch = (part: Part): Promise<Worker> =>
    new Promise((resolve, reject) => {
      cluster.setupPrimary({ args: argumentsOf(part) });
      const worker = cluster.fork(env);
      // Its end, which is what is handled, follows.
      worker.on('error', () => {});
      worker.on('message', (message) => {
        if (message !== READY) return;
        hasStarted.add(worker);
        serving.set(worker, part);
        numbered.set(freeNumber(numbered, serving), worker);
        resolve(worker);
      });
      worker.once('exit', (code) => reject(new StartFailure(code)));
    });

  /** Until it serves requests; a start that fails is repeated. */
  const launchUntilReady = async (part: Part): Promise<void> => {
    while (!stopping) {
      const ready = await launch(part).then(
        () => true,
        () => false,
      );
      if (ready) return;
      await wait(RESTART_MS);
    }
  };

  const start = (part: Part): Promise<void> => {
    const started = launchUntilReady(part).finally(() => starting.delete(started));
    starting.add(started);
    return started;
  };

  const stopOne = (worker: Worker): Promise<void> => {
    if (worker.isDead()) return Promise.resolve();
    const ended = new Promise<void>((resolve) => worker.once('exit', () => resolve()));
    // One that still starts listens to nothing yet: the signal ends it.
    if (hasStarted.has(worker) && worker.isConnected()) worker.send(STOP);
    else worker.process.kill('SIGTERM');
    return ended;
  };

  const replaceAll = async (): Promise<void> => {
    // One that was starting when the signal came may have loaded the former version: it is replaced like the others.
    await Promise.all(starting);
    for (const [worker, { leads }] of [...serving]) {
      if (stopping) return;
      // Removed first: its end is no crash.
      serving.delete(worker);
      await start({ leads, first: false });
      await stopOne(worker);
    }
  };

  const stopAll = async (signal: NodeJS.Signals): Promise<void> => {
    if (stopping) process.exit(1);
    stopping = true;
    announceStop(signal);
    const workers = Object.values(cluster.workers ?? {}).filter((worker) => worker !== undefined);
    await Promise.all(workers.map(stopOne));
    const failed = workers.some((worker) => hasStarted.has(worker) && worker.process.exitCode !== 0);
    process.exit(failed ? 1 : 0);
  };

  onStopSignal((signal) => void stopAll(signal));
  // It prepares the database alone; when it cannot start, neither can the others.
  await launch({ leads: true, first: true }).catch((failure: StartFailure) =>
    process.exit(failure.code || 1),
  );
  cluster.on('exit', (worker) => {
    const part = serving.get(worker);
    serving.delete(worker);
    if (part && !stopping) void start({ ...part, first: false });
  });
  if (metrics) await serveMetrics(metrics, () => collectFromAll(numbered));
  for (let started = 1; started < processes; started++) void start({ leads: false, first: false });

  let replacing = Promise.resolve();
  process.on('SIGUSR2', () => {
    replacing = replacing.then(replaceAll);
  });
};

/** The first number whose process serves requests no more. */
const freeNumber = (numbered: ReadonlyMap<number, Worker>, serving: ReadonlyMap<Worker, Part>): number => {
  for (let number = 1; ; number++) {
    const worker = numbered.get(number);
    if (!worker || !serving.has(worker)) return number;
  }
};

class StartFailure extends Error {
  readonly code: number;

  constructor(code: number) {
    super(`The process ended with ${code} before it served requests`);
    this.code = code;
  }
}
