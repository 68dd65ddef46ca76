import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import type { FastifyInstance } from 'fastify';
import { systemClock } from '#server/adapters/system-clock/system-clock.ts';
import { buildApp } from '#server/app.ts';
import { type Database, type OpenDatabase, openDatabase } from '#server/db/client.ts';
import { migrate } from '#server/db/migrate.ts';
import { startNativePostgres } from '#tests/support/native-postgres.ts';
import { runOnServer } from '#tests/support/server-databases.ts';
import { type Measure, measure, percentiles } from './measure.ts';
import { processorTime } from './processor-time.ts';

/** The addresses to call; a function returns others each time. */
export type Calls = {
  name: string;
  urls: readonly string[] | (() => readonly string[]);
  /** Sent with POST to each address. */
  body?: object;
  /** Of a file: how long until its first byte. Its first rows are waited for, and the rest is not read. */
  firstByte?: boolean;
};

type Bench = {
  /** The unit of the sizes: « articles ». */
  unit: string;
  /** The default of `--sizes`. */
  sizes: string;
  /** The limit of each call's 99th percentile. */
  targetMs: number;
  generate: (database: OpenDatabase, count: number) => Promise<void>;
  calls: (app: FastifyInstance, db: Database) => Promise<Calls[]>;
  /** The headers of each call. */
  headers?: (db: Database) => Promise<Record<string, string>>;
};

/**
 * Measures the duration of calls on a PostgreSQL server that writes to disk, at growing sizes (`--sizes
 * 1000,50000`), each call `--rounds` times; with `--database`, on existing data.
 */
export const runBench = async (bench: Bench): Promise<void> => {
  const { values } = parseArgs({
    options: {
      sizes: { type: 'string', default: bench.sizes },
      rounds: { type: 'string', default: '300' },
      database: { type: 'string' },
    },
  });
  const measureOn = (url: string) => measureAll(bench, url, Number(values.rounds));
  if (values.database) return report(bench, 'as it is', await measureOn(values.database));
  const server = await startNativePostgres({ durable: true });
  try {
    for (const size of values.sizes.split(',').map(Number)) {
      const name = `bench_${size}`;
      await runOnServer(server.url, `create database ${name}`);
      const url = `${server.url}/${name}`;
      await generate(bench, url, size);
      report(bench, `${size} ${bench.unit}`, await measureOn(url));
      await runOnServer(server.url, `drop database ${name} with (force)`);
    }
  } finally {
    await server.stop();
  }
};

/** Each reads a whole list of ids: fewer are enough. */
const FILE_ROUNDS = { rounds: 30, warmUp: 2 };

const generate = async (bench: Bench, databaseUrl: string, count: number) => {
  const database = await openDatabase({ databaseUrl, dataDir: '' });
  try {
    await migrate(database);
    const begun = performance.now();
    await bench.generate(database, count);
    const seconds = ((performance.now() - begun) / 1000).toFixed(1);
    console.log(`\n${count} ${bench.unit} en ${seconds} s`);
  } finally {
    await database.close();
  }
};

const measureAll = async (bench: Bench, databaseUrl: string, rounds: number): Promise<Measure[]> => {
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
    const headers = (await bench.headers?.(db)) ?? {};
    const callAll = async (urls: readonly string[], body?: object) => {
      const post = body && ({ method: 'POST', payload: body } as const);
      const answers = await Promise.all(urls.map((url) => app.inject({ url, headers, ...post })));
      const refused = answers.find(({ statusCode }) => statusCode !== 200);
      if (refused) throw new Error(`${urls.join(' ')}: ${refused.statusCode} ${refused.body}`);
      return undefined;
    };
    const begin = async (url: string, body: object) => {
      const begun = performance.now();
      const answer = await app.inject({ method: 'POST', url, headers, payload: body, payloadAsStream: true });
      if (answer.statusCode !== 200) throw new Error(`${answer.statusCode} ${url}`);
      const chunks = answer.stream()[Symbol.asyncIterator]();
      await chunks.next();
      const elapsed = performance.now() - begun;
      await chunks.next();
      await chunks.return?.();
      return elapsed;
    };
    const measures: Measure[] = [];
    const settings = { rounds, processorTime: () => processorTime(db) };
    for (const { name, urls, body, firstByte } of await bench.calls(app, db)) {
      const [file = ''] = typeof urls === 'function' ? urls() : urls;
      const callOnce = firstByte
        ? () => begin(file, body ?? {})
        : () => callAll(typeof urls === 'function' ? urls() : urls, body);
      measures.push(await measure(name, callOnce, { ...settings, ...(firstByte && FILE_ROUNDS) }));
    }
    return measures;
  } finally {
    await app.close();
    await close();
  }
};

const report = ({ targetMs }: Bench, title: string, measures: readonly Measure[]) => {
  console.log(`\n${title} (charge de la machine : ${loadavg()[0]?.toFixed(1)})`);
  console.table(
    Object.fromEntries(
      measures.map(({ name, first, times, processor }) => [
        name,
        {
          ...percentiles(times),
          'premier appel': Number(first.toFixed(1)),
          processeur: processor === undefined ? '?' : Number(processor.toFixed(1)),
          [`p99 < ${targetMs} ms`]: percentiles(times).p99 < targetMs ? 'oui' : 'NON',
        },
      ]),
    ),
  );
};
