import { BackupError } from './backup/archive.ts';
import { isDatabaseDown } from './db/database-down.ts';
import { DatabaseLockedError } from './db/lock.ts';
import { MigrationError } from './db/migrate.ts';
import { ConfigError } from './errors.ts';

/** Why the start failed: one line for what an operator can correct, the stack trace for a defect. */
export const explainFailure = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error);
  if ([BackupError, ConfigError, DatabaseLockedError, MigrationError].some((kind) => error instanceof kind))
    return error.message;
  return systemFailure(error) ?? error.stack ?? error.message;
};

const systemFailure = (
  error: Error & { code?: string; port?: number; syscall?: string },
): string | undefined => {
  if (error.code === 'EADDRINUSE')
    return `Le port ${error.port} est déjà utilisé. Arrêtez l'autre programme, ou donnez un autre PORT.`;
  if (error.code === 'EACCES' && error.syscall === 'listen')
    return `Le port ${error.port} est réservé au système. Donnez un PORT supérieur à 1023.`;
  if (isDatabaseDown(error))
    return `La base de données indiquée par DATABASE_URL ne répond pas (${error.message || error.code}).`;
  return undefined;
};
