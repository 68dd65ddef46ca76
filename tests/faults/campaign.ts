import { type CrashWorld, killed, terminated } from './crash-faults.ts';
import {
  type DatabaseWorld,
  databaseFaults,
  failover,
  fullDatabaseDisk,
  startDatabaseWorld,
} from './database-faults.ts';
import type { Engine, Fault } from './fault.ts';
import { machineFaults } from './machine-faults.ts';

/** A fault on one engine, with everything it needs. */
export type Trial = {
  readonly name: string;
  readonly engine: Engine;
  readonly impossible?: Fault<void>['impossible'];
  /** Whether its recovery is a start of the process. */
  readonly restarts?: boolean;
  run(): Promise<number>;
};

type Extent = Omit<CrashWorld, 'engine'>;

/** Every fault, in the order of docs/reliability.md. The faults of one server share one product. */
export const everyTrial = ({ rounds, seed }: Extent) => {
  let world: Promise<DatabaseWorld> | undefined;
  const ofServer = databaseFaults.map((fault): Trial => {
    const run = async () => {
      world ??= startDatabaseWorld();
      return fault.run(await world);
    };
    return { name: fault.name, engine: 'server', run };
  });
  const alone =
    (engine: Engine) =>
    (fault: Fault<void>): Trial => ({ ...fault, engine, run: () => fault.run() });
  const crashes = ([killed, terminated] as const).flatMap((fault) =>
    (['embedded', 'server'] as const).map(
      (engine): Trial => ({
        ...fault,
        engine,
        restarts: true,
        run: () => fault.run({ engine, rounds, seed }),
      }),
    ),
  );
  return {
    trials: [
      ...ofServer,
      ...[fullDatabaseDisk, failover].map(alone('server')),
      ...machineFaults.map(alone('embedded')),
      ...crashes,
    ],
    async stop() {
      await (await world)?.stop();
    },
  };
};
