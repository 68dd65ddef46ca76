import { loadConfig } from '#server/config.ts';
import { openDatabase } from '#server/db/client.ts';
import { migrate } from '#server/db/migrate.ts';
import { explainFailure } from '#server/explain-failure.ts';
import { listFailedMails, retryFailedMails } from '#server/mail/failed-mails.ts';

const moment = new Intl.DateTimeFormat('fr-FR', {
  dateStyle: 'short',
  timeStyle: 'short',
  timeZone: 'Europe/Paris',
});

/** npm run mails: the mails that could not be sent. npm run mails -- retry: puts them back in the outbox. */
const run = async (command: string | undefined) => {
  const database = await openDatabase(loadConfig());
  try {
    await migrate(database);
    if (command === 'retry') {
      const count = await retryFailedMails(database);
      console.log(`${count} e-mail(s) remis en file : le serveur les envoie dès qu'il fonctionne.`);
      return;
    }
    const failed = await listFailedMails(database);
    if (failed.length === 0) console.log('Aucun e-mail en échec.');
    for (const { id, template, to, queuedAt, failedAt, reason } of failed)
      console.log(
        [
          `${template} pour ${to} (${id})`,
          `  demandé le ${moment.format(queuedAt)}, abandonné le ${moment.format(failedAt)}`,
          `  ${reason}`,
        ].join('\n'),
      );
  } finally {
    await database.close();
  }
};

const [command] = process.argv.slice(2);
try {
  if (command === undefined || command === 'retry') await run(command);
  else {
    console.error('Usage : npm run mails [-- retry]');
    process.exitCode = 1;
  }
} catch (error) {
  console.error(explainFailure(error));
  process.exitCode = 1;
}
