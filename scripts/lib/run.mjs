import { spawn } from 'node:child_process';
import { pinnedNode, root } from './project.mjs';

const GRACE_SECONDS = 10;

/** Runs a command to its end with visible output; returns how it ended and never throws. */
export const run = (command, args, { limitSeconds, ...options } = {}) =>
  new Promise((resolve) => {
    const child = spawn(command, args, { cwd: root, stdio: 'inherit', ...options });
    const forward = (signal) => child.kill(signal);
    const limit = limitSeconds ? stopAfter(child, limitSeconds) : undefined;
    const settle = (outcome) => {
      limit?.cancel();
      process.off('SIGTERM', forward);
      resolve({ timedOut: limit?.reached() ?? false, ...outcome });
    };
    process.on('SIGTERM', forward);
    child.on('error', (error) => settle({ code: 127, error }));
    child.on('exit', (code, signal) => settle({ code: code ?? 1, signal }));
  });

/** Runs a JavaScript or TypeScript file on the pinned Node, whatever the machine's own version. */
export const runNode = (args, options) => run(pinnedNode, args, options);

const stopAfter = (child, limitSeconds) => {
  let expired = false;
  const timers = [
    setTimeout(() => {
      expired = true;
      child.kill('SIGTERM');
    }, limitSeconds * 1000),
    setTimeout(() => child.kill('SIGKILL'), (limitSeconds + GRACE_SECONDS) * 1000),
  ];
  return { cancel: () => timers.forEach(clearTimeout), reached: () => expired };
};
