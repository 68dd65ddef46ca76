import cluster from 'node:cluster';
import { within } from './within.ts';

const GRACE_MS = 10_000;
/** Together less than the above, so that the process says what it did not wait for. */
const PART_MS = 6_500;
const LAST_MS = 3_000;

/** What the first process of a cluster sends to the one that is to stop. */
export const STOP = 'stop';

type Part = { readonly name: string; stop(): Promise<void> };

type Parts = {
  /** Stopped at the same time; those of the moment of the request. */
  readonly parts: () => readonly Part[];
  /** What the others need: stopped after them, also when one of them failed or takes too long. */
  readonly last: Part;
};

/** Stops every part within its limit; what failed or was not waited for, one line each. */
export const stopParts = async ({ parts, last }: Parts): Promise<string[]> => {
  const failures: string[] = [];
  const stopOne = async (part: Part, milliseconds: number) => {
    try {
      await within(milliseconds, part.stop());
    } catch (error) {
      failures.push(`${part.name} : ${error instanceof Error ? error.stack : error}`);
    }
  };
  await Promise.all(parts().map((part) => stopOne(part, PART_MS)));
  await stopOne(last, LAST_MS);
  return failures;
};

/**
 * Ctrl-C or a supervisor's SIGTERM: finishes running requests, then closes the database. A second one exits at once. A
 * process of a cluster waits for the first process to ask it: Ctrl-C reaches all of them at the same time.
 */
export const stopOnRequest = (stopped: Parts): void => {
  let stopping = false;
  const stopNow = async () => {
    if (stopping) return;
    stopping = true;
    setTimeout(() => process.exit(1), GRACE_MS).unref();
    const failures = await stopParts(stopped);
    for (const failure of failures) process.stderr.write(`Arrêt incomplet, ${failure}\n`);
    process.exit(failures.length > 0 ? 1 : 0);
  };
  if (cluster.isWorker) {
    process.on('SIGINT', () => {});
    process.on('SIGTERM', () => void stopNow());
    process.on('message', (message) => {
      if (message === STOP) void stopNow();
    });
    return;
  }
  onStopSignal((signal) => {
    if (stopping) process.exit(1);
    announceStop(signal);
    void stopNow();
  });
};

export const onStopSignal = (listener: (signal: NodeJS.Signals) => void): void => {
  process.on('SIGINT', listener);
  process.on('SIGTERM', listener);
};

export const announceStop = (signal: NodeJS.Signals): void => {
  process.stdout.write(`\nArrêt en cours (${signal})…\n`);
};
