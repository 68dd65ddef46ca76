import { beforeEach, expect, it } from 'vitest';
import { describeOnBothEngines } from '#tests/support/database.ts';
import { ensureFirstAdmin } from './ensure-first-admin.ts';
import { verifyPassword } from './password.ts';

const clock = { now: () => new Date('2026-11-15T09:00:00.000Z') };

describeOnBothEngines('the first administrator', (database) => {
  const accounts = () =>
    database().db.selectFrom('users').selectAll().where('disabled_at', 'is', null).execute();
  const ensure = (given: Parameters<typeof ensureFirstAdmin>[1] = {}) =>
    ensureFirstAdmin({ db: database().db, clock }, given);

  beforeEach(async () => {
    await database().db.deleteFrom('users').where('disabled_at', 'is', null).execute();
  });

  it('gets a generated password that is shown once', async () => {
    const { email, newPassword = '' } = await ensure();
    const [account] = await accounts();

    expect(email).toBe('admin@parution.localhost');
    expect(newPassword).toMatch(/^[\w-]{20}$/);
    expect(account).toMatchObject({ email, role: 'admin' });
    expect(await verifyPassword(newPassword, account?.password_hash ?? '')).toBe(true);
    expect(await ensure()).toEqual({ email });
  });

  it('takes the address and the password of the configuration, which are not repeated', async () => {
    const given = { email: 'redaction@exemple.fr', password: 'longtemps-choisi' };
    expect(await ensure(given)).toEqual({ email: given.email });
    const [account] = await accounts();
    expect(await verifyPassword(given.password, account?.password_hash ?? '')).toBe(true);
  });

  it('has the name of the configuration', async () => {
    await ensure({ name: { firstName: 'Ada', lastName: 'Martin' } });
    expect(await accounts()).toMatchObject([{ first_name: 'Ada', last_name: 'Martin' }]);
  });

  it('never changes an existing account', async () => {
    await ensure({ email: 'premier@exemple.fr', password: 'longtemps-choisi' });
    const before = await accounts();
    expect(await ensure({ email: 'autre@exemple.fr', password: 'autre-longtemps' })).toEqual({
      email: 'premier@exemple.fr',
    });
    expect(await accounts()).toEqual(before);
  });
});
