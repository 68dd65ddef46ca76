import { once } from 'node:events';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import { percentiles } from '../bench/measure.ts';

/** Response times of each address, in milliseconds. */
export type Watched = readonly { p50: number; p95: number; p99: number }[];

const PAUSE_MS = 10;

/**
 * The response times of unrelated addresses while something else runs. Measured in a separate thread: the attacking
 * thread would count its own work as the server's.
 */
export const watching = async <Value>(
  addresses: readonly string[],
  work: () => Promise<Value>,
): Promise<[Value, Watched]> => {
  const worker = new Worker(new URL(import.meta.url), { workerData: addresses });
  await once(worker, 'message');
  try {
    const answer = once(worker, 'message');
    const value = await work();
    worker.postMessage('stop');
    const [watched] = (await answer) as [Watched];
    return [value, watched];
  } finally {
    await worker.terminate();
  }
};

const read = async (address: string) => void (await (await fetch(address)).arrayBuffer());

const watch = async (port: NonNullable<typeof parentPort>, addresses: readonly string[]) => {
  const times: number[][] = addresses.map(() => []);
  let stopped = false;
  port.once('message', () => {
    stopped = true;
  });
  for (let asked = 0; !stopped; asked += 1) {
    for (const [index, address] of addresses.entries()) {
      const start = performance.now();
      // Asked again when the server had just closed the idle connection; the time of both counts.
      await read(address).catch(() => read(address));
      times[index]?.push(performance.now() - start);
    }
    // The first answers, over connections that are not open yet and with code not yet compiled, are not counted.
    if (asked === WARM_UP) {
      for (const each of times) each.length = 0;
      port.postMessage('ready');
    }
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
  port.postMessage(times.map(percentiles));
};

const WARM_UP = 20;

if (!isMainThread && parentPort) await watch(parentPort, workerData as string[]);
