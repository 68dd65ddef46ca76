import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import type { z } from 'zod';
import { cdnSettings } from './config/cdn-settings.ts';
import { mailSettings } from './config/mail-settings.ts';
import { metricsSettings } from './config/metrics-settings.ts';
import { paymentSettings } from './config/payment-settings.ts';
import { pricingSettings } from './config/pricing-settings.ts';
import { publisherFrom } from './config/publisher-settings.ts';
import { s3Settings } from './config/s3-settings.ts';
import { tracingSettings } from './config/tracing-settings.ts';
import { variables } from './config/variables.ts';
import { writingSettings } from './config/writing-settings.ts';
import { ConfigError } from './errors.ts';
import { isLoopback } from './net/addresses.ts';

const SECRETS: ReadonlySet<string> = new Set([
  'ADMIN_PASSWORD',
  'AI_API_KEY',
  'BACKUP_PASSPHRASE',
  'CDN_PURGE_HEADERS',
  'DATABASE_URL',
  'METRICS_TOKEN',
  'OTEL_EXPORTER_OTLP_HEADERS',
  'SMTP_URL',
  'S3_ACCESS_KEY_ID',
  'S3_SECRET_ACCESS_KEY',
  'STRIPE_SECRET_KEY',
  'STRIPE_WEBHOOK_SECRET',
  'SETTINGS_KEY',
]);

/** Variables by name, as the environment has them. */
export type Environment = Readonly<Record<string, string | undefined>>;

export type Config = ReturnType<typeof parseConfig>;

/** The only place that reads the environment. A `.env` file, if present, gives the variables that are not set. */
export const loadEnvironment = (): Environment => {
  const envFile = resolve('.env');
  if (existsSync(envFile)) process.loadEnvFile(envFile);
  return process.env;
};

export const loadConfig = (): Config => parseConfig(loadEnvironment());

/** Also called with the settings that the team stored, under the names of their variables (settings/live-settings.ts). */
export const parseConfig = (env: Environment) => {
  const read = <Name extends keyof typeof variables>(name: Name) => parseVariable(env, name);
  const production = read('NODE_ENV') === 'production';
  if (production && read('PUBLIC_URL') === undefined && !isLoopback(read('HOST')))
    throw new ConfigError(
      `Configuration : NODE_ENV vaut production et HOST ouvre le site à d'autres machines (« ${read('HOST')} »), mais PUBLIC_URL n'est pas réglé. Donnez l'adresse publique du site : les liens des e-mails et la sécurité des cookies en dépendent.`,
    );
  return {
    production,
    port: read('PORT'),
    host: read('HOST'),
    publicUrl: read('PUBLIC_URL'),
    dataDir: resolve(read('DATA_DIR')),
    databaseUrl: read('DATABASE_URL'),
    poolSize: read('DATABASE_POOL'),
    processes: processesFor(read('WEB_CONCURRENCY'), read('DATABASE_URL')),
    seed: read('SEED'),
    admin: { email: read('ADMIN_EMAIL'), name: read('ADMIN_NAME'), password: read('ADMIN_PASSWORD') },
    smtpUrl: read('SMTP_URL'),
    mail: readMail(read),
    trustProxy: read('TRUST_PROXY') ?? [],
    rateLimitScale: read('RATE_LIMIT_SCALE'),
    requireSecondFactor: read('REQUIRE_SECOND_FACTOR'),
    editor: {
      name: read('EDITOR_NAME'),
      address: read('EDITOR_ADDRESS'),
      registration: read('EDITOR_REGISTRATION'),
      director: read('PUBLICATION_DIRECTOR'),
      hostingName: read('HOSTING_NAME'),
      hostingAddress: read('HOSTING_ADDRESS'),
      mediator: read('CONSUMER_MEDIATOR'),
    },
    publisher: readPublisher(read),
    contact: readContact(read),
    offerTexts: {
      standard: read('OFFER_STANDARD_TEXT'),
      premium: read('OFFER_PREMIUM_TEXT'),
      entreprise: read('OFFER_ENTREPRISE_TEXT'),
    },
    open: {
      submissions: read('SUBMISSIONS'),
      documentReading: read('DOCUMENT_READING'),
      registrations: read('REGISTRATIONS'),
    },
    settingsKey: read('SETTINGS_KEY'),
    encryptsTotp: read('ENCRYPT_TOTP_SECRETS'),
    companyDirectoryUrl: read('COMPANY_DIRECTORY_URL'),
    s3: s3Settings({
      endpoint: read('S3_ENDPOINT'),
      bucket: read('S3_BUCKET'),
      region: read('S3_REGION'),
      accessKeyId: read('S3_ACCESS_KEY_ID'),
      secretAccessKey: read('S3_SECRET_ACCESS_KEY'),
    }),
    payments: paymentSettings({
      production,
      publicUrl: read('PUBLIC_URL'),
      asked: read('PAYMENT_PROVIDER'),
      secretKey: read('STRIPE_SECRET_KEY'),
      webhookSecrets: read('STRIPE_WEBHOOK_SECRET'),
      apiBase: read('STRIPE_API_BASE'),
    }),
    pricing: pricingSettings(read('PRICE_MODE'), read('SERVICE_SUPPLEMENTS')),
    writing: writingSettings({
      baseUrl: read('AI_BASE_URL'),
      apiKey: read('AI_API_KEY'),
      model: read('AI_MODEL'),
      timeoutMs: read('AI_TIMEOUT_SECONDS') * 1_000,
      input: read('AI_PRICE_INPUT'),
      output: read('AI_PRICE_OUTPUT'),
    }),
    dailyTokens: read('AI_DAILY_TOKENS'),
    backup: { passphrase: read('BACKUP_PASSPHRASE'), passphraseFile: read('BACKUP_PASSPHRASE_FILE') },
    metrics: metricsSettings({
      port: read('METRICS_PORT'),
      host: read('METRICS_HOST'),
      token: read('METRICS_TOKEN'),
    }),
    cdn: cdnSettings({
      keys: read('CDN_KEYS'),
      url: read('CDN_PURGE_URL'),
      method: read('CDN_PURGE_METHOD'),
      headers: read('CDN_PURGE_HEADERS'),
    }),
    tracing: readTracing(read),
    logLevel: read('LOG_LEVEL'),
  };
};

type Read = <Name extends keyof typeof variables>(name: Name) => Value<Name>;

function readMail(read: Read) {
  return {
    ...mailSettings(read('SMTP_URL'), read('MAIL_FROM'), read('MAIL_TEAM') ?? read('ADMIN_EMAIL')),
    /** The subjects that have a mailbox of their own. */
    teamFor: {
      announcements: read('MAIL_TEAM_ANNOUNCEMENTS'),
      contact: read('MAIL_TEAM_CONTACT'),
      payments: read('MAIL_TEAM_PAYMENTS'),
    },
  };
}

function readTracing(read: Read) {
  // Refused when it is not one of those that mean HTTP.
  read('OTEL_EXPORTER_OTLP_PROTOCOL');
  return tracingSettings({
    disabled: read('OTEL_SDK_DISABLED'),
    exporter: read('OTEL_TRACES_EXPORTER'),
    endpoint: read('OTEL_EXPORTER_OTLP_ENDPOINT'),
    tracesEndpoint: read('OTEL_EXPORTER_OTLP_TRACES_ENDPOINT'),
    headers: read('OTEL_EXPORTER_OTLP_HEADERS'),
    timeoutMs: read('OTEL_EXPORTER_OTLP_TIMEOUT'),
    serviceName: read('OTEL_SERVICE_NAME'),
    attributes: read('OTEL_RESOURCE_ATTRIBUTES'),
    sampler: read('OTEL_TRACES_SAMPLER'),
    ratio: read('OTEL_TRACES_SAMPLER_ARG'),
  });
}

/** Without any account, those of the demonstration. */
const PLACEHOLDER_ACCOUNTS = [
  { network: 'linkedin', href: 'https://linkedin.parution.example' },
  { network: 'mastodon', href: 'https://mastodon.parution.example' },
  { network: 'bluesky', href: 'https://bluesky.parution.example' },
] as const;

function readContact(read: Read) {
  const accounts = [
    { network: 'linkedin', href: read('SOCIAL_LINKEDIN') },
    { network: 'mastodon', href: read('SOCIAL_MASTODON') },
    { network: 'bluesky', href: read('SOCIAL_BLUESKY') },
  ] as const;
  const social = accounts.flatMap(({ network, href }) => (href === undefined ? [] : [{ network, href }]));
  return {
    email: read('CONTACT_EMAIL'),
    phone: read('CONTACT_PHONE'),
    address: read('CONTACT_ADDRESS'),
    hours: read('CONTACT_HOURS'),
    social: social.length > 0 ? social : [...PLACEHOLDER_ACCOUNTS],
  };
}

const MOST_PROCESSES = 4;

/** The embedded database lives in one process. */
function processesFor(asked: number | undefined, databaseUrl: string | undefined): number {
  if (databaseUrl !== undefined) return asked ?? Math.min(availableParallelism(), MOST_PROCESSES);
  if (asked !== undefined && asked > 1)
    throw new ConfigError(
      `Configuration : WEB_CONCURRENCY vaut ${asked}, mais la base intégrée n'admet qu'un seul processus. Indiquez un serveur PostgreSQL dans DATABASE_URL, ou retirez WEB_CONCURRENCY.`,
    );
  return 1;
}

function readPublisher(read: Read) {
  const publisher = publisherFrom({
    SELLER_NAME: read('SELLER_NAME'),
    SELLER_FORM: read('SELLER_FORM'),
    SELLER_CAPITAL: read('SELLER_CAPITAL'),
    SELLER_ADDRESS: read('SELLER_ADDRESS'),
    SELLER_SIREN: read('SELLER_SIREN'),
    SELLER_RCS: read('SELLER_RCS'),
    SELLER_VAT_NUMBER: read('SELLER_VAT_NUMBER'),
    SELLER_EMAIL: read('SELLER_EMAIL') ?? read('CONTACT_EMAIL'),
    SELLER_VAT_ON_DEBITS: read('SELLER_VAT_ON_DEBITS'),
    director: read('PUBLICATION_DIRECTOR'),
    habilitations: read('HABILITATIONS'),
  });
  if (typeof publisher === 'string') throw new ConfigError(`Configuration : ${publisher}.`);
  return publisher;
}

type Value<Name extends keyof typeof variables> = z.output<(typeof variables)[Name]['schema']>;

/** An empty value in a .env file means "not set". */
export const isSet = (env: Environment, name: string): boolean => env[name] !== undefined && env[name] !== '';

function parseVariable<Name extends keyof typeof variables>(env: Environment, name: Name): Value<Name> {
  const { schema, expectation } = variables[name];
  const given = isSet(env, name) ? env[name] : undefined;
  const parsed = schema.safeParse(given);
  if (parsed.success) return parsed.data as Value<Name>;
  // An error message never contains the value of a secret.
  const shown = SECRETS.has(name) ? '' : ` (valeur reçue : « ${given} »)`;
  throw new ConfigError(`Configuration : ${name} ${expectation}${shown}.`);
}
