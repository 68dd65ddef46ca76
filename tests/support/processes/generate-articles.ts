import { setTimeout as wait } from 'node:timers/promises';
import { builtinWriter } from '#server/adapters/builtin-writer/builtin-writer.ts';
import { systemClock } from '#server/adapters/system-clock/system-clock.ts';
import { startGenerationWorker } from '#server/areas/writing/public.ts';
import { openDatabase } from '#server/db/client.ts';

/**
 * generate-articles.ts <data folder or ''> <database address or ''>: the generation worker with a slowed-down
 * built-in engine; prints a line for each article it begins, then waits to be killed.
 */
const [dataDir = '', databaseUrl = ''] = process.argv.slice(2);
const log = { info() {}, warn() {}, error() {} };
const database = await openDatabase({ dataDir, databaseUrl: databaseUrl || undefined });
await startGenerationWorker({
  database,
  clock: systemClock,
  dailyTokens: () => 0,
  engine: {
    ...builtinWriter,
    async generate(sources, signal) {
      process.stdout.write(`${sources[0]?.title}\n`);
      await wait(10);
      return builtinWriter.generate(sources, signal);
    },
  },
  log,
});
