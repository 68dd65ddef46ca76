import { randomUUID } from 'node:crypto';
import { get } from 'node:http';
import { text } from 'node:stream/consumers';
import { sql } from 'kysely';
import { articlePath, paths } from '#contract/paths.ts';
import { openDatabase } from '#server/db/client.ts';
import { startNativePostgres } from '#tests/support/native-postgres.ts';
import { cutListeners, runOnServer } from '#tests/support/server-databases.ts';
import { writeCalls } from '#tests/support/write-calls.ts';
import { assert, timed, until } from './fault.ts';
import { logIn, startProduct } from './product.ts';

const PROCESSES = 4;
/** The processes of a port take turns at accepting connections: so many make it likely that each has answered. */
const CONNECTIONS = 2 * PROCESSES;
const ROUNDS = 3;

type Answer = { status: number; body: string };

/** Over a connection of its own. */
const askOnce = (url: string): Promise<Answer> =>
  new Promise((resolve, reject) => {
    get(url, { agent: false }, (answer) => {
      text(answer).then((body) => resolve({ status: answer.statusCode ?? 0, body }), reject);
    }).once('error', reject);
  });

/** Four processes on one PostgreSQL; the longest times until all of them had published and withdrawn, in ms. */
export const measureFourProcesses = async () => {
  const server = await startNativePostgres({ durable: true });
  await runOnServer(server.url, 'create database parution');
  const databaseUrl = `${server.url}/parution`;
  const product = await startProduct({ databaseUrl, env: { WEB_CONCURRENCY: String(PROCESSES) } });
  const database = await openDatabase({ databaseUrl, dataDir: '', poolSize: 1, onError() {} });
  const { url } = product.site;
  const admin = await logIn(product);

  const everywhere = (path: string): Promise<Answer[]> =>
    Promise.all(Array.from({ length: CONNECTIONS }, () => askOnce(url + path)));
  const untilEverywhere = (path: string, expected: (answer: Answer) => boolean): Promise<number> =>
    timed(() => until(async () => assert.ok((await everywhere(path)).every(expected), path)));
  const isListening = async () => {
    const { rows } = await sql<{ count: number }>`
      select count(*) from pg_stat_activity
      where application_name = 'parution-listen' and datname = current_database()
    `.execute(database.db);
    assert.equal(rows[0]?.count, PROCESSES);
  };

  const write = async (method: string, path: string, body?: object) => {
    const answer = await product.ask(`/api/admin/articles${path}`, {
      method,
      headers: { ...admin, origin: url, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    });
    const read = await answer.text();
    assert.equal(answer.status, 200, read);
    return JSON.parse(read).article as { id: string; slug: string };
  };
  const publish = async (before: () => Promise<unknown>) => {
    const title = `Parution ${randomUUID()}`;
    const form = writeCalls.find(({ name }) => name === 'POST /admin/articles')?.body;
    await everywhere(paths.home);
    await before();
    const article = await write('POST', '', { ...form, title, is_published: true });
    const ms = await untilEverywhere(paths.home, ({ body }) => body.includes(title));
    return { ms, title, ...article };
  };
  const withdraw = async (id: string, path: string, before: () => Promise<unknown>) => {
    await everywhere(path);
    await before();
    await write('DELETE', `/${id}`);
    return untilEverywhere(path, ({ status }) => status !== 200);
  };

  /** Withdrawn just before the database stops: no process serves it, nor a list that shows it. */
  const stopAfterWithdrawal = async () => {
    const { id, slug, title } = await publish(async () => {});
    const path = articlePath({ slug });
    await everywhere(path);
    await write('DELETE', `/${id}`);
    await untilEverywhere(path, ({ status }) => status !== 200);
    await server.halt();
    try {
      for (const asked of [path, paths.home, paths.news])
        for (const { body } of await everywhere(asked)) assert.ok(!body.includes(title), asked);
    } finally {
      await server.resume();
    }
  };

  try {
    await until(isListening);
    // Compiles the code of every process.
    const first = await publish(async () => {});
    await withdraw(first.id, articlePath(first), async () => {});
    let [published, withdrawn] = [0, 0];
    for (const before of [async () => {}, () => cutListeners(database.db)])
      for (let round = 0; round < ROUNDS; round++) {
        const article = await publish(before);
        published = Math.max(published, article.ms);
        withdrawn = Math.max(withdrawn, await withdraw(article.id, articlePath(article), before));
        await until(isListening);
      }
    await stopAfterWithdrawal();
    await product.acceptsWrites();
    return { published, withdrawn };
  } finally {
    await product.site.stop().finally(async () => {
      await database.close();
      await server.stop();
    });
  }
};
