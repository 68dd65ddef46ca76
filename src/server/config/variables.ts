import { isIP } from 'node:net';
import { z } from 'zod';
import { ADMIN_PASSWORD_MIN, profileBody } from '#contract/auth.ts';
import { parsePersonName } from '#domain/account/person-name.ts';
import { parseHeaders } from './cdn-settings.ts';
import { parseSupplements, supplements } from './pricing-settings.ts';
import { publisherVariables } from './publisher-variables.ts';
import { parseKeys } from './secret-key.ts';
import { parsePairs, samplers } from './tracing-settings.ts';
import { SHORT_TEXT, shortText, variable } from './variable.ts';

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
const DEFAULT_PORT = 3000;
const MAILBOX =
  'doit être une adresse e-mail, par exemple redaction@exemple.fr ou Parution <redaction@exemple.fr>';

const port = z
  .string()
  .regex(/^\d{1,5}$/)
  .transform(Number)
  .pipe(z.number().max(65_535));
const httpUrl = z.url({ protocol: /^https?$/ }).transform((url) => url.replace(/(?<!\/)\/+$/, ''));

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

/** « Ada Martin » */
const personName = z.string().transform(parsePersonName).pipe(profileBody);

/** Addresses and networks of proxies. Trusting every address would let a visitor choose their own. */
const proxies = z
  .string()
  .transform((text) => text.split(',').map((part) => part.trim()))
  .pipe(z.array(z.string().refine(isAddressOrNetwork)));

/** Several secrets are accepted while a key is being replaced. */
const secrets = z
  .string()
  .transform((text) => text.split(',').map((part) => part.trim()))
  .pipe(z.array(z.string().min(8)).min(1));

/** « key1=value1,key2=value2 » */
const pairs = z.string().default('').transform(parsePairs).pipe(z.record(z.string(), z.string()));

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

/** Each variable with the message for a value that cannot be used. Documented for operators in .env.example. */
export const variables = {
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
  WEB_CONCURRENCY: variable(wholeNumber(1, 64).optional(), 'doit être un nombre de processus entre 1 et 64'),
  DATABASE_POOL: variable(wholeNumber(1, 200).optional(), 'doit être un nombre de connexions entre 1 et 200'),
  SEED: variable(z.enum(['demo', 'none']).default('demo'), 'doit valoir demo ou none'),
  ADMIN_EMAIL: variable(z.email().optional(), 'doit être une adresse e-mail valide'),
  ADMIN_NAME: variable(personName.optional(), 'doit être un prénom et un nom'),
  ADMIN_PASSWORD: variable(
    z.string().min(ADMIN_PASSWORD_MIN).optional(),
    `doit contenir au moins ${ADMIN_PASSWORD_MIN} caractères`,
  ),
  SMTP_URL: variable(
    z.url({ protocol: /^smtps?$/ }).optional(),
    "doit être l'adresse d'un serveur de courrier, par exemple smtp://utilisateur:mot-de-passe@machine:587",
  ),
  MAIL_FROM: variable(mailbox.optional(), MAILBOX),
  MAIL_TEAM: variable(mailbox.optional(), MAILBOX),
  MAIL_TEAM_ANNOUNCEMENTS: variable(mailbox.optional(), MAILBOX),
  MAIL_TEAM_CONTACT: variable(mailbox.optional(), MAILBOX),
  MAIL_TEAM_PAYMENTS: variable(mailbox.optional(), MAILBOX),
  TRUST_PROXY: variable(
    proxies.optional(),
    'doit être une liste, séparée par des virgules, des adresses ou réseaux de vos proxys, par exemple 127.0.0.1, 10.0.0.0/8',
  ),
  REQUIRE_SECOND_FACTOR: variable(
    z.enum(['none', 'administrators', 'team']).default('none'),
    'doit valoir none, administrators ou team',
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
  SETTINGS_KEY: variable(
    z
      .string()
      .transform(parseKeys)
      .pipe(z.array(z.instanceof(Buffer)))
      .optional(),
    'doit être une clé de 32 octets en base 64 ou en hexadécimal (openssl rand -base64 32), suivie, pendant un changement, de la précédente après une virgule',
  ),
  ENCRYPT_TOTP_SECRETS: variable(
    z
      .enum(['oui', 'non'])
      .default('non')
      .transform((answer) => answer === 'oui'),
    'doit valoir oui ou non',
  ),
  ...publisherVariables,
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
  PRICE_MODE: variable(z.enum(['offers', 'regulated']).default('offers'), 'doit valoir offers ou regulated'),
  SERVICE_SUPPLEMENTS: variable(
    z.string().transform(parseSupplements).pipe(supplements).optional(),
    'doit donner trois montants HT en euros, un par service, par exemple 0 | 41,67 | 125',
  ),
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
  BACKUP_PASSPHRASE: variable(
    z.string().min(12).optional(),
    'doit être une phrase secrète de 12 caractères au moins',
  ),
  BACKUP_PASSPHRASE_FILE: variable(
    z.string().min(1).optional(),
    'doit être le chemin du fichier qui contient la phrase secrète',
  ),
  METRICS_PORT: variable(port.optional(), 'doit être un numéro de port entre 0 et 65535'),
  METRICS_HOST: variable(
    z.string().min(1).default('localhost'),
    'doit être un nom de machine ou une adresse IP',
  ),
  METRICS_TOKEN: variable(z.string().min(16).optional(), 'doit contenir au moins 16 caractères'),
  CDN_KEYS: variable(
    z.enum(['surrogate-key', 'cache-tag']).optional(),
    'doit valoir surrogate-key ou cache-tag',
  ),
  CDN_PURGE_URL: variable(
    httpUrl.optional(),
    "doit être l'adresse qui reçoit les purges du CDN, commençant par http:// ou https://",
  ),
  CDN_PURGE_METHOD: variable(
    z
      .string()
      .regex(/^[A-Z]{3,12}$/)
      .optional(),
    'doit être une méthode HTTP en capitales, par exemple PURGE ou POST',
  ),
  CDN_PURGE_HEADERS: variable(
    z.string().default('').transform(parseHeaders).pipe(z.record(z.string(), z.string())),
    'doit être une liste « Nom: valeur » séparée par des barres verticales, par exemple Fastly-Key: abc',
  ),
  OTEL_SDK_DISABLED: variable(
    z
      .enum(['true', 'false'])
      .default('false')
      .transform((text) => text === 'true'),
    'doit valoir true ou false',
  ),
  OTEL_TRACES_EXPORTER: variable(z.enum(['otlp', 'none']).default('otlp'), 'doit valoir otlp ou none'),
  OTEL_EXPORTER_OTLP_ENDPOINT: variable(
    httpUrl.optional(),
    "doit être l'adresse d'un collecteur OpenTelemetry, par exemple http://localhost:4318",
  ),
  OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: variable(
    httpUrl.optional(),
    "doit être l'adresse qui reçoit les traces, par exemple http://localhost:4318/v1/traces",
  ),
  OTEL_EXPORTER_OTLP_HEADERS: variable(pairs, 'doit être une liste « nom=valeur » séparée par des virgules'),
  OTEL_EXPORTER_OTLP_TIMEOUT: variable(
    wholeNumber(1, 600_000).default(10_000),
    'doit être un nombre de millisecondes, de 1 à 600000',
  ),
  OTEL_EXPORTER_OTLP_PROTOCOL: variable(
    z.enum(['http/json', 'http/protobuf']).default('http/json'),
    "doit valoir http/json : les traces sont envoyées en JSON par HTTP, et gRPC n'est pas pris en charge",
  ),
  OTEL_SERVICE_NAME: variable(shortText, SHORT_TEXT),
  OTEL_RESOURCE_ATTRIBUTES: variable(pairs, 'doit être une liste « nom=valeur » séparée par des virgules'),
  OTEL_TRACES_SAMPLER: variable(
    z.enum(samplers).default('parentbased_always_on'),
    `doit valoir ${samplers.join(', ')}`,
  ),
  OTEL_TRACES_SAMPLER_ARG: variable(
    z
      .string()
      .regex(/^(?:0(?:\.\d{1,9})?|1(?:\.0{1,9})?)$/)
      .transform(Number)
      .default(1),
    'doit être une part entre 0 et 1, par exemple 0.05',
  ),
  LOG_LEVEL: variable(z.enum(LOG_LEVELS).default('info'), `doit valoir ${LOG_LEVELS.join(', ')}`),
};

export type Mailbox = z.output<typeof mailbox>;

function isAddressOrNetwork(text: string): boolean {
  const [address = '', prefix, ...rest] = text.split('/');
  const version = isIP(address);
  if (version === 0 || rest.length > 0) return false;
  if (prefix === undefined) return true;
  return /^\d{1,3}$/.test(prefix) && Number(prefix) >= 1 && Number(prefix) <= (version === 4 ? 32 : 128);
}
