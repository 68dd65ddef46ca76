import { publication } from '#contract/publication.ts';
import { createSmtpMailer } from '#server/adapters/smtp-mailer/smtp-mailer.ts';
import { openDatabase } from '#server/db/client.ts';
import { migrate } from '#server/db/migrate.ts';
import { startMailWorker } from '#server/mail/mail-worker.ts';
import { queueMail } from '#server/mail/outbox.ts';

/**
 * post-mails.ts <data folder or ''> <database address or ''> <SMTP address or ''>: commits five mails and
 * prints it. With an SMTP address it also sends them; without one it waits to be killed.
 */
const [dataDir = '', databaseUrl = '', smtpUrl = ''] = process.argv.slice(2);
const database = await openDatabase({ dataDir, databaseUrl: databaseUrl || undefined });
await migrate(database);
await database.db.transaction().execute(async (trx) => {
  for (let n = 0; n < 5; n += 1)
    await queueMail(trx, {
      to: { address: `lecteur-${n}@exemple.fr` },
      template: 'password-changed',
      data: { firstName: 'Ada' },
    });
});
if (smtpUrl)
  await startMailWorker({
    database,
    mailer: createSmtpMailer(smtpUrl),
    settings: async () => ({
      from: { address: 'redaction@parution.test' },
      team: { address: 'equipe@parution.test' },
      contact: publication.contact,
    }),
    log: { info() {}, warn() {}, error() {} },
  });
process.stdout.write('committed\n');
setInterval(() => {}, 60_000);
