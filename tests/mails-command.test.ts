import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { publication } from '#contract/publication.ts';
import { createSmtpMailer } from '#server/adapters/smtp-mailer/smtp-mailer.ts';
import { listFailedMails } from '#server/mail/failed-mails.ts';
import type { Mail } from '#server/mail/mail.ts';
import { startMailWorker } from '#server/mail/mail-worker.ts';
import { queueMail } from '#server/mail/outbox.ts';
import { describeOnServer } from './support/database.ts';
import { startMailServer } from './support/mail-server.ts';
import { startNodeProcess } from './support/node-process.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'parution-mails-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** Not in the project's folder: a .env there belongs to the developer. */
const mails = (parameters: readonly string[], env: NodeJS.ProcessEnv) =>
  startNodeProcess('scripts/mails.ts', parameters, { env, cwd: folder }).ended;

const MAIL: Mail = {
  to: { address: 'inconnu@exemple.fr', name: 'Ada' },
  template: 'password-changed',
  data: { firstName: 'Ada' },
};

describeOnServer('npm run mails', (database) => {
  it('lists what was refused, while the site runs, and puts it back in the queue only when asked', async () => {
    let exists = false;
    const server = await startMailServer({ refuse: () => !exists });
    const silent = { info() {}, warn() {}, error() {} };
    const settings = {
      from: { name: 'Parution', address: 'redaction@parution.test' },
      team: { name: '', address: 'equipe@parution.test' },
      contact: publication.contact,
    };
    const worker = await startMailWorker({
      database: database(),
      mailer: createSmtpMailer(server.url),
      settings: async () => settings,
      log: silent,
    });
    const env = { DATABASE_URL: database().url ?? '', DATA_DIR: folder };
    const queue = () =>
      database()
        .db.transaction()
        .execute((trx) => queueMail(trx, MAIL));
    try {
      expect(await mails([], env)).toMatchObject({ code: 0, stdout: 'Aucun e-mail en échec.\n', stderr: '' });
      const id = await queue();
      await expect.poll(() => listFailedMails(database())).toHaveLength(1);
      for (const _ of ['first', 'again'])
        expect(await mails([], env)).toMatchObject({
          code: 0,
          stdout: expect.stringMatching(
            new RegExp(`^password-changed pour inconnu@exemple\\.fr \\(${id}\\)\\n .*\\n .*550`),
          ),
        });
      expect(server.received).toEqual([]);

      exists = true;
      expect(await mails(['retry'], env)).toMatchObject({
        code: 0,
        stdout: expect.stringMatching(/^1 e-mail\(s\) remis en file/),
      });
      expect((await mails([], env)).stdout).toBe('Aucun e-mail en échec.\n');
      // The next one that is queued wakes the worker.
      await queue();
      await server.whenReceived(2);
      expect(server.received.map(({ parsed }) => parsed.messageId)).toContain(`<${id}@parution.test>`);
      expect(await mails(['autre'], env)).toMatchObject({
        code: 1,
        stderr: 'Usage : npm run mails [-- retry]\n',
      });
    } finally {
      await worker.stop();
      await server.stop();
    }
  });
});
