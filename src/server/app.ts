import { randomBytes, randomUUID } from 'node:crypto';
import compress from '@fastify/compress';
import cookies from '@fastify/cookie';
import Fastify, { type FastifyInstance } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { messages } from '#contract/messages.fr.ts';
import { paths } from '#contract/paths.ts';
import type { Pricing } from '#domain/tariff/quote.ts';
import { accountAdminRoutes } from './areas/accounts/admin-routes.ts';
import { authenticate, createSessionTokens, type TeamWork } from './areas/accounts/public.ts';
import { accountRoutes } from './areas/accounts/routes.ts';
import { announcementAdminRoutes } from './areas/announcements/admin/routes.ts';
import { announcementExportRoutes } from './areas/announcements/catalogue/export-routes.ts';
import { announcementWork } from './areas/announcements/public.ts';
import { announcementReviewRoutes } from './areas/announcements/review/review-routes.ts';
import { announcementRoutes } from './areas/announcements/routes.ts';
import { trackingRoutes } from './areas/announcements/tracking/tracking-routes.ts';
import { articleAdminRoutes } from './areas/articles/admin/routes.ts';
import { articleWork } from './areas/articles/public.ts';
import { articleRoutes } from './areas/articles/routes.ts';
import { auditRoutes } from './areas/audit/routes.ts';
import { categoryRoutes } from './areas/categories/routes.ts';
import { companyRoutes } from './areas/companies/routes.ts';
import { inboxRoutes } from './areas/contact/inbox-routes.ts';
import { messageWork } from './areas/contact/public.ts';
import { contactRoutes } from './areas/contact/routes.ts';
import { customerRoutes } from './areas/customers/routes.ts';
import { dashboardRoutes } from './areas/dashboard/routes.ts';
import type { DocumentReader } from './areas/document-reading/read-in-child.ts';
import { documentReadingRoutes } from './areas/document-reading/routes.ts';
import { documentRoutes } from './areas/documents/routes.ts';
import { feedRoutes } from './areas/feeds/routes.ts';
import { mailRoutes } from './areas/mails/routes.ts';
import { paymentDeskRoutes } from './areas/payment-desk/routes.ts';
import { paymentRoutes } from './areas/payments/routes.ts';
import { testPaymentRoutes } from './areas/payments/test-payment-routes.ts';
import { webhookRoutes } from './areas/payments/webhook-routes.ts';
import { privacyRoutes } from './areas/privacy/routes.ts';
import { settingsRoutes } from './areas/settings/routes.ts';
import { siteRoutes } from './areas/site/routes.ts';
import { socialRoutes } from './areas/social/routes.ts';
import { systemRoutes } from './areas/system/routes.ts';
import { tariffAdminRoutes } from './areas/tariff/admin-routes.ts';
import { tariffRoutes } from './areas/tariff/routes.ts';
import { transmissionRoutes } from './areas/transmissions/routes.ts';
import { uploadRoutes } from './areas/uploads/routes.ts';
import { imageRoutes } from './areas/uploads/serve-routes.ts';
import { writingRoutes } from './areas/writing/routes.ts';
import { createSecretKey, type SecretKey } from './config/secret-key.ts';
import type { Environment } from './config.ts';
import type { Database } from './db/client.ts';
import type { Listen } from './db/listen.ts';
import { adminOnly } from './http/admin-only.ts';
import { installBodyParser } from './http/body-parser.ts';
import { answerClientError } from './http/client-error.ts';
import { refuseCrossSite } from './http/cross-site.ts';
import { installErrorHandler, sendBadAddress, sendNotFound } from './http/error-handler.ts';
import { healthRoutes } from './http/health.ts';
import { installRateLimits } from './http/rate-limit.ts';
import { readableUrl } from './http/readable-url.ts';
import { createReads } from './http/reads.ts';
import { RequestLog } from './http/request-log.ts';
import { createSecretCookie } from './http/secret-cookie.ts';
import { installSecurityHeaders, securityHeaders } from './http/security-headers.ts';
import { createHttpServer, httpLimits } from './http/server.ts';
import type { traceRequests } from './http/trace-requests.ts';
import { installVisitor } from './http/visitor.ts';
import { createLimits } from './limits/limits.ts';
import { createMetrics, type Metrics } from './metrics/metrics.ts';
import { createCachedResponses } from './pages/cached-responses.ts';
import { coverRoutes } from './pages/covers.ts';
import { createDataCache } from './pages/data-cache.ts';
import { createImmutableFiles, type ImmutableFiles } from './pages/immutable-files.ts';
import { listenForInvalidations } from './pages/listen-for-invalidations.ts';
import { packWhileIdle } from './pages/pack-while-idle.ts';
import { createPageCache, type PageCache } from './pages/page-cache.ts';
import { logPageCounts, logSample } from './pages/page-log.ts';
import { createPageServer, type PageServer } from './pages/page-server.ts';
import type { BuiltPages } from './pages/render-page.ts';
import { pageRoutes } from './pages/routes.ts';
import { installStaticFiles } from './pages/static-files.ts';
import { waitForPurges } from './pages/wait-for-purges.ts';
import type { Clock } from './ports/clock.ts';
import type { CompanyDirectory } from './ports/company-directory.ts';
import type { DocumentAssistant } from './ports/document-assistant.ts';
import type { ImageStore } from './ports/image-store.ts';
import type { PaymentProvider } from './ports/payment-provider.ts';
import type { TestCheckout } from './ports/sandbox-payments.ts';
import type { WritingEngine } from './ports/writing-engine.ts';
import { describeError } from './redact.ts';
import { createLiveSettings, type LiveSettings } from './settings/live-settings.ts';
import type { Tracing } from './tracing/tracing.ts';

export type AppDeps = {
  db: Database;
  ping: () => Promise<void>;
  clock: Clock;
  logLevel: string;
  /** Where the logs are written; the standard output by default. */
  logTo?: { write(line: string): void };
  /** Read at each request: with PORT=0 it is known only once the server listens. */
  publicUrl: () => string;
  https: boolean;
  /** Addresses and networks of the proxies whose X-Forwarded-For is trusted; none by default. */
  trustProxy?: string[];
  /** How many pages are rendered at the same time. */
  concurrentRenders?: number;
  /** The settings that can change while the site runs; by default those of `env`, and those stored. */
  settings?: LiveSettings;
  /** The variables of the default settings; none by default. */
  env?: Environment;
  /** The public directory of companies; without it the form fills nothing in. */
  companies?: CompanyDirectory | undefined;
  /** Where uploaded images are stored; without it (in some tests) there are none. */
  images?: ImageStore;
  /** How announcements are priced; by default at the prices of the offers. */
  pricing?: Pricing;
  /** Without a provider, nothing can be paid. */
  payments?: PaymentProvider | undefined;
  /** The embedded test payment page, when no real provider is configured. */
  testPayments?: TestCheckout | undefined;
  /** The writing engine; without it (in some tests) nothing is written. */
  writing?: { engine: WritingEngine; dailyTokens: () => number };
  /** Proposes what the reader of documents did not find; only with a language-model service. */
  documentAssistant?: () => DocumentAssistant | undefined;
  /** Other than the one with the limits of the contract, for tests. */
  documentReader?: DocumentReader;
  /** Subscribes to the changes made by other servers; without it, waiting loops poll. */
  listen?: Listen;
  /** For benchmarks only: false renders each page, or each part with published content, or reads each answer, anew. */
  caches?: { pages: boolean; data: boolean; parts: boolean };
  /** Where a shared cache stands in front. */
  cdn?:
    | {
        /** The header by which a page names its keys. */
        readonly keyHeader: (keys: ReadonlySet<string>) => Record<string, string>;
        /** How long a call that changes public content waits for its purge; five seconds by default. */
        readonly longestWaitMs?: number;
      }
    | undefined;
  /** What this process counts; its own by default. */
  metrics?: Metrics;
  /** Traces, where a collector is configured. */
  tracing?: { tracing: Tracing; install: typeof traceRequests } | undefined;
  /** What « État du système » shows of the installation; without it (in some tests), a server and no disk. */
  system?: { engine: 'embedded' | 'server'; dataDir: string };
  /** The built pages; without them (API tests) the server serves the API only. */
  site?: { pages: BuiltPages; clientDir: string; listen: Listen };
};

const noImages: ImageStore = {
  put: () => Promise.reject(new Error('There is no store of images')),
  get: async () => undefined,
  async *list() {},
  remove: async () => {},
};

const nothing = { fault: 'unreachable', detail: 'There is no engine', usage: null } as const;
const noWriting: NonNullable<AppDeps['writing']> = {
  engine: {
    info: { kind: 'builtin', name: '' },
    generate: async () => nothing,
    rephrase: async () => nothing,
  },
  dailyTokens: () => 0,
};

/** The screens of the back-office that need nothing special. */
const deskRoutes = [
  ...[auditRoutes, transmissionRoutes, privacyRoutes, systemRoutes, settingsRoutes, tariffAdminRoutes],
  ...[mailRoutes, inboxRoutes, paymentDeskRoutes, customerRoutes],
];

const MEBIBYTE = 1024 * 1024;
const PAGE_CACHE_BYTES = 64 * MEBIBYTE;
const DATA_CACHE_BYTES = 32 * MEBIBYTE;

/** How long a server that stops waits for the requests under way, and for connections that ask for nothing. */
const LAST_REQUESTS_MS = 5_000;

/** Of a server without a data folder (in tests), in memory. */
const keyInMemory = (): SecretKey => {
  const key = randomBytes(32);
  return createSecretKey(() => [key]);
};

const withDefaults = (given: AppDeps) => {
  const settings =
    given.settings ?? createLiveSettings({ db: given.db, env: given.env ?? {}, key: keyInMemory() });
  return {
    ...given,
    settings,
    secretKey: settings.key,
    encryptsTotp: settings.latest().config.encryptsTotp,
    limits: createLimits({ ...given, scale: () => settings.latest().config.rateLimitScale }),
    metrics: given.metrics ?? createMetrics(),
    pricing: given.pricing ?? ({ mode: 'offers' } as const),
    images: given.images ?? noImages,
    writing: given.writing ?? noWriting,
  };
};

const loggerOf = ({ logLevel, logTo }: AppDeps) => ({
  level: logLevel,
  serializers: { err: describeError },
  ...(logTo && { stream: logTo }),
});

const boundsOf = ({ concurrentRenders }: AppDeps) =>
  concurrentRenders === undefined ? {} : { concurrent: concurrentRenders };

type Answers = Pick<Parameters<typeof createCachedResponses>[0], 'headers' | 'onSample'>;

const createPageParts = (deps: ReturnType<typeof withDefaults>, { headers, onSample }: Answers) => {
  const cache = createPageCache({
    maxBytes: PAGE_CACHE_BYTES,
    now: () => deps.clock.now().getTime(),
    keyHeader: deps.cdn?.keyHeader,
  });
  const server = createPageServer(cache, {
    bounds: boundsOf(deps),
    cached: deps.caches?.pages !== false,
    metrics: deps.metrics,
    trace: deps.tracing?.tracing.span,
  });
  const files = createImmutableFiles({ headers, metrics: deps.metrics });
  const cachedResponses = createCachedResponses({
    cache,
    headers,
    files,
    queryParameters: deps.site?.pages.queryParameters ?? (() => []),
    metrics: deps.metrics,
    onSample,
  });
  return { cache, server, files, cachedResponses };
};

const unused = (): never => {
  throw new Error('A schema was read before the compilers were set');
};

export const buildApp = async (given: AppDeps): Promise<FastifyInstance> => {
  const deps = withDefaults(given);
  const headers = securityHeaders({ https: deps.https, inlineScripts: deps.site?.pages.inlineScripts });
  const { cache, server, files, cachedResponses } = createPageParts(deps, {
    headers,
    onSample: (answer) => logSample(app.log, answer),
  });
  let closing = false;
  const app: FastifyInstance = Fastify({
    serverFactory: (route) =>
      createHttpServer(headers, httpLimits, (request, response) => {
        // While the server stops, the framework closes each connection after its answer.
        if (closing || !cachedResponses.answer(request, response)) route(request, response);
        else server.noteOther();
      }),
    // A request that comes over an open connection while the server stops is answered as any other.
    return503OnClosing: false,
    logger: loggerOf(deps),
    logController: new RequestLog(deps.metrics),
    genReqId: () => randomUUID(),
    frameworkErrors: sendBadAddress,
    clientErrorHandler: answerClientError(headers, httpLimits.lingerMs),
    // Neither `true` nor a number of proxies: both trust what a visitor writes in the header.
    trustProxy: deps.trustProxy?.length ? deps.trustProxy : false,
    bodyLimit: MEBIBYTE,
    rewriteUrl: ({ url = '/' }) => readableUrl(url),
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 200 },
    forceCloseConnections: 'idle',
    // Every schema is zod's, as said below: the framework need not load its own ways to read one.
    schemaController: { compilersFactory: { buildValidator: unused, buildSerializer: unused } },
  });
  // For errors that no schema has a message for (a body that is no object): zod's own messages are English.
  z.config({ customError: () => messages.request.invalid });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  app.decorate('reads', createReads());
  app.decorateRequest('pageRoute', undefined);
  deps.tracing?.install(app, deps.tracing.tracing);
  app.addHook('preClose', async () => {
    closing = true;
    // Of the answers that have begun: a connection that is kept would be waited for.
    app.server.keepAliveTimeout = 1;
    setTimeout(() => app.server.closeAllConnections(), LAST_REQUESTS_MS).unref();
  });
  packWhileIdle(app, cache);
  installErrorHandler(app);
  app.setNotFoundHandler(sendNotFound);
  app.addHook('onSend', async (request, reply) => {
    reply.header('x-request-id', request.id);
    // The framework does so only for the requests that come while the server stops.
    if (closing) reply.header('connection', 'close');
  });
  installSecurityHeaders(app, headers);
  refuseCrossSite(app, deps.publicUrl);
  installRateLimits(app, deps);
  await app.register(compress, { encodings: ['br', 'gzip'], threshold: 1024 });

  await app.register(healthRoutes(deps));
  await app.register(
    async (api) => {
      // Before the pages' own catch-all, which answers HTML.
      api.all('/*', sendNotFound);
      addApiHooks(api, server);
      if (deps.cdn) waitForPurges(api, deps.db, deps.cdn);
      installBodyParser(api);
      const cookie = createSecretCookie('session', deps);
      const device = createSecretCookie('device', deps);
      const tokens = createSessionTokens(deps);
      // Without its own hook: cookies are parsed only for the calls that ask for the visitor.
      await api.register(cookies, { hook: false });
      installVisitor(api, { cookie, authenticate: (shown) => authenticate({ ...deps, tokens }, shown) });
      await registerCalls(api, deps, { cookie, device, tokens });
    },
    { prefix: paths.api },
  );
  await app.register(coverRoutes({ files }));
  await app.register(imageRoutes(deps));
  await app.register(socialRoutes(deps));
  await app.register(feedRoutes({ ...deps, server }));
  if (deps.site) await installPages(app, deps.site, { ...deps, cache, server, files, cachedResponses });
  return app;
};

type Credentials = {
  cookie: ReturnType<typeof createSecretCookie>;
  device: ReturnType<typeof createSecretCookie>;
  tokens: ReturnType<typeof createSessionTokens>;
};

/** The calls of the API, by area. */
const registerCalls = async (
  api: FastifyInstance,
  deps: ReturnType<typeof withDefaults>,
  { cookie, device, tokens }: Credentials,
): Promise<void> => {
  await api.register(accountRoutes({ ...deps, cookie, device, tokens }));
  await api.register(adminOnly(accountAdminRoutes({ ...deps, device, work: teamWork })));
  await api.register(adminOnly(articleAdminRoutes(deps)));
  await api.register(adminOnly(writingRoutes({ ...deps, ...deps.writing })));
  await api.register(adminOnly(uploadRoutes(deps)));
  await api.register(adminOnly(dashboardRoutes(deps)));
  await api.register(siteRoutes(deps));
  await api.register(categoryRoutes);
  for (const routes of [articleRoutes, announcementRoutes, documentReadingRoutes])
    await api.register(routes(deps));
  await api.register(adminOnly(announcementReviewRoutes(deps)));
  await api.register(adminOnly(announcementAdminRoutes(deps)));
  for (const routes of deskRoutes) await api.register(adminOnly(routes(deps)));
  for (const routes of [tariffRoutes, trackingRoutes, contactRoutes]) await api.register(routes(deps));
  await api.register(announcementExportRoutes(deps));
  await api.register(companyRoutes(deps));
  for (const routes of [paymentRoutes, webhookRoutes, testPaymentRoutes, documentRoutes])
    await api.register(routes(deps));
};

/** What the members of the team are answerable for. */
const teamWork: TeamWork = {
  async count(db, now) {
    const none = { drafts: 0, reviews: 0, announcements: 0, messages: 0 };
    const sums = new Map<string, { userId: string } & typeof none>();
    for (const part of [
      ...(await articleWork.count(db)),
      ...(await announcementWork.count(db, now)),
      ...(await messageWork.count(db)),
    ])
      sums.set(part.userId, { ...none, ...sums.get(part.userId), ...part });
    return [...sums.values()];
  },
  handOver: async (trx, given) =>
    (await articleWork.handOver(trx, given)) +
    (await announcementWork.handOver(trx, given)) +
    (await messageWork.handOver(trx, given)),
};

const addApiHooks = (api: FastifyInstance, { noteOther }: PageServer): void => {
  api.addHook('onRequest', async () => noteOther());
  api.addHook('onSend', async (_request, reply) => {
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-cache');
  });
};

type PageDeps = Omit<Parameters<typeof pageRoutes>[0], 'pages' | 'read'> &
  Pick<AppDeps, 'caches' | 'db'> & { cache: PageCache; files: ImmutableFiles; metrics: Metrics };

const installPages = async (
  app: FastifyInstance,
  { pages, clientDir, listen }: NonNullable<AppDeps['site']>,
  { cache, caches, db, files, metrics, ...deps }: PageDeps,
) => {
  const data = createDataCache({
    read: (path) => app.reads.call(path, app.log),
    cached: caches?.data ?? true,
    maxBytes: DATA_CACHE_BYTES,
    now: deps.clock.now,
  });
  app.addHook('onClose', await listenForInvalidations({ pages: cache, data, db, listen }));
  app.addHook('onClose', logPageCounts(app.log, metrics));
  installStaticFiles(app, clientDir, files);
  await app.register(pageRoutes({ ...deps, pages, read: data.read }));
};
