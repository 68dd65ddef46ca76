import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { programEnvironment, SITE_PROGRAM } from './coverage.ts';
import { personalDataIn } from './log-check.ts';

export type Content = 'demo' | 'none';

export type Site = {
  /** Its administrator's account. */
  admin: { email: string; password: string };
  /** Without a trailing slash, as the product prints it. */
  url: string;
  pid: number;
  /** Its process, with an IPC channel for what `nodeOptions` loads into it. */
  process: ChildProcess;
  /** Its data folder: sent mails are in `outbox` there. */
  dataDir: string;
  /** All output of the server so far. */
  output: () => string;
  /** Asks the server to stop and waits for it; throws unless it ends cleanly, and with a clean log. */
  stop: () => Promise<void>;
};

const ADMIN = { email: 'admin@parution.test', password: 'correct-cheval-pile-agrafe' };

const START_LIMIT_MS = 180_000;
const STOP_LIMIT_MS = 15_000;

const root = fileURLToPath(new URL('../../', import.meta.url));

let building: Promise<void> | undefined;

/** `npm test` has built it; a test that is run alone may follow a change of the code. */
const whenBuilt = async (): Promise<void> => {
  const file = new URL('../../scripts/lib/ensure-built.mjs', import.meta.url);
  const { ensureBuilt }: { ensureBuilt: () => Promise<void> } = await import(file.href);
  building ??= ensureBuilt();
  await building;
};

export type Start = {
  content: Content;
  /** A data folder to copy at the start: creating one takes seconds, copying it does not. */
  from?: string;
  /** The data folder; a temporary one, deleted at the end, by default. */
  dataDir?: string;
  /** The address of a PostgreSQL server; the embedded database by default. */
  databaseUrl?: string;
  /** The file that starts it and its arguments; the product's own by default. */
  entry?: readonly string[];
  /** The folder of another version of the code; this one by default. */
  release?: string;
  /** In a process group of its own, which a test can kill whole: `process.kill(-pid)`. */
  ownGroup?: boolean;
  /** Options of Node itself. */
  nodeOptions?: readonly string[];
  /** Settings in addition to those of every test. */
  env?: Readonly<Record<string, string | undefined>>;
};

/** Starts the real product in a separate process, on a free port and with its own data. */
export const startSite = async ({
  content,
  from,
  dataDir,
  databaseUrl,
  entry: [file = SITE_PROGRAM, ...args] = [],
  release = root,
  ownGroup = false,
  nodeOptions = [],
  env,
}: Start): Promise<Site> => {
  await whenBuilt();
  const folder = await mkdtemp(join(tmpdir(), 'parution-site-'));
  const data = dataDir ?? join(folder, 'data');
  if (from) await cp(from, data, { recursive: true });
  else await mkdir(data, { recursive: true });

  const server = spawn(
    process.execPath,
    [...nodeOptions, '--import', stopWithParent, join(release, file), ...args],
    {
      // Not the project's folder: a .env there belongs to the developer, and may name a real database.
      cwd: folder,
      env: { ...environment(content, data), ...(databaseUrl && { DATABASE_URL: databaseUrl }), ...env },
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
      detached: ownGroup,
    },
  );
  const lines: string[] = [];
  for (const stream of [server.stdout, server.stderr])
    stream?.setEncoding('utf8').on('data', (text: string) => lines.push(text));
  const output = () => lines.join('');
  const removeFolder = () => rm(folder, { recursive: true, force: true });

  try {
    const url = await whenReady(server, output);
    return {
      admin: ADMIN,
      url,
      pid: server.pid ?? 0,
      process: server,
      dataDir: data,
      output,
      stop: async () => {
        try {
          await stop(server, output);
          refusePersonalData(output());
        } finally {
          await removeFolder();
        }
      },
    };
  } catch (error) {
    server.kill('SIGKILL');
    await removeFolder();
    throw error;
  }
};

const stopWithParent = new URL('../../scripts/lib/stop-with-parent.mjs', import.meta.url).href;

// Only the variables of the shell that any program needs: the tests give the same result everywhere.
const environment = (content: Content, dataDir: string): NodeJS.ProcessEnv => ({
  ...Object.fromEntries(
    ['HOME', 'LANG', 'PATH', 'SystemRoot', 'TEMP', 'TMPDIR', 'USERPROFILE']
      .filter((name) => process.env[name] !== undefined)
      .map((name) => [name, process.env[name]]),
  ),
  ADMIN_EMAIL: ADMIN.email,
  ADMIN_PASSWORD: ADMIN.password,
  DATA_DIR: dataDir,
  // With a line for each request: `stop` reads them.
  LOG_LEVEL: 'info',
  PORT: '0',
  // All visitors of the tests share one address.
  RATE_LIMIT_SCALE: '1000',
  SEED: content,
  // The product's own default depends on the machine.
  WEB_CONCURRENCY: '1',
  ...programEnvironment(),
});

const whenReady = async (server: ChildProcess, output: () => string): Promise<string> => {
  const limit = Date.now() + START_LIMIT_MS;
  while (Date.now() < limit) {
    if (hasEnded(server)) throw new Error(`Le site s'est arrêté avant d'être prêt :\n${output()}`);
    const url = /en ligne : (https?:\/\/\S+)/.exec(output())?.[1];
    if (url && (await answers(`${url}/readyz`))) return url;
    await wait(25);
  }
  throw new Error(`Le site n'est pas prêt après ${START_LIMIT_MS / 1000} s :\n${output()}`);
};

const answers = (url: string) =>
  fetch(url).then(
    ({ ok }) => ok,
    () => false,
  );

const hasEnded = ({ exitCode, signalCode }: ChildProcess) => exitCode !== null || signalCode !== null;

/** The logs of a whole journey hold no address and no token of those who made it. */
const refusePersonalData = (output: string): void => {
  const lines = personalDataIn(output);
  if (lines.length > 0)
    throw new Error(
      `Les journaux du site contiennent des données personnelles :\n${lines.slice(0, 5).join('\n')}`,
    );
};

const stop = async (server: ChildProcess, output: () => string) => {
  if (!hasEnded(server)) {
    const ended = once(server, 'exit');
    const insist = setTimeout(() => server.kill('SIGKILL'), STOP_LIMIT_MS);
    server.kill('SIGTERM');
    await ended;
    clearTimeout(insist);
  }
  if (server.exitCode !== 0)
    throw new Error(
      `Le site ne s'est pas arrêté proprement (${server.signalCode ?? server.exitCode}) :\n${output()}`,
    );
};
