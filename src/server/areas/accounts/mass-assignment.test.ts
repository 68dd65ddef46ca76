import { expect, it } from 'vitest';
import { givenAccount, PASSWORD, useAccountApp } from '#tests/support/accounts.ts';
import { describeWithDatabase } from '#tests/support/database.ts';
import { type Intrusion, intrusionsInto } from '#tests/support/intrusions.ts';
import { hashSecret, newSecret } from './secret.ts';

/** All at once: each of them is looked for in the row, and a password is hashed once. */
const keysOf = (intrusions: readonly Intrusion[]): object =>
  Object.assign({}, ...intrusions.map(({ keys }) => keys));

describeWithDatabase('a body with extra fields', (database) => {
  const context = useAccountApp(database);
  const post = (path: string, payload: object) =>
    context().app.inject({ method: 'POST', url: `/api/auth/${path}`, payload });
  const userOf = (email: string) =>
    context().db.selectFrom('users').selectAll().where('email', '=', email).executeTakeFirstOrThrow();

  it('sets no other column of the account it registers', async () => {
    const { db } = context();
    const intrusions = await intrusionsInto(db, 'users');
    const email = 'ada@exemple.fr';
    const asked = { firstName: 'Ada', lastName: 'Martin', email, password: PASSWORD };
    const answer = await post('register', { ...keysOf(intrusions), isAdmin: true, ...asked });
    expect(answer.statusCode).toBe(200);
    expect(answer.json().user.role).toBe('reader');
    const row = await userOf(email);
    for (const { column, succeeded } of intrusions) expect(succeeded(row), column).toBe(false);
    expect(row).toMatchObject({ role: 'reader', first_name: 'Ada', disabled_at: null });
  });

  it('sets no other column of the session it opens, nor of the account', async () => {
    const { db } = context();
    const { email } = await givenAccount(db);
    const intrusions = [...(await intrusionsInto(db, 'sessions')), ...(await intrusionsInto(db, 'users'))];
    expect((await post('login', { ...keysOf(intrusions), email, password: PASSWORD })).statusCode).toBe(200);
    const user = await userOf(email);
    const session = await db
      .selectFrom('sessions')
      .selectAll()
      .where('user_id', '=', user.id)
      .executeTakeFirstOrThrow();
    for (const { column, succeeded } of intrusions)
      expect(succeeded({ ...user, ...session }), column).toBe(false);
  });

  it('resets the password of the link’s own account, and nothing else', async () => {
    const { db, clock } = context();
    const intrusions = await intrusionsInto(db, 'users');
    const [account, other] = [await givenAccount(db), await givenAccount(db)];
    const before = await userOf(other.email);
    const token = newSecret();
    await db
      .insertInto('password_resets')
      .values({
        id: account.id,
        user_id: account.id,
        token_hash: hashSecret(token),
        expires_at: new Date(clock.now().getTime() + 60_000),
      })
      .execute();
    const named = { user_id: other.id, userId: other.id, email: other.email, id: other.id };
    const body = { ...keysOf(intrusions), ...named, token, password: 'un-autre-mot' };
    expect((await post('reset-password', body)).statusCode).toBe(200);
    const row = await userOf(account.email);
    for (const { column, succeeded } of intrusions) expect(succeeded(row), column).toBe(false);
    expect(row).toMatchObject({ id: account.id, email: account.email, role: 'reader' });
    expect(await userOf(other.email)).toEqual(before);
  });
});
