import { measureFourProcesses } from './cluster-faults.ts';
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
import { services, startServiceWorld } from './service-faults.ts';

/** A fault on one engine, with everything it needs. */
export type Trial = {
  readonly name: string;
  readonly engine: Engine;
  readonly impossible?: Fault<void>['impossible'];
  /** Whether its recovery is a start of the process. */
  readonly restarts?: boolean;
  /** The longest recovery that is promised, where it is not that of all. */
  readonly mostSeconds?: number;
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
  const serviceWorlds = new Map<Engine, ReturnType<typeof startServiceWorld>>();
  const ofServices = (['embedded', 'server'] as const).flatMap((engine) =>
    services.map(({ service, ...named }): Trial => {
      const run = async () => {
        const started = serviceWorlds.get(engine) ?? startServiceWorld(engine);
        serviceWorlds.set(engine, started);
        return (await started).recovered(service);
      };
      return { ...named, engine, run };
    }),
  );
  let fourProcesses: ReturnType<typeof measureFourProcesses> | undefined;
  const ofProcesses = (
    [
      { name: 'A publication, on four processes', measure: 'published', mostSeconds: 2 },
      { name: 'A withdrawal, on four processes', measure: 'withdrawn', mostSeconds: 1 },
    ] as const
  ).map(({ measure, ...named }): Trial => {
    const run = async () => {
      fourProcesses ??= measureFourProcesses();
      return (await fourProcesses)[measure];
    };
    return { ...named, engine: 'server', run };
  });
  return {
    trials: [
      ...ofServer,
      ...[fullDatabaseDisk, failover].map(alone('server')),
      ...ofProcesses,
      ...machineFaults.map(alone('embedded')),
      ...crashes,
      ...ofServices,
    ],
    async stop() {
      await (await world)?.stop();
      for (const started of serviceWorlds.values()) await (await started).stop();
    },
  };
};
