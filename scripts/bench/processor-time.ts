import { readFileSync } from 'node:fs';
import { sql } from 'kysely';
import type { Database } from '#server/db/client.ts';

/** Linux counts in hundredths of a second. */
export const TICKS_PER_SECOND = 100;

/** The fields of a process, from its state on. */
export const statOf = (pid: number): string[] => {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  // The program's name, in parentheses, may contain spaces: the fields are counted after it.
  return stat.slice(stat.lastIndexOf(')') + 2).split(' ');
};

/**
 * Seconds of processor that a process has used so far. On a shared machine this measures the cost of a request
 * far better than the elapsed time, which depends on other processes.
 */
export const cpuSeconds = (pid: number): number => {
  const fields = statOf(pid);
  return (Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND;
};

/**
 * Processor time spent so far by this process and by the connections of this database, in milliseconds:
 * unlike elapsed time, it hardly depends on other work on the machine. Undefined where it cannot be read.
 */
export const processorTime = async (db: Database): Promise<number | undefined> => {
  const { user, system } = process.cpuUsage();
  const { rows } = await sql<{ pid: number }>`
    select pid from pg_stat_activity where datname = current_database()
  `.execute(db);
  try {
    return (user + system) / 1000 + rows.reduce((sum, { pid }) => sum + cpuSeconds(pid) * 1000, 0);
  } catch {
    return undefined;
  }
};
