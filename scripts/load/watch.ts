import { readdirSync, readFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { sql } from 'kysely';
import type { Database } from '#server/db/client.ts';
import type { Site } from '#tests/support/site.ts';
import { statOf, TICKS_PER_SECOND } from '../bench/processor-time.ts';

const MEBIBYTE = 1024 * 1024;

const parentOf = (pid: number): number => Number(statOf(pid)[1]);

const childrenOf = (pid: number): number[] =>
  readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').filter(Boolean).map(Number);

/** Seconds of processor of a process, with those of its children that have ended. */
const secondsOf = (pid: number): number => {
  try {
    return (
      statOf(pid)
        .slice(11, 15)
        .reduce((sum, ticks) => sum + Number(ticks), 0) / TICKS_PER_SECOND
    );
  } catch {
    // It has just ended: its parent counts it from now on.
    return 0;
  }
};

const machineSeconds = (): number =>
  cpus().reduce((sum, { times: { user, nice, sys, irq } }) => sum + user + nice + sys + irq, 0) / 1_000;

/** The process that all connections to the database descend from; undefined on another machine. */
const findPostmaster = async (db: Database): Promise<number | undefined> => {
  const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db);
  const pid = rows[0]?.pid ?? 0;
  try {
    return readFileSync(`/proc/${pid}/comm`, 'utf8').startsWith('postgres') ? parentOf(pid) : undefined;
  } catch {
    return undefined;
  }
};

/** Values of a metric, of each process of the site. */
const valuesOf = (text: string, name: string, label = ''): number[] =>
  [...text.matchAll(new RegExp(`^${name}(?:\\{([^}]*)\\})? (\\S+)$`, 'gm'))]
    .filter(([, labels = '']) => labels.includes(label))
    .map(([, , value]) => Number(value));

const sum = (values: readonly number[]): number => values.reduce((a, b) => a + b, 0);

/** Reads what the site, its database and the machine use. On Linux only. */
export const watchResources = async (site: Site, db: Database, processes: number) => {
  const metricsUrl = /Métriques : (\S+)/.exec(site.output())?.[1] ?? '';
  const postmaster = await findPostmaster(db);
  const serving = (): number[] => (processes > 1 ? childrenOf(site.pid) : [site.pid]);

  const processor = () => ({
    at: performance.now() / 1_000,
    processes: new Map([...new Set([site.pid, ...serving()])].map((pid) => [pid, secondsOf(pid)])),
    database: postmaster && sum([postmaster, ...childrenOf(postmaster)].map(secondsOf)),
    generator: secondsOf(process.pid),
    machine: machineSeconds(),
  });

  return {
    /** Counts from now on; the function that it returns gives the shares of a core that each used since. */
    measureProcessor() {
      const before = processor();
      return () => {
        const after = processor();
        const seconds = after.at - before.at;
        const shares = [...after.processes].map(
          ([pid, used]) => (used - (before.processes.get(pid) ?? 0)) / seconds,
        );
        return {
          cores: cpus().length,
          site: sum(shares),
          busiest: Math.max(...shares),
          database:
            after.database === undefined ? undefined : (after.database - (before.database ?? 0)) / seconds,
          generator: (after.generator - before.generator) / seconds,
          machine: (after.machine - before.machine) / seconds,
        };
      };
    },

    /** How many files and connections the processes of the site have open. */
    openFiles: () => sum(serving().map((pid) => readdirSync(`/proc/${pid}/fd`).length)),

    /** What the processes of the site hold now. */
    async read() {
      const text = await (await fetch(metricsUrl)).text();
      const memory = valuesOf(text, 'process_resident_memory_bytes').map((bytes) => bytes / MEBIBYTE);
      return {
        memory: sum(memory),
        largest: Math.max(...memory),
        heap: sum(valuesOf(text, 'nodejs_heap_size_used_bytes')) / MEBIBYTE,
        heapReserved: sum(valuesOf(text, 'nodejs_heap_size_total_bytes')) / MEBIBYTE,
        buffers: sum(valuesOf(text, 'nodejs_external_memory_bytes')) / MEBIBYTE,
        poolWaiting: sum(valuesOf(text, 'parution_database_waiting')),
      };
    },
  };
};
