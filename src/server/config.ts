import { existsSync } from 'node:fs';
import { isIP } from 'node:net';
import { resolve } from 'node:path';
import { z } from 'zod';
import { publication } from '#contract/publication.ts';
import { parseHabilitations, publisherFrom } from './publisher/publisher-settings.ts';

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
const DEFAULT_PORT = 3000;
const SECRETS: ReadonlySet<string> = new Set([
  'ADMIN_PASSWORD',
  'AI_API_KEY',
  'DATABASE_URL',
  'SMTP_URL',
  'S3_ACCESS_KEY_ID',
  'S3_SECRET_ACCESS_KEY',
  'STRIPE_SECRET_KEY',
  'STRIPE_WEBHOOK_SECRET',
]);
const MAILBOX =
  'doit être une adresse e-mail, par exemple redaction@exemple.fr ou Parution <redaction@exemple.fr>';
const SHORT_TEXT = 'doit être un texte de 300 caractères au plus';

const port = z
  .string()
  .regex(/^\d{1,5}$/)
  .transform(Number)
  .pipe(z.number().max(65_535));
const shortText = z.string().trim().min(1).max(300).optional();
const httpUrl = z.url({ protocol: /^https?$/ }).transform((url) => url.replace(/\/+$/, ''));

/** « nom@exemple.fr » or « Nom <nom@exemple.fr> ». */
const mailbox = z
  .string()
  .trim()
  .regex(/^[^\p{Cc}]*$/u)
  .transform((text) => {
    const [, name = '', address = text] = /^([^<>]*)<([^<>]*)>$/.exec(text) ?? [];
    return { name: name.trim().replace(/^"(.*)"$/, '$1'), address: address.trim() };
  })
  .pipe(z.object({ name: z.string().max(100), address: z.email() }));

/** Addresses and networks of proxies. One that trusts everybody would believe whatever a visitor says of themselves. */
const proxies = z
  .string()
  .transform((text) => text.split(',').map((part) => part.trim()))
  .pipe(z.array(z.string().refine(isAddressOrNetwork)));

/** Several while a key is being replaced. */
const secrets = z
  .string()
  .transform((text) => text.split(',').map((part) => part.trim()))
  .pipe(z.array(z.string().min(8)).min(1));

const wholeNumber = (min: number, max: number) =>
  z
    .string()
    .regex(/^\d{1,10}$/)
    .transform(Number)
    .pipe(z.number().min(min).max(max));

const PRICE = 'doit être un prix par million de jetons, par exemple 0.30';
const price = z
  .string()
  .regex(/^\d{1,6}([.,]\d{1,6})?$/)
  .transform((text) => Number(text.replace(',', '.')));

/** Each variable with what is said when its value cannot be used. Documented for operators in .env.example. */
const variables = {
  NODE_ENV: variable(z.string().optional(), ''),
  PORT: variable(port.default(DEFAULT_PORT), 'doit être un numéro de port entre 0 et 65535'),
  HOST: variable(z.string().min(1).default('localhost'), 'doit être un nom de machine ou une adresse IP'),
  PUBLIC_URL: variable(
    httpUrl.optional(),
    'doit être une adresse complète commençant par http:// ou https://, par exemple https://www.exemple.fr',
  ),
  DATA_DIR: variable(z.string().min(1).default('./data'), 'doit être un chemin de dossier'),
  DATABASE_URL: variable(
    z.url({ protocol: /^postgres(ql)?$/ }).optional(),
    'doit être une adresse PostgreSQL, par exemple postgres://utilisateur:mot-de-passe@machine:5432/base',
  ),
  SEED: variable(z.enum(['demo', 'none']).default('demo'), 'doit valoir demo ou none'),
  ADMIN_EMAIL: variable(z.email().optional(), 'doit être une adresse e-mail valide'),
  ADMIN_PASSWORD: variable(z.string().min(6).optional(), 'doit contenir au moins 6 caractères'),
  SMTP_URL: variable(
    z.url({ protocol: /^smtps?$/ }).optional(),
    "doit être l'adresse d'un serveur de courrier, par exemple smtp://utilisateur:mot-de-passe@machine:587",
  ),
  MAIL_FROM: variable(mailbox.optional(), MAILBOX),
  MAIL_TEAM: variable(mailbox.optional(), MAILBOX),
  TRUST_PROXY: variable(
    proxies.optional(),
    'doit être une liste, séparée par des virgules, des adresses ou réseaux de vos proxys, par exemple 127.0.0.1, 10.0.0.0/8',
  ),
  RATE_LIMIT_SCALE: variable(
    z
      .string()
      .regex(/^\d{1,6}(\.\d{1,3})?$/)
      .transform(Number)
      .pipe(z.number().positive())
      .default(1),
    'doit être un nombre positif : il multiplie toutes les limites de fréquence',
  ),
  EDITOR_NAME: variable(shortText, SHORT_TEXT),
  EDITOR_ADDRESS: variable(shortText, SHORT_TEXT),
  EDITOR_REGISTRATION: variable(shortText, SHORT_TEXT),
  PUBLICATION_DIRECTOR: variable(shortText, SHORT_TEXT),
  HOSTING_NAME: variable(shortText, SHORT_TEXT),
  HOSTING_ADDRESS: variable(shortText, SHORT_TEXT),
  CONSUMER_MEDIATOR: variable(shortText, SHORT_TEXT),
  SELLER_NAME: variable(shortText, SHORT_TEXT),
  SELLER_FORM: variable(shortText, SHORT_TEXT),
  SELLER_CAPITAL: variable(shortText, SHORT_TEXT),
  SELLER_ADDRESS: variable(shortText, SHORT_TEXT),
  SELLER_SIREN: variable(shortText, SHORT_TEXT),
  SELLER_RCS: variable(shortText, SHORT_TEXT),
  SELLER_VAT_NUMBER: variable(shortText, SHORT_TEXT),
  SELLER_EMAIL: variable(z.email().optional(), 'doit être une adresse e-mail valide'),
  SELLER_VAT_ON_DEBITS: variable(
    z
      .enum(['oui', 'non'])
      .default('non')
      .transform((answer) => answer === 'oui'),
    'doit valoir oui ou non',
  ),
  HABILITATIONS: variable(
    z
      .string()
      .max(20_000)
      .default('')
      .transform(parseHabilitations)
      .pipe(z.array(z.object({ department: z.string(), year: z.number(), order: z.string() }))),
    'doit être une liste « département | année | arrêté », séparée par des points-virgules, par exemple 75 | 2026 | arrêté n° 75-2025-12-19-00001 du 19 décembre 2025',
  ),
  COMPANY_DIRECTORY_URL: variable(
    httpUrl.optional(),
    "doit être l'adresse de base de l'API Recherche d'entreprises, commençant par http:// ou https://",
  ),
  S3_ENDPOINT: variable(
    httpUrl.optional(),
    "doit être l'adresse d'un stockage compatible S3, commençant par http:// ou https://",
  ),
  S3_BUCKET: variable(
    z
      .string()
      .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/)
      .optional(),
    'doit être un nom de compartiment S3 (3 à 63 lettres minuscules, chiffres, points ou tirets)',
  ),
  S3_REGION: variable(
    z
      .string()
      .regex(/^[a-z0-9-]{1,60}$/)
      .default('us-east-1'),
    'doit être une région S3, par exemple eu-west-3',
  ),
  S3_ACCESS_KEY_ID: variable(z.string().min(1).optional(), 'doit être une clé du stockage S3'),
  S3_SECRET_ACCESS_KEY: variable(z.string().min(1).optional(), 'doit être la clé secrète du stockage S3'),
  STRIPE_SECRET_KEY: variable(
    z
      .string()
      .regex(/^[sr]k_\S+$/)
      .optional(),
    'doit être une clé secrète de Stripe, qui commence par sk_ ou rk_',
  ),
  STRIPE_WEBHOOK_SECRET: variable(
    secrets.optional(),
    'doit être le secret de signature du webhook de Stripe, ou deux séparés par une virgule pendant un changement',
  ),
  STRIPE_API_BASE: variable(
    httpUrl.optional(),
    "doit être l'adresse d'un serveur qui parle le protocole de Stripe, commençant par http:// ou https://",
  ),
  PAYMENT_PROVIDER: variable(z.enum(['stripe', 'sandbox']).optional(), 'doit valoir stripe ou sandbox'),
  AI_BASE_URL: variable(
    httpUrl.optional(),
    "doit être l'adresse d'un service compatible OpenAI, par exemple https://api.mistral.ai/v1",
  ),
  AI_API_KEY: variable(z.string().min(1).optional(), 'doit être la clé du service de rédaction'),
  AI_MODEL: variable(shortText, 'doit être le nom du modèle, par exemple mistral-small-latest'),
  AI_TIMEOUT_SECONDS: variable(
    wholeNumber(5, 900).default(120),
    'doit être un nombre de secondes, de 5 à 900',
  ),
  AI_DAILY_TOKENS: variable(
    wholeNumber(1_000, 2_000_000_000).default(1_000_000),
    'doit être un nombre de jetons par jour, de 1000 à 2000000000',
  ),
  AI_PRICE_INPUT: variable(price.optional(), PRICE),
  AI_PRICE_OUTPUT: variable(price.optional(), PRICE),
  LOG_LEVEL: variable(z.enum(LOG_LEVELS).default('info'), `doit valoir ${LOG_LEVELS.join(', ')}`),
};

export type Config = ReturnType<typeof parseConfig>;

/** A bad value, said in one line that names the variable. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

/** The only reader of the environment. A `.env` file, where there is one, fills in what is not set. */
export const loadConfig = (): Config => {
  const envFile = resolve('.env');
  if (existsSync(envFile)) process.loadEnvFile(envFile);
  return parseConfig(process.env);
};

export const parseConfig = (env: Readonly<Record<string, string | undefined>>) => {
  const read = <Name extends keyof typeof variables>(name: Name) => parseVariable(env, name);
  return {
    production: read('NODE_ENV') === 'production',
    port: read('PORT'),
    host: read('HOST'),
    publicUrl: read('PUBLIC_URL'),
    dataDir: resolve(read('DATA_DIR')),
    databaseUrl: read('DATABASE_URL'),
    seed: read('SEED'),
    admin: { email: read('ADMIN_EMAIL'), password: read('ADMIN_PASSWORD') },
    smtpUrl: read('SMTP_URL'),
    mail: mailSettings(read('SMTP_URL'), read('MAIL_FROM'), read('MAIL_TEAM') ?? read('ADMIN_EMAIL')),
    trustProxy: read('TRUST_PROXY') ?? [],
    rateLimitScale: read('RATE_LIMIT_SCALE'),
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
    companyDirectoryUrl: read('COMPANY_DIRECTORY_URL'),
    s3: s3Settings({
      endpoint: read('S3_ENDPOINT'),
      bucket: read('S3_BUCKET'),
      region: read('S3_REGION'),
      accessKeyId: read('S3_ACCESS_KEY_ID'),
      secretAccessKey: read('S3_SECRET_ACCESS_KEY'),
    }),
    payments: paymentSettings({
      production: read('NODE_ENV') === 'production',
      asked: read('PAYMENT_PROVIDER'),
      secretKey: read('STRIPE_SECRET_KEY'),
      webhookSecrets: read('STRIPE_WEBHOOK_SECRET'),
      apiBase: read('STRIPE_API_BASE'),
    }),
    writing: writingSettings({
      baseUrl: read('AI_BASE_URL'),
      apiKey: read('AI_API_KEY'),
      model: read('AI_MODEL'),
      timeoutMs: read('AI_TIMEOUT_SECONDS') * 1_000,
      input: read('AI_PRICE_INPUT'),
      output: read('AI_PRICE_OUTPUT'),
    }),
    dailyTokens: read('AI_DAILY_TOKENS'),
    logLevel: read('LOG_LEVEL'),
  };
};

function readPublisher(read: <Name extends keyof typeof variables>(name: Name) => Value<Name>) {
  const publisher = publisherFrom({
    SELLER_NAME: read('SELLER_NAME'),
    SELLER_FORM: read('SELLER_FORM'),
    SELLER_CAPITAL: read('SELLER_CAPITAL'),
    SELLER_ADDRESS: read('SELLER_ADDRESS'),
    SELLER_SIREN: read('SELLER_SIREN'),
    SELLER_RCS: read('SELLER_RCS'),
    SELLER_VAT_NUMBER: read('SELLER_VAT_NUMBER'),
    SELLER_EMAIL: read('SELLER_EMAIL'),
    SELLER_VAT_ON_DEBITS: read('SELLER_VAT_ON_DEBITS'),
    director: read('PUBLICATION_DIRECTOR'),
    habilitations: read('HABILITATIONS'),
  });
  if (typeof publisher === 'string') throw new ConfigError(`Configuration : ${publisher}.`);
  return publisher;
}

type Mailbox = z.output<typeof mailbox>;

const LOCAL_SENDER: Mailbox = { name: publication.name, address: 'ne-pas-repondre@parution.localhost' };

function mailSettings(
  smtpUrl: string | undefined,
  from: Mailbox | undefined,
  team: Mailbox | string | undefined,
) {
  if (smtpUrl && !from)
    throw new ConfigError(
      "Configuration : MAIL_FROM doit donner l'adresse de l'expéditeur quand SMTP_URL est réglé.",
    );
  const sender = from ? { ...from, name: from.name || publication.name } : LOCAL_SENDER;
  return { from: sender, team: typeof team === 'string' ? { name: '', address: team } : (team ?? sender) };
}

type S3Given = Readonly<
  Record<'endpoint' | 'bucket' | 'accessKeyId' | 'secretAccessKey', string | undefined>
> & { readonly region: string };

/** All of it, or none: images that one server stores where another does not look would be lost. */
function s3Settings({ endpoint, bucket, region, accessKeyId, secretAccessKey }: S3Given) {
  if (endpoint && bucket && accessKeyId && secretAccessKey)
    return { endpoint, bucket, region, accessKeyId, secretAccessKey };
  if (endpoint || bucket || accessKeyId || secretAccessKey)
    throw new ConfigError(
      'Configuration : S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY_ID et S3_SECRET_ACCESS_KEY se règlent ensemble.',
    );
  return undefined;
}

type GivenWriting = {
  readonly baseUrl: string | undefined;
  readonly apiKey: string | undefined;
  readonly model: string | undefined;
  readonly timeoutMs: number;
  readonly input: number | undefined;
  readonly output: number | undefined;
};

/** A language model by its address and its name; without them the built-in engine writes. */
function writingSettings({ baseUrl, apiKey, model, timeoutMs, input, output }: GivenWriting) {
  if ((input === undefined) !== (output === undefined))
    throw new ConfigError('Configuration : AI_PRICE_INPUT et AI_PRICE_OUTPUT se règlent ensemble.');
  const prices = input === undefined || output === undefined ? undefined : { input, output };
  if (baseUrl && model) return { baseUrl, apiKey, model, timeoutMs, prices };
  if (baseUrl || model || apiKey)
    throw new ConfigError(
      'Configuration : AI_BASE_URL et AI_MODEL se règlent ensemble (AI_API_KEY si le service en demande une).',
    );
  return undefined;
}

export type PaymentSettings =
  | {
      readonly provider: 'stripe';
      readonly secretKey: string;
      readonly webhookSecrets: readonly string[];
      readonly apiBase: string | undefined;
    }
  | { readonly provider: 'sandbox' }
  /** Nobody can pay: production without keys. */
  | { readonly provider: 'none' };

type GivenPayments = {
  production: boolean;
  asked: 'stripe' | 'sandbox' | undefined;
  secretKey: string | undefined;
  webhookSecrets: readonly string[] | undefined;
  apiBase: string | undefined;
};

/** Stripe by its two keys; without them the page of tests, which nobody finds in production unless it was named. */
function paymentSettings(given: GivenPayments): PaymentSettings {
  const { production, asked, secretKey, webhookSecrets, apiBase } = given;
  if (asked === 'sandbox' && (secretKey || webhookSecrets))
    throw new ConfigError(
      "Configuration : PAYMENT_PROVIDER vaut sandbox alors que des clés de Stripe sont réglées. Retirez les unes ou l'autre.",
    );
  if (secretKey && webhookSecrets) return { provider: 'stripe', secretKey, webhookSecrets, apiBase };
  if (secretKey)
    throw new ConfigError(
      'Configuration : STRIPE_SECRET_KEY est réglé sans STRIPE_WEBHOOK_SECRET. Il faut les deux : sans le second, aucun paiement ne serait confirmé.',
    );
  if (webhookSecrets)
    throw new ConfigError(
      'Configuration : STRIPE_WEBHOOK_SECRET est réglé sans STRIPE_SECRET_KEY. Il faut les deux.',
    );
  if (asked === 'stripe')
    throw new ConfigError(
      'Configuration : PAYMENT_PROVIDER vaut stripe, mais STRIPE_SECRET_KEY et STRIPE_WEBHOOK_SECRET ne sont pas réglés.',
    );
  return { provider: production && asked !== 'sandbox' ? 'none' : 'sandbox' };
}

function isAddressOrNetwork(text: string): boolean {
  const [address = '', prefix, ...rest] = text.split('/');
  const version = isIP(address);
  if (version === 0 || rest.length > 0) return false;
  if (prefix === undefined) return true;
  return /^\d{1,3}$/.test(prefix) && Number(prefix) >= 1 && Number(prefix) <= (version === 4 ? 32 : 128);
}

function variable<Schema extends z.ZodType>(schema: Schema, expectation: string) {
  return { schema, expectation };
}

type Value<Name extends keyof typeof variables> = z.output<(typeof variables)[Name]['schema']>;

function parseVariable<Name extends keyof typeof variables>(
  env: Readonly<Record<string, string | undefined>>,
  name: Name,
): Value<Name> {
  const { schema, expectation } = variables[name];
  // An empty value in a .env file means "not set".
  const given = env[name] === '' ? undefined : env[name];
  const parsed = schema.safeParse(given);
  if (parsed.success) return parsed.data as Value<Name>;
  // A secret is never repeated on the screen.
  const shown = SECRETS.has(name) ? '' : ` (valeur reçue : « ${given} »)`;
  throw new ConfigError(`Configuration : ${name} ${expectation}${shown}.`);
}
