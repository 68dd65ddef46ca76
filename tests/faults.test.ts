import { afterAll, beforeAll, describe, inject, it } from 'vitest';
import { type CrashWorld, killed } from './faults/crash-faults.ts';
import { type DatabaseWorld, databaseFaults, startDatabaseWorld } from './faults/database-faults.ts';
import { repetitions } from './support/repetitions.ts';

/** Waits for the limits of a hung connection: in `faults.long.test.ts` and `npm run faults`. */
const LONG = 'PostgreSQL accepts connections and answers nothing';

const LIMIT_MS = 480_000;

describe('the product keeps its promises', () => {
  let world: DatabaseWorld;
  beforeAll(async () => {
    world = await startDatabaseWorld({ slowMs: 50 });
  }, LIMIT_MS);
  afterAll(() => world?.stop(), LIMIT_MS);

  it.each(databaseFaults.filter(({ name }) => name !== LONG))(
    'with $name',
    async (fault) => void (await fault.run(world)),
    LIMIT_MS,
  );

  it(
    'when its process group is killed in full work',
    async () => {
      const seed = Date.now();
      const engine = seed % 2 === 0 ? 'embedded' : 'server';
      const crash: CrashWorld = {
        engine,
        rounds: 1,
        seed,
        skipsWaits: true,
        mostWork: repetitions(12, 30),
        sharedServer: inject('nativePostgres'),
      };
      await killed.run(crash).catch((error) => {
        throw new Error(`seed ${seed} (${engine})`, { cause: error });
      });
    },
    LIMIT_MS,
  );
});
