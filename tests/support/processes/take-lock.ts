import { createInterface } from 'node:readline';
import { acquireLock, DatabaseLockedError } from '#server/db/lock.ts';

/**
 * Prints that it is ready, takes the lock at the first line of its input, and holds it until the input ends.
 */
const path = process.argv[2] ?? '';
const input = createInterface(process.stdin)[Symbol.asyncIterator]();
process.stdout.write('ready\n');
await input.next();
try {
  const lock = await acquireLock({ path, folder: './data' });
  process.stdout.write('taken\n');
  await input.next();
  await lock.release();
} catch (error) {
  if (!(error instanceof DatabaseLockedError)) throw error;
  process.stdout.write('refused\n');
}
