import { readFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { createFileMailer } from './adapters/file-mailer/file-mailer.ts';
import { createRechercheEntreprises } from './adapters/recherche-entreprises/recherche-entreprises.ts';
import { createSmtpMailer } from './adapters/smtp-mailer/smtp-mailer.ts';
import { systemClock } from './adapters/system-clock/system-clock.ts';
import { buildApp } from './app.ts';
import { ensureFirstAdmin } from './areas/accounts/ensure-first-admin.ts';
import { openDocument, startDocumentWorker } from './areas/documents/public.ts';
import { type Config, loadConfig } from './config.ts';
import { openDatabase } from './db/client.ts';
import { migrate } from './db/migrate.ts';
import { seedOnFirstStart } from './db/seed/seed-on-first-start.ts';
import { explainFailure } from './explain-failure.ts';
import { startPostman } from './mail/postman.ts';
import type { BuiltPages } from './pages/render-page.ts';
import { rememberPublisher } from './publisher/publisher.queries.ts';
import {
  announceStart,
  warnAboutDatabase,
  warnAboutDemonstrationSeller,
  warnAboutEmbeddedDatabase,
} from './start-banner.ts';
import { stopOnSignal } from './stop-on-signal.ts';

const PAGES = resolve(import.meta.dirname, '../../dist/web');

const start = async (config: Config) => {
  const database = await openDatabase({ ...config, onError: warnAboutDatabase });
  await migrate(database);
  let address = config.publicUrl ?? `http://localhost:${config.port}`;
  const introduce = () =>
    rememberPublisher(database.db, { ...config.publisher, publicUrl: address }, systemClock.now());
  await introduce();
  await seedOnFirstStart(database.db, config.seed, systemClock.now());
  const admin = await ensureFirstAdmin({ db: database.db, clock: systemClock }, config.admin);

  const app = await buildApp({
    db: database.db,
    ping: database.ping,
    clock: systemClock,
    logLevel: config.logLevel,
    publicUrl: () => address,
    https: config.publicUrl?.startsWith('https:') ?? false,
    trustProxy: config.trustProxy,
    rateLimitScale: config.rateLimitScale,
    editor: config.editor,
    companies: openDirectory(config),
    site: { pages: await loadPages(), clientDir: resolve(PAGES, 'client'), listen: database.listen },
  });
  const outbox = resolve(config.dataDir, 'outbox');
  const mailer = config.smtpUrl ? createSmtpMailer(config.smtpUrl) : createFileMailer(outbox);
  if (!config.smtpUrl) app.log.info({ folder: outbox }, 'no SMTP_URL: mails are written as files');
  const postman = await startPostman({
    database,
    mailer,
    settings: config.mail,
    openAttachment: async (attachment) => {
      const document = await openDocument(database.db, attachment);
      return document && { file: document.fileName, content: document.content };
    },
    log: app.log,
  });
  const documents = await startDocumentWorker({ database, log: app.log });
  stopOnSignal(async () => {
    // Whatever the application could not finish, the data is closed.
    const ended = await Promise.allSettled([app.close(), postman.stop(), documents.stop()]);
    await database.close();
    const failure = ended.find(({ status }) => status === 'rejected');
    if (failure) throw (failure as PromiseRejectedResult).reason;
  });

  await app.listen({ port: config.port, host: config.host });
  // PORT=0 lets the system choose.
  const { port } = app.server.address() as AddressInfo;
  address = config.publicUrl ?? `http://localhost:${port}`;
  if (config.port === 0) await introduce();
  if (config.production && database.engine === 'embedded') warnAboutEmbeddedDatabase();
  if (config.production && config.publisher.demonstration) warnAboutDemonstrationSeller();
  announceStart({
    address,
    dataDir: config.dataDir,
    engine: database.engine,
    admin,
    mails: config.smtpUrl ? undefined : outbox,
  });
};

/** Off unless its address is given; whatever becomes of it, the form goes on without. */
const openDirectory = ({ companyDirectoryUrl: baseUrl }: Config) =>
  baseUrl === undefined ? undefined : createRechercheEntreprises({ baseUrl, clock: systemClock });

/** The built pages are another module graph: they are loaded, never imported, and given what they need. */
const loadPages = async (): Promise<BuiltPages> => {
  const pages = await import(pathToFileURL(resolve(PAGES, 'server/entry-server.js')).href);
  const manifest = await readFile(resolve(PAGES, 'client/.vite/manifest.json'), 'utf8');
  return pages.createPages(JSON.parse(manifest));
};

try {
  await start(loadConfig());
} catch (error) {
  process.stderr.write(`${explainFailure(error)}\n`);
  process.exit(1);
}
