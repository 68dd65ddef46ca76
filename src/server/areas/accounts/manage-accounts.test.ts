import { expect, it } from 'vitest';
import { givenAccount, givenSession, PASSWORD, useAccountApp } from '#tests/support/accounts.ts';
import { describeOnBothEngines } from '#tests/support/database.ts';
import { changeAccess, changeTeamRole, createMember, replacePassword } from './manage-accounts.ts';

describeOnBothEngines('accounts managed by the operator', (database, itWithDatabase) => {
  const context = useAccountApp(database);
  const isAdmitted = async (headers: Record<string, string>) =>
    (await context().app.inject({ url: '/api/admin/session', headers })).statusCode;
  const logIn = async (email: string, password = PASSWORD) =>
    (await context().app.inject({ method: 'POST', url: '/api/auth/login', payload: { email, password } }))
      .statusCode;
  const actionsOn = async (id: string) =>
    (
      await context()
        .db.selectFrom('audit_events')
        .select(['actor_kind', 'action'])
        .where('object_id', '=', id)
        .where('actor_kind', '=', 'operator')
        .orderBy('at')
        .orderBy('id')
        .execute()
    ).map(({ actor_kind, action }) => `${actor_kind}: ${action}`);

  it('are created as administrators, once', async () => {
    const { db } = context();
    const name = { firstName: 'Ada', lastName: 'Martin' };
    const given = { email: 'chef@exemple.fr', password: 'douze-caracteres', ...name };
    await createMember(context(), given);
    expect(await logIn(given.email, given.password)).toBe(200);
    const { id, ...made } = await db
      .selectFrom('users')
      .select(['id', 'role', 'first_name', 'last_name'])
      .where('email', '=', given.email)
      .executeTakeFirstOrThrow();
    expect(made).toEqual({ role: 'admin', first_name: 'Ada', last_name: 'Martin' });
    expect(await actionsOn(id)).toEqual(['operator: account.created']);
    await expect(createMember(context(), { ...given, email: 'CHEF@exemple.fr' })).rejects.toThrow(
      'Un compte existe déjà pour CHEF@exemple.fr',
    );
  });

  it('gain and lose the back-office at once, even while logged in', async () => {
    const { db } = context();
    await givenAccount(db, { role: 'admin' });
    const account = await givenAccount(db);
    const asReader = await givenSession(context(), account);
    expect(await isAdmitted(asReader.cookie)).toBe(403);
    await changeTeamRole(context(), { email: account.email.toUpperCase() }, 'administrator');
    expect(await isAdmitted(asReader.cookie)).toBe(401);

    const asAdmin = await givenSession(context(), { ...account, role: 'admin' });
    expect(await isAdmitted(asAdmin.cookie)).toBe(200);
    await expect(changeTeamRole(context(), { email: account.email }, 'administrator')).rejects.toThrow(
      'a déjà ce rôle',
    );
    context().clock.forward(1);
    await changeTeamRole(context(), { email: account.email }, null);
    expect(await isAdmitted(asAdmin.cookie)).toBe(401);
    expect(await isAdmitted(asAdmin.bearer)).toBe(401);
    await expect(changeTeamRole(context(), { email: account.email }, null)).rejects.toThrow(
      "n'est pas de l'équipe",
    );
    expect(await actionsOn(account.id)).toEqual(['operator: account.promoted', 'operator: account.demoted']);
  });

  it('get another password, which ends their sessions', async () => {
    const account = await givenAccount(context().db, { role: 'admin' });
    const session = await givenSession(context(), account);
    await replacePassword(context(), account.email, 'un-tout-autre-mot');
    expect(await isAdmitted(session.cookie)).toBe(401);
    expect(await logIn(account.email)).toBe(401);
    expect(await logIn(account.email, 'un-tout-autre-mot')).toBe(200);
    expect(await actionsOn(account.id)).toEqual(['operator: account.password-replaced']);
  });

  it('are closed and opened again', async () => {
    const account = await givenAccount(context().db, { role: 'admin' });
    const session = await givenSession(context(), account);
    await changeAccess(context(), { email: account.email }, 'disable');
    expect(await isAdmitted(session.cookie)).toBe(401);
    expect(await isAdmitted(session.bearer)).toBe(401);
    expect(await logIn(account.email)).toBe(401);
    await expect(replacePassword(context(), account.email, PASSWORD)).rejects.toThrow('est désactivé');
    await expect(changeAccess(context(), { email: account.email }, 'disable')).rejects.toThrow(
      'est déjà désactivé',
    );
    await changeAccess(context(), { email: account.email }, 'enable');
    expect(await logIn(account.email)).toBe(200);
  });

  itWithDatabase('cannot leave the site without an administrator', async () => {
    const { db } = context();
    await db.updateTable('users').set({ role: 'reader', team_role: null }).execute();
    const last = await givenAccount(db, { role: 'admin' });
    const session = await givenSession(context(), last);
    await expect(changeTeamRole(context(), { email: last.email }, null)).rejects.toThrow(
      'est le seul administrateur',
    );
    await expect(changeAccess(context(), { email: last.email }, 'disable')).rejects.toThrow(
      'est le seul administrateur',
    );
    expect(await isAdmitted(session.cookie)).toBe(200);
    await expect(
      changeTeamRole(context(), { email: 'personne@exemple.fr' }, 'administrator'),
    ).rejects.toThrow('Aucun compte');
  });
});
