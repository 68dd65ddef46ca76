import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { ensureBuilt } from './lib/ensure-built.mjs';
import { ensureInstalled } from './lib/ensure-installed.mjs';
import { orStop } from './lib/or-stop.mjs';
import { pinnedNode, root } from './lib/project.mjs';
import { withCompileCache } from './lib/run.mjs';

const onWindows = process.platform === 'win32';

/** Runs the product until it stops or is asked to; returns the exit code. */
const serve = () =>
  new Promise((resolve) => {
    const child = spawn(
      pinnedNode,
      ['--import', './scripts/lib/stop-with-parent.mjs', 'dist/server/main.js'],
      {
        cwd: root,
        env: withCompileCache(),
        stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
        // Ctrl-C reaches every process of the terminal's group, and npm sends it once more. In its own
        // process group the server gets the signal exactly once, from here. Windows has neither such groups
        // nor signals to send.
        detached: !onWindows,
      },
    );

    let asked;
    const askToStop = (signal) => {
      if (!asked && !onWindows) child.kill(signal);
      asked ??= signal;
    };
    process.on('SIGINT', () => askToStop('SIGINT'));
    process.on('SIGTERM', () => askToStop('SIGTERM'));
    // Replaces the processes of a cluster one by one.
    if (!onWindows) process.on('SIGUSR2', () => child.kill('SIGUSR2'));

    child.on('error', (error) => {
      console.error(`\n✗ Le serveur n'a pas pu démarrer : ${error.message}`);
      resolve(1);
    });
    child.on('exit', (code, signal) => resolve(signal ? codeOfSignal(signal, asked) : code));
  });

// A server stopped before it handles signals ends by the signal itself: this is not an error.
const codeOfSignal = (signal, asked) => (signal === asked ? 0 : 128 + constants.signals[signal]);

await orStop(async () => {
  await ensureInstalled();
  await ensureBuilt();
});

process.exitCode = await serve();
