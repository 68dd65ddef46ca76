import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { setFlagsFromString } from 'node:v8';
import type { FastifyInstance } from 'fastify';
import { paths } from '#contract/paths.ts';
import { createFileMailer } from './adapters/file-mailer/file-mailer.ts';
import { createHttpCdn, keyHeaderOf } from './adapters/http-cdn/http-cdn.ts';
import { openImages } from './adapters/open-images.ts';
import { openWriting } from './adapters/open-writing.ts';
import { createRechercheEntreprises } from './adapters/recherche-entreprises/recherche-entreprises.ts';
import { createSandboxPayments } from './adapters/sandbox-payments/sandbox-payments.ts';
import { createSmtpMailer } from './adapters/smtp-mailer/smtp-mailer.ts';
import { systemClock } from './adapters/system-clock/system-clock.ts';
import { type AppDeps, buildApp } from './app.ts';
import { ensureFirstAdmin } from './areas/accounts/ensure-first-admin.ts';
import { startAnnouncementTasks } from './areas/announcements/tasks/start-announcement-tasks.ts';
import { startArticlePublisher } from './areas/articles/public.ts';
import { openDocument, startDocumentWorker } from './areas/documents/public.ts';
import { sandboxStore } from './areas/payments/sandbox-store.queries.ts';
import { startPaymentJobs } from './areas/payments/start-payment-jobs.ts';
import { startRetention } from './areas/retention/retention.ts';
import { readSiteMetrics } from './areas/system/site-metrics.ts';
import { startImageSweeper } from './areas/uploads/sweep-images.ts';
import { startGenerationWorker } from './areas/writing/public.ts';
import { startLiveCopies } from './backup/live-copy.ts';
import { removeUnfinishedKeys, secretKeyOf } from './config/secret-key.ts';
import type { Config, Environment } from './config.ts';
import { prepareDataFolder } from './data-folder.ts';
import { type OpenDatabase, openDatabase, type StatementEvent } from './db/client.ts';
import { migrate } from './db/migrate.ts';
import { secretNamed } from './db/secrets.queries.ts';
import type { Worker } from './jobs/background-work.ts';
import { releaseInterruptedJobs } from './jobs/jobs.queries.ts';
import { startScheduledTask } from './jobs/scheduled-task.ts';
import { startMailWorker } from './mail/mail-worker.ts';
import type { Collect } from './metrics/cluster-metrics.ts';
import { createMetrics, type Metrics, poolFamilies } from './metrics/metrics.ts';
import { openOperatorSocket } from './operator-socket.ts';
import { startPurgeWorker } from './pages/purge-worker.ts';
import { savePurging } from './pages/purges.queries.ts';
import type { BuiltPages } from './pages/render-page.ts';
import type { ImageStore } from './ports/image-store.ts';
import { savePublisher } from './publisher/publisher.queries.ts';
import { sealSecrets } from './seal-secrets.ts';
import { seedOnFirstStart } from './seed/seed-on-first-start.ts';
import { createLiveSettings, type LiveSettings } from './settings/live-settings.ts';
import { announceStart, warnAboutDatabase, warnAboutProduction } from './start-banner.ts';
import { stopOnRequest } from './stop-on-request.ts';

/**
 * What outlives its first collections is by default created as long-lived from then on. Of objects that Node makes both at
 * the start and for each request, V8 learns it at the start: those of later requests then stay in memory, with all that
 * they refer to, until a whole collection (a megabyte for 2,800 cached pages), and cached pages become slower with time.
 */
setFlagsFromString('--no-allocation-site-pretenuring');

const PAGES = resolve(import.meta.dirname, '../../dist/web');

/** The embedded database answers one query at a time: more renders would only queue before every other call. */
const CONCURRENT_RENDERS = { embedded: 1, server: 4 } as const;

export type StartOptions = Pick<AppDeps, 'caches'> & {
  /** Of several processes, one prepares the database and runs the background work: queues and scheduled tasks. */
  leads?: boolean;
  /** The first start of this command: the port must be free, and the operator is told where the site is. */
  first?: boolean;
};

/** Starts one server process. `env` are the variables that `config` was read from. */
export const start = async (
  env: Environment,
  config: Config,
  { caches, leads = true, first = true }: StartOptions = {},
): Promise<Collect> => {
  const listened = { port: config.port, host: await hostOf(config) };
  if (first) await checkPort(listened);
  await prepareDataFolder(config.dataDir);
  removeUnfinishedKeys(config.dataDir);
  const { metrics, tracing, database } = await openObserved(config);
  let address = config.publicUrl ?? `http://localhost:${config.port}`;
  const settings = createLiveSettings({ db: database.db, env, key: secretKeyOf(config) });
  const introduce = async () => {
    const { publisher } = (await settings.read()).config;
    await savePublisher(database.db, { ...publisher, publicUrl: address }, systemClock.now());
  };
  const admin = leads ? await prepareDatabase(config, { database, settings, introduce }) : undefined;
  await settings.read();

  // The address that this server itself listens on, without the proxy in front of it.
  let ownAddress = `http://localhost:${config.port}`;
  const { provider: payments, sandbox } = await openPayments(config, database, {
    publicUrl: () => address,
    webhook: () => `${ownAddress}${paths.api}/stripe/webhook`,
  });
  const { writing, documentAssistant } = openWriting(settings);
  const images = openImages(config);
  const app = await buildApp({
    db: database.db,
    ping: database.ping,
    clock: systemClock,
    logLevel: config.logLevel,
    publicUrl: () => address,
    https: config.publicUrl?.startsWith('https:') ?? false,
    trustProxy: config.trustProxy,
    settings,
    concurrentRenders: CONCURRENT_RENDERS[database.engine],
    pricing: config.pricing,
    companies: openDirectory(config),
    images,
    payments,
    testPayments: sandbox?.testCheckout,
    writing,
    documentAssistant,
    listen: database.listen,
    metrics,
    cdn: cdnOf(config),
    tracing,
    system: { engine: database.engine, dataDir: config.dataDir },
    site: {
      pages: await loadPages(caches?.parts),
      clientDir: resolve(PAGES, 'client'),
      listen: database.listen,
    },
    ...(caches && { caches }),
  });
  app.addHook('onClose', await settings.follow(database.listen));
  const parts = { database, app, images, payments, writing, metrics, settings };
  const workers = leads ? await startBackgroundWork(config, parts) : [];
  stopOnRequest({
    parts: () => [{ name: 'http', stop: () => app.close() }, ...workers],
    last: { name: 'database', stop: database.close },
  });

  await app.listen(listened);
  // PORT=0 lets the system choose.
  const listening = app.server.address() as AddressInfo;
  ownAddress = ownAddressOf(listening);
  address = config.publicUrl ?? `http://localhost:${listening.port}`;
  // Only once the server listens: the sandbox sends its notifications to it.
  if (sandbox && leads)
    workers.push(
      startScheduledTask({ name: 'sandbox-payments', everyMs: 3_000, run: sandbox.deliverDue, log: app.log }),
    );
  if (config.port === 0) await introduce();
  if (first && admin)
    tellOperator((await settings.read()).config, { address, engine: database.engine, admin }, settings);
  const system = { engine: database.engine, dataDir: config.dataDir };
  return {
    ofProcess: metrics.families,
    ofSite: () => readSiteMetrics({ db: database.db, clock: systemClock, system }),
  };
};

/** The database, with what counts and traces its statements. */
const openObserved = async (config: Config) => {
  const metrics = createMetrics();
  const tracing = config.tracing && (await openTracing(config.tracing));
  const onStatement = (event: StatementEvent) => {
    metrics.statement(event);
    tracing?.tracing.statement(event);
  };
  const database = await openDatabase({ ...config, onError: warnAboutDatabase, onStatement });
  metrics.measure(() => poolFamilies(database.pool()));
  return { metrics, tracing, database };
};

/** Loaded only where traces are wanted. */
const openTracing = async (settings: NonNullable<Config['tracing']>) => {
  const [{ createTracing }, { traceRequests }] = await Promise.all([
    import('./tracing/tracing.ts'),
    import('./http/trace-requests.ts'),
  ]);
  const onError = (error: unknown) =>
    process.stderr.write(`Traces non envoyées : ${error instanceof Error ? error.message : error}\n`);
  return { tracing: createTracing({ ...settings, onError }), install: traceRequests };
};

const cdnOf = ({ cdn }: Config) => cdn && { keyHeader: keyHeaderOf(cdn.keys) };

type Started = Pick<Parameters<typeof announceStart>[0], 'address' | 'engine' | 'admin'>;

const tellOperator = (config: Config, started: Started, settings: LiveSettings): void => {
  if (config.production) warnAboutProduction(config, started.engine);
  for (const { text } of settings.latest().problems) process.stderr.write(`Attention : ${text}\n`);
  announceStart({
    ...started,
    dataDir: config.dataDir,
    mails: config.smtpUrl ? undefined : outboxOf(config),
    payments: config.payments.provider,
  });
};

/** Each step changes nothing when it was done before. */
const prepareDatabase = async (
  config: Config,
  {
    database,
    settings,
    introduce,
  }: { database: OpenDatabase; settings: LiveSettings; introduce: () => Promise<void> },
) => {
  await migrate(database);
  // It admits one process: whoever held a job has been killed, and nobody has to wait for the end of its lease.
  if (database.engine === 'embedded') await releaseInterruptedJobs(database.db);
  await introduce();
  const { key } = settings;
  const warnings = await sealSecrets(database.db, { ...config, key, at: systemClock.now() });
  for (const text of warnings) process.stderr.write(`Attention : ${text}\n`);
  await savePurging(database.db, config.cdn !== undefined, systemClock.now());
  await seedOnFirstStart(database.db, config.seed, systemClock.now());
  return ensureFirstAdmin({ db: database.db, clock: systemClock }, config.admin);
};

const outboxOf = ({ dataDir }: Config): string => resolve(dataDir, 'outbox');

type Parts = Pick<AppDeps, 'payments'> & {
  database: OpenDatabase;
  app: FastifyInstance;
  images: ImageStore;
  writing: NonNullable<AppDeps['writing']>;
  metrics: Metrics;
  settings: LiveSettings;
};

const startBackgroundWork = async (
  config: Config,
  { database, app: { log }, images, payments, writing, metrics, settings }: Parts,
): Promise<Worker[]> => {
  const { db } = database;
  const outbox = outboxOf(config);
  if (!config.smtpUrl) log.info({ folder: outbox }, 'no SMTP_URL: mails are written as files');
  const work = { database, db, clock: systemClock, log };
  return [
    await startMailWorker({
      database,
      mailer: config.smtpUrl ? createSmtpMailer(config.smtpUrl) : createFileMailer(outbox),
      settings: async () => {
        const { mail, contact } = (await settings.read()).config;
        return { ...mail, contact };
      },
      openAttachment: async (attachment) => {
        const document = await openDocument(db, attachment);
        return document && { file: document.fileName, content: document.content };
      },
      log,
    }),
    await startDocumentWorker({ database, log }),
    startArticlePublisher(work),
    startImageSweeper({ ...work, images }),
    startRetention(work),
    ...startAnnouncementTasks(work),
    await startPaymentJobs({ ...work, provider: payments }),
    await startGenerationWorker({ ...work, ...writing }),
    ...(config.cdn
      ? [await startPurgeWorker({ database, cdn: createHttpCdn(config.cdn), metrics, log })]
      : []),
    await startLiveCopies({ ...work, dataDir: config.dataDir }),
    await openOperatorSocket({ ...work, dataDir: config.dataDir }),
  ];
};

const LOCALHOST = 'localhost';

/** Where « localhost » is an IPv6 address and the machine has no IPv6, the IPv4 one instead. */
const hostOf = async ({ host }: Config): Promise<string> => {
  if (host !== LOCALHOST) return host;
  const probe = createServer().listen({ port: 0, host, exclusive: true });
  try {
    await once(probe, 'listening');
    return host;
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException;
    if (['EADDRNOTAVAIL', 'EAFNOSUPPORT'].includes(code)) return '127.0.0.1';
    throw error;
  } finally {
    probe.close();
  }
};

/** Checked before anything is created: a failed first start must not consume the password that is shown only once. */
const checkPort = async (listened: Pick<Config, 'port' | 'host'>): Promise<void> => {
  const probe = createServer().listen(listened);
  await once(probe, 'listening');
  probe.close();
  await once(probe, 'close');
};

/** Disabled without an address; the form works without it, also when it fails. */
const openDirectory = ({ companyDirectoryUrl: baseUrl }: Config) =>
  baseUrl === undefined ? undefined : createRechercheEntreprises({ baseUrl, clock: systemClock });

type Addresses = { publicUrl: () => string; webhook: () => string };

/** Stripe when its keys are set; otherwise the sandbox provider, which sends this server the same webhooks. */
const openPayments = async (
  { payments }: Config,
  { db }: OpenDatabase,
  { publicUrl, webhook }: Addresses,
) => {
  if (payments.provider === 'none') return { provider: undefined, sandbox: undefined };
  if (payments.provider === 'stripe') {
    const { createStripePayments } = await import('./adapters/stripe/stripe-payments.ts');
    return { provider: createStripePayments(payments), sandbox: undefined };
  }
  const sandbox = createSandboxPayments({
    store: sandboxStore(db),
    clock: systemClock,
    secret: await secretNamed(db, 'sandbox-payments'),
    publicUrl,
    notify: (payload, signature) => postNotification(webhook(), payload, signature),
  });
  return { provider: sandbox.provider, sandbox };
};

const postNotification = async (url: string, body: string, signature: string): Promise<boolean> => {
  const headers = { 'content-type': 'application/json', 'stripe-signature': signature };
  const { ok } = await fetch(url, { method: 'POST', headers, body, signal: AbortSignal.timeout(10_000) });
  return ok;
};

const ownAddressOf = ({ address, family, port }: AddressInfo): string => {
  if (address === '0.0.0.0' || address === '::') return `http://localhost:${port}`;
  return `http://${family === 'IPv6' ? `[${address}]` : address}:${port}`;
};

/** The built pages are another module graph: they are loaded, never imported, and given what they need. */
const loadPages = async (cachesPublished = true): Promise<BuiltPages> => {
  const pages = await import(pathToFileURL(resolve(PAGES, 'server/entry-server.js')).href);
  const manifest = await readFile(resolve(PAGES, 'client/.vite/manifest.json'), 'utf8');
  const read = (file: string) => readFileSync(resolve(PAGES, 'client', file), 'utf8');
  return pages.createPages(JSON.parse(manifest), read, {
    cachedParts: () => (cachesPublished ? undefined : ['fixed', 'composed']),
  });
};
