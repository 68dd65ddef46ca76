import { expect, it } from 'vitest';
import { givenAccount, PASSWORD, useAccountApp } from '#tests/support/accounts.ts';
import { describeWithDatabase } from '#tests/support/database.ts';
import { intrusionsInto } from '#tests/support/intrusions.ts';
import { hashSecret, newSecret } from './secret.ts';

describeWithDatabase('a body with extra fields', (database) => {
  const context = useAccountApp(database);
  const post = (path: string, payload: object) =>
    context().app.inject({ method: 'POST', url: `/api/auth/${path}`, payload });
  const userOf = (email: string) =>
    context().db.selectFrom('users').selectAll().where('email', '=', email).executeTakeFirstOrThrow();

  it('sets no other column of the account it registers', async () => {
    const { db } = context();
    for (const { column, keys, succeeded } of await intrusionsInto(db, 'users')) {
      const email = `${column.replaceAll('_', '-')}@exemple.fr`;
      const asked = { firstName: 'Ada', lastName: 'Martin', email, password: PASSWORD };
      const answer = await post('register', { ...keys, isAdmin: true, ...asked });
      expect(answer.statusCode, column).toBe(200);
      expect(answer.json().user.role, column).toBe('reader');
      const row = await userOf(email);
      expect(succeeded(row), column).toBe(false);
      expect(row, column).toMatchObject({ role: 'reader', first_name: 'Ada', disabled_at: null });
    }
  });

  it('sets no other column of the session it opens, nor of the account', async () => {
    const { db } = context();
    const { email } = await givenAccount(db);
    const intrusions = [...(await intrusionsInto(db, 'sessions')), ...(await intrusionsInto(db, 'users'))];
    const keys = Object.assign({}, ...intrusions.map((intrusion) => intrusion.keys));
    expect((await post('login', { ...keys, email, password: PASSWORD })).statusCode).toBe(200);
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
    for (const { column, keys, succeeded } of await intrusionsInto(db, 'users')) {
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
      const body = { ...keys, user_id: other.id, userId: other.id, email: other.email, id: other.id };
      expect((await post('reset-password', { ...body, token, password: 'un-autre-mot' })).statusCode).toBe(
        200,
      );
      const { password_hash, password_changed_at, updated_at, ...row } = await userOf(account.email);
      expect(succeeded({ ...row, password_hash, password_changed_at, updated_at }), column).toBe(false);
      expect(row, column).toMatchObject({ id: account.id, email: account.email, role: 'reader' });
      expect(await userOf(other.email), column).toEqual(before);
    }
  });
});
