import { expect, it, vi } from 'vitest';
import {
  FROM_THE_SITE,
  givenAccount,
  givenSession,
  PASSWORD,
  useAccountApp,
} from '#tests/support/accounts.ts';
import { describeOnBothEngines, describeOnServer, describeWithDatabase } from '#tests/support/database.ts';
import { queuedMails } from '#tests/support/queued-mails.ts';
import { presentAccount } from './present-account.ts';
import { hashSecret } from './secret.ts';

const NEW_PASSWORD = 'nouveau-mot-de-passe';
/** Generous, for a busy machine. */
const PATIENCE = { timeout: 10_000 };
const SENT =
  "Si un compte existe avec cette adresse, un e-mail contenant un lien de réinitialisation vient d'être envoyé. Ce lien est valable 30 minutes.";

describeOnBothEngines('a forgotten password', (database, itWithDatabase) => {
  const context = useAccountApp(database);
  const post = (path: string, payload: object, headers: Record<string, string> = {}) =>
    context().app.inject({ method: 'POST', url: `/api/auth/${path}`, payload, headers });
  const reset = (token: string, password = NEW_PASSWORD) => post('reset-password', { token, password });
  const canLogIn = async (email: string, password: string) =>
    (await post('login', { email, password })).statusCode === 200;

  const linksTo = async (email: string) =>
    (await queuedMails(context().db, email)).flatMap((mail) =>
      mail.template === 'password-reset' ? [mail.data.link] : [],
    );
  /** Asks for a link and waits for its mail, which is sent after the answer. */
  const linkFor = async (email: string, headers: Record<string, string> = {}) => {
    const before = (await linksTo(email)).length;
    expect((await post('forgot-password', { email: email.toUpperCase() }, headers)).json()).toEqual({
      success: true,
      message: SENT,
    });
    const links = await vi.waitUntil(async () => {
      const all = await linksTo(email);
      return all.length > before && all;
    }, PATIENCE);
    return links.at(-1) ?? '';
  };
  const tokenFor = async (email: string) => (await linkFor(email)).split('/').at(-1) ?? '';

  it('is replaced by the link of a mail, whose address comes from the configuration and never from the request', async () => {
    const { email, id } = await givenAccount(context().db);
    const link = await linkFor(email, {
      host: 'evil.example',
      'x-forwarded-host': 'evil.example',
      forwarded: 'host=evil.example',
    });
    expect(link).toMatch(/^https:\/\/www\.exemple\.fr\/reinitialisation\/[\w-]{43}$/);
    const token = link.split('/').at(-1) ?? '';

    const stored = await context()
      .db.selectFrom('password_resets')
      .selectAll()
      .where('user_id', '=', id)
      .executeTakeFirstOrThrow();
    expect(JSON.stringify(stored)).not.toContain(token);
    expect(stored.token_hash).toBe(hashSecret(token));

    expect((await reset(token)).json()).toEqual({
      success: true,
      message: 'Votre mot de passe a été modifié. Vous pouvez vous connecter.',
    });
    expect(await canLogIn(email, NEW_PASSWORD)).toBe(true);
    expect(await canLogIn(email, PASSWORD)).toBe(false);
    expect((await queuedMails(context().db, email)).at(-1)).toEqual({
      to: { address: email, name: 'Ada Martin' },
      template: 'password-changed',
      data: { firstName: 'Ada' },
    });
  });

  itWithDatabase(
    'gets the same answer whether the account exists or not, and only an open account gets a mail',
    async () => {
      const { db } = context();
      const closed = await givenAccount(db);
      await db.updateTable('users').set({ disabled_at: new Date() }).where('id', '=', closed.id).execute();
      for (const email of ['personne@exemple.fr', closed.email])
        expect((await post('forgot-password', { email })).json()).toEqual({ success: true, message: SENT });
      // Requests are handled in order: when this one's mail has come, the others would have come too.
      await linkFor((await givenAccount(db)).email);
      expect(await linksTo('personne@exemple.fr')).toEqual([]);
      expect(await linksTo(closed.email)).toEqual([]);
    },
  );

  it('has a link that works once, even for two requests at the same time', async () => {
    const { email } = await givenAccount(context().db);
    const token = await tokenFor(email);
    const answers = await Promise.all([reset(token, 'premier-arrive'), reset(token, 'second-arrive')]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 400]);
    const won = answers[0]?.statusCode === 200 ? 'premier-arrive' : 'second-arrive';
    expect(await canLogIn(email, won)).toBe(true);
    const again = await reset(token, 'troisieme');
    expect(again.statusCode).toBe(400);
    expect(again.json()).toMatchObject({
      code: 'account.reset-link-invalid',
      message: "Ce lien de réinitialisation n'est plus valable. Veuillez en demander un nouveau.",
    });
  });

  itWithDatabase('has a link that works for thirty minutes', async () => {
    const { email } = await givenAccount(context().db);
    const early = await tokenFor(email);
    context().clock.forward(29);
    expect((await reset(early)).statusCode).toBe(200);
    const token = await tokenFor(email);
    context().clock.forward(30);
    expect((await reset(token)).statusCode).toBe(400);
    expect(await canLogIn(email, NEW_PASSWORD)).toBe(true);
  });

  it('has one link at a time: a newer one voids the older', async () => {
    const { email } = await givenAccount(context().db);
    const [older, newer] = [await tokenFor(email), await tokenFor(email)];
    expect((await reset(older)).statusCode).toBe(400);
    expect((await reset(newer)).statusCode).toBe(200);
  });

  it('ends every session of the account, and of no other', async () => {
    const { db, app } = context();
    const [mine, other] = [await givenAccount(db), await givenAccount(db)];
    const sessions = [await givenSession(context(), mine), await givenSession(context(), mine)];
    const theirs = await givenSession(context(), other);
    const check = async (headers: Record<string, string>) =>
      (await app.inject({ method: 'POST', url: '/api/auth/check-session', headers })).json();
    await reset(await tokenFor(mine.email));
    for (const { cookie, bearer } of sessions) {
      expect(await check(cookie)).toBe(false);
      expect(await check(bearer)).toBe(false);
    }
    expect(await check(theirs.cookie)).toMatchObject({ user: presentAccount(other) });
    const audit = await db
      .selectFrom('audit_events')
      .select('action')
      .where('object_id', '=', mine.id)
      .execute();
    expect(audit).toEqual([{ action: 'account.password-reset' }]);
  });

  itWithDatabase('cannot be reset for an account that was closed meanwhile', async () => {
    const { db } = context();
    const { email, id } = await givenAccount(db);
    const token = await tokenFor(email);
    await db.updateTable('users').set({ disabled_at: new Date() }).where('id', '=', id).execute();
    expect((await reset(token)).statusCode).toBe(400);
  });

  itWithDatabase('refuses an invalid token, and keeps a valid one when the password is refused', async () => {
    const { email } = await givenAccount(context().db);
    const token = await tokenFor(email);
    for (const bad of [
      { $gt: 0 },
      { $ne: null },
      [token],
      0,
      true,
      null,
      '',
      ' ',
      hashSecret(token),
      `${token}x`,
      '%',
    ])
      expect((await post('reset-password', { token: bad, password: NEW_PASSWORD })).statusCode).toBe(400);
    expect((await reset(token, 'court')).json()).toMatchObject({
      errors: { password: 'Le mot de passe doit contenir au moins 6 caractères' },
    });
    expect((await reset(token)).statusCode).toBe(200);
  });

  itWithDatabase('of an administrator needs twelve characters', async () => {
    const { email } = await givenAccount(context().db, { role: 'admin' });
    const token = await tokenFor(email);
    const short = await reset(token, 'onze-lettre');
    expect(short.statusCode).toBe(400);
    expect(short.json()).toMatchObject({
      errors: { password: "Le mot de passe d'un administrateur doit contenir au moins 12 caractères" },
    });
    expect((await reset(token, 'douze-lettre')).statusCode).toBe(200);
    const reader = await givenAccount(context().db);
    expect((await reset(await tokenFor(reader.email), 'six-66')).statusCode).toBe(200);
  });
});

describeWithDatabase('attempts on one account', (database) => {
  const context = useAccountApp(database, { env: { RATE_LIMIT_SCALE: '1' } });
  const post = (path: string, payload: object) =>
    context().app.inject({ method: 'POST', url: `/api/auth/${path}`, payload });

  it.each(['known', 'unknown'] as const)(
    'are limited to five in a quarter of an hour: %s address',
    async (kind) => {
      const { db, clock } = context();
      const email = kind === 'known' ? (await givenAccount(db)).email : 'inconnu@exemple.fr';
      const attempt = (password: string) => post('login', { email: email.toUpperCase(), password });
      for (const _ of Array(5)) expect((await attempt('mauvais-mot')).statusCode).toBe(401);
      const refused = await attempt(PASSWORD);
      expect(refused.statusCode).toBe(429);
      expect(refused.headers['retry-after']).toBe('900');
      expect(refused.json().message).toMatch(/^[A-ZÀ-Ü].* 15 minutes/);
      clock.forward(16);
      expect((await attempt(PASSWORD)).statusCode).toBe(kind === 'known' ? 200 : 401);
    },
  );

  it('are reset once one succeeds', async () => {
    const { email } = await givenAccount(context().db);
    for (const password of [
      'faux-1',
      'faux-2',
      'faux-3',
      'faux-4',
      PASSWORD,
      'faux-1',
      'faux-2',
      'faux-3',
      PASSWORD,
    ])
      expect((await post('login', { email, password })).statusCode).toBe(password === PASSWORD ? 200 : 401);
  });

  it('are limited to three links an hour per account, with the same answer', async () => {
    const { db } = context();
    const [flooded, other] = [await givenAccount(db), await givenAccount(db)];
    for (const _ of Array(8))
      expect((await post('forgot-password', { email: flooded.email })).json()).toMatchObject({
        message: SENT,
      });
    await post('forgot-password', { email: other.email });
    await vi.waitUntil(async () => (await queuedMails(db, other.email)).length > 0, PATIENCE);
    await vi.waitUntil(async () => (await queuedMails(db, flooded.email)).length >= 3, PATIENCE);
    expect(await queuedMails(db, flooded.email)).toHaveLength(3);
  });
});

/** A fifth of each limit: each attempt costs a password hash. */
describeOnServer('attempts of unknown browsers on one account', (database) => {
  const context = useAccountApp(database, { env: { RATE_LIMIT_SCALE: '0.2' } });
  const logIn = (email: string, password: string, changes: { remoteAddress?: string; cookie?: string }) =>
    context().app.inject({
      method: 'POST',
      url: '/api/auth/login',
      payload: { email, password },
      headers: { ...FROM_THE_SITE, ...(changes.cookie && { cookie: changes.cookie }) },
      ...(changes.remoteAddress && { remoteAddress: changes.remoteAddress }),
    });
  const fail = async (email: string, changes: { remoteAddress?: string; cookie?: string }) =>
    (await logIn(email, 'mauvais-mot', changes)).statusCode;
  const enter = async (email: string, changes: { remoteAddress?: string; cookie?: string }) =>
    (await logIn(email, PASSWORD, changes)).statusCode;
  /** The cookies of a browser that has logged in, even after it logs out. */
  const deviceOf = async (email: string, remoteAddress: string, cookie = '') => {
    const { cookies } = await logIn(email, PASSWORD, { remoteAddress, cookie });
    const device = cookies.find(({ name }) => name === '__Host-device');
    expect(device).toMatchObject({ httpOnly: true, secure: true, sameSite: 'Lax', path: '/' });
    return `__Host-device=${device?.value}`;
  };
  const failFromTen = async (email: string, network: string) => {
    for (let n = 1; n <= 10; n += 1)
      expect(await fail(email, { remoteAddress: `${network}.${n}` })).toBe(401);
  };

  it('block their own IP address only', async () => {
    const { email } = await givenAccount(context().db);
    expect(await fail(email, { remoteAddress: '192.0.2.1' })).toBe(401);
    expect(await enter(email, { remoteAddress: '192.0.2.1' })).toBe(429);
    expect(await enter(email, { remoteAddress: '192.0.2.2' })).toBe(200);
  });

  it('from many addresses are blocked for an hour, except in browsers that the account knows', async () => {
    const { db, clock } = context();
    const { email, id } = await givenAccount(db);
    const cookie = await deviceOf(email, '192.0.2.200');
    const stored = await db.selectFrom('known_devices').selectAll().where('user_id', '=', id).execute();
    expect(stored).toHaveLength(1);
    expect(cookie).not.toContain(stored[0]?.secret_hash);

    await failFromTen(email, '198.51.100');
    expect(await enter(email, { remoteAddress: '192.0.2.99' })).toBe(429);
    // Also from an IP address that has used up its attempts.
    const busy = '198.51.100.1';
    for (const _ of Array(3)) await fail('personne@exemple.fr', { remoteAddress: busy });
    expect(await fail('personne@exemple.fr', { remoteAddress: busy })).toBe(429);
    expect(await enter(email, { remoteAddress: busy, cookie })).toBe(200);

    // A browser known to another account is unknown to this one, and so is an invented cookie.
    const theirs = await deviceOf((await givenAccount(db)).email, '192.0.2.201');
    for (const stranger of [theirs, `__Host-device=${'A'.repeat(43)}`, '__Host-device=x.y.z'])
      expect(await enter(email, { remoteAddress: '192.0.2.98', cookie: stranger })).toBe(429);
    clock.forward(61);
    expect(await enter(email, { remoteAddress: '192.0.2.99' })).toBe(200);
  });

  it('in a known browser are counted per browser, whatever its IP address', async () => {
    const { email } = await givenAccount(context().db);
    const cookie = await deviceOf(email, '192.0.2.202');
    const codes = [];
    for (const n of [1, 2, 3]) codes.push(await fail(email, { remoteAddress: `203.0.113.${n}`, cookie }));
    expect(codes).toEqual([401, 401, 429]);
  });

  it('of one account do not block another one in the same browser', async () => {
    const { db } = context();
    const [one, two] = [await givenAccount(db), await givenAccount(db)];
    const both = await deviceOf(two.email, '192.0.2.203', await deviceOf(one.email, '192.0.2.204'));
    for (const { email } of [one, two]) {
      expect(await fail(email, { remoteAddress: '192.0.2.205' })).toBe(401);
      expect(await enter(email, { cookie: both, remoteAddress: '192.0.2.205' })).toBe(200);
    }
  });
});
