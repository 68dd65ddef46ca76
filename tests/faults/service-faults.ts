import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, createServer as createTcpServer } from 'node:net';
import { messages } from '#contract/messages.fr.ts';
import { writingMessages } from '#contract/writing-messages.fr.ts';
import { startLyingServer } from '#tests/support/lying-server.ts';
import { startMailServer } from '#tests/support/mail-server.ts';
import { startModelServer } from '#tests/support/model-server.ts';
import { multipart } from '#tests/support/multipart.ts';
import { startNativePostgres } from '#tests/support/native-postgres.ts';
import { noisyImage } from '#tests/support/noisy-image.ts';
import { S3_KEYS, startS3Server } from '#tests/support/s3-server.ts';
import { runOnServer } from '#tests/support/server-databases.ts';
import { startStripeServer } from '#tests/support/stripe-server.ts';
import { submitted } from '#tests/support/submitting.ts';
import { startTcpProxy, type TcpProxy } from '#tests/support/tcp-proxy.ts';
import { assert, type Engine, timed, until } from './fault.ts';
import { logIn, type Product, startProduct } from './product.ts';

type Stoppable = { stop(): Promise<unknown> };

const SIRET = '73282932000074';

/** The company directory, with one company that does not exist. */
const startDirectory = async () => {
  const seat = {
    ...{ siret: SIRET, adresse: '18 RUE DES TISSERANDS 69004 LYON', code_postal: '69004' },
    ...{ libelle_commune: 'LYON', departement: '69', est_siege: true, etat_administratif: 'A' },
  };
  const company = {
    ...{ siren: SIRET.slice(0, 9), nom_complet: 'ORVELINE CONSEIL', nom_raison_sociale: 'ORVELINE CONSEIL' },
    ...{ siege: seat, matching_etablissements: [], etat_administratif: 'A', nature_juridique: '5710' },
  };
  const server = createServer((_request, response) =>
    response.end(JSON.stringify({ results: [company], total_results: 1 })),
  );
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
};

/** A mail server whose answers never end. */
const startLyingMailServer = async () => {
  const server = createTcpServer((socket) => {
    socket.on('error', () => {});
    socket.write('220 Bonjour\r\n');
    const timer = setInterval(() => socket.write('250-Un instant\r\n'), 50);
    socket.once('close', () => clearInterval(timer));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    stop: () => new Promise((resolve) => server.close(resolve)),
  };
};

const portOf = ({ url }: { url: string }): number => Number(new URL(url).port);

/** The honest services, each behind a proxy that a fault closes, silences or points to one that lies. */
const openServices = async () => {
  const [mail, payment, model, pictures, directory] = await Promise.all([
    startMailServer(),
    startStripeServer(),
    startModelServer(),
    startS3Server(),
    startDirectory(),
  ]);
  const liar = await startLyingServer('an error with status 200');
  const mailLiar = await startLyingMailServer();
  const ports = {
    mail: mail.port,
    payment: portOf(payment),
    model: portOf(model),
    pictures: portOf({ url: pictures.endpoint }),
    directory: directory.port,
  };
  const proxied = async (name: keyof typeof ports) => {
    const proxy = await startTcpProxy(ports[name]);
    return { proxy, honest: ports[name], lying: name === 'mail' ? mailLiar.port : portOf(liar) };
  };
  const places = {
    mail: await proxied('mail'),
    payment: await proxied('payment'),
    model: await proxied('model'),
    pictures: await proxied('pictures'),
    directory: await proxied('directory'),
  };
  const local = (name: keyof typeof ports) => `http://127.0.0.1:${places[name].proxy.port}`;
  const env = {
    SMTP_URL: `smtp://127.0.0.1:${places.mail.proxy.port}`,
    MAIL_FROM: 'redaction@parution.test',
    STRIPE_SECRET_KEY: 'sk_test_campagne',
    STRIPE_WEBHOOK_SECRET: 'whsec_campagne',
    STRIPE_API_BASE: local('payment'),
    AI_BASE_URL: `${local('model')}/v1`,
    AI_API_KEY: 'clé-de-test',
    AI_MODEL: 'modele-de-test',
    AI_TIMEOUT_SECONDS: '5',
    COMPANY_DIRECTORY_URL: local('directory'),
    S3_ENDPOINT: local('pictures'),
    S3_BUCKET: S3_KEYS.bucket,
    S3_REGION: S3_KEYS.region,
    S3_ACCESS_KEY_ID: S3_KEYS.accessKeyId,
    S3_SECRET_ACCESS_KEY: S3_KEYS.secretAccessKey,
  };
  const started: Stoppable[] = [
    ...Object.values(places).map(({ proxy }) => proxy),
    ...[mail, payment, model, pictures, directory, liar, mailLiar],
  ];
  return { places, env, mail, stop: async () => void (await Promise.all(started.map((one) => one.stop()))) };
};

type Services = Awaited<ReturnType<typeof openServices>>;
type Place = Services['places'][ServiceName];
type World = { product: Product; services: Services; admin: Record<string, string> };
type ServiceName = keyof Services['places'];

type Condition = 'down' | 'silent' | 'lying';
const CONDITIONS: readonly Condition[] = ['down', 'silent', 'lying'];

const apply = async ({ proxy, lying }: Place, condition: Condition): Promise<void> => {
  if (condition === 'lying') proxy.target(lying);
  else await proxy.set(condition === 'down' ? 'closed' : 'silent');
};

const repair = async ({ proxy, honest }: { proxy: TcpProxy; honest: number }): Promise<void> => {
  proxy.target(honest);
  await proxy.set('open');
};

type Check = {
  /** What whoever needs the service sees while it is broken; called for each way of being so. */
  broken(): Promise<void>;
  /** Fails until the service is used again, for what was wanted before too. */
  works(): Promise<void>;
};

const bodyOf = async (asked: Promise<Response>) => {
  const answer = await asked;
  return { status: answer.status, body: JSON.parse(await answer.text()) };
};

const checkMail = ({ product, services, admin }: World): Check => {
  let written = 0;
  const queued = async () => {
    const { body } = await bodyOf(product.post('/api/admin/mails/find', { status: 'queued' }, admin));
    return body as { mails: { attempts: number }[]; pagination: { total: number } };
  };
  return {
    async broken() {
      await product.writeToTeam();
      written += 1;
      await until(async () => {
        const { mails } = await queued();
        const tried = mails.filter(({ attempts }) => attempts > 0);
        assert.ok(tried.length >= written, 'a mail was not tried');
      });
    },
    async works() {
      assert.equal((await queued()).pagination.total, 0, 'a mail is stuck');
      const ids = services.mail.received.map(({ parsed }) => parsed.messageId);
      assert.ok(new Set(ids).size >= written, 'a mail was lost');
    },
  };
};

const checkPayment = ({ product }: World): Check => {
  const unpaid: string[] = [];
  const checkout = (announcementId: string) =>
    bodyOf(
      product.post('/api/stripe/create-checkout-session', {
        ...{ announcementId, email: submitted.contactEmail, title: 'x', basePrice: 149 },
      }),
    );
  return {
    async broken() {
      const { announcementId } = await (await product.submit()).json();
      unpaid.push(announcementId);
      const { status, body } = await checkout(announcementId);
      assert.ok(status >= 500, `a payment page was opened: ${JSON.stringify(body)}`);
      assert.equal(body.message, messages.payment.checkoutFailed);
    },
    async works() {
      for (const id of unpaid) {
        const { status, body } = await checkout(id);
        assert.equal(status, 200, JSON.stringify(body));
        assert.match(body.url, /^https:\/\/checkout\.stripe\.test\//);
      }
    },
  };
};

const checkModel = ({ product, admin }: World): Check => {
  const rephrase = async () => {
    const { articles } = (await bodyOf(product.ask('/api/articles?limit=1'))).body;
    const given = {
      ...{ title: 'Un titre', description: 'Une description' },
      content: `<p>${'Aux termes d’un arrêt, la Cour a admis une preuve. '.repeat(5)}</p>`,
    };
    return bodyOf(product.post(`/api/admin/articles/${articles[0].id}/rephrase`, given, admin));
  };
  return {
    async broken() {
      const { status, body } = await rephrase();
      assert.ok(status >= 500, JSON.stringify(body));
      assert.ok(body.message.startsWith(writingMessages.rephraseFailed), body.message);
    },
    async works() {
      const { status, body } = await rephrase();
      assert.equal(status, 200, JSON.stringify(body));
    },
  };
};

const checkPictures = ({ product, admin }: World): Check => {
  const upload = async () => {
    const bytes = await noisyImage(40, 30);
    const { payload, headers } = multipart({ fileName: 'x.png', type: 'image/png', bytes });
    return bodyOf(
      product.ask('/api/admin/upload/image', {
        method: 'POST',
        headers: { ...admin, ...headers, origin: product.site.url },
        body: new Uint8Array(payload),
      }),
    );
  };
  return {
    async broken() {
      const { status, body } = await upload();
      assert.ok(status >= 500, `a picture was stored: ${JSON.stringify(body)}`);
      assert.equal(body.message, messages.upload.failed);
    },
    async works() {
      const { status, body } = await upload();
      assert.equal(status, 200, JSON.stringify(body));
      const read = await product.ask(`/${body.imageUrl}`);
      assert.equal(read.status, 200);
      assert.match(read.headers.get('content-type') ?? '', /^image\//);
      await read.arrayBuffer();
    },
  };
};

const checkDirectory = ({ product }: World): Check => {
  const find = () => bodyOf(product.ask(`/api/companies/${SIRET}`));
  return {
    broken: async () =>
      assert.deepEqual(await find(), { status: 200, body: { found: false, company: null } }),
    works: async () => assert.equal((await find()).body.found, true),
  };
};

const checks: Readonly<Record<ServiceName, (world: World) => Check>> = {
  mail: checkMail,
  payment: checkPayment,
  model: checkModel,
  pictures: checkPictures,
  directory: checkDirectory,
};

/** As docs/reliability.md names them; how long each may take to be used again. */
export const services: readonly { service: ServiceName; name: string; mostSeconds: number }[] = [
  // The next attempt is half a minute after the first failure, a minute after the second.
  { service: 'mail', name: 'Mail: down, silent, lying', mostSeconds: 120 },
  { service: 'payment', name: 'Payment (Stripe): down, silent, lying', mostSeconds: 10 },
  { service: 'model', name: 'Language model: down, silent, lying', mostSeconds: 10 },
  { service: 'pictures', name: 'Store of pictures (S3): down, silent, lying', mostSeconds: 10 },
  // Nobody waits for a directory that failed, for 30 seconds.
  { service: 'directory', name: 'Company directory: down, silent, lying', mostSeconds: 40 },
];

const breakOne = async (world: World, service: ServiceName): Promise<number> => {
  const { product, services: opened } = world;
  const place = opened.places[service];
  const { broken, works } = checks[service](world);
  for (const condition of CONDITIONS) {
    await apply(place, condition);
    await broken().catch((error) => {
      throw new Error(`${service}, ${condition}`, { cause: error });
    });
    // Whatever is broken, readers read and buyers submit.
    await product.servesReaders();
    assert.equal((await product.submit()).status, 200);
    await repair(place);
  }
  return timed(() => until(works));
};

/** One product that uses all of these services; all of them break at the same time, each in every way in turn. */
export const startServiceWorld = async (engine: Engine) => {
  const opened = await openServices();
  const server = engine === 'server' ? await startNativePostgres({ durable: true }) : undefined;
  if (server) await runOnServer(server.url, 'create database parution');
  const product = await startProduct({
    env: opened.env,
    ...(server && { databaseUrl: `${server.url}/parution` }),
  });
  await product.warm();
  const world = { product, services: opened, admin: await logIn(product) };
  const outcomes = new Map(services.map(({ service }) => [service, breakOne(world, service)]));
  for (const outcome of outcomes.values()) outcome.catch(() => {});
  return {
    recovered: (service: ServiceName) => outcomes.get(service) ?? Promise.resolve(0),
    async stop() {
      await Promise.allSettled(outcomes.values());
      await product.site.stop().finally(async () => {
        await opened.stop();
        await server?.stop();
      });
    },
  };
};
