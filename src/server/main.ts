import { readFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { systemClock } from './adapters/system-clock/system-clock.ts';
import { buildApp } from './app.ts';
import { ensureFirstAdmin } from './areas/accounts/ensure-first-admin.ts';
import { type Config, ConfigError, loadConfig } from './config.ts';
import { openDatabase } from './db/client.ts';
import { DatabaseLockedError } from './db/lock.ts';
import { MigrationError, migrate } from './db/migrate.ts';
import { seedOnFirstStart } from './db/seed/seed-on-first-start.ts';
import type { BuiltPages } from './pages/render-page.ts';
import { announceStart, warnAboutDatabase, warnAboutEmbeddedDatabase } from './start-banner.ts';
import { stopOnSignal } from './stop-on-signal.ts';

const PAGES = resolve(import.meta.dirname, '../../dist/web');

const start = async (config: Config) => {
  const database = await openDatabase({ ...config, onError: warnAboutDatabase });
  await migrate(database);
  await seedOnFirstStart(database.db, config.seed, systemClock.now());
  const admin = await ensureFirstAdmin({ db: database.db, clock: systemClock }, config.admin);

  let address = config.publicUrl ?? `http://localhost:${config.port}`;
  const app = await buildApp({
    db: database.db,
    ping: database.ping,
    clock: systemClock,
    logLevel: config.logLevel,
    publicUrl: () => address,
    https: config.publicUrl?.startsWith('https:') ?? false,
    editor: config.editor,
    site: { pages: await loadPages(), clientDir: resolve(PAGES, 'client'), listen: database.listen },
  });
  stopOnSignal(async () => {
    await app.close();
    await database.close();
  });

  await app.listen({ port: config.port, host: config.host });
  // PORT=0 lets the system choose.
  const { port } = app.server.address() as AddressInfo;
  address = config.publicUrl ?? `http://localhost:${port}`;
  if (config.production && database.engine === 'embedded') warnAboutEmbeddedDatabase();
  announceStart({ address, dataDir: config.dataDir, engine: database.engine, admin });
};

/** The built pages are another module graph: they are loaded, never imported, and given what they need. */
const loadPages = async (): Promise<BuiltPages> => {
  const pages = await import(pathToFileURL(resolve(PAGES, 'server/entry-server.js')).href);
  const manifest = await readFile(resolve(PAGES, 'client/.vite/manifest.json'), 'utf8');
  return pages.createPages(JSON.parse(manifest));
};

try {
  await start(loadConfig());
} catch (error) {
  // What an operator can mend is said in one line; anything else is a defect and shows where it is.
  const known = [ConfigError, DatabaseLockedError, MigrationError].some((kind) => error instanceof kind);
  const { message, stack } = error as Error;
  process.stderr.write(`${known ? message : stack}\n`);
  process.exit(1);
}
