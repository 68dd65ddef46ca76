import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { TOTP } from 'otpauth';
import { expect, it } from 'vitest';
import { createSecretKey } from '#server/config/secret-key.ts';
import type { Database } from '#server/db/client.ts';
import { sealSecrets } from '#server/seal-secrets.ts';
import {
  cookieOf,
  FROM_THE_SITE,
  givenAccount,
  givenSession,
  PASSWORD,
  useAccountApp,
} from '#tests/support/accounts.ts';
import { androidAttestation, answerWithNewKey } from '#tests/support/authenticator.ts';
import { describeOnServer } from '#tests/support/database.ts';
import { queuedMails } from '#tests/support/queued-mails.ts';
import { registerDevice } from '../known-devices.ts';
import { removeSecondFactor } from '../manage-accounts.ts';
import { openSession } from '../open-session.ts';

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
type Asked = { secondFactor: { token: string; methods: string[] } };

const SECRET = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';

/** An application in use, without the calls that set it up. */
const givenTotp = async (db: Database, userId: string): Promise<void> => {
  const at = new Date();
  await db
    .insertInto('totp_factors')
    .values({ user_id: userId, secret: SECRET, created_at: at, confirmed_at: at, last_step: null })
    .execute();
};

describeOnServer('a second factor', (database) => {
  const context = useAccountApp(database);
  const encrypting = useAccountApp(database, {
    env: { RATE_LIMIT_SCALE: '1000', ENCRYPT_TOTP_SECRETS: 'oui' },
  });
  const call = async (headers: Record<string, string>, method: Method, path: string, payload?: object) =>
    context().app.inject({ method, url: `/api/${path}`, headers, ...(payload && { payload }) });
  const member = async () => {
    const account = await givenAccount(context().db, { role: 'admin' });
    return { ...account, headers: (await givenSession(context(), account)).cookie as Record<string, string> };
  };
  const password = { password: PASSWORD };
  const OWN = 'admin/profile/second-factor';
  const codeOf = (secret: string) =>
    new TOTP({ secret }).generate({ timestamp: context().clock.now().getTime() });
  const withTotp = async () => {
    const account = await member();
    const { secret } = (await call(account.headers, 'POST', `${OWN}/totp`, password)).json<{
      secret: string;
    }>();
    const confirmed = await call(account.headers, 'PUT', `${OWN}/totp`, { code: codeOf(secret) });
    expect(confirmed.statusCode, confirmed.body).toBe(200);
    const { recoveryCodes } = confirmed.json<{ recoveryCodes: string[] }>();
    context().clock.forward(1);
    return { ...account, secret, recoveryCodes };
  };
  const logIn = ({ email }: { email: string }) => call({}, 'POST', 'auth/login', { email, ...password });
  const pass = (token: string, code: string) => call({}, 'POST', 'auth/second-factor', { token, code });
  const asked = async (account: { email: string }) => (await logIn(account)).json<Asked>().secondFactor.token;

  it('is asked for after the password, and a code opens one session only', async () => {
    const account = await withTotp();
    expect(account.recoveryCodes).toHaveLength(10);
    const answer = await logIn(account);
    expect(answer.json()).toEqual({
      success: true,
      secondFactor: { token: expect.any(String), methods: ['code'] },
    });
    expect(answer.cookies).toEqual([]);
    const { token } = answer.json<Asked>().secondFactor;
    expect((await pass(token, '000000')).json()).toMatchObject({ code: 'account.wrong-code' });
    const code = codeOf(account.secret);
    const entered = await pass(token, ` ${code.slice(0, 3)} ${code.slice(3)} `);
    expect(entered.json()).toMatchObject({ success: true, user: { email: account.email, role: 'admin' } });
    expect(entered.cookies.map(({ name }) => name)).toContain('__Host-session');
    // Neither the step nor the code works again.
    expect((await pass(token, codeOf(account.secret))).statusCode).toBe(401);
    expect((await pass(await asked(account), code)).json()).toMatchObject({ code: 'account.wrong-code' });
  });

  const storedOf = async ({ id }: { id: string }) => {
    const secrets = context().db.selectFrom('totp_factors').select('secret');
    return (await secrets.where('user_id', '=', id).executeTakeFirstOrThrow()).secret;
  };
  const otherKey = createSecretKey(() => [Buffer.alloc(32, 1)]);

  it('is stored as the previous release reads it, and a start leaves it so', async () => {
    const { db, clock } = context();
    const account = await withTotp();
    const start = { key: otherKey, encryptsTotp: false, at: clock.now() };
    expect(await sealSecrets(db, start)).toEqual([]);
    const stored = await storedOf(account);
    expect(stored).toMatch(/^[A-Z2-7]{32}$/);
    // What the previous release does with it.
    const timestamp = clock.now().getTime();
    expect(new TOTP({ secret: stored }).validate({ token: codeOf(account.secret), timestamp })).toBe(0);
  });

  it('is encrypted once the operator asks for it, without a change for its owner', async () => {
    const { db, clock } = context();
    const account = await withTotp();
    // By a server whose key this one lacks: the owner is told, and still enters by a recovery code.
    await sealSecrets(db, { key: otherKey, encryptsTotp: true, at: clock.now() });
    expect(await storedOf(account)).toMatch(/^v1\./);
    const refused = await pass(await asked(account), codeOf(account.secret));
    expect([refused.statusCode, refused.json().code]).toEqual([503, 'account.code-unreadable']);
    expect((await pass(await asked(account), account.recoveryCodes[0] ?? '')).statusCode).toBe(200);

    // The start of a server without that key counts what it cannot read, and replaces nothing.
    const key = createSecretKey(() => [Buffer.alloc(32, 2)]);
    const sealed = await storedOf(account);
    expect(await sealSecrets(db, { key, encryptsTotp: true, at: clock.now() })).toEqual([
      expect.stringMatching(
        /^\d+ secrets? de la base (est|sont) chiffrés? avec une clé que ce serveur n'a pas\./,
      ),
    ]);
    const none = createSecretKey(() => []);
    expect(await sealSecrets(db, { key: none, encryptsTotp: false, at: clock.now() })).toHaveLength(1);
    expect(await storedOf(account)).toBe(sealed);
    await db.deleteFrom('totp_factors').execute();
  });

  it('is encrypted from the start on a server that was told to', async () => {
    const { app, db, clock } = encrypting();
    const account = await givenAccount(db, { role: 'admin' });
    const { cookie: headers } = await givenSession(encrypting(), account);
    const send = (method: Method, path: string, payload: object) =>
      app.inject({ method, url: `/api/${path}`, headers, payload });
    const { secret } = (await send('POST', `${OWN}/totp`, password)).json<{ secret: string }>();
    expect(await storedOf(account)).toMatch(/^v1\.[\da-f]{8}\./);
    const code = new TOTP({ secret }).generate({ timestamp: clock.now().getTime() });
    expect((await send('PUT', `${OWN}/totp`, { code })).statusCode).toBe(200);
    await db.deleteFrom('totp_factors').execute();
  });

  it('asks nothing of an account without one, nor of one that is only being set up', async () => {
    const account = await member();
    await call(account.headers, 'POST', `${OWN}/totp`, password);
    expect((await logIn(account)).json()).toMatchObject({ user: { email: account.email } });
  });

  it('accepts a recovery code once, and new ones replace the old', async () => {
    const account = await withTotp();
    const [first = '', second = ''] = account.recoveryCodes;
    expect((await pass(await asked(account), first.toUpperCase().replace('-', ' '))).statusCode).toBe(200);
    expect((await pass(await asked(account), first)).statusCode).toBe(400);
    const renewed = await call(account.headers, 'POST', `${OWN}/recovery-codes`, password);
    expect(renewed.json<{ recoveryCodes: string[] }>().recoveryCodes).toHaveLength(10);
    expect((await pass(await asked(account), second)).statusCode).toBe(400);
    const stored = await context().db.selectFrom('recovery_codes').select('code_hash').execute();
    expect(stored.map(({ code_hash }) => code_hash)).not.toContain(second);
  });

  it('ends its step after five minutes, and with a new password', async () => {
    const account = await withTotp();
    const late = await asked(account);
    context().clock.forward(5);
    expect((await pass(late, codeOf(account.secret))).statusCode).toBe(401);
    const open = await asked(account);
    await context()
      .db.updateTable('users')
      .set({ password_hash: 'another' })
      .where('id', '=', account.id)
      .execute();
    expect((await pass(open, codeOf(account.secret))).statusCode).toBe(401);
  });

  it('is changed only with the password, and its owner is told', async () => {
    const account = await withTotp();
    const wrong = { password: 'ce-n-est-pas-lui' };
    for (const [method, path] of [
      ['POST', `${OWN}/totp`],
      ['DELETE', `${OWN}/totp`],
      ['POST', `${OWN}/recovery-codes`],
      ['POST', `${OWN}/passkeys/options`],
    ] as const)
      expect((await call(account.headers, method, path, wrong)).json(), path).toMatchObject({
        code: 'account.wrong-current-password',
      });
    expect((await call(account.headers, 'POST', `${OWN}/totp`, password)).json()).toMatchObject({
      code: 'account.second-factor-there',
    });
    expect((await call(account.headers, 'DELETE', `${OWN}/totp`, password)).statusCode).toBe(200);
    expect((await call(account.headers, 'GET', OWN)).json()).toEqual({
      totp: false,
      passkeys: [],
      recoveryCodes: 0,
      required: false,
    });
    const told = (await queuedMails(context().db, account.email)).map(({ template }) => template);
    expect(told.filter((template) => template === 'second-factor-changed')).toHaveLength(2);
  });

  it('refuses an invented answer of an authenticator', async () => {
    const account = await member();
    const begun = await call(account.headers, 'POST', `${OWN}/passkeys/options`, password);
    const { token, options } = begun.json<{ token: string; options: string }>();
    expect(JSON.parse(options)).toMatchObject({
      rp: { id: 'www.exemple.fr' },
      user: { name: account.email },
    });
    for (const response of ['{}', 'x', 'null', '{"id":"a","rawId":"a","type":"public-key","response":{}}'])
      expect(
        (await call(account.headers, 'POST', `${OWN}/passkeys`, { token, response, name: 'Clé' })).json(),
      ).toMatchObject({ code: 'account.passkey-refused' });
    const other = await member();
    const stolen = await call(other.headers, 'POST', `${OWN}/passkeys`, {
      token,
      response: '{}',
      name: 'Clé',
    });
    expect(stolen.json()).toMatchObject({ code: 'account.second-factor-setup-expired' });
  });

  const askKey = async (headers: Record<string, string>) =>
    (await call(headers, 'POST', `${OWN}/passkeys/options`, password)).json<{
      token: string;
      options: string;
    }>();
  const addKey = async (headers: Record<string, string>, changes: object = {}, transports?: unknown) => {
    const { token, options } = await askKey(headers);
    const response = answerWithNewKey(options, transports === undefined ? {} : { transports });
    return call(headers, 'POST', `${OWN}/passkeys`, { token, response, name: 'Clé', ...changes });
  };
  const changesMailedTo = async (email: string) =>
    (await queuedMails(context().db, email)).flatMap((mail) =>
      mail.template === 'second-factor-changed' ? [mail.data.change] : [],
    );

  it('accepts a key without attestation, and calls no address that an attestation names', async () => {
    const { headers } = await member();
    const called: string[] = [];
    const server = createServer((request, response) => {
      called.push(request.url ?? '');
      response.end();
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    try {
      const { port } = server.address() as AddressInfo;
      const { token, options } = await askKey(headers);
      const attest = androidAttestation(`http://127.0.0.1:${port}/revoked.crl`);
      const response = answerWithNewKey(options, { attest });
      const forged = await call(headers, 'POST', `${OWN}/passkeys`, { token, response, name: 'Clé' });
      expect(forged.json()).toMatchObject({ code: 'account.passkey-refused' });
      expect(called).toEqual([]);
      expect((await addKey(headers)).json()).toMatchObject({ recoveryCodes: { length: 10 } });
    } finally {
      await new Promise((resolve) => server.close(resolve));
    }
  });

  it('stores of a key only transports that exist and a name of one line, and twenty keys at most', async () => {
    const { headers, id } = await member();
    for (const name of ['Clé\u0000', 'Clé\nde Zoé', ' '])
      expect((await addKey(headers, { name })).json(), name).toMatchObject({ code: 'validation' });
    for (const transports of [['usb', 'usb', 'x'.repeat(500), 7, null, 'nfc'], 'usb', null])
      expect((await addKey(headers, {}, transports)).statusCode).toBe(200);
    const stored = await context()
      .db.selectFrom('passkeys')
      .select('transports')
      .where('user_id', '=', id)
      .execute();
    expect(stored.map(({ transports }) => transports).toSorted()).toEqual([[], [], ['nfc', 'usb']]);
    const open = await askKey(headers);
    const others = Array.from({ length: 17 }, (_, index) => ({
      ...{ id: `${id}-${index}`, user_id: id, public_key: '', counter: 0, name: 'Clé' },
      ...{ created_at: new Date(), last_used_at: null },
    }));
    await context().db.insertInto('passkeys').values(others).execute();
    const tooMany = { code: 'account.too-many-passkeys' };
    expect((await call(headers, 'POST', `${OWN}/passkeys/options`, password)).json()).toMatchObject(tooMany);
    const response = answerWithNewKey(open.options);
    const last = { token: open.token, response, name: 'Clé' };
    expect((await call(headers, 'POST', `${OWN}/passkeys`, last)).json()).toMatchObject(tooMany);
  });

  it('ends the other sessions when it is the first, and no session without it stays open', async () => {
    for (const add of ['totp', 'passkey'] as const) {
      const account = await member();
      const others = [await givenSession(context(), account), await givenSession(context(), account)];
      const begun = await call(account.headers, 'POST', `${OWN}/totp`, password);
      const added =
        add === 'totp'
          ? await call(account.headers, 'PUT', `${OWN}/totp`, {
              code: codeOf(begun.json<{ secret: string }>().secret),
            })
          : await addKey(account.headers);
      expect(added.statusCode, added.body).toBe(200);
      expect((await call(account.headers, 'GET', 'admin/session')).statusCode).toBe(200);
      for (const { cookie } of others)
        expect((await call(cookie, 'GET', 'admin/session')).statusCode).toBe(401);
      const { sessions } = (await call(account.headers, 'GET', 'admin/profile/sessions')).json<{
        sessions: unknown[];
      }>();
      expect(sessions).toHaveLength(1);
      // Opened with the password alone by a login that ran at the same moment.
      const late = await givenSession(context(), account);
      expect((await call(late.cookie, 'GET', 'admin/session')).statusCode).toBe(401);
      expect((await call(late.bearer, 'GET', 'admin/session')).statusCode).toBe(401);
    }
  });

  it('gives up a key with the password, once, and the recovery codes with the last factor', async () => {
    const { headers, email, ...owner } = await member();
    expect((await addKey(headers)).statusCode).toBe(200);
    const own = async () =>
      (await call(headers, 'GET', OWN)).json<{ passkeys: { id: string }[]; recoveryCodes: number }>();
    const { passkeys, recoveryCodes } = await own();
    expect(recoveryCodes).toBe(10);
    const path = `${OWN}/passkeys/${passkeys[0]?.id}`;
    const stranger = await member();
    expect((await call(stranger.headers, 'DELETE', path, password)).json()).toMatchObject({
      code: 'account.second-factor-gone',
    });
    expect((await call(headers, 'DELETE', path, { password: 'un-autre-mot-de-passe' })).statusCode).not.toBe(
      200,
    );
    expect((await own()).passkeys).toHaveLength(1);
    expect((await call(headers, 'DELETE', path, password)).statusCode).toBe(200);
    expect(await own()).toMatchObject({ passkeys: [], recoveryCodes: 0 });
    expect((await call(headers, 'DELETE', path, password)).json()).toMatchObject({
      code: 'account.second-factor-gone',
    });
    expect(await changesMailedTo(email)).toContain('account.second-factor-removed');
    expect((await logIn({ email, ...owner })).json()).not.toHaveProperty('secondFactor');
  });

  it('keeps the sessions that have passed it when another is added', async () => {
    const account = await withTotp();
    const passed = await pass(await asked(account), codeOf(account.secret));
    const { token } = passed.json<{ user: { token: string } }>().user;
    expect((await addKey(account.headers)).statusCode).toBe(200);
    const bearer = { authorization: `Bearer ${token}` };
    expect((await call(bearer, 'GET', 'admin/session')).statusCode).toBe(200);
  });

  it('tells its owner that a recovery code was used', async () => {
    const account = await withTotp();
    await pass(await asked(account), account.recoveryCodes[0] ?? '');
    expect(await changesMailedTo(account.email)).toEqual([
      'account.second-factor-added',
      'account.recovery-code-used',
    ]);
  });

  it('is not confirmed by six characters that are no digits', async () => {
    const account = await member();
    await call(account.headers, 'POST', `${OWN}/totp`, password);
    for (const code of ["''''»'", 'é12345', '１２３４５６', '-12345'])
      expect((await call(account.headers, 'PUT', `${OWN}/totp`, { code })).json(), code).toMatchObject({
        code: 'account.wrong-code',
      });
  });

  it('expires when it is not confirmed in a quarter of an hour', async () => {
    const account = await member();
    const begun = await call(account.headers, 'POST', `${OWN}/totp`, password);
    const { secret } = begun.json<{ secret: string }>();
    context().clock.forward(15);
    expect(
      (await call(account.headers, 'PUT', `${OWN}/totp`, { code: codeOf(secret) })).json(),
    ).toMatchObject({
      code: 'account.second-factor-setup-expired',
    });
  });

  it('is removed by an administrator or the operator for who lost it, who is told', async () => {
    const [boss, lost, other] = [await member(), await withTotp(), await withTotp()];
    const removed = await call(boss.headers, 'DELETE', `admin/users/${lost.id}/second-factor`);
    expect(removed.json()).toMatchObject({ member: { secondFactor: false, sessions: 0 } });
    await removeSecondFactor(context(), { email: other.email });
    for (const account of [lost, other]) {
      expect((await logIn(account)).json()).toMatchObject({ user: { email: account.email } });
      expect(await changesMailedTo(account.email)).toContain('account.second-factor-removed');
    }
  });
});

describeOnServer('the limits of a second factor', (database) => {
  const context = useAccountApp(database, { env: { RATE_LIMIT_SCALE: '1' } });

  it('count the codes that confirm an application', async () => {
    const account = await givenAccount(context().db, { role: 'admin' });
    const { cookie } = await givenSession(context(), account);
    const url = '/api/admin/profile/second-factor/totp';
    const headers = cookie;
    await context().app.inject({ method: 'POST', url, headers, payload: { password: PASSWORD } });
    const confirm = () => context().app.inject({ method: 'PUT', url, headers, payload: { code: '000000' } });
    for (let count = 0; count < 10; count += 1) expect((await confirm()).statusCode).toBe(400);
    expect((await confirm()).statusCode).toBe(429);
  });

  let address = 0;
  /** From a new IP address each time, so that only the limits by account count. */
  const post = (path: string, payload: object, headers: Record<string, string> = {}) => {
    address += 1;
    const remoteAddress = `198.51.100.${address}`;
    return context().app.inject({
      method: 'POST',
      url: `/api/auth/${path}`,
      payload,
      headers,
      remoteAddress,
    });
  };
  const guarded = async () => {
    const account = await givenAccount(context().db, { role: 'admin' });
    await givenTotp(context().db, account.id);
    const ask = async () =>
      (await post('login', { email: account.email, password: PASSWORD })).json<Asked>().secondFactor.token;
    return { ...account, ask };
  };
  const linesOf = async (id: string) =>
    (
      await context().db.selectFrom('audit_events').select('action').where('object_id', '=', id).execute()
    ).map(({ action }) => action);

  it('end the step after five wrong codes, which are audited and mailed once to the owner', async () => {
    const { id, email, ask } = await guarded();
    const told = async () =>
      (await queuedMails(context().db, email)).filter(({ template }) => template === 'second-factor-failed');
    const token = await ask();
    const wrong = (step = token) => post('second-factor', { token: step, code: '000000' });
    for (let count = 0; count < 3; count += 1) expect((await wrong()).statusCode).toBe(400);
    expect(await told()).toHaveLength(0);
    for (let count = 3; count < 5; count += 1) expect((await wrong()).statusCode).toBe(400);
    expect(await told()).toHaveLength(1);
    expect((await wrong()).json()).toMatchObject({ code: 'account.second-factor-expired' });
    const next = await ask();
    expect((await wrong(next)).statusCode).toBe(400);
    expect(await told()).toHaveLength(1);
    expect(await linesOf(id)).toEqual(Array.from({ length: 6 }, () => 'account.second-factor-failed'));
  });

  it('stop who is patient for a day, and not the browser that the owner uses', async () => {
    const { id, ask } = await guarded();
    const { clock, db } = context();
    const device = await registerDevice(db, { userId: id, cookie: undefined, at: clock.now() });
    let token = '';
    const wrong = () => post('second-factor', { token, code: '000000' });
    for (let count = 0; count < 50; count += 1) {
      if (count % 10 === 0) clock.forward(15);
      if (count % 5 === 0) token = await ask();
      expect((await wrong()).statusCode).toBe(400);
    }
    clock.forward(15);
    token = await ask();
    expect((await wrong()).statusCode).toBe(429);
    const code = new TOTP({ secret: SECRET }).generate({ timestamp: clock.now().getTime() });
    const headers = { cookie: `__Host-device=${device.value}`, ...FROM_THE_SITE };
    expect((await post('second-factor', { token, code })).statusCode).toBe(429);
    expect((await post('second-factor', { token, code }, headers)).statusCode).toBe(200);
  });

  it('by address count no browser of the account, and every other', async () => {
    const { id, ask } = await guarded();
    const other = await guarded();
    const { app, clock, db } = context();
    // Only what comes over the network is counted by address.
    const site = await app.listen({ port: 0, host: '127.0.0.1' });
    const pass = async (body: object, cookie = '') => {
      const headers = { 'content-type': 'application/json', origin: site, cookie };
      const init = { method: 'POST', headers, body: JSON.stringify(body) };
      return (await fetch(`${site}/api/auth/second-factor`, init)).status;
    };
    const deviceOf = async (userId: string) => {
      const device = await registerDevice(db, { userId, cookie: undefined, at: clock.now() });
      return `__Host-device=${device.value}`;
    };
    const [own, foreign] = [await deviceOf(id), await deviceOf(other.id)];
    const unknown = { token: 'x'.repeat(43), code: '000000' };
    const statuses = [];
    for (let count = 0; count < 21; count += 1)
      statuses.push(await pass(unknown, count % 2 === 0 ? '' : foreign));
    expect(statuses).toEqual([...Array.from({ length: 20 }, () => 401), 429]);
    const code = new TOTP({ secret: SECRET }).generate({ timestamp: clock.now().getTime() });
    const token = await ask();
    expect(await pass({ token, code }, foreign)).toBe(429);
    expect(await pass({ token, code }, own)).toBe(200);
  });
});

describeOnServer('a second factor that the publisher requires', (database) => {
  const context = useAccountApp(database, {
    env: { RATE_LIMIT_SCALE: '1000', REQUIRE_SECOND_FACTOR: 'administrators' },
  });

  it('closes the back-office, except the own account, to administrators without one', async () => {
    const get = async (account: { id: string; role: 'reader' | 'admin' }, path: string) => {
      const { cookie } = await givenSession(context(), account);
      return context().app.inject({ url: `/api/admin/${path}`, headers: cookie });
    };
    const { db } = context();
    const admin = await givenAccount(db, { role: 'admin' });
    const writer = await givenAccount(db, { role: 'admin', teamRole: 'writer' });
    expect((await get(admin, 'articles')).json()).toMatchObject({ code: 'access.second-factor-required' });
    expect((await get(admin, 'session')).json()).toMatchObject({ user: { secondFactorMissing: true } });
    expect((await get(admin, 'profile/second-factor')).json()).toMatchObject({ required: true });
    expect((await get(writer, 'articles')).statusCode).toBe(200);
    await givenTotp(db, admin.id);
    // The password alone is no longer enough.
    expect((await get(admin, 'articles')).statusCode).toBe(401);
    const passed = { userId: admin.id, role: admin.role, secondFactorPassed: true };
    const { secret } = await openSession(db, { ...passed, at: context().clock.now() });
    const headers = { cookie: cookieOf(secret), ...FROM_THE_SITE };
    const opened = await context().app.inject({ url: '/api/admin/articles', headers });
    expect(opened.statusCode).toBe(200);
  });
});
