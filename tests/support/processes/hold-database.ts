import { createInterface } from 'node:readline';
import { sql } from 'kysely';
import { openDatabase } from '#server/db/client.ts';
import { DatabaseLockedError } from '#server/db/lock.ts';

/** Opens the given data folder, then stores every line of its input and prints it, until the input ends. */
try {
  const database = await openDatabase({ dataDir: process.argv[2] ?? '' });
  await sql`create table if not exists lines (line text)`.execute(database.db);
  process.stdout.write('open\n');
  for await (const line of createInterface(process.stdin)) {
    await sql`insert into lines values (${line})`.execute(database.db);
    process.stdout.write(`stored ${line}\n`);
  }
  await database.close();
} catch (error) {
  if (!(error instanceof DatabaseLockedError)) throw error;
  process.stdout.write(`${error.message}\n`);
}
