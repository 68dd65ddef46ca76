import { decodeJwt, SignJWT } from 'jose';
import { expect, it, vi } from 'vitest';
import {
  cookieOf,
  FROM_THE_SITE,
  givenAccount,
  givenSession,
  PASSWORD,
  sessionCookieOf,
  useAccountApp,
} from '#tests/support/accounts.ts';
import { describeOnBothEngines, describeOnServer, describeWithDatabase } from '#tests/support/database.ts';
import { queuedMails } from '#tests/support/queued-mails.ts';
import { replacePassword } from './manage-accounts.ts';
import { presentAccount } from './present-account.ts';

const DAY = 24 * 60;

describeOnBothEngines('sessions', (database, itWithDatabase) => {
  const context = useAccountApp(database);
  const post = (path: string, payload?: object, headers: Record<string, string> = {}) =>
    context().app.inject({
      method: 'POST',
      url: `/api/auth/${path}`,
      headers: { ...FROM_THE_SITE, ...headers },
      ...(payload && { payload }),
    });
  const check = async (headers: Record<string, string>) =>
    (await post('check-session', undefined, headers)).json();
  const linesOf = (id: string) =>
    context()
      .db.selectFrom('audit_events')
      .select(['action', 'actor_kind', 'actor_id', 'detail'])
      .where('object_id', '=', id)
      .orderBy('id')
      .execute();
  const logIn = (email: string, headers: Record<string, string> = {}, password = PASSWORD) =>
    post('login', { email, password }, headers);

  it('opens with the right password: a cookie that scripts cannot read, and a token that names the session', async () => {
    const { db } = context();
    const account = await givenAccount(db);
    const answer = await logIn(account.email.toUpperCase());
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['cache-control']).toBe('private, no-store');
    expect(answer.json()).toEqual({
      success: true,
      user: { ...presentAccount(account), token: expect.any(String) },
    });
    expect(sessionCookieOf(answer)).toMatchObject({
      name: '__Host-session',
      path: '/',
      httpOnly: true,
      secure: true,
      sameSite: 'Lax',
      value: expect.stringMatching(/^[\w-]{43}$/),
    });

    const session = await db
      .selectFrom('sessions')
      .selectAll()
      .where('user_id', '=', account.id)
      .executeTakeFirstOrThrow();
    expect(decodeJwt(answer.json().user.token)).toMatchObject({
      sub: account.id,
      sid: session.id,
      role: 'reader',
    });
    expect(JSON.stringify(session)).not.toContain(sessionCookieOf(answer)?.value);
    expect(await check({ cookie: cookieOf(sessionCookieOf(answer)?.value ?? '') })).toMatchObject({
      user: presentAccount(account),
    });
  });

  itWithDatabase(
    'answers the same to a wrong password, an unknown address, a closed account and one without password',
    async () => {
      const { db } = context();
      const [known, closed, mute] = [await givenAccount(db), await givenAccount(db), await givenAccount(db)];
      await db.updateTable('users').set({ disabled_at: new Date() }).where('id', '=', closed.id).execute();
      await db.updateTable('users').set({ password_hash: null }).where('id', '=', mute.id).execute();
      const answers = [
        await logIn(known.email, {}, 'autre-mot-de-passe'),
        await logIn('personne@exemple.fr'),
        await logIn(closed.email),
        await logIn(mute.email),
      ];
      const answerText = answers.map((answer) => {
        const { requestId: _, ...body } = answer.json();
        return { status: answer.statusCode, cookies: answer.cookies, body };
      });
      expect(answerText).toEqual(
        answerText.map(() => ({
          status: 401,
          cookies: [],
          body: {
            success: false,
            code: 'account.wrong-credentials',
            message: 'Adresse email ou mot de passe incorrect.',
          },
        })),
      );
    },
  );

  itWithDatabase(
    'accepts long passwords and sentences, and refuses those that are too short or too long',
    async () => {
      const email = 'phrase@exemple.fr';
      const password = `  ${'Le Conseil d’État, 1799 — '.repeat(8)}  `;
      const person = { firstName: 'Zoé', lastName: "d'Été", email };
      expect((await post('register', { ...person, password })).statusCode).toBe(200);
      expect((await logIn(email, {}, password)).statusCode).toBe(200);
      expect((await logIn(email, {}, password.trim())).statusCode).toBe(401);
      for (const [refused, message] of [
        ['12345', 'Le mot de passe doit contenir au moins 6 caractères'],
        ['', 'Le mot de passe est requis'],
        ['x'.repeat(257), 'Le mot de passe doit contenir au plus 256 caractères'],
      ] as const)
        expect((await post('register', { ...person, password: refused })).json()).toMatchObject({
          code: 'validation',
          errors: { password: message },
        });
    },
  );

  it('registers a reader, logged in, once per address', async () => {
    const { db } = context();
    const body = {
      firstName: ' Ada ',
      lastName: 'Martin',
      email: 'Ada.Martin@exemple.fr',
      password: PASSWORD,
    };
    const answer = await post('register', body);
    expect(answer.json()).toMatchObject({
      success: true,
      user: { firstName: 'Ada', lastName: 'Martin', email: body.email, role: 'reader' },
    });
    expect(await check({ cookie: cookieOf(sessionCookieOf(answer)?.value ?? '') })).toMatchObject({
      success: true,
    });
    const audit = await db
      .selectFrom('audit_events')
      .select(['action', 'actor_kind'])
      .where('object_id', '=', answer.json().user.id)
      .execute();
    expect(audit).toEqual([{ action: 'account.registered', actor_kind: 'visitor' }]);

    const again = await post('register', { ...body, email: body.email.toLowerCase() });
    expect(again.statusCode).toBe(409);
    expect(again.json()).toMatchObject({ message: 'Un compte existe déjà avec cette adresse email.' });
    expect(again.cookies).toEqual([]);
  });

  it('accepts one of many simultaneous registrations of an address', async () => {
    const body = { firstName: 'A', lastName: 'B', email: 'course@exemple.fr', password: PASSWORD };
    const codes = (await Promise.all(Array.from({ length: 6 }, () => post('register', body)))).map(
      ({ statusCode }) => statusCode,
    );
    expect(codes.toSorted()).toEqual([200, 409, 409, 409, 409, 409]);
  });

  it('gets a new secret at login: the one the browser had before no longer works', async () => {
    const { db } = context();
    const [mine, other] = [await givenAccount(db), await givenAccount(db)];
    const before = await givenSession(context(), other);
    const answer = await logIn(mine.email, before.cookie);
    expect(sessionCookieOf(answer)?.value).not.toBe(before.secret);
    expect(await check(before.cookie)).toBe(false);
    expect(await check(before.bearer)).toBe(false);

    const planted = await logIn(mine.email, { cookie: cookieOf('choisi-par-un-autre') });
    expect(sessionCookieOf(planted)?.value).not.toBe('choisi-par-un-autre');
    expect(await check({ cookie: cookieOf('choisi-par-un-autre') })).toBe(false);
  });

  it('ends at logout, by cookie or by token, and logging out twice is not an error', async () => {
    const { db } = context();
    const account = await givenAccount(db);
    for (const by of ['cookie', 'bearer'] as const) {
      const session = await givenSession(context(), account);
      const other = await givenSession(context(), account);
      for (const _ of [1, 2]) {
        const answer = await post('logout', undefined, session[by]);
        expect(answer.json()).toEqual({ success: true, message: 'Vous êtes déconnecté.' });
        expect(sessionCookieOf(answer)).toMatchObject({ value: '', maxAge: 0, path: '/', secure: true });
      }
      expect(await check({ ...session.cookie, ...session.bearer })).toBe(false);
      expect(await check(other.cookie)).toMatchObject({ success: true });
    }
    expect((await post('logout')).statusCode).toBe(200);
  });

  itWithDatabase('lasts seven days from the last use, which renews the cookie and the token', async () => {
    const { db, clock } = context();
    const session = await givenSession(context(), await givenAccount(db));
    const seen = () =>
      db.selectFrom('sessions').select('last_seen_at').where('id', '=', session.id).executeTakeFirst();

    clock.forward(4);
    expect((await post('check-session', undefined, session.cookie)).cookies).toEqual([]);
    expect((await seen())?.last_seen_at).not.toEqual(clock.now());

    clock.forward(6 * DAY);
    const visit = await post('check-session', undefined, session.cookie);
    expect((await seen())?.last_seen_at).toEqual(clock.now());
    expect(sessionCookieOf(visit)).toMatchObject({ value: session.secret, httpOnly: true, secure: true });
    const fresh = { authorization: `Bearer ${visit.json().user.token}` };

    clock.forward(2 * DAY);
    expect(await check(session.bearer)).toBe(false);
    expect(await check(session.cookie)).toMatchObject({ success: true });
    expect(await check({ ...session.cookie, ...session.bearer })).toMatchObject({ success: true });

    clock.forward(7 * DAY);
    const late = await post('check-session', undefined, { ...session.cookie, ...fresh });
    expect(late.statusCode).toBe(200);
    expect(late.json()).toBe(false);
    expect(sessionCookieOf(late)).toMatchObject({ value: '' });
  });

  itWithDatabase('of an administrator ends after thirty days, however often it is used', async () => {
    const { db, clock } = context();
    const admin = await givenSession(context(), await givenAccount(db, { role: 'admin' }));
    const reader = await givenSession(context(), await givenAccount(db));
    for (let day = 5; day < 30; day += 5) {
      clock.forward(5 * DAY);
      for (const { cookie } of [admin, reader]) expect(await check(cookie)).toMatchObject({ success: true });
    }
    const last = await post('check-session', undefined, admin.cookie);
    expect(decodeJwt(last.json().user.token).exp).toBe(
      Math.floor(admin.startedAt.getTime() / 1000) + 30 * 86_400,
    );
    clock.forward(5 * DAY);
    expect(await check(admin.cookie)).toBe(false);
    expect(await check({ authorization: `Bearer ${last.json().user.token}` })).toBe(false);
    expect(await check(reader.cookie)).toMatchObject({ success: true });
  });

  it('of an administrator is audited, and mailed when the browser is new', async () => {
    const { db } = context();
    const [admin, reader] = [await givenAccount(db, { role: 'admin' }), await givenAccount(db)];
    const agent = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0' };
    const first = await logIn(admin.email, agent);
    const device = first.cookies.find(({ name }) => name === '__Host-device')?.value;
    const again = await logIn(admin.email, { ...agent, cookie: `__Host-device=${device}` });
    expect(again.cookies.find(({ name }) => name === '__Host-device')?.value).toBe(device);
    await logIn(reader.email, agent);

    expect((await queuedMails(db, admin.email)).map(({ template, data }) => ({ template, data }))).toEqual([
      {
        template: 'new-device-login',
        data: {
          firstName: 'Ada',
          at: context().clock.now().toISOString(),
          userAgent: agent['user-agent'],
          forgottenPasswordLink: 'https://www.exemple.fr/mot-de-passe-oublie',
        },
      },
    ]);
    expect(await queuedMails(db, reader.email)).toEqual([]);
    expect(await linesOf(admin.id)).toEqual([
      { action: 'account.logged-in', actor_kind: 'admin', actor_id: admin.id, detail: { newDevice: true } },
      { action: 'account.logged-in', actor_kind: 'admin', actor_id: admin.id, detail: { newDevice: false } },
    ]);
    expect(await linesOf(reader.id)).toEqual([]);
  });

  itWithDatabase('is opened in an unknown browser after the password was replaced', async () => {
    const { db } = context();
    const admin = await givenAccount(db, { role: 'admin' });
    const device = (await logIn(admin.email)).cookies.find(({ name }) => name === '__Host-device')?.value;
    await replacePassword(context(), admin.email, 'un-tout-autre-mot');
    await logIn(admin.email, { cookie: `__Host-device=${device}` }, 'un-tout-autre-mot');
    expect((await queuedMails(db, admin.email)).map(({ template }) => template)).toEqual([
      'new-device-login',
      'new-device-login',
    ]);
  });

  itWithDatabase('accepts no token but its own', async () => {
    const { db } = context();
    const [reader, admin] = [await givenAccount(db), await givenAccount(db, { role: 'admin' })];
    const mine = await givenSession(context(), reader);
    const theirs = await givenSession(context(), admin);
    const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');
    const [, payload = '', signature = ''] = mine.token.split('.');
    const claims = decodeJwt(mine.token);
    const signed = (changes: object, key = 'k'.repeat(32), alg = 'HS256') =>
      new SignJWT({ ...claims, ...changes }).setProtectedHeader({ alg }).sign(Buffer.from(key));
    const until = mine.until;
    const forged = {
      'alg none': `${encode({ alg: 'none' })}.${encode({ ...claims, role: 'admin' })}.`,
      'alg none, signed': `${encode({ alg: 'none' })}.${payload}.${signature}`,
      'alg NoNe': `${encode({ alg: 'NoNe' })}.${payload}.`,
      'another algorithm': await signed({}, 'k'.repeat(64), 'HS512'),
      'another key': await signed({ role: 'admin' }),
      'an empty signature': `${mine.token.slice(0, mine.token.lastIndexOf('.'))}.`,
      'a changed role': [encode({ alg: 'HS256' }), encode({ ...claims, role: 'admin' }), signature].join('.'),
      'a role it has not': await mine.tokens.sign({ ...mine.claims, role: 'admin', until }),
      "another's session": await mine.tokens.sign({ ...mine.claims, sessionId: theirs.id, until }),
      "another's account": await mine.tokens.sign({ ...mine.claims, userId: admin.id, until }),
      'no session': await mine.tokens.sign({ ...mine.claims, sessionId: admin.id, until }),
      'an expired one': await mine.tokens.sign({ ...mine.claims, until: new Date(0) }),
      nothing: '',
      'no token': 'a.b.c',
      'the cookie': mine.secret,
    };
    for (const [name, token] of Object.entries(forged)) {
      expect(await check({ authorization: `Bearer ${token}` }), name).toBe(false);
      const admits = await context().app.inject({
        url: '/api/admin/session',
        headers: { authorization: `Bearer ${token}` },
      });
      expect(admits.statusCode, name).toBe(401);
      // A bad token does not invalidate a good cookie.
      expect(await check({ ...mine.cookie, authorization: `Bearer ${token}` }), name).toMatchObject({
        user: presentAccount(reader),
      });
    }
    for (const cookie of [
      '',
      'session=',
      cookieOf(''),
      cookieOf("' or 1=1"),
      `session=${mine.secret}`,
      `x=${mine.secret}`,
    ])
      expect(await check({ cookie }), cookie).toBe(false);
  });

  itWithDatabase('is not read by public calls, whose answers are the same for everyone', async () => {
    const { app, db } = context();
    const session = await givenSession(context(), await givenAccount(db, { role: 'admin' }));
    context().clock.forward(10);
    const answer = await app.inject({
      url: '/api/categories',
      headers: { ...session.cookie, ...session.bearer },
    });
    expect(answer.headers).not.toHaveProperty('set-cookie');
    expect(answer.headers['cache-control']).toBe('no-cache');
    const own = await app.inject({ url: '/api/admin/session', headers: session.cookie });
    expect(own.headers['cache-control']).toBe('private, no-store');
    expect(sessionCookieOf(own)?.value).toBe(session.secret);
  });

  it('deletes expired sessions when somebody logs in', async () => {
    const { db, clock } = context();
    const account = await givenAccount(db);
    const old = await givenSession(context(), account);
    clock.forward(8 * DAY);
    await logIn(account.email);
    expect(await db.selectFrom('sessions').select('id').where('id', '=', old.id).execute()).toEqual([]);
  });
});

describeOnServer('failed logins', (database) => {
  const context = useAccountApp(database);
  const logIn = (email: string, password: string) =>
    context().app.inject({ method: 'POST', url: '/api/auth/login', payload: { email, password } });
  const failuresOf = async (id: string) =>
    context()
      .db.selectFrom('audit_events')
      .select(['actor_kind', 'detail', 'request_id'])
      .where('action', '=', 'account.login-failed')
      .where('object_id', '=', id)
      .execute();

  it('to an administrator are audited, without personal data of the sender', async () => {
    const { db } = context();
    const [admin, reader] = [await givenAccount(db, { role: 'admin' }), await givenAccount(db)];
    await logIn('personne@exemple.fr', 'mauvais-mot');
    await logIn(reader.email, 'mauvais-mot');
    const { headers } = await logIn(admin.email.toUpperCase(), 'mauvais-mot');
    const lines = await vi.waitUntil(async () => {
      const found = await failuresOf(admin.id);
      return found.length > 0 && found;
    });
    expect(lines).toEqual([{ actor_kind: 'visitor', detail: {}, request_id: headers['x-request-id'] }]);
    expect(await failuresOf(reader.id)).toEqual([]);
  });
});

/** A fifth of each limit. */
describeOnServer('many failed logins', (database) => {
  const context = useAccountApp(database, { env: { RATE_LIMIT_SCALE: '0.2' } });

  it('leave at most ten audit lines an hour for one account', async () => {
    const { app, db } = context();
    const admin = await givenAccount(db, { role: 'admin' });
    const fail = (n: number) =>
      app.inject({
        method: 'POST',
        url: '/api/auth/login',
        payload: { email: admin.email, password: 'mauvais-mot' },
        remoteAddress: `192.0.2.${n}`,
      });
    for (const n of [1, 2, 3, 4, 5]) expect((await fail(n)).statusCode).toBe(401);
    // Closing the server waits for the audit lines still to be written.
    await app.close();
    const lines = await db
      .selectFrom('audit_events')
      .select('action')
      .where('object_id', '=', admin.id)
      .execute();
    expect(lines).toEqual([{ action: 'account.login-failed' }, { action: 'account.login-failed' }]);
  });
});

describeWithDatabase('sessions over plain http', (database) => {
  const context = useAccountApp(database, { https: false });

  it('use a cookie that the browser accepts there', async () => {
    const account = await givenAccount(context().db);
    const answer = await context().app.inject({
      method: 'POST',
      url: '/api/auth/login',
      payload: { email: account.email, password: PASSWORD },
    });
    const cookie = sessionCookieOf(answer);
    expect(cookie).toMatchObject({ name: 'session', httpOnly: true, sameSite: 'Lax', path: '/' });
    expect(cookie).not.toHaveProperty('secure');
  });
});
