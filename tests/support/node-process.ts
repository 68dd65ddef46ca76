import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '../..');

export type Ended = { code: number | null; signal: NodeJS.Signals | null; stdout: string; stderr: string };

export type NodeProcess = {
  readonly child: ChildProcessWithoutNullStreams;
  /** Resolves with the first line that the process prints; fails when it ends without one. */
  readonly firstLine: Promise<string>;
  /** Everything that it printed so far. */
  readonly output: () => string;
  readonly ended: Promise<Ended>;
};

/** A TypeScript file of the project in a process of its own, as the product's server would be. */
export const startNodeProcess = (
  file: string,
  parameters: readonly string[],
  { env, cwd }: { env?: NodeJS.ProcessEnv; cwd?: string } = {},
): NodeProcess => {
  const child = spawn(process.execPath, [join(ROOT, file), ...parameters], { env, cwd });
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
  void ended.then(() => line.reject(new Error(`${file} said nothing. ${stderr}`)));
  // Whoever only waits for the end has no use for the first line.
  line.promise.catch(() => {});
  return { child, firstLine: line.promise, output: () => stdout, ended };
};

export const runNodeProcess = (file: string, parameters: readonly string[]): Promise<Ended> =>
  startNodeProcess(file, parameters).ended;
