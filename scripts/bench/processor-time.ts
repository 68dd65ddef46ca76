import { readFile } from 'node:fs/promises';
import { sql } from 'kysely';
import type { Database } from '#server/db/client.ts';

/** Linux counts in hundredths of a second. */
const TICK_MS = 10;

/**
 * Processor time spent so far by this process and by the connections of this database, in milliseconds: unlike
 * what a clock says, it hardly depends on what else the machine does. Undefined where it cannot be read.
 */
export const processorTime = async (db: Database): Promise<number | undefined> => {
  const { user, system } = process.cpuUsage();
  const { rows } = await sql<{ pid: number }>`
    select pid from pg_stat_activity where datname = current_database()
  `.execute(db);
  try {
    const spent = await Promise.all(rows.map(({ pid }) => timeOf(pid)));
    return (user + system) / 1000 + spent.reduce((sum, time) => sum + time, 0);
  } catch {
    return undefined;
  }
};

const timeOf = async (pid: number): Promise<number> => {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8');
  // The second field, the program's name, may itself hold spaces and parentheses.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11]) + Number(fields[12])) * TICK_MS;
};
