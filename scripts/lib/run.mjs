import { spawn } from 'node:child_process';
import { inProject, pinnedNode, root } from './project.mjs';

const GRACE_SECONDS = 10;

/**
 * Runs a command to its end; returns how it ended and never throws. Its output is visible at once, or returned
 * whole when it is `captured`, for commands that run beside each other.
 */
export const run = (command, args, { limitSeconds, captured = false, ...options } = {}) =>
  new Promise((resolve) => {
    const stdio = captured ? ['ignore', 'pipe', 'pipe'] : 'inherit';
    const child = spawn(command, args, { cwd: root, stdio, ...options });
    const pieces = [];
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (piece) => pieces.push(piece));
    const forward = (signal) => child.kill(signal);
    const limit = limitSeconds ? stopAfter(child, limitSeconds) : undefined;
    const settle = (outcome) => {
      limit?.cancel();
      process.off('SIGTERM', forward);
      const output = Buffer.concat(pieces).toString();
      resolve({ timedOut: limit?.reached() ?? false, output, ...outcome });
    };
    process.on('SIGTERM', forward);
    child.on('error', (error) => settle({ code: 127, error }));
    // « close » rather than « exit »: the last of a captured output may come after the exit.
    child.on(captured ? 'close' : 'exit', (code, signal) => settle({ code: code ?? 1, signal }));
  });

/** Runs a JavaScript or TypeScript file on the pinned Node, whatever the machine's own version. */
export const runNode = (args, options) => run(pinnedNode, args, options);

/** The environment of the product's own programs: the second start reads what the first one compiled. */
export const withCompileCache = () => ({
  NODE_COMPILE_CACHE: inProject('node_modules/.cache/compile'),
  ...process.env,
});

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
