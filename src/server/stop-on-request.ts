import cluster from 'node:cluster';

const GRACE_MS = 10_000;

/** What the first process of a cluster sends to the one that is to stop. */
export const STOP = 'stop';

/**
 * Ctrl-C or a supervisor's SIGTERM: finishes running requests, then closes the database. A second one exits at once. A
 * process of a cluster waits for the first process to ask it: Ctrl-C reaches all of them at the same time.
 */
export const stopOnRequest = (stop: () => Promise<void>): void => {
  let stopping = false;
  const stopNow = () => {
    if (stopping) return;
    stopping = true;
    setTimeout(() => process.exit(1), GRACE_MS).unref();
    stop().then(
      () => process.exit(0),
      (error: Error) => {
        process.stderr.write(`${error.stack}\n`);
        process.exit(1);
      },
    );
  };
  if (cluster.isWorker) {
    process.on('SIGINT', () => {});
    process.on('SIGTERM', stopNow);
    process.on('message', (message) => {
      if (message === STOP) stopNow();
    });
    return;
  }
  onStopSignal((signal) => {
    if (stopping) process.exit(1);
    announceStop(signal);
    stopNow();
  });
};

export const onStopSignal = (listener: (signal: NodeJS.Signals) => void): void => {
  process.on('SIGINT', listener);
  process.on('SIGTERM', listener);
};

export const announceStop = (signal: NodeJS.Signals): void => {
  process.stdout.write(`\nArrêt en cours (${signal})…\n`);
};
