import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterEach, expect, it } from 'vitest';
import { publication } from '#contract/publication.ts';
import { createSmtpMailer } from '#server/adapters/smtp-mailer/smtp-mailer.ts';
import type { Database } from '#server/db/client.ts';
import { releaseInterruptedJobs } from '#server/jobs/jobs.queries.ts';
import type { Mailer } from '#server/ports/mailer.ts';
import { describeOnBothEngines, type TestDatabase } from '#tests/support/database.ts';
import { type MailServer, startMailServer } from '#tests/support/mail-server.ts';
import { repetitions } from '#tests/support/repetitions.ts';
import { listFailedMails, retryFailedMails } from './failed-mails.ts';
import type { Mail } from './mail.ts';
import { startMailWorker } from './mail-worker.ts';
import { queueMail } from './outbox.ts';

const settings = {
  from: { name: 'Parution', address: 'redaction@parution.test' },
  team: { name: '', address: 'equipe@parution.test' },
  contact: publication.contact,
};

const aMail = (changes: Partial<Mail> = {}): Mail =>
  ({
    to: { address: 'ada@exemple.fr', name: 'Ada' },
    template: 'password-changed',
    data: { firstName: 'Ada' },
    ...changes,
  }) as Mail;

const queue = (db: Database, mail = aMail()): Promise<string> =>
  db.transaction().execute((trx) => queueMail(trx, mail));

/** What the back-office shows of it. */
const rowOf = (db: Database, id: string) =>
  db.selectFrom('mails').select(['status', 'attempts', 'reason']).where('id', '=', id).executeTakeFirst();

type Job = { name: string; state: string; retryCount: number };
const jobs = async (db: Database): Promise<Job[]> => {
  const { rows } = await sql<Job>`
    select name, state, retry_count as "retryCount" from jobs.job where name like 'mail%' order by name, created_on
  `.execute(db);
  return rows;
};

/** Does not wait for the next attempt: it is due now. */
const makeDue = (db: Database) =>
  sql`update jobs.job set start_after = now() - interval '1 second' where name = 'mail'`.execute(db);

const until = async (condition: () => boolean | Promise<boolean>): Promise<void> => {
  while (!(await condition())) await wait(10);
};

describeOnBothEngines('the mail worker', (database, itWithDatabase) => {
  const closing: (() => Promise<void>)[] = [];
  afterEach(async () => {
    for (const close of closing.splice(0).reverse()) await close();
    await sql`delete from jobs.job`.execute(database().db);
  });

  const lines: { message: string; line: object }[] = [];
  const say = (line: object, message: string) => void lines.push({ message, line });

  const openPost = async (mailer: Mailer | MailServer, on: TestDatabase = database()) => {
    const mailWorker = await startMailWorker({
      database: on,
      mailer: 'deliver' in mailer ? mailer : createSmtpMailer(mailer.url),
      settings: async () => settings,
      log: { info: say, warn: say, error: say },
    });
    closing.push(() => mailWorker.stop());
    return mailWorker;
  };
  const openServer = async (...given: Parameters<typeof startMailServer>) => {
    const server = await startMailServer(...given);
    closing.push(() => server.stop());
    return server;
  };

  it('sends what a transaction committed, once, and deletes its data', async () => {
    const { db } = database();
    const server = await openServer();
    await openPost(server);
    const id = await queue(db);
    const [mail] = await server.whenReceived(1);
    expect(mail?.envelope).toEqual({ from: 'redaction@parution.test', to: ['ada@exemple.fr'] });
    expect(mail?.parsed).toMatchObject({
      messageId: `<${id}@parution.test>`,
      subject: 'Votre mot de passe a été modifié',
      from: { text: '"Parution" <redaction@parution.test>' },
      to: { text: '"Ada" <ada@exemple.fr>' },
    });
    expect(mail?.parsed.headers.get('auto-submitted')).toBe('auto-generated');
    await until(async () => (await jobs(db)).length === 0);
    expect(server.received).toHaveLength(1);
    expect(await rowOf(db, id)).toEqual({ status: 'sent', attempts: 1, reason: null });
  });

  it('sends at once what was in the hands of a process that is no more', async () => {
    const { db } = database();
    const id = await queue(db);
    await sql`update jobs.job set state = 'active', started_on = now() where name = 'mail'`.execute(db);
    await releaseInterruptedJobs(db);
    const server = await openServer();
    await openPost(server);
    await server.whenReceived(1);
    await until(async () => (await rowOf(db, id))?.status === 'sent');
  });

  it('does not try again what was on its last attempt when its process was killed', async () => {
    const { db } = database();
    await queue(db);
    await sql`
      update jobs.job set state = 'active', started_on = now(), retry_count = retry_limit where name = 'mail'
    `.execute(db);
    await releaseInterruptedJobs(db);
    expect(await jobs(db)).toMatchObject([{ name: 'mail', state: 'active' }]);
  });

  it('sends nothing of what was rolled back', async () => {
    const { db } = database();
    const undone = db.transaction().execute(async (trx) => {
      await queueMail(trx, aMail());
      throw new Error('changed my mind');
    });
    await expect(undone).rejects.toThrow('changed my mind');
    expect(await jobs(db)).toEqual([]);
  });

  it('sends many mails, each to its own recipient', async () => {
    const { db } = database();
    const server = await openServer();
    const addresses = Array.from({ length: repetitions(20, 100) }, (_, n) => `lecteur-${n}@exemple.fr`);
    await db.transaction().execute(async (trx) => {
      for (const address of addresses) await queueMail(trx, aMail({ to: { address } }));
    });
    await openPost(server);
    await server.whenReceived(addresses.length);
    expect(server.received.map(({ envelope }) => envelope.to.join()).sort()).toEqual([...addresses].sort());
    await until(async () => (await jobs(db)).length === 0);
  });

  it('retries with a growing delay and the same Message-ID when the mail server is down', async () => {
    const { db } = database();
    const away = await startMailServer();
    await away.stop();
    await openPost(createSmtpMailer(away.url));
    const id = await queue(db);
    await until(async () => (await jobs(db)).some(({ state }) => state === 'retry'));
    const { rows } = await sql<{ seconds: number }>`
      select extract(epoch from start_after - now())::float as seconds from jobs.job where name = 'mail'
    `.execute(db);
    expect(rows[0]?.seconds).toBeGreaterThan(10);

    const back = await openServer({}, away.port);
    await makeDue(db);
    // Due without anybody ringing: the next one that is queued wakes the postman.
    await queue(db, aMail({ to: { address: 'autre@exemple.fr' } }));
    await back.whenReceived(2);
    const ids = back.received.map(({ parsed }) => parsed.messageId);
    expect(ids).toContain(`<${id}@parution.test>`);
  });

  it('does not retry what the recipient refuses, and lists it until it is sent again', async () => {
    const { db } = database();
    let exists = false;
    const server = await openServer({ refuse: () => !exists });
    await openPost(server);
    lines.length = 0;
    const id = await queue(db, aMail({ to: { address: 'inconnu@exemple.fr' } }));
    await until(async () => (await listFailedMails(database())).length === 1);
    expect(await listFailedMails(database())).toMatchObject([
      { id, template: 'password-changed', to: 'inconnu@exemple.fr', reason: expect.stringContaining('550') },
    ]);
    await until(() => lines.some(({ message }) => message === 'job given up'));
    expect(JSON.stringify(lines)).not.toContain('inconnu@exemple.fr');
    const { rows: queued } = await sql<{ columns: object }>`
      select to_jsonb(job) - 'data' as columns from jobs.job as job where name like 'mail%'
    `.execute(db);
    expect(JSON.stringify(queued)).toContain('550');
    expect(JSON.stringify(queued)).not.toContain('inconnu@exemple.fr');
    const failed = { status: 'failed', attempts: 1, reason: expect.stringContaining('550') };
    expect(await rowOf(db, id)).toEqual(failed);

    exists = true;
    expect(await retryFailedMails(database())).toBe(1);
    await queue(db);
    await server.whenReceived(2);
    expect(server.received.map(({ parsed }) => parsed.messageId)).toContain(`<${id}@parution.test>`);
    expect(await listFailedMails(database())).toEqual([]);
    await until(async () => (await rowOf(db, id))?.status === 'sent');
  });

  it('gives up after the last attempt, and says so', async () => {
    const { db } = database();
    await openPost({ deliver: () => Promise.reject(new Error('lost')), close: async () => {} });
    lines.length = 0;
    const id = await queue(db);
    await until(async () => (await jobs(db)).some(({ state }) => state === 'retry'));
    await sql`update jobs.job set retry_count = retry_limit - 1 where name = 'mail'`.execute(db);
    await makeDue(db);
    await queue(db, aMail({ to: 'team' }));
    await until(async () => (await listFailedMails(database())).length === 1);
    expect(await listFailedMails(database())).toMatchObject([{ id, reason: 'lost' }]);
    await until(() => lines.some(({ message }) => message === 'job given up'));
  });

  it('waits for the running mail when it stops', async () => {
    const { db } = database();
    const gate = Promise.withResolvers<void>();
    const reached = Promise.withResolvers<void>();
    const server = await openServer({
      beforeAccepting: () => {
        reached.resolve();
        return gate.promise;
      },
    });
    const mailWorker = await openPost(server);
    await queue(db);
    await reached.promise;
    let stopped = false;
    const stopping = mailWorker.stop().then(() => {
      stopped = true;
    });
    await wait(0);
    expect(stopped).toBe(false);
    gate.resolve();
    await stopping;
    expect(server.received).toHaveLength(1);
    expect(await jobs(db)).toEqual([]);
  });

  itWithDatabase('refuses more than one recipient', async () => {
    for (const address of ['a@b.fr, c@d.fr', 'a@b.fr\r\nBcc: c@d.fr', '<a@b.fr>', 'a@b.fr;c@d.fr', ''])
      await expect(queue(database().db, aMail({ to: { address } }))).rejects.toThrow();
    expect(await jobs(database().db)).toEqual([]);
  });
});
