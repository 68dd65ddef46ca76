import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { previewPath, trackingPath } from '#contract/paths.ts';
import { newSecret } from '#server/areas/accounts/secret.ts';
import { givenAccount, givenSession } from '#tests/support/accounts.ts';
import { describeOnServer } from '#tests/support/database.ts';
import { type ListeningApp, listen } from '#tests/support/listening.ts';
import { personalDataIn } from '#tests/support/log-check.ts';
import { givenPaid } from '#tests/support/paid-announcements.ts';

describeOnServer('the log of requests', (database) => {
  const lines: string[] = [];
  let app: ListeningApp;
  beforeAll(async () => {
    app = await listen(
      database(),
      { logLevel: 'trace', logTo: { write: (line) => void lines.push(line) } },
      (server) => {
        server.get('/fails', async () => {
          const account = { email: 'twice@exemple.fr', firstName: 'Ada', lastName: 'Martin' };
          await givenAccount(database().db, account);
          const row = await database()
            .db.selectFrom('users')
            .selectAll()
            .where('email', '=', account.email)
            .executeTakeFirstOrThrow();
          // PostgreSQL repeats the value that is there already.
          await database()
            .db.insertInto('users')
            .values({ ...row, id: randomUUID() })
            .execute();
        });
      },
    );
  });
  afterAll(() => app.close());

  const send = (path: string, body?: object | string, headers: Record<string, string> = {}) =>
    fetch(app.url + path, {
      headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin', ...headers },
      ...(body !== undefined && {
        method: 'POST',
        body: typeof body === 'string' ? body : JSON.stringify(body),
      }),
    });
  const logged = () => lines.map((line) => JSON.parse(line));

  it('has one line for each, with its id, route, status and time', async () => {
    lines.length = 0;
    const answer = await send('/api/articles/slug/la-preuve?utm=x');
    expect(logged().filter(({ msg }) => msg === 'request')).toEqual([
      expect.objectContaining({
        reqId: answer.headers.get('x-request-id'),
        method: 'GET',
        route: 'GET /api/articles/slug/:slug',
        url: '/api/articles/slug/la-preuve',
        status: 404,
        ms: expect.any(Number),
      }),
    ]);
  });

  it('holds no address and no token, whatever is called and however it fails', async () => {
    lines.length = 0;
    const { db } = database();
    const email = `${randomUUID()}@exemple.fr`;
    const account = await givenAccount(db, { email, role: 'admin' });
    const { cookie, bearer } = await givenSession(
      { db, clock: { now: () => new Date(), forward() {} } },
      account,
    );
    const { token } = await givenPaid(db, {
      announcement: { contact_email: email, tracking_token: newSecret() },
    });
    const calls = [
      send('/api/auth/login', { email, password: 'un-mauvais-mot-de-passe' }),
      send('/api/auth/forgot-password', { email }),
      send('/api/auth/reset-password', { token: newSecret(), password: 'un-nouveau-mot-de-passe' }),
      send('/api/contact/submit', { email, name: 'Ada', message: 'court' }),
      send('/api/contact/submit', `{ "email": ${email}`),
      send('/api/contact/submit', `"${newSecret()}`),
      send(`/api/legal-announcements/tracking/${token}`),
      send(`/api/legal-announcements/tracking/${token}/withdrawal`, {}),
      send(trackingPath(token)),
      send(previewPath(newSecret())),
      send(`/api/articles/preview/${newSecret()}`),
      send(`/api/articles/search?q=${email}`),
      send('/api/admin/system', undefined, cookie),
      send('/api/admin/privacy/find', { email }, bearer),
      send(`/api/articles/${newSecret()}`),
      send(`/%zz?${email}`),
      send('/fails'),
    ];
    const statuses = (await Promise.all(calls)).map(({ status }) => status);
    expect(statuses.at(-1)).toBe(500);
    expect(logged().filter(({ msg }) => msg === 'request')).toHaveLength(calls.length);
    expect(personalDataIn(lines.join(''))).toEqual([]);
    expect(lines.join('')).not.toMatch(/mot-de-passe|Martin/);
  });
});
