import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { programEnvironment } from './coverage.ts';

const ROOT = join(import.meta.dirname, '../..');

export type Ended = { code: number | null; signal: NodeJS.Signals | null; stdout: string; stderr: string };

export type NodeProcess = {
  readonly child: ChildProcessWithoutNullStreams;
  /** Resolves with the first line of output; rejects when the process ends without one. */
  readonly firstLine: Promise<string>;
  /** All output so far. */
  readonly output: () => string;
  readonly ended: Promise<Ended>;
};

/** Runs a TypeScript file of the project in a separate process, as the product's server. */
export const startNodeProcess = (
  file: string,
  parameters: readonly string[],
  { env = process.env, cwd }: { env?: NodeJS.ProcessEnv; cwd?: string } = {},
): NodeProcess => {
  const child = spawn(process.execPath, [join(ROOT, file), ...parameters], {
    env: { ...env, ...programEnvironment() },
    cwd,
  });
  let stdout = '';
  let stderr = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    stderr += text;
  });
  const line = Promise.withResolvers<string>();
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    stdout += text;
    const end = stdout.indexOf('\n');
    if (end >= 0) line.resolve(stdout.slice(0, end));
  });
  const ended = once(child, 'close').then(([code, signal]): Ended => ({ code, signal, stdout, stderr }));
  void ended.then(() => line.reject(new Error(`${file} printed nothing. ${stderr}`)));
  // A caller that only awaits the end does not handle the first line.
  line.promise.catch(() => {});
  return { child, firstLine: line.promise, output: () => stdout, ended };
};

/** What a command of the terminal says to each list of parameters: in one process, since loading it takes most of the time. */
export const runInTurn = async (
  file: string,
  lists: readonly (readonly string[])[],
  options: Parameters<typeof startNodeProcess>[2],
): Promise<Omit<Ended, 'signal'>[]> => {
  const parameters = [join(ROOT, file), JSON.stringify(lists)];
  const { stdout, stderr } = await startNodeProcess(
    'tests/support/processes/run-in-turn.ts',
    parameters,
    options,
  ).ended;
  if (stderr !== '') throw new Error(`${file}: ${stderr}`);
  return JSON.parse(stdout);
};

export const runNodeProcess = (file: string, parameters: readonly string[]): Promise<Ended> =>
  startNodeProcess(file, parameters).ended;
