import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { DOCUMENT_MAX_SECONDS } from '#contract/document-limits.ts';
import { calledNotice, documentReading, readField } from '#contract/document-reading.ts';
import { AppError } from '#server/errors.ts';
import { oneAtATime } from '#server/one-at-a-time.ts';
import type { Given } from './child/read-document.ts';
import { refusals } from './child/refused.ts';

const ROOT = join(import.meta.dirname, '../../../..');
const MAIN = fileURLToPath(new URL('child/main.ts', import.meta.url));

/**
 * V8 reserves half a gibibyte of this for compiled code. The shell sets the limit because Node's own does not count
 * buffers; where the system has no such limit, Node's remains.
 */
const MEMORY_KIBIBYTES = 1024 * 1024;
const HEAP_MEBIBYTES = 256;
const LIMITS = `ulimit -d "$1" 2>/dev/null; ulimit -t "$2" 2>/dev/null; ulimit -c 0 2>/dev/null; shift 2; exec "$@"`;

/** The code, also where a folder of the release is a link to another one, as `node_modules` may be. */
const CODE = ['dist/server', 'src', 'node_modules', 'package.json']
  .map((path) => join(ROOT, path))
  .flatMap((path) => (existsSync(path) ? [path, realpathSync(path)] : []));

/** It may read the code, and do nothing else with files, processes or add-ons. */
const flags = [
  '--permission',
  ...CODE.map((path) => `--allow-fs-read=${path}`),
  '--disallow-code-generation-from-strings',
  `--max-old-space-size=${HEAP_MEBIBYTES}`,
];

const MOST_WAITING = 3;
const MOST_ANSWER_BYTES = 8 * 1024 * 1024;
const MOST_ERROR_CHARACTERS = 2_000;

const answerShape = z.union([
  z.object({ refused: z.enum(refusals), reason: z.string() }),
  documentReading.omit({ noticeText: true, assistant: true }).extend({
    notices: z.array(calledNotice.extend({ fields: z.array(readField.omit({ proposed: true })) })),
    text: z.string(),
  }),
]);

export type ReadInChild = Exclude<z.infer<typeof answerShape>, { refused: unknown }>;

type Settings = { readonly seconds?: number | undefined; readonly memoryKibibytes?: number };

export type DocumentReader = {
  /** Throws the refusal that says what to do instead. */
  read(given: Given, signal: AbortSignal): Promise<ReadInChild>;
  stop(): void;
};

/** Reads documents in a process each, one at a time: a hostile file can only harm its own process. */
export const createDocumentReader = ({
  seconds = DOCUMENT_MAX_SECONDS,
  memoryKibibytes = MEMORY_KIBIBYTES,
}: Settings = {}): DocumentReader => {
  const inTurn = oneAtATime({ mostWaiting: MOST_WAITING, busy: () => new AppError('document.busy') });
  const running = new Set<ChildProcess>();

  const start = (kind: Given['kind']) => {
    const child = spawn(
      '/bin/sh',
      // The limit of processor time ends it too, should this process die first.
      [
        '-c',
        LIMITS,
        'sh',
        String(memoryKibibytes),
        String(Math.ceil(seconds) + 5),
        process.execPath,
        ...flags,
        MAIN,
        kind,
      ],
      // An empty environment: no key or password is known there.
      { env: {}, cwd: '/', stdio: 'pipe' },
    );
    running.add(child);
    child.once('close', () => running.delete(child));
    return child;
  };

  return {
    read: ({ bytes, kind }, signal) =>
      inTurn(async () => {
        if (signal.aborted) throw new AppError('document.cancelled');
        const timeout = AbortSignal.timeout(seconds * 1000);
        const ended = await runToEnd(start(kind), bytes, AbortSignal.any([signal, timeout]));
        if (signal.aborted) throw new AppError('document.cancelled');
        if (timeout.aborted) throw new AppError('document.too-slow');
        return readAnswer(ended, kind);
      }),

    stop: () => {
      for (const child of running) child.kill('SIGKILL');
    },
  };
};

type Ended = { code: number | null; killedBy: string | null; stdout: string; stderr: string };

const runToEnd = (child: ReturnType<typeof spawn>, bytes: Uint8Array, signal: AbortSignal): Promise<Ended> =>
  new Promise((resolve, reject) => {
    const parts: Buffer[] = [];
    let size = 0;
    let stderr = '';
    const kill = () => void child.kill('SIGKILL');
    signal.addEventListener('abort', kill, { once: true });
    child.stdout?.on('data', (part: Buffer) => {
      size += part.length;
      if (size > MOST_ANSWER_BYTES) kill();
      else parts.push(part);
    });
    child.stderr?.setEncoding('utf8').on('data', (text: string) => {
      if (stderr.length < MOST_ERROR_CHARACTERS) stderr += text;
    });
    // A process that ends before it has read everything closes the pipe.
    child.stdin?.on('error', () => {});
    child.once('error', reject);
    child.once('close', (code, killedBy) => {
      signal.removeEventListener('abort', kill);
      resolve({ code, killedBy, stdout: Buffer.concat(parts).toString('utf8'), stderr });
    });
    child.stdin?.end(bytes);
  });

const OUT_OF_MEMORY = /out of memory|allocation failed|heap limit|ENOMEM|bad_alloc|Invalid array length/i;

const readAnswer = ({ code, killedBy, stdout, stderr }: Ended, kind: Given['kind']): ReadInChild => {
  // Its own exit is the only one that leaves an answer.
  if (code !== 0) {
    const heavy = code === null || code > 128 || OUT_OF_MEMORY.test(stderr);
    throw new AppError(brokenOff(kind, heavy), {
      code,
      killedBy,
      stderr: stderr.slice(0, MOST_ERROR_CHARACTERS),
    });
  }
  return acceptAnswer(JSON.parse(stdout));
};

/** What the process has read, unless it refused the document. */
export const acceptAnswer = (written: unknown): ReadInChild => {
  const answer = answerShape.parse(written);
  if ('refused' in answer) throw new AppError(`document.${answer.refused}`, { reason: answer.reason });
  return answer;
};

/** A pasted text is no file: it can be neither damaged nor saved again. */
const brokenOff = (kind: Given['kind'], heavy: boolean) => {
  if (kind === 'text') return 'document.text-unread';
  return heavy ? 'document.too-heavy' : 'document.damaged';
};
