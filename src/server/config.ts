import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { z } from 'zod';

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
const DEFAULT_PORT = 3000;
const SHORT_TEXT = 'doit être un texte de 300 caractères au plus';

const port = z
  .string()
  .regex(/^\d{1,5}$/)
  .transform(Number)
  .pipe(z.number().max(65_535));
const shortText = z.string().trim().min(1).max(300).optional();
const httpUrl = z.url({ protocol: /^https?$/ }).transform((url) => url.replace(/\/+$/, ''));

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
  EDITOR_NAME: variable(shortText, SHORT_TEXT),
  EDITOR_ADDRESS: variable(shortText, SHORT_TEXT),
  EDITOR_REGISTRATION: variable(shortText, SHORT_TEXT),
  PUBLICATION_DIRECTOR: variable(shortText, SHORT_TEXT),
  HOSTING_NAME: variable(shortText, SHORT_TEXT),
  HOSTING_ADDRESS: variable(shortText, SHORT_TEXT),
  CONSUMER_MEDIATOR: variable(shortText, SHORT_TEXT),
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
    editor: {
      name: read('EDITOR_NAME'),
      address: read('EDITOR_ADDRESS'),
      registration: read('EDITOR_REGISTRATION'),
      director: read('PUBLICATION_DIRECTOR'),
      hostingName: read('HOSTING_NAME'),
      hostingAddress: read('HOSTING_ADDRESS'),
      mediator: read('CONSUMER_MEDIATOR'),
    },
    logLevel: read('LOG_LEVEL'),
  };
};

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
  const shown = name === 'ADMIN_PASSWORD' || name === 'DATABASE_URL' ? '' : ` (valeur reçue : « ${given} »)`;
  throw new ConfigError(`Configuration : ${name} ${expectation}${shown}.`);
}
