import { createInterface } from 'node:readline';
import { sql } from 'kysely';
import { systemClock } from '#server/adapters/system-clock/system-clock.ts';
import { openDatabase } from '#server/db/client.ts';
import { DatabaseLockedError } from '#server/db/lock.ts';
import { migrate } from '#server/db/migrate.ts';
import { openOperatorSocket } from '#server/operator-socket.ts';

/**
 * Opens the given data folder, then stores every line of its input and prints it, until the input ends. With
 * `operator`, it answers the operator's commands as the site does.
 */
const [, , dataDir = '', mode] = process.argv;

try {
  const database = await openDatabase({ dataDir });
  const socket =
    mode === 'operator'
      ? await migrate(database).then(() =>
          openOperatorSocket({ dataDir, database, clock: systemClock, log: console }),
        )
      : undefined;
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
