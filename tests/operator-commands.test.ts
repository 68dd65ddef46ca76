import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { publication } from '#contract/publication.ts';
import { createSmtpMailer } from '#server/adapters/smtp-mailer/smtp-mailer.ts';
import { listFailedMails } from '#server/mail/failed-mails.ts';
import type { Mail } from '#server/mail/mail.ts';
import { startMailWorker } from '#server/mail/mail-worker.ts';
import { queueMail } from '#server/mail/outbox.ts';
import { describeOnServer } from './support/database.ts';
import { startMailServer } from './support/mail-server.ts';
import { runInTurn, startNodeProcess } from './support/node-process.ts';
import { unpackSnapshot } from './support/pglite-snapshot.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'parution-mails-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** Not in the project's folder: a .env there belongs to the developer. */
const mails = (parameters: readonly string[], env: NodeJS.ProcessEnv) =>
  startNodeProcess('scripts/mails.ts', parameters, { env, cwd: folder }).ended;

const inTurn = (
  command: 'mails' | 'import-sources',
  lists: readonly (readonly string[])[],
  env: NodeJS.ProcessEnv,
) => runInTurn(`scripts/${command}.ts`, lists, { env, cwd: folder });

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
      expect(await inTurn('mails', [[], ['autre']], env)).toMatchObject([
        { code: 0, stdout: 'Aucun e-mail en échec.\n', stderr: '' },
        { code: 1, stderr: 'Usage : npm run mails [-- retry]\n' },
      ]);
      const id = await queue();
      await expect.poll(() => listFailedMails(database())).toHaveLength(1);
      expect(await mails([], env)).toMatchObject({
        code: 0,
        stdout: expect.stringMatching(
          new RegExp(`^password-changed pour inconnu@exemple\\.fr \\(${id}\\)\\n .*\\n .*550`),
        ),
      });
      // To list them changes nothing.
      expect(await listFailedMails(database())).toHaveLength(1);
      expect(server.received).toEqual([]);

      exists = true;
      expect(await mails(['retry'], env)).toMatchObject({
        code: 0,
        stdout: expect.stringMatching(/^1 e-mail\(s\) remis en file/),
      });
      expect(await listFailedMails(database())).toEqual([]);
      // The next one that is queued wakes the worker.
      await queue();
      await server.whenReceived(2);
      expect(server.received.map(({ parsed }) => parsed.messageId)).toContain(`<${id}@parution.test>`);
    } finally {
      await worker.stop();
      await server.stop();
    }
  });
});

describe('on the embedded database, while the site runs,', () => {
  let site: ReturnType<typeof startNodeProcess>;
  let env: NodeJS.ProcessEnv;
  beforeAll(async () => {
    const dataDir = join(folder, 'running');
    env = { DATA_DIR: dataDir };
    await unpackSnapshot(dataDir);
    site = startNodeProcess('tests/support/processes/hold-database.ts', [dataDir, 'operator']);
    expect(await site.firstLine).toBe('open');
  });
  afterAll(async () => {
    site.child.stdin.end();
    await site.ended;
  });

  it('npm run mails asks the site itself', async () => {
    expect(await inTurn('mails', [[], ['retry']], env)).toMatchObject([
      { code: 0, stdout: 'Aucun e-mail en échec.\n', stderr: '' },
      { code: 0, stdout: "0 e-mail(s) remis en file : le serveur les envoie dès qu'il fonctionne.\n" },
    ]);
  });

  it('npm run sources:import gives it the file', async () => {
    const content = `<p>${'Le congé se donne par écrit. '.repeat(400)}</p>`;
    const source = { date: '2026-11-01', origin: 'Le Greffe', content };
    const titles = ['Le congé du bail commercial', 'Le congé du bail rural'];
    const file = join(folder, 'sources.json');
    const sources = titles.map((title, n) => ({ title, link: `https://exemple.fr/${n}`, ...source }));
    await writeFile(file, JSON.stringify([...sources, { title: 'X' }]));
    const unreadable = join(folder, 'rien.txt');
    await writeFile(unreadable, 'rien de lisible');
    const lists = [file, unreadable].map((name) => [name, '--category', 'social']);
    expect(await inTurn('import-sources', lists, env)).toMatchObject([
      { code: 0, stdout: expect.stringMatching(/^2 sources importées\..*\n {2}X : /), stderr: '' },
      { code: 1, stderr: expect.stringMatching(/^[A-ZÀ-Ü].*\.\n$/) },
    ]);
  });
});
