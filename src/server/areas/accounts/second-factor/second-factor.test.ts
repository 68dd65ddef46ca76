import { TOTP } from 'otpauth';
import { expect, it } from 'vitest';
import { givenAccount, givenSession, PASSWORD, useAccountApp } from '#tests/support/accounts.ts';
import { describeOnServer } from '#tests/support/database.ts';
import { queuedMails } from '#tests/support/queued-mails.ts';
import { removeSecondFactor } from '../manage-accounts.ts';

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
type Asked = { secondFactor: { token: string; methods: string[] } };

describeOnServer('a second factor', (database) => {
  const context = useAccountApp(database);
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
    expect(stolen.json()).toMatchObject({ code: 'account.second-factor-expired' });
  });

  it('is removed by an administrator or the operator for who lost it', async () => {
    const [boss, lost, other] = [await member(), await withTotp(), await withTotp()];
    const removed = await call(boss.headers, 'DELETE', `admin/users/${lost.id}/second-factor`);
    expect(removed.json()).toMatchObject({ member: { secondFactor: false, sessions: 0 } });
    await removeSecondFactor(context(), { email: other.email });
    for (const account of [lost, other])
      expect((await logIn(account)).json()).toMatchObject({ user: { email: account.email } });
  });
});

describeOnServer('a second factor that the publisher requires', (database) => {
  const context = useAccountApp(database, { requireSecondFactor: 'administrators' });

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
    await db
      .insertInto('totp_factors')
      .values({
        user_id: admin.id,
        secret: 'A',
        created_at: new Date(),
        confirmed_at: new Date(),
        last_step: null,
      })
      .execute();
    expect((await get(admin, 'articles')).statusCode).toBe(200);
  });
});
