import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type DatabaseFacts, readDatabaseFacts } from '#server/backup/database-facts.queries.ts';
import { requestDatabaseFacts } from '#server/backup/live-copy.ts';
import { secretKeyOf } from '#server/config/secret-key.ts';
import type { Config, Environment } from '#server/config.ts';
import { openDatabase } from '#server/db/client.ts';
import { DatabaseLockedError } from '#server/db/lock.ts';
import type { ImageStore } from '#server/ports/image-store.ts';
import { applySettings, NOTHING_STORED, type SettingsInForce } from '#server/settings/live-settings.ts';
import { checkDatabase, checkMigrations, explainConnection } from './check-database.ts';
import {
  type CallStripe,
  checkCdn,
  checkMetrics,
  checkStripeKey,
  checkWriting,
  type PurgeNothing,
} from './check-endpoints.ts';
import {
  checkClock,
  checkDisk,
  checkMail,
  checkStorage,
  dateOfGreeting,
  type GreetMailServer,
  greet,
} from './check-services.ts';
import {
  checkAddress,
  checkPayments,
  checkSecrets,
  checkSettings,
  checkStoredSettings,
} from './check-settings.ts';
import { type Finding, findingOf, inOrder, toDo } from './finding.ts';

type Examined = {
  readonly env: Environment;
  readonly config: Config;
  /** The names that the .env file sets. */
  readonly written: readonly string[];
  readonly images: ImageStore;
  /** Undefined without a mail server. */
  readonly mail: GreetMailServer | undefined;
  /** Undefined unless Stripe takes the payments. */
  readonly stripe: CallStripe | undefined;
  /** Undefined without a cache in front. */
  readonly purge: PurgeNothing | undefined;
  /** Fails with what to do when it is not set or cannot be read. */
  readonly passphrase: () => Promise<string>;
};

/** Examines the configuration and everything that it names, and changes nothing. */
export const examine = async ({
  env,
  config,
  written,
  images,
  mail,
  stripe,
  purge,
  passphrase,
}: Examined): Promise<Finding[]> => {
  const answer = mail && (await greet(mail));
  const greetedAt = new Date();
  const database = await readDatabase(config);
  const readAt = new Date();
  const mailDate = answer && 'greeting' in answer ? dateOfGreeting(answer.greeting) : undefined;
  const inForce = settingsIn(database, env, config);
  const storage = config.s3 ? `Le compartiment ${config.s3.bucket}` : config.dataDir;
  return [
    checkSettings(inForce.config, written),
    checkStoredSettings(inForce, env),
    ...(await secretFindings(database, config)),
    ...(await databaseFindings(database, config)),
    checkMail(answer, join(config.dataDir, 'outbox')),
    config.s3 || existsSync(config.dataDir)
      ? await findingOf('Stockage des images', () => checkStorage(images, storage))
      : inOrder('Stockage des images', `${config.dataDir}, que le premier démarrage crée.`),
    await paymentFinding(config, stripe),
    await checkCdn(purge),
    await checkWriting(inForce.config),
    await checkMetrics(config),
    checkClock([
      // The embedded database has the clock of this machine.
      ...(config.databaseUrl && isRead(database)
        ? [{ whose: 'le serveur PostgreSQL', at: new Date(database.at), readAt }]
        : []),
      ...(mailDate ? [{ whose: 'le serveur de courrier', at: mailDate, readAt: greetedAt }] : []),
    ]),
    await findingOf('Disque', () => checkDisk(config.dataDir)),
    await findingOf('Adresse publique', () => checkAddress(config)),
    await findingOf('Sauvegardes', () => checkPassphrase(config, passphrase)),
  ];
};

/** The variables, with what the team stored where the database can be read. */
const settingsIn = (database: Reading, env: Environment, config: Config): SettingsInForce =>
  applySettings((isRead(database) && database.settings) || NOTHING_STORED, { env, key: secretKeyOf(config) });

const secretFindings = async (database: Reading, config: Config): Promise<Finding[]> => {
  const counts = isRead(database) && database.secrets;
  if (!counts) return [];
  return [await findingOf('Secrets', async () => checkSecrets(counts, secretKeyOf(config), config))];
};

const NOT_CREATED = 'not created';
type Reading = DatabaseFacts | typeof NOT_CREATED | { readonly problem: string };

const isRead = (reading: Reading): reading is DatabaseFacts =>
  reading !== NOT_CREATED && !('problem' in reading);

/** From the server, from the files of a stopped site, or through the running site that holds them. */
const readDatabase = async (config: Config): Promise<Reading> => {
  const { databaseUrl, dataDir } = config;
  if (databaseUrl === undefined && !existsSync(join(dataDir, 'db'))) return NOT_CREATED;
  try {
    const database = await openDatabase({ ...config, poolSize: 1 });
    return await readDatabaseFacts(database.db).finally(database.close);
  } catch (error) {
    if (error instanceof DatabaseLockedError)
      return (await requestDatabaseFacts(dataDir)) ?? { problem: error.message };
    return { problem: databaseUrl === undefined ? String(error) : explainConnection(error) };
  }
};

const databaseFindings = async (reading: Reading, config: Config): Promise<Finding[]> => {
  if (reading === NOT_CREATED)
    return [
      inOrder('Base de données', `base intégrée, que le premier démarrage crée dans ${config.dataDir}.`),
      inOrder('Migrations', 'le premier démarrage les applique.'),
    ];
  if ('problem' in reading)
    return [toDo('Base de données', reading.problem), toDo('Migrations', 'illisibles sans la base.')];
  return [checkDatabase(reading, config), await findingOf('Migrations', () => checkMigrations(reading))];
};

/** Stripe is asked only about keys that look right. */
const paymentFinding = async (config: Config, stripe: CallStripe | undefined): Promise<Finding> => {
  const found = checkPayments(config);
  return found.ok && stripe ? checkStripeKey(stripe) : found;
};

const checkPassphrase = async (
  { backup, production }: Config,
  passphrase: () => Promise<string>,
): Promise<Finding> => {
  const isSet = backup.passphrase !== undefined || backup.passphraseFile !== undefined;
  if (!isSet && !production)
    return inOrder('Sauvegardes', 'pas de phrase secrète (BACKUP_PASSPHRASE), que npm run backup demande.');
  await passphrase();
  return inOrder('Sauvegardes', 'la phrase secrète est lisible.');
};
