import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import type { FastifyInstance } from 'fastify';
import { systemClock } from '#server/adapters/system-clock/system-clock.ts';
import { buildApp } from '#server/app.ts';
import { openDatabase } from '#server/db/client.ts';
import { migrate } from '#server/db/migrate.ts';
import { startNativePostgres } from '#tests/support/native-postgres.ts';
import { runOnServer } from '#tests/support/server-databases.ts';
import { announcementCalls } from './bench/announcement-calls.ts';
import { type Measure, measure, percentiles } from './bench/measure.ts';
import { processorTime } from './bench/processor-time.ts';
import { insertManyAnnouncements } from './generate/many-announcements.ts';

/**
 * npm run bench:announcements [-- --sizes 10000,100000,1000000] [--rounds 300]: how long the announcements take to
 * answer on a PostgreSQL server that writes to disk. With --database, on what is there.
 */
const { values } = parseArgs({
  options: {
    sizes: { type: 'string', default: '10000,100000,1000000' },
    rounds: { type: 'string', default: '300' },
    database: { type: 'string' },
  },
});

const TARGET_MS = 50;

const main = async () => {
  if (values.database) return report('as it is', await measureOn(values.database));
  const server = await startNativePostgres({ durable: true });
  try {
    for (const size of values.sizes.split(',').map(Number)) {
      const name = `bench_${size}`;
      await runOnServer(server.url, `create database ${name}`);
      const url = `${server.url}/${name}`;
      await generate(url, size);
      report(`${size} annonces`, await measureOn(url));
      await runOnServer(server.url, `drop database ${name} with (force)`);
    }
  } finally {
    await server.stop();
  }
};

const generate = async (databaseUrl: string, count: number) => {
  const database = await openDatabase({ databaseUrl, dataDir: '' });
  try {
    await migrate(database);
    const begun = performance.now();
    await insertManyAnnouncements(database.db, count, new Date());
    console.log(`\n${count} annonces générées en ${((performance.now() - begun) / 1000).toFixed(1)} s`);
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
    for (const { name, urls } of await announcementCalls(app))
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
