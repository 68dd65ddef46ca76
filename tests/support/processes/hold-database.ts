import { createInterface } from 'node:readline';
import { sql } from 'kysely';
import { systemClock } from '#server/adapters/system-clock/system-clock.ts';
import { type OpenDatabase, openDatabase } from '#server/db/client.ts';
import { DatabaseLockedError } from '#server/db/lock.ts';

/**
 * Opens the given data folder, then stores every line of its input and prints it, until the input ends. With
 * `operator`, it answers the operator's commands as the site does.
 */
const [, , dataDir = '', mode] = process.argv;

/** Loaded only where it is asked for: it takes as long as the rest. */
const answerOperator = async (database: OpenDatabase) => {
  const [{ migrate }, { openOperatorSocket }] = await Promise.all([
    import('#server/db/migrate.ts'),
    import('#server/operator-socket.ts'),
  ]);
  await migrate(database);
  return openOperatorSocket({ dataDir, database, clock: systemClock, log: console });
};

try {
  const database = await openDatabase({ dataDir });
  const socket = mode === 'operator' ? await answerOperator(database) : undefined;
  await sql`create table if not exists lines (line text)`.execute(database.db);
  process.stdout.write('open\n');
  for await (const line of createInterface(process.stdin)) {
    await sql`insert into lines values (${line})`.execute(database.db);
    process.stdout.write(`stored ${line}\n`);
  }
  await socket?.stop();
  await database.close();
} catch (error) {
  if (!(error instanceof DatabaseLockedError)) throw error;
  process.stdout.write(`${error.message}\n`);
}
