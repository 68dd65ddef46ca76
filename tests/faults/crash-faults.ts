import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { openDatabase } from '#server/db/client.ts';
import { retryAbandonedJobs } from '#tests/support/abandoned-jobs.ts';
import { startNativePostgres } from '#tests/support/native-postgres.ts';
import { unpackSnapshot } from '#tests/support/pglite-snapshot.ts';
import { copyDatabase, runOnServer, TEMPLATE } from '#tests/support/server-databases.ts';
import { assert, type Engine, type Fault, timed } from './fault.ts';
import { type Product, startProduct } from './product.ts';
import {
  type Acknowledged,
  checkBooks,
  checkPromises,
  countOf,
  nothingYet,
  visitUntilEnd,
} from './traffic.ts';

export type CrashWorld = {
  engine: Engine;
  rounds: number;
  seed: number;
  /** Lets the minutes pass at once that a server of PostgreSQL leaves the jobs of a killed process in its hands. */
  skipsWaits?: boolean;
  /** The most acknowledgements of a round before its product is ended. */
  mostWork?: number;
  /** A PostgreSQL server with a migrated template, which others use too; by default one of its own. */
  sharedServer?: string;
};

const newServer = async () => {
  const server = await startNativePostgres({ durable: true });
  await runOnServer(server.url, 'create database parution');
  return { url: `${server.url}/parution`, remove: server.stop };
};

const copyOn = async (server: string) => {
  const name = `crash_${randomUUID().replaceAll('-', '')}`;
  await copyDatabase(server, name, TEMPLATE);
  return {
    url: `${server}/${name}`,
    remove: () => runOnServer(server, `drop database ${name} with (force)`),
  };
};

/** Data that outlive the product which is started on them. */
const openPlace = async ({ engine, sharedServer }: Pick<CrashWorld, 'engine' | 'sharedServer'>) => {
  const folder = await mkdtemp(join(tmpdir(), 'parution-crash-'));
  const dataDir = join(folder, 'data');
  if (engine === 'embedded') await unpackSnapshot(dataDir);
  const database =
    engine === 'server' ? await (sharedServer ? copyOn(sharedServer) : newServer()) : undefined;
  const where = { dataDir, ...(database && { databaseUrl: database.url }) };
  return {
    start: () => startProduct({ ...where, ownGroup: true }),
    open: () => openDatabase(where),
    async remove() {
      await database?.remove();
      await rm(folder, { recursive: true, force: true });
    },
  };
};

type End = (product: Product) => Promise<void>;

const kill: End = async ({ site }) => {
  const ended = once(site.process, 'exit');
  process.kill(-site.pid, 'SIGKILL');
  await ended;
  // Removes its folder; that it did not end cleanly is known.
  await site.stop().catch(() => {});
};

/** Also checks that it ended cleanly. */
const terminate: End = ({ site }) => site.stop();

const endDuringTraffic = async (product: Product, done: Acknowledged, after: number, end: End) => {
  const until = countOf(done) + after;
  let ending: Promise<void> | undefined;
  try {
    await visitUntilEnd(product, done, {
      after() {
        if (countOf(done) >= until) ending ??= end(product);
      },
      isEnding: () => ending !== undefined,
    });
  } finally {
    await (ending ?? kill(product));
  }
};

const crashFault = (name: string, end: End): Fault<CrashWorld> => ({
  name,
  async run({ rounds, seed, skipsWaits = false, mostWork = 30, ...where }) {
    const place = await openPlace(where);
    const done = nothingYet();
    try {
      for (const after of fc.sample(fc.integer({ min: 3, max: mostWork }), { seed, numRuns: rounds }))
        await endDuringTraffic(await place.start(), done, after, end);
      // The site frees those of its embedded database itself when it starts.
      if (skipsWaits && where.engine === 'server') {
        const database = await place.open();
        await retryAbandonedJobs(database).finally(database.close);
      }
      let product: Product | undefined;
      const recovered = await timed(async () => {
        product = await place.start();
        await product.acceptsWrites();
      });
      assert.ok(product);
      await checkPromises(product, done).finally(() => product?.site.stop());
      const database = await place.open();
      await checkBooks(database.db, done).finally(database.close);
      return recovered;
    } finally {
      await place.remove();
    }
  },
});

export const killed = crashFault('the process group is killed (kill -9) in full work', kill);
export const terminated = crashFault('SIGTERM in full work', terminate);
