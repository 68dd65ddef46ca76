import { systemClock } from '#server/adapters/system-clock/system-clock.ts';
import { loadConfig } from '#server/config.ts';
import { type OpenDatabase, openDatabase } from '#server/db/client.ts';
import { DatabaseLockedError } from '#server/db/lock.ts';
import { migrate } from '#server/db/migrate.ts';
import { AppError } from '#server/errors.ts';
import { explainFailure } from '#server/explain-failure.ts';
import { DownloadError } from '#server/net/download.ts';
import { type OperatorCommand, runOperatorCommand } from '#server/operator-commands.ts';
import { askRunningSite } from '#server/operator-socket.ts';
import { OperatorError } from './ask.ts';

type Runner = { run(given: OperatorCommand): Promise<string>; close(): Promise<void> };

/**
 * Carries commands out in the database, or asks the site that runs on it. Opened before anything is asked at the keyboard,
 * so that nobody types a password before learning that neither is possible.
 */
export const openRunner = async (): Promise<Runner> => {
  const config = loadConfig();
  let database: OpenDatabase;
  try {
    database = await openDatabase(config);
  } catch (error) {
    if (!(error instanceof DatabaseLockedError) || !(await askRunningSite(config.dataDir))) throw error;
    return { run: (given) => askSite(config.dataDir, given), close: async () => {} };
  }
  return {
    run: async (given) => {
      await migrate(database);
      return runOperatorCommand({ database, clock: systemClock }, given);
    },
    close: () => database.close(),
  };
};

/** One command that needs nothing from the keyboard. */
export const runOnce = async (given: OperatorCommand): Promise<string> => {
  const runner = await openRunner();
  return runner.run(given).finally(runner.close);
};

const askSite = async (dataDir: string, given: OperatorCommand): Promise<string> => {
  const answer = await askRunningSite(dataDir, given);
  if (!answer) throw new OperatorError("Le site vient de s'arrêter : relancez la commande.");
  if ('refused' in answer) throw new OperatorError(answer.refused);
  return answer.done;
};

/** Runs a command of the terminal: what it throws is explained there. */
export const runCommand = async (main: () => Promise<void>): Promise<void> => {
  try {
    await main();
  } catch (error) {
    process.stderr.write(`${explain(error)}\n`);
    process.exitCode = 1;
  }
};

/** Their message is a sentence for the operator. */
const SENTENCES = [OperatorError, AppError, DownloadError];

const explain = (error: unknown): string => {
  if (error instanceof Error && SENTENCES.some((kind) => error instanceof kind)) return error.message;
  if (error instanceof DatabaseLockedError)
    return `${error.message}\nLa base intégrée n'admet qu'un programme à la fois : arrêtez le site, lancez cette commande, puis redémarrez le site.`;
  return explainFailure(error);
};
