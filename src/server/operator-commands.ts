import { z } from 'zod';
import { IMPORT_MAX_BYTES } from '#contract/admin-sources.ts';
import { accountCommand, runAccountCommand } from './areas/accounts/account-commands.ts';
import type { OpenDatabase } from './db/client.ts';
import { listFailedMails, retryFailedMails } from './mail/failed-mails.ts';
import type { Clock } from './ports/clock.ts';

const otherCommand = z.discriminatedUnion('command', [
  z.object({ command: z.literal('list-failed-mails') }),
  z.object({ command: z.literal('retry-failed-mails') }),
  z.object({
    command: z.literal('import-sources'),
    content: z.string().max(IMPORT_MAX_BYTES),
    categoryId: z.int(),
    origin: z.string().max(200).optional(),
  }),
]);

/** What a command of the operator asks, of the database itself or of the running site. */
export const operatorCommand = z.union([accountCommand, otherCommand]);
export type OperatorCommand = z.output<typeof operatorCommand>;

type Deps = { readonly database: Pick<OpenDatabase, 'db' | 'executeSql'>; readonly clock: Clock };

/** Carries it out and returns what the terminal shows; an AppError says why not. */
export const runOperatorCommand = async (
  { database, clock }: Deps,
  given: OperatorCommand,
): Promise<string> => {
  const { db } = database;
  switch (given.command) {
    case 'list-failed-mails':
      return failedMails(database);
    case 'retry-failed-mails':
      return `${await retryFailedMails(database)} e-mail(s) remis en file : le serveur les envoie dès qu'il fonctionne.`;
    case 'import-sources': {
      // With what cleans their HTML, which no other command needs.
      const { importSources } = await import('./areas/writing/public.ts');
      const { message, refused } = await importSources({ db, clock }, given, null);
      return [message, ...refused.map(({ title, message: reason }) => `  ${title} : ${reason}`)].join('\n');
    }
    default:
      return runAccountCommand({ db, clock }, given);
  }
};

const moment = new Intl.DateTimeFormat('fr-FR', {
  dateStyle: 'short',
  timeStyle: 'short',
  timeZone: 'Europe/Paris',
});

const failedMails = async (database: Deps['database']): Promise<string> => {
  const failed = await listFailedMails(database);
  if (failed.length === 0) return 'Aucun e-mail en échec.';
  return failed
    .flatMap(({ id, template, to, queuedAt, failedAt, reason }) => [
      `${template} pour ${to} (${id})`,
      `  demandé le ${moment.format(queuedAt)}, abandonné le ${moment.format(failedAt)}`,
      `  ${reason}`,
    ])
    .join('\n');
};
