import type { DatabaseFacts } from '#server/backup/database-facts.queries.ts';
import type { Config } from '#server/config.ts';
import { POOL_SIZE } from '#server/db/client.ts';
import { isDatabaseDown } from '#server/db/database-down.ts';
import { compareMigrations } from '#server/db/migrate.ts';
import { type Finding, inOrder, toDo } from './finding.ts';

const DATABASE = 'Base de données';
const MIGRATIONS = 'Migrations';
const OLDEST_VERSION = 150_000;
/** Kept by PostgreSQL for its superusers. */
const RESERVED_CONNECTIONS = 3;

type Settings = Pick<Config, 'databaseUrl' | 'processes' | 'poolSize'>;

export const checkDatabase = (facts: DatabaseFacts, settings: Settings): Finding => {
  const problem = problemOf(facts, settings);
  if (problem) return toDo(DATABASE, problem);
  const version = `${Math.floor(facts.version / 10_000)}.${facts.version % 10_000}`;
  return inOrder(
    DATABASE,
    `PostgreSQL ${version}${settings.databaseUrl ? '' : ' (base intégrée)'}, droits suffisants.`,
  );
};

const problemOf = (facts: DatabaseFacts, settings: Settings): string | undefined => {
  if (facts.version < OLDEST_VERSION)
    return `PostgreSQL ${Math.floor(facts.version / 10_000)} est trop ancien : passez à la version 15 ou à une plus récente.`;
  if (facts.encoding !== 'UTF8')
    return `La base est codée en ${facts.encoding} : créez-en une en UTF8 (createdb --encoding=UTF8 --template=template0).`;
  if (facts.missingExtensions.length > 0)
    return `Extensions absentes du serveur : ${facts.missingExtensions.join(', ')}. Installez postgresql-contrib.`;
  if (!facts.canCreate)
    return "L'utilisateur de DATABASE_URL ne peut rien créer : donnez-lui la base (ALTER DATABASE … OWNER TO …).";
  if (facts.foreignTables > 0)
    return `${facts.foreignTables} tables appartiennent à un autre utilisateur que celui de DATABASE_URL : rendez-les-lui (REASSIGN OWNED BY … TO …).`;
  return connectionProblem(facts, settings);
};

const connectionProblem = (
  { maxConnections }: DatabaseFacts,
  { databaseUrl, processes, poolSize = POOL_SIZE }: Settings,
): string | undefined => {
  if (databaseUrl === undefined) return undefined;
  // One more of each process listens to what the others change.
  const needed = processes * (poolSize + 1);
  if (needed <= maxConnections - RESERVED_CONNECTIONS) return undefined;
  return `Le site peut ouvrir ${needed} connexions, le serveur en admet ${maxConnections} : baissez WEB_CONCURRENCY ou DATABASE_POOL, ou augmentez max_connections.`;
};

export const checkMigrations = async ({ migrations }: DatabaseFacts): Promise<Finding> => {
  const { edited, missing, unknown } = await compareMigrations(migrations);
  if (edited.length > 0)
    return toDo(
      MIGRATIONS,
      `Modifiées après avoir été appliquées : ${edited.join(', ')}. Rétablissez ces fichiers.`,
    );
  if (unknown.length > 0)
    return toDo(
      MIGRATIONS,
      `La base vient d'une version plus récente (${unknown.join(', ')}) : mettez le code à jour.`,
    );
  if (missing.length > 0)
    return toDo(
      MIGRATIONS,
      `${missing.length} en attente, la première ${missing[0]} : le prochain démarrage les applique.`,
    );
  return inOrder(MIGRATIONS, `${migrations.length} appliquées, aucune en attente.`);
};

/** Why the server of DATABASE_URL cannot be asked; the address, which holds a password, is not shown. */
export const explainConnection = (error: unknown): string => {
  const { code, message } = error as { code?: string; message?: string };
  if (code === '3D000') return "La base que nomme DATABASE_URL n'existe pas : créez-la (createdb).";
  if (code?.startsWith('28'))
    return "Le serveur refuse l'utilisateur ou le mot de passe de DATABASE_URL : corrigez-les.";
  if (isDatabaseDown(error))
    return `Le serveur de DATABASE_URL ne répond pas (${message || code}) : vérifiez qu'il tourne, son adresse et son pare-feu.`;
  return `Le serveur de DATABASE_URL a répondu par une erreur : ${message}.`;
};
