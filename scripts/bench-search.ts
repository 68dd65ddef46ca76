import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import type { FastifyInstance } from 'fastify';
import { systemClock } from '#server/adapters/system-clock/system-clock.ts';
import { buildApp } from '#server/app.ts';
import { openDatabase } from '#server/db/client.ts';
import { migrate } from '#server/db/migrate.ts';
import { startNativePostgres } from '#tests/support/native-postgres.ts';
import { runOnServer } from '#tests/support/server-databases.ts';
import { type Measure, measure, percentiles } from './bench/measure.ts';
import { processorTime } from './bench/processor-time.ts';
import { readingCalls } from './bench/reading-calls.ts';
import { fill } from './generate/fill.ts';

/**
 * npm run bench:search [-- --sizes 1000,10000,50000] [--rounds 300]: how long the reading side takes to answer on
 * a PostgreSQL server that writes to disk, at growing numbers of articles. With --database, on what is there.
 */
const { values } = parseArgs({
  options: {
    sizes: { type: 'string', default: '1000,10000,50000' },
    rounds: { type: 'string', default: '300' },
    database: { type: 'string' },
  },
});

const TARGET_MS = 30;

const main = async () => {
  if (values.database) return report('as it is', await measureOn(values.database));
  const server = await startNativePostgres({ durable: true });
  try {
    for (const size of values.sizes.split(',').map(Number)) {
      const name = `bench_${size}`;
      await runOnServer(server.url, `create database ${name}`);
      const url = `${server.url}/${name}`;
      await generate(url, size);
      report(`${size} articles`, await measureOn(url));
      await runOnServer(server.url, `drop database ${name} with (force)`);
    }
  } finally {
    await server.stop();
  }
};

const generate = async (databaseUrl: string, articles: number) => {
  const database = await openDatabase({ databaseUrl, dataDir: '' });
  try {
    await migrate(database);
    const begun = performance.now();
    await fill(database, { articles, announcements: 200 });
    console.log(`\n${articles} articles générés en ${((performance.now() - begun) / 1000).toFixed(1)} s`);
  } finally {
    await database.close();
  }
};

const measureOn = async (databaseUrl: string): Promise<Measure[]> => {
  const { db, ping, close } = await openDatabase({ databaseUrl, dataDir: '' });
  const app = await buildApp({
    db,
    ping,
    clock: systemClock,
    logLevel: 'silent',
    publicUrl: () => 'http://localhost:3000',
    https: false,
  });
  try {
    const measures: Measure[] = [];
    const settings = { rounds: Number(values.rounds), processorTime: () => processorTime(db) };
    for (const { name, urls } of await readingCalls(app))
      measures.push(
        await measure(name, () => callAll(app, typeof urls === 'function' ? urls() : urls), settings),
      );
    return measures;
  } finally {
    await app.close();
    await close();
  }
};

const callAll = async (app: FastifyInstance, urls: readonly string[]) => {
  const answers = await Promise.all(urls.map((url) => app.inject(url)));
  const refused = answers.find(({ statusCode }) => statusCode !== 200);
  if (refused) throw new Error(`${refused.statusCode} ${refused.body}`);
};

const report = (title: string, measures: readonly Measure[]) => {
  console.log(`\n${title} (charge de la machine : ${loadavg()[0]?.toFixed(1)})`);
  console.table(
    Object.fromEntries(
      measures.map(({ name, first, times, processor }) => [
        name,
        {
          ...percentiles(times),
          'premier appel': Number(first.toFixed(1)),
          processeur: processor === undefined ? '?' : Number(processor.toFixed(1)),
          [`p99 < ${TARGET_MS} ms`]: percentiles(times).p99 < TARGET_MS ? 'oui' : 'NON',
        },
      ]),
    ),
  );
};

await main();
