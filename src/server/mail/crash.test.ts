import { sql } from 'kysely';
import { afterEach, describe, expect, it } from 'vitest';
import { publication } from '#contract/publication.ts';
import { createSmtpMailer } from '#server/adapters/smtp-mailer/smtp-mailer.ts';
import type { OpenDatabase } from '#server/db/client.ts';
import { retryAbandonedJobs } from '#tests/support/abandoned-jobs.ts';
import { aPlace } from '#tests/support/crashing-payments.ts';
import { type MailServer, startMailServer } from '#tests/support/mail-server.ts';
import { startNodeProcess } from '#tests/support/node-process.ts';
import { IS_WHOLE_RUN } from '#tests/support/repetitions.ts';
import { startMailWorker } from './mail-worker.ts';

const POST_MAILS = 'tests/support/processes/post-mails.ts';
const FIVE = Array.from({ length: 5 }, (_, n) => `lecteur-${n}@exemple.fr`);

/** What the next server of the site does, a while after the crash. */
const sendTheRest = async (database: OpenDatabase, server: MailServer, count: number) => {
  const silent = { info() {}, warn() {}, error() {} };
  const settings = {
    from: { address: 'redaction@parution.test' },
    team: { address: 'equipe@parution.test' },
    contact: publication.contact,
  };
  await retryAbandonedJobs(database);
  const mailWorker = await startMailWorker({
    database,
    mailer: createSmtpMailer(server.url),
    settings: async () => settings,
    log: silent,
  });
  await server.whenReceived(count);
  await mailWorker.stop();
};

describe.each(['embedded', 'server'] as const)('a server killed with mails in the outbox (%s)', (engine) => {
  const closing: (() => Promise<unknown>)[] = [];
  afterEach(async () => {
    for (const close of closing.splice(0).reverse()) await close();
  });

  const givenPlace = async () => {
    const place = await aPlace(engine);
    closing.push(place.forget);
    return place;
  };

  // On PostgreSQL every day: what was committed and not sent yet is also left by the kill below, on both.
  if (engine === 'server' || IS_WHOLE_RUN)
    it('before sending any: none is lost, none is sent twice', async () => {
      const { parameters, reopen } = await givenPlace();
      const killed = startNodeProcess(POST_MAILS, [...parameters, '']);
      expect(await killed.firstLine).toBe('committed');
      killed.child.kill('SIGKILL');
      await killed.ended;

      const server = await startMailServer();
      closing.push(() => server.stop());
      await sendTheRest(await reopen(), server, 5);
      expect(server.received.flatMap(({ envelope }) => envelope.to).sort()).toEqual(FIVE);
    });

  it('in the middle of sending: none is lost, at most twice with one Message-ID', async () => {
    const { parameters, reopen } = await givenPlace();
    const active = Promise.withResolvers<void>();
    const never = Promise.withResolvers<void>();
    const first = await startMailServer({
      // Two are accepted; the others were heard to the end, but the answer never came.
      beforeAccepting: () => {
        if (first.received.length < 2) return Promise.resolve();
        active.resolve();
        return never.promise;
      },
    });
    closing.push(() => first.stop());
    const killed = startNodeProcess(POST_MAILS, [...parameters, first.url]);
    await active.promise;
    killed.child.kill('SIGKILL');
    await killed.ended;

    const second = await startMailServer();
    closing.push(() => second.stop());
    const accepted = first.received.length;
    const database = await reopen();
    const { rows } = await sql<{
      left: number;
    }>`select count(*) as left from jobs.job where name = 'mail'`.execute(database.db);
    const left = Number(rows[0]?.left);
    expect(left).toBeGreaterThanOrEqual(5 - accepted);
    await sendTheRest(database, second, left);

    const all = [...first.received, ...second.received];
    const byRecipient = Map.groupBy(all, ({ envelope }) => envelope.to.join());
    expect([...byRecipient.keys()].sort()).toEqual(FIVE);
    for (const copies of byRecipient.values()) {
      expect(copies.length).toBeLessThanOrEqual(2);
      expect(new Set(copies.map(({ parsed }) => parsed.messageId)).size).toBe(1);
    }
  });
});
