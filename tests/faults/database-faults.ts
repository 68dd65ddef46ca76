import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { type OpenDatabase, openDatabase } from '#server/db/client.ts';
import { invalidatePages } from '#server/pages/invalidate-pages.queries.ts';
import { surrogateKeys } from '#server/pages/surrogate-keys.ts';
import { type NativePostgres, startNativePostgres } from '#tests/support/native-postgres.ts';
import { runOnServer } from '#tests/support/server-databases.ts';
import { mountImpossible, mountSmallDisk } from '#tests/support/small-disk.ts';
import { startTcpProxy, type TcpProxy } from '#tests/support/tcp-proxy.ts';
import { assert, type Fault, timed, until } from './fault.ts';
import { type Product, startProduct } from './product.ts';

export type DatabaseWorld = {
  product: Product;
  server: NativePostgres;
  standby: NativePostgres | undefined;
  /** Between the product and the server. */
  proxy: TcpProxy;
  /** The product's database, by a connection that no fault touches. */
  database: OpenDatabase;
  /** What a slow server takes for each statement. */
  slowMs: number;
  stop(): Promise<void>;
};

type Options = Pick<Parameters<typeof startNativePostgres>[0] & object, 'within' | 'settings'> & {
  /** Whether a replica confirms each commit before it is acknowledged. */
  replicated?: boolean;
  slowMs?: number;
};

/** The product with a PostgreSQL server of its own, behind a proxy. */
export const startDatabaseWorld = async ({
  within,
  settings = [],
  replicated,
  slowMs = 500,
}: Options = {}): Promise<DatabaseWorld> => {
  const server = await startNativePostgres({
    ...(within && { within }),
    settings: ['wal_retrieve_retry_interval=200ms', ...settings],
  });
  await runOnServer(server.url, "create role site login password 'site'");
  await runOnServer(server.url, 'create database parution owner site');
  const standby = replicated ? await addStandby(server) : undefined;
  const proxy = await startTcpProxy(server.port);
  const databaseUrl = `postgres://site:site@127.0.0.1:${proxy.port}/parution`;
  const product = await startProduct({ databaseUrl });
  const database = await openDatabase({
    ...{ databaseUrl: `${server.url}/parution`, dataDir: '', poolSize: 1 },
    onError() {},
  });
  return {
    ...{ product, server, standby, proxy, database, slowMs },
    async stop() {
      await product.site.stop().finally(async () => {
        await database.close();
        await proxy.stop();
        await server.stop();
        await standby?.stop();
      });
    },
  };
};

const withDatabaseWorld = async (
  options: Options,
  work: (world: DatabaseWorld) => Promise<number>,
): Promise<number> => {
  const world = await startDatabaseWorld(options);
  try {
    return await work(world);
  } finally {
    await world.stop();
  }
};

/** From here on, what is committed is on both. */
const addStandby = async (server: NativePostgres): Promise<NativePostgres> => {
  const standby = await server.addStandby();
  await runOnServer(server.url, "alter system set synchronous_standby_names = '*'");
  await runOnServer(server.url, 'select pg_reload_conf()');
  return standby;
};

/** Every page is in memory, and the next reader of each makes it be rendered again. */
const outdatePages = async ({ product, database }: DatabaseWorld) => {
  await product.warm();
  const isCookies = (state: string) => async () =>
    assert.equal((await product.ask('/cookies')).headers.get('x-cache'), state);
  // What a site forgets when it has its database back would be taken for what is invalidated here.
  await until(isCookies('hit'));
  const { articles, announcements, site } = surrogateKeys;
  await invalidatePages(database.db, [articles, announcements, site]);
  // Once this one is rendered again, all of them have been invalidated.
  await until(isCookies('miss'));
};

type Steps = {
  name: string;
  breakIt: (world: DatabaseWorld) => Promise<unknown>;
  repair: (world: DatabaseWorld) => Promise<unknown>;
  /** Reads of the database go on: readers get new pages, too. */
  readable?: boolean;
};

const databaseFault = ({ name, breakIt, repair, readable = false }: Steps): Fault<DatabaseWorld> => ({
  name,
  async run(world) {
    const { product } = world;
    await outdatePages(world);
    await product.ask('/cookies');
    await breakIt(world);
    try {
      if (readable) await product.servesReaders();
      else {
        await product.servesLastPages();
        await product.refusesNewPages();
        await product.saysItIsNotReady();
      }
      await product.refusesWrites();
    } finally {
      await repair(world);
    }
    const recovered = await timed(product.acceptsWrites);
    await product.servesReaders();
    await product.worksOff();
    return recovered;
  },
});

const setReadOnly = async (server: NativePostgres, on: boolean) => {
  await runOnServer(server.url, `alter system set default_transaction_read_only = ${on ? 'on' : 'off'}`);
  await runOnServer(server.url, 'select pg_reload_conf()');
};

const limitConnections = ({ server }: DatabaseWorld, most: number) =>
  runOnServer(server.url, `alter role site connection limit ${most}`);

/** The server refuses one more connection of the product's role, and the product has none. */
const takeConnections = async (world: DatabaseWorld) => {
  await limitConnections(world, 0);
  await sql`select pg_terminate_backend(pid, 5000) from pg_stat_activity where usename = 'site'`.execute(
    world.database.db,
  );
};

/** The product with a PostgreSQL server whose disk is small. */
export const fullDatabaseDisk: Fault<void> = {
  name: 'PostgreSQL with a full disk',
  impossible: mountImpossible,
  async run() {
    const disk = await mountSmallDisk(160);
    try {
      // A checkpoint keeps little of the log: what is full is the disk, not a reserve.
      const settings = ['max_wal_size=32MB', 'min_wal_size=32MB'];
      return await withDatabaseWorld({ within: disk.folder, settings }, async (world) => {
        const { product, server } = world;
        await outdatePages(world);
        await product.refusesWritesOnceFull(disk.fill);
        await product.servesReaders();
        await disk.empty();
        const recovered = await timed(async () => {
          // A server that could not write its log has ended itself; its supervisor starts it again.
          await server.resume();
          await product.acceptsWrites();
        });
        await product.worksOff();
        return recovered;
      });
    } finally {
      await disk.remove();
    }
  },
};

/** A primary that dies, its standby in its place: read-only first, then promoted. */
export const failover: Fault<void> = {
  name: 'PostgreSQL fails over to a replica',
  async run() {
    const options = { replicated: true, settings: ['synchronous_commit=remote_apply'] };
    return withDatabaseWorld(options, async (world) => {
      const { product, proxy, server, standby } = world;
      assert.ok(standby);
      const key = randomUUID();
      const { announcementId } = await (await product.submit(key)).json();
      await outdatePages(world);
      await server.halt('SIGKILL');
      await product.servesLastPages();
      proxy.target(standby.port);
      await until(product.refusesWrites);
      await product.servesReaders();
      await runOnServer(standby.url, 'select pg_promote()');
      const recovered = await timed(product.acceptsWrites);
      // The same submission sent again is the same announcement: the replica has what was acknowledged.
      assert.equal((await (await product.submit(key)).json()).announcementId, announcementId);
      await product.worksOff();
      return recovered;
    });
  },
};

/** What one server does to one product, one after the other. */
export const databaseFaults: readonly Fault<DatabaseWorld>[] = [
  databaseFault({
    name: 'PostgreSQL stopped',
    breakIt: ({ server }) => server.halt(),
    repair: ({ server }) => server.resume(),
  }),
  databaseFault({
    name: 'PostgreSQL killed',
    breakIt: ({ server }) => server.halt('SIGKILL'),
    repair: ({ server }) => server.resume(),
  }),
  databaseFault({
    name: 'PostgreSQL accepts connections and answers nothing',
    breakIt: ({ proxy }) => proxy.set('silent'),
    repair: ({ proxy }) => proxy.set('open'),
  }),
  databaseFault({
    name: 'PostgreSQL read-only',
    readable: true,
    breakIt: ({ server }) => setReadOnly(server, true),
    repair: ({ server }) => setReadOnly(server, false),
  }),
  databaseFault({
    name: 'PostgreSQL out of connections',
    breakIt: takeConnections,
    repair: (world) => limitConnections(world, -1),
  }),
  {
    name: 'PostgreSQL slow, 500 ms for each statement',
    async run(world) {
      const { product, proxy, slowMs } = world;
      await outdatePages(world);
      proxy.delay(slowMs);
      await product.servesReaders();
      const answer = await product.submit();
      assert.equal(answer.status, 200, await answer.text());
      proxy.delay(0);
      const recovered = await timed(product.acceptsWrites);
      await product.worksOff();
      return recovered;
    },
  },
];
