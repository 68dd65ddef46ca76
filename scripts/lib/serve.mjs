import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { inProject, pinnedNode, root } from './project.mjs';

const onWindows = process.platform === 'win32';

/** Runs the product until it stops by itself or is asked to; answers the exit code. */
export const serve = () =>
  new Promise((resolve) => {
    const child = spawn(
      pinnedNode,
      ['--import', './scripts/lib/stop-with-parent.mjs', 'src/server/main.ts'],
      {
        cwd: root,
        env: { NODE_COMPILE_CACHE: inProject('node_modules/.cache/compile'), ...process.env },
        stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
        // Ctrl-C reaches every process of the terminal's group, and npm sends it once more. In a group of
        // its own the server hears it exactly once, from here. Windows has no such groups, nor signals to send.
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

    child.on('error', (error) => {
      console.error(`\n✗ Le serveur n'a pas pu démarrer : ${error.message}`);
      resolve(1);
    });
    child.on('exit', (code, signal) => resolve(signal ? codeOfSignal(signal, asked) : code));
  });

// Asked to stop before it could answer signals, the server ends by the signal itself: nothing went wrong.
const codeOfSignal = (signal, asked) => (signal === asked ? 0 : 128 + constants.signals[signal]);
