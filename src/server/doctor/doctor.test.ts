import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { chmod, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { createHttpCdn } from '#server/adapters/http-cdn/http-cdn.ts';
import { openImages } from '#server/adapters/open-images.ts';
import { greetSmtpServer } from '#server/adapters/smtp-mailer/smtp-mailer.ts';
import { callStripe } from '#server/adapters/stripe/stripe-payments.ts';
import { readDatabaseFacts } from '#server/backup/database-facts.queries.ts';
import { parseConfig } from '#server/config.ts';
import { acquireLock } from '#server/db/lock.ts';
import { deleteSecret, insertVersion, setSecret } from '#server/settings/settings.queries.ts';
import { givenAccount } from '#tests/support/accounts.ts';
import { openTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { type MailServer, startMailServer } from '#tests/support/mail-server.ts';
import { startNodeProcess } from '#tests/support/node-process.ts';
import { startPurgeServer } from '#tests/support/purge-server.ts';
import { S3_KEYS, type S3Server, startS3Server } from '#tests/support/s3-server.ts';
import { runOnServer } from '#tests/support/server-databases.ts';
import { type StripeServer, startStripeServer } from '#tests/support/stripe-server.ts';
import { checkDatabase } from './check-database.ts';
import { checkClock, dateOfGreeting } from './check-services.ts';
import { examine } from './doctor.ts';
import type { Finding } from './finding.ts';

type Settings = Readonly<Record<string, string>>;

const PASSWORD = 'sésame';
const ROLE = `doctor_${crypto.randomUUID().slice(0, 8)}`;
let folder: string;
let database: TestDatabase;
let mails: MailServer;
let store: S3Server;
let stripe: StripeServer;
let sound: Settings;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'parution-doctor-'));
  database = await openTestDatabase('server');
  mails = await startMailServer({ password: PASSWORD });
  store = await startS3Server();
  stripe = await startStripeServer();
  sound = {
    NODE_ENV: 'production',
    DATA_DIR: folder,
    // An address in the place of a name: the machine of the tests may have no DNS.
    PUBLIC_URL: 'https://192.0.2.1',
    TRUST_PROXY: '127.0.0.1',
    WEB_CONCURRENCY: '2',
    DATABASE_URL: database.url ?? '',
    SMTP_URL: `smtp://site:${encodeURIComponent(PASSWORD)}@127.0.0.1:${mails.port}`,
    MAIL_FROM: 'ne-pas-repondre@exemple.fr',
    S3_ENDPOINT: store.endpoint,
    S3_BUCKET: S3_KEYS.bucket,
    S3_REGION: S3_KEYS.region,
    S3_ACCESS_KEY_ID: S3_KEYS.accessKeyId,
    S3_SECRET_ACCESS_KEY: S3_KEYS.secretAccessKey,
    STRIPE_SECRET_KEY: 'sk_live_0123456789',
    STRIPE_WEBHOOK_SECRET: 'whsec_0123456789',
    SELLER_NAME: 'Les Éditions du Greffe',
    SELLER_FORM: 'SAS',
    SELLER_CAPITAL: '10 000 €',
    SELLER_ADDRESS: '1 rue du Droit, 75001 Paris',
    SELLER_SIREN: '732 829 320',
    SELLER_RCS: 'Paris',
    BACKUP_PASSPHRASE: 'une phrase que personne ne devine',
  };
});
afterAll(async () => {
  await stripe?.stop();
  await store?.stop();
  await mails?.stop();
  await database?.close();
  await rm(folder, { recursive: true, force: true });
});

/** What the command would print, with the sound settings but for these. */
const findings = (changed: Settings, written: readonly string[] = []): Promise<Finding[]> => {
  const env = { ...sound, ...changed };
  const config = parseConfig(env);
  const { smtpUrl, payments, cdn } = config;
  return examine({
    env,
    config,
    written,
    images: openImages(config),
    mail: smtpUrl === undefined ? undefined : () => greetSmtpServer(smtpUrl),
    // The settings name Stripe itself, which tests do not call.
    stripe:
      payments.provider === 'stripe' ? () => callStripe({ ...payments, apiBase: stripe.url }) : undefined,
    purge: cdn && (() => createHttpCdn(cdn).purge(['doctor'])),
    passphrase: async () => {
      throw new Error('La phrase secrète est illisible.');
    },
  });
};

/** Of these, what is to be done. */
const complaints = async (...given: Parameters<typeof findings>): Promise<string[]> =>
  (await findings(...given)).filter(({ ok }) => !ok).map(({ name, text }) => `${name} : ${text}`);

/** `npm run doctor` itself. In production STRIPE_API_BASE is refused, and Stripe itself would be called. */
const run = (changed: Settings) =>
  startNodeProcess('scripts/doctor.ts', [], {
    env: { ...sound, NODE_ENV: '', STRIPE_API_BASE: stripe.url, ...changed },
    cwd: folder,
  }).ended;

describe('npm run doctor', () => {
  it('finds a sound site in order, sends nothing and leaves nothing in the store', async () => {
    const { code, stdout, stderr } = await run({});
    expect({ stdout, stderr }).toEqual({ stdout: expect.stringContaining('Tout est en ordre.'), stderr: '' });
    expect(code).toBe(0);
    expect(stdout.match(/^ok /gm)).toHaveLength(15);
    expect(stdout).toContain('Stripe accepte la clé');
    expect(mails.recipients).toEqual([]);
    expect([...store.objects.keys()]).toEqual([]);
  });

  it('finds a sound site in production in order, and reads once from Stripe', async () => {
    const before = stripe.received.length;
    expect(await complaints({})).toEqual(['Sauvegardes : La phrase secrète est illisible.']);
    expect(stripe.received.slice(before).map(({ method, path }) => `${method} ${path}`)).toEqual([
      'GET /v1/checkout/sessions?limit=1',
    ]);
  });

  it('says that Stripe does not answer', async () => {
    // The library tries a cut connection again.
    stripe.fail(9, 0);
    expect(await complaints({})).toContainEqual(expect.stringMatching(/^Paiement : Stripe ne répond pas/));
    stripe.fail(1, 403);
    expect(await complaints({})).toContainEqual(expect.stringMatching(/^Paiement : .*pas le droit/));
  });

  it('purges a key that no page has, and says that the CDN refuses it', async () => {
    const { state, url, close } = await startPurgeServer();
    const changed = { CDN_KEYS: 'surrogate-key', CDN_PURGE_URL: url, CDN_PURGE_HEADERS: 'X-Key: abc' };
    const ofCdn = async () => (await complaints(changed)).filter((line) => line.startsWith('CDN'));
    expect(await ofCdn()).toEqual([]);
    expect(state.purges).toMatchObject([{ method: 'PURGE', keys: ['doctor'], headers: { 'x-key': 'abc' } }]);
    state.status = 403;
    expect(await ofCdn()).toEqual([expect.stringMatching(/n'accepte pas une purge \(.*403/)]);
    await close();
    expect(await ofCdn()).toEqual([expect.stringMatching(/n'accepte pas une purge \(ECONNREFUSED/)]);
  });

  it('asks the writing service and the port of the metrics', async () => {
    let status = 200;
    const server = createServer(({ headers }, response) => {
      response.writeHead(headers.authorization === 'Bearer un-jeton-de-16-signes' ? status : 401).end();
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    const found = async (key = 'un-jeton-de-16-signes') =>
      (
        await complaints({
          ...{ AI_BASE_URL: `http://127.0.0.1:${port}/v1`, AI_MODEL: 'petit', AI_API_KEY: key },
          ...{ METRICS_PORT: String(port), METRICS_HOST: '127.0.0.1', METRICS_TOKEN: key },
        })
      ).filter((line) => !line.startsWith('Sauvegardes'));
    expect(await found()).toEqual([]);
    expect(await found('un-autre-jeton-bien-long')).toEqual([
      expect.stringMatching(/^Rédaction assistée : .*refuse AI_API_KEY/),
      expect.stringMatching(/^Métriques : .*refuse METRICS_TOKEN/),
    ]);
    status = 502;
    expect(await found()).toEqual([
      expect.stringMatching(/^Rédaction assistée : .*en panne \(502\)/),
      expect.stringMatching(/^Métriques : .*répond 502/),
    ]);
    server.close();
    await once(server, 'close');
    // A stopped site has no metrics to show.
    expect(await found()).toEqual([
      expect.stringMatching(/^Rédaction assistée : .*ne répond pas \(ECONNREFUSED/),
    ]);
  });

  it('says which setting cannot be read, and never shows a secret', async () => {
    const { code, stdout } = await run({ STRIPE_SECRET_KEY: 'motdepasse' });
    expect(stdout).toMatch(/^À FAIRE Configuration : STRIPE_SECRET_KEY doit être.*\n\n1 point à régler/);
    expect(stdout).not.toContain('motdepasse');
    expect(code).toBe(1);
  });

  it('names the settings of the back-office and those that a variable fixes, and refuses a file of the passphrase that others can read', async () => {
    const { db } = database;
    const stored = Object.fromEntries(Object.entries(sound).filter(([name]) => name.startsWith('SELLER_')));
    await insertVersion(db, {
      version: 1,
      values: { ...stored, EDITOR_NAME: 'Les Éditions du Greffe' },
      changed: [],
      restored: null,
      by: null,
      at: new Date(),
    });
    await setSecret(db, { name: 'AI_API_KEY', sealed: 'v1.00000000.AAAA', at: new Date() });
    try {
      // The seller is stored: it is no longer missing without its variables.
      expect(await complaints(demonstration())).not.toContainEqual(expect.stringContaining('vendeur'));
      expect(await complaints({})).toContainEqual(
        expect.stringMatching(/^Réglages : « Clé du service » ne se déchiffre pas/),
      );
      expect(await complaints({})).toContainEqual(
        expect.stringMatching(
          /^Secrets : 1 secret de la base est chiffré avec une clé que ce serveur n'a pas/,
        ),
      );
      await deleteSecret(db, 'AI_API_KEY');
      const file = join(folder, 'phrase');
      await writeFile(file, 'une phrase que personne ne devine');
      await chmod(file, 0o644);
      const { code, stdout } = await run({
        ...demonstration(),
        HOSTING_NAME: 'Un hébergeur',
        BACKUP_PASSPHRASE: '',
        BACKUP_PASSPHRASE_FILE: file,
      });
      expect(code).toBe(1);
      expect(stdout).toMatch(/À FAIRE Sauvegardes : .*chmod 600/);
      expect(stdout).toMatch(
        /^ok +Réglages : enregistrés dans le back-office : .*SELLER_NAME.*EDITOR_NAME ; fixés par des variables : .*HOSTING_NAME\.$/m,
      );
    } finally {
      await db.deleteFrom('settings_versions').execute();
      await db.deleteFrom('settings_secrets').execute();
    }
  });

  it('says that secrets of applications are in clear, and when to encrypt them', async () => {
    const { db } = database;
    const { id } = await givenAccount(db, { role: 'admin' });
    await db
      .insertInto('totp_factors')
      .values({ user_id: id, secret: 'ABC', created_at: new Date(), confirmed_at: null, last_step: null })
      .execute();
    const ofSecrets = async (changed: Settings) =>
      (await complaints(changed)).filter((line) => line.startsWith('Secrets'));
    expect(await ofSecrets({})).toEqual([
      "Secrets : Secrets d'applications de codes en clair dans la base : 1. Quand la version précédente ne doit plus revenir, réglez ENCRYPT_TOTP_SECRETS=oui et redémarrez.",
    ]);
    expect(await ofSecrets({ ENCRYPT_TOTP_SECRETS: 'oui' })).toEqual([
      expect.stringMatching(/Le prochain démarrage les chiffre\.$/),
    ]);
    await db.deleteFrom('totp_factors').execute();
    expect(await ofSecrets({})).toEqual([]);
  });

  it.each<[string, Settings, RegExp]>([
    ['no proxy', { TRUST_PROXY: '' }, /^Configuration : TRUST_PROXY manque/],
    ['no seller', demonstration(), /^Configuration : Le vendeur manque/],
    [
      'too many connections',
      { WEB_CONCURRENCY: '64' },
      /^Base de données : Le site peut ouvrir 704 connexions/,
    ],
    ['another password of the mail server', { SMTP_URL: '{mail}autre' }, /^Courrier : Le serveur refuse/],
    ['a mail server that is down', { SMTP_URL: 'smtp://127.0.0.1:1' }, /^Courrier : .* ne répond pas/],
    [
      'another key of the store',
      { S3_SECRET_ACCESS_KEY: 'autre' },
      /^Stockage des images : .*écrire \(.*403\)/,
    ],
    ['a test key', { STRIPE_SECRET_KEY: 'sk_test_1' }, /^Paiement : .*clé de test/],
    [
      'a revoked key',
      { STRIPE_SECRET_KEY: 'sk_live_revoked' },
      /^Paiement : Stripe refuse STRIPE_SECRET_KEY/,
    ],
    ['metrics on the port of the site', { METRICS_PORT: '3000' }, /^Métriques : .*même port/],
    ['the secret of something else', { STRIPE_WEBHOOK_SECRET: 'sk_live_1234' }, /^Paiement : .*whsec_/],
    ['no keys', { STRIPE_SECRET_KEY: '', STRIPE_WEBHOOK_SECRET: '' }, /^Paiement : Personne ne peut payer/],
    [
      'the test page',
      { STRIPE_SECRET_KEY: '', STRIPE_WEBHOOK_SECRET: '', PAYMENT_PROVIDER: 'sandbox' },
      /^Paiement : La page de test/,
    ],
    ['a test server', { STRIPE_API_BASE: 'http://127.0.0.1:1' }, /^Paiement : STRIPE_API_BASE/],
    [
      'a key that would be sent in clear',
      { AI_BASE_URL: 'http://192.0.2.1/v1', AI_MODEL: 'petit', AI_API_KEY: 'cle' },
      /^Rédaction assistée : AI_BASE_URL est en http.*https/,
    ],
    ['an unknown name', { PUBLIC_URL: 'https://parution.invalid' }, /^Adresse publique : .*inconnu du DNS/],
    ['an address without encryption', { PUBLIC_URL: 'http://192.0.2.1' }, /^Adresse publique : .*https/],
    ['an address of this machine', { PUBLIC_URL: 'https://127.0.0.1' }, /^Adresse publique : .*seule/],
  ])('says what to do about %s', async (_, changed, expected) => {
    const { SMTP_URL } = changed;
    const address = SMTP_URL?.replace('{mail}', `smtp://site:x@127.0.0.1:${mails.port}/`);
    const found = await complaints({
      BACKUP_PASSPHRASE: '',
      ...changed,
      ...(address !== undefined && { SMTP_URL: address }),
    });
    // The passphrase, unset here, is the other line.
    expect(found).toEqual([
      expect.stringMatching(expected),
      'Sauvegardes : La phrase secrète est illisible.',
    ]);
  });

  it('says that a name in .env is no setting', async () => {
    expect(await complaints({}, ['SMPT_URL', 'PORT', 'OTEL_SERVICE_NAME'])).toContainEqual(
      expect.stringMatching(/^Configuration : .*réglage : SMPT_URL /),
    );
  });

  it.skipIf(process.platform !== 'linux')('says that the disk is full', async () => {
    // A file system without a single free byte.
    expect(await complaints({ DATA_DIR: '/proc' })).toContainEqual(expect.stringMatching(/^Disque : /));
  });
});

describe('the database of npm run doctor', () => {
  const otherDatabase = (name: string) => (database.url ?? '').replace(/[^/]+$/, name);

  it.each([
    ['does not exist', () => otherDatabase('absente'), /n'existe pas/],
    ['does not answer', () => 'postgres://site@127.0.0.1:1/parution', /ne répond pas \(.*ECONNREFUSED/],
  ])('%s', async (_, url, expected) => {
    const found = await complaints({ DATABASE_URL: url() });
    expect(found).toContainEqual(expect.stringMatching(expected));
    expect(found).toContainEqual('Migrations : illisibles sans la base.');
  });

  it('belongs to somebody else, or only its tables do', async () => {
    const server = inject('nativePostgres');
    const url = new URL(database.url ?? '');
    const name = url.pathname.slice(1);
    await runOnServer(server, `create role ${ROLE} login password 'x'`);
    url.username = ROLE;
    url.password = 'x';
    try {
      await sql`grant select on schema_migrations to ${sql.id(ROLE)}`.execute(database.db);
      expect(await complaints({ DATABASE_URL: url.href })).toContainEqual(
        expect.stringMatching(/^Base de données : .*ne peut rien créer/),
      );
      await sql`grant create on database ${sql.id(name)} to ${sql.id(ROLE)}`.execute(database.db);
      await sql`grant create on schema public to ${sql.id(ROLE)}`.execute(database.db);
      expect(await complaints({ DATABASE_URL: url.href })).toContainEqual(
        expect.stringMatching(/^Base de données : \d+ tables appartiennent à un autre/),
      );
    } finally {
      await sql`drop owned by ${sql.id(ROLE)}`.execute(database.db);
      await runOnServer(server, `drop role ${ROLE}`);
    }
  });

  it('is too old, in another encoding, or lacks an extension', async () => {
    const facts = await readDatabaseFacts(database.db);
    const settings = { databaseUrl: database.url, processes: 1, poolSize: undefined };
    expect(checkDatabase({ ...facts, version: 140_009 }, settings).text).toContain(
      'PostgreSQL 14 est trop ancien',
    );
    expect(checkDatabase({ ...facts, encoding: 'SQL_ASCII' }, settings).text).toContain('SQL_ASCII');
    expect(checkDatabase({ ...facts, missingExtensions: ['pg_trgm'] }, settings).text).toContain('pg_trgm');
  });

  it('is behind, ahead of or other than the migrations of the code', async () => {
    const { db } = database;
    const migrations = async () =>
      (await complaints({})).find((line) => line.startsWith('Migrations'))?.slice('Migrations : '.length);
    const last = await db
      .selectFrom('schema_migrations')
      .selectAll()
      .orderBy('name', 'desc')
      .limit(1)
      .executeTakeFirstOrThrow();
    const named = (name: string) => db.deleteFrom('schema_migrations').where('name', '=', name).execute();
    await named(last.name);
    expect(await migrations()).toBe(
      `1 en attente, la première ${last.name} : le prochain démarrage les applique.`,
    );
    await db
      .insertInto('schema_migrations')
      .values({ ...last, sha256: 'autre' })
      .execute();
    expect(await migrations()).toContain(`Modifiées après avoir été appliquées : ${last.name}`);
    await named(last.name);
    const future = { name: '9999_future.sql', sha256: 'x' };
    await db.insertInto('schema_migrations').values([last, future]).execute();
    expect(await migrations()).toContain('version plus récente (9999_future.sql)');
    await named(future.name);
    expect(await migrations()).toBeUndefined();
  });

  // tests/restore-drill.test.ts asks a running and a stopped site.
  it('is created by the first start, when it is embedded', async () => {
    const dataDir = join(folder, 'embedded');
    const env = { DATA_DIR: dataDir, DATABASE_URL: '', WEB_CONCURRENCY: '', NODE_ENV: '' };
    expect(await findings(env)).toContainEqual({
      name: 'Base de données',
      ok: true,
      text: expect.stringContaining('premier démarrage'),
    });
    expect(existsSync(dataDir)).toBe(false);
  });

  it('is held by a program that answers nothing, when it is embedded', async () => {
    const dataDir = join(folder, 'held');
    await mkdir(join(dataDir, 'db'), { recursive: true });
    const lock = await acquireLock({ path: join(dataDir, 'db.lock'), folder: dataDir });
    try {
      const env = { DATA_DIR: dataDir, DATABASE_URL: '', WEB_CONCURRENCY: '', NODE_ENV: '' };
      expect(await complaints(env)).toContainEqual(
        expect.stringMatching(/^Base de données : .*déjà utilisée/),
      );
    } finally {
      await lock.release();
    }
  });
});

describe('the clock of npm run doctor', () => {
  it('differs from that of a mail server which writes the date in its greeting', async () => {
    const late = await startMailServer({ banner: 'Sendmail; Mon, 16 Nov 2020 08:50:00 +0100' });
    const found = await complaints({ SMTP_URL: late.url });
    await late.stop();
    expect(found).toContainEqual(
      expect.stringMatching(/^Horloge : .*serveur de courrier diffèrent de \d+ s/),
    );
  });

  it('differs from that of the database, from ten seconds on', () => {
    const readAt = new Date('2026-11-16T08:50:00Z');
    const shifted = (ms: number) => [
      { whose: 'le serveur PostgreSQL', at: new Date(readAt.getTime() + ms), readAt },
    ];
    expect(checkClock(shifted(10_000)).ok).toBe(true);
    expect(checkClock(shifted(11_000)).text).toContain('diffèrent de 11 s');
    expect(checkClock(shifted(-90_000)).text).toContain('diffèrent de 90 s');
  });

  it('is not compared with a greeting without a date', () => {
    expect(dateOfGreeting('220 exemple.fr ESMTP Postfix')).toBeUndefined();
    expect(dateOfGreeting('220 exemple.fr ESMTP; 16 Nov 2026 08:50:00 +0100')).toEqual(
      new Date('2026-11-16T07:50:00Z'),
    );
  });
});

function demonstration(): Settings {
  return Object.fromEntries(
    ['NAME', 'FORM', 'CAPITAL', 'ADDRESS', 'SIREN', 'RCS'].map((part) => [`SELLER_${part}`, '']),
  );
}
