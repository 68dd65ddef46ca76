import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import type { TeamMember } from '#contract/admin-team.ts';
import type { TeamRole } from '#domain/account/team-roles.ts';
import { givenAccount, givenSession, PASSWORD, useAccountApp } from '#tests/support/accounts.ts';
import { describeOnBothEngines, describeOnServer } from '#tests/support/database.ts';
import { exportedRows } from '#tests/support/exported-rows.ts';
import { queuedMails } from '#tests/support/queued-mails.ts';
import { openSession } from './open-session.ts';
import { requestPasswordReset } from './request-password-reset.ts';
import { lockAccount, lockAdministrators } from './users.queries.ts';

type Headers = Record<string, string>;
type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

describeOnBothEngines('the accounts of the team', (database, itWithDatabase) => {
  const context = useAccountApp(database);
  const call = (headers: Headers, method: Method, path: string, payload?: object) =>
    context().app.inject({ method, url: `/api/admin/${path}`, headers, ...(payload && { payload }) });
  const member = async (teamRole: TeamRole = 'administrator', firstName = 'Ada') => {
    const account = await givenAccount(context().db, { role: 'admin', teamRole, firstName });
    return { ...account, headers: (await givenSession(context(), account)).cookie as Headers };
  };
  const logIn = (email: string, password: string) =>
    context().app.inject({ method: 'POST', url: '/api/auth/login', payload: { email, password } });
  const setPassword = (token: string, password: string) =>
    context().app.inject({ method: 'POST', url: '/api/auth/reset-password', payload: { token, password } });
  const listed = async (headers: Headers, id: string): Promise<TeamMember | undefined> =>
    (await call(headers, 'GET', 'users'))
      .json<{ members: TeamMember[] }>()
      .members.find((one) => one.id === id);
  const tokenSentTo = async (email: string) => {
    const links = (await queuedMails(context().db, email)).flatMap((mail) =>
      mail.template === 'team-member-invited' ? [mail.data.link] : [],
    );
    return links.at(-1)?.split('/invitation/')[1] ?? '';
  };
  const linesOf = async (id: string) => {
    const rows = await context()
      .db.selectFrom('audit_events')
      .select(['action', 'actor_kind'])
      .where('object_id', '=', id)
      .orderBy('at')
      .orderBy('id')
      .execute();
    return (
      rows
        .map(({ actor_kind, action }) => `${actor_kind}: ${action}`)
        // Noted after the answer, hence at no certain place.
        .filter((line) => line !== 'visitor: account.login-failed')
    );
  };
  const invitation = (email: string) => ({ email, firstName: 'Zoé', lastName: 'Roux', teamRole: 'writer' });

  itWithDatabase('are given as a file, as the screen filters and sorts them', async () => {
    const { headers } = await member('administrator', 'Fichier');
    await member('observer', 'Fichier');
    const roles = async (body: object) =>
      exportedRows(await call(headers, 'POST', 'users/export', body)).map(({ Rôle }) => Rôle);
    expect(await roles({ search: 'fichier', sortBy: 'role', sortOrder: 'desc' })).toEqual([
      'Observateur',
      'Administrateur',
    ]);
    expect(await roles({ search: 'fichier', teamRole: 'observer', state: 'active' })).toEqual([
      'Observateur',
    ]);
    expect(await roles({ search: 'fichier', state: 'disabled' })).toEqual([]);
    const writer = await member('writer');
    expect((await call(writer.headers, 'POST', 'users/export', {})).statusCode).toBe(403);
  });

  it('are invited by a link that sets the password once', async () => {
    const { headers } = await member();
    const email = 'zoe@exemple.fr';
    const invited = await call(headers, 'POST', 'users', invitation(email));
    expect(invited.json()).toMatchObject({
      message: 'Invitation envoyée à zoe@exemple.fr, valable 7 jours.',
      member: { email, teamRole: 'writer', state: 'invited', lastVisitAt: null, sessions: 0 },
    });
    const { id } = invited.json<{ member: TeamMember }>().member;
    expect((await logIn(email, PASSWORD)).statusCode).toBe(401);
    expect((await call(headers, 'POST', 'users', invitation(email))).json()).toMatchObject({
      code: 'team.already-member',
    });

    const token = await tokenSentTo(email);
    const stored = await context().db.selectFrom('password_resets').select('token_hash').execute();
    expect(stored.map(({ token_hash }) => token_hash)).not.toContain(token);
    expect((await setPassword(token, 'onze-lettre')).statusCode).toBe(400);
    expect((await setPassword(token, 'douze-lettres')).statusCode).toBe(200);
    expect((await setPassword(token, 'encore-un-autre')).json()).toMatchObject({
      code: 'account.reset-link-invalid',
    });
    expect((await logIn(email, 'douze-lettres')).json()).toMatchObject({
      user: {
        role: 'admin',
        teamRole: 'writer',
        permissions: ['articles.read', 'articles.write', 'statistics.read'],
      },
    });
    expect(await listed(headers, id)).toMatchObject({ state: 'active', sessions: 1 });
    expect(await linesOf(id)).toEqual([
      'admin: account.invited',
      'visitor: account.invitation-accepted',
      'admin: account.logged-in',
    ]);
  });

  itWithDatabase(
    'are not let in by « mot de passe oublié », which leaves the invitation as it is',
    async () => {
      const { headers } = await member();
      const email = 'oubli@exemple.fr';
      await call(headers, 'POST', 'users', invitation(email));
      const token = await tokenSentTo(email);
      await requestPasswordReset({ ...context(), publicUrl: () => 'https://www.exemple.fr' }, email);
      expect((await queuedMails(context().db, email)).map(({ template }) => template)).toEqual([
        'team-member-invited',
      ]);
      expect((await setPassword(token, 'douze-lettres')).statusCode).toBe(200);
    },
  );

  itWithDatabase('can be invited again when the link has expired; only the last link works', async () => {
    const { headers } = await member();
    const email = 'late@exemple.fr';
    const { id } = (await call(headers, 'POST', 'users', invitation(email))).json<{ member: TeamMember }>()
      .member;
    const first = await tokenSentTo(email);
    context().clock.forward(7 * 24 * 60);
    const again = await member();
    expect(await listed(again.headers, id)).toMatchObject({ state: 'expired' });
    expect((await setPassword(first, 'douze-lettres')).statusCode).toBe(400);
    expect((await call(again.headers, 'POST', `users/${id}/invitation`)).statusCode).toBe(200);
    const second = await tokenSentTo(email);
    expect(second).not.toBe(first);
    expect((await setPassword(second, 'douze-lettres')).statusCode).toBe(200);
    expect((await call(again.headers, 'POST', `users/${id}/invitation`)).json()).toMatchObject({
      code: 'team.not-invited',
    });
  });

  it("take a reader into the team, whose reader's password and sessions end", async () => {
    const { headers } = await member();
    const reader = await givenAccount(context().db);
    const session = await givenSession(context(), reader);
    // Anybody may have registered the address under any name: the administrator's counts.
    expect((await call(headers, 'POST', 'users', invitation(reader.email))).json()).toMatchObject({
      member: { firstName: 'Zoé', lastName: 'Roux' },
    });
    expect((await queuedMails(context().db, reader.email)).at(-1)?.data).toMatchObject({ firstName: 'Zoé' });
    expect((await call(session.cookie, 'GET', 'session')).statusCode).toBe(401);
    expect((await logIn(reader.email, PASSWORD)).statusCode).toBe(401);
    expect((await setPassword(await tokenSentTo(reader.email), 'douze-lettres')).statusCode).toBe(200);
  });

  it('change role without a new login, are disabled and enabled again', async () => {
    const [boss, colleague] = [await member(), await member('writer', 'Bob')];
    const manage = (path: string, payload: object) =>
      call(boss.headers, 'PUT', `users/${colleague.id}/${path}`, payload);
    expect((await manage('role', { teamRole: 'accountant' })).json()).toMatchObject({
      message: 'Bob Martin a maintenant le rôle « Comptable ».',
      member: { teamRole: 'accountant' },
    });
    expect((await call(colleague.headers, 'GET', 'tariffs')).statusCode).toBe(200);
    expect((await call(colleague.headers, 'GET', 'articles')).statusCode).toBe(403);
    context().clock.forward(1);
    expect((await manage('access', { access: 'disable' })).json()).toMatchObject({
      member: { state: 'disabled', sessions: 0 },
    });
    expect((await call(colleague.headers, 'GET', 'session')).statusCode).toBe(401);
    expect((await logIn(colleague.email, PASSWORD)).statusCode).toBe(401);
    expect((await manage('access', { access: 'disable' })).json()).toMatchObject({ code: 'team.already-so' });
    context().clock.forward(1);
    await manage('access', { access: 'enable' });
    expect((await logIn(colleague.email, PASSWORD)).statusCode).toBe(200);
    expect((await linesOf(colleague.id)).slice(0, 3)).toEqual([
      'admin: account.role-changed',
      'admin: account.disabled',
      'admin: account.enabled',
    ]);
  });

  it('have their sessions closed by an administrator, and by themselves', async () => {
    const [boss, colleague] = [await member(), await member('observer')];
    const other = await givenSession(context(), colleague);
    const own = (await call(colleague.headers, 'GET', 'profile/sessions')).json<{
      sessions: { id: string; current: boolean }[];
    }>().sessions;
    expect(own.map(({ id, current }) => ({ id, current }))).toContainEqual({ id: other.id, current: false });
    expect(own.filter(({ current }) => current)).toHaveLength(1);
    const strangers = await givenSession(context(), boss);
    expect((await call(colleague.headers, 'DELETE', `profile/sessions/${strangers.id}`)).statusCode).toBe(
      404,
    );
    expect((await call(colleague.headers, 'DELETE', `profile/sessions/${other.id}`)).statusCode).toBe(200);
    expect((await call(other.cookie, 'GET', 'session')).statusCode).toBe(401);
    expect((await call(strangers.cookie, 'GET', 'session')).statusCode).toBe(200);
    expect((await call(boss.headers, 'DELETE', `users/${colleague.id}/sessions`)).statusCode).toBe(200);
    expect((await call(colleague.headers, 'GET', 'session')).statusCode).toBe(401);
  });

  itWithDatabase(
    'are not managed by those who only see them, nor their own by an administrator',
    async () => {
      const [boss, observer] = [await member(), await member('observer')];
      expect(await listed(observer.headers, boss.id)).toBeDefined();
      const disable = { access: 'disable' };
      expect((await call(observer.headers, 'PUT', `users/${boss.id}/access`, disable)).statusCode).toBe(403);
      for (const [path, body] of [
        ['access', disable],
        ['role', { teamRole: 'writer' }],
      ] as const)
        expect((await call(boss.headers, 'PUT', `users/${boss.id}/${path}`, body)).json()).toMatchObject({
          code: 'team.yourself',
        });
      const reader = await givenAccount(context().db);
      expect((await call(boss.headers, 'PUT', `users/${reader.id}/access`, disable)).statusCode).toBe(404);
    },
  );

  it('always keep an administrator, when two remove each other at once', async () => {
    const { db } = context();
    await db.updateTable('users').set({ disabled_at: new Date() }).where('role', '=', 'admin').execute();
    const [ada, bob] = [await member(), await member()];
    // Invited, hence no way in yet.
    await call(ada.headers, 'POST', 'users', {
      ...invitation('seule@exemple.fr'),
      teamRole: 'administrator',
    });
    const answers = await Promise.all([
      call(ada.headers, 'PUT', `users/${bob.id}/role`, { teamRole: 'observer' }),
      call(bob.headers, 'PUT', `users/${ada.id}/access`, { access: 'disable' }),
    ]);
    const left = await db
      .selectFrom('users')
      .select('id')
      .where('team_role', '=', 'administrator')
      .where('disabled_at', 'is', null)
      .where('password_hash', 'is not', null)
      .execute();
    expect(left).toHaveLength(1);
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    for (const { statusCode } of answers) expect(statusCode).toBeLessThan(500);
  });

  it('hand over drafts, reviews and messages to somebody who can do them', async () => {
    const [boss, writer, chief] = [await member(), await member('writer'), await member('chief-editor')];
    const form = {
      title: 'La preuve déloyale est admise',
      description: 'Ce que la Cour de cassation en dit.',
      content: `<p>${'Aux termes de cet arrêt. '.repeat(5)}</p>`,
      category_id: 3,
    };
    const { article } = (await call(writer.headers, 'POST', 'articles', form)).json<{
      article: { id: string };
    }>();
    await call(writer.headers, 'PUT', `articles/${article.id}/review`, { reviewerId: chief.id });
    expect(await listed(boss.headers, writer.id)).toMatchObject({ drafts: 1, reviews: 0 });
    expect(await listed(boss.headers, chief.id)).toMatchObject({ drafts: 0, reviews: 1 });

    const [other, accountant] = [await member('writer', 'Bob'), await member('accountant')];
    const handOver = (from: string, to: string) =>
      call(boss.headers, 'POST', `users/${from}/hand-over`, { to });
    for (const [from, to] of [
      [writer.id, accountant.id],
      [writer.id, writer.id],
      [chief.id, other.id],
    ] as const)
      expect((await handOver(from, to)).json()).toMatchObject({ code: 'team.not-receiving' });
    expect((await handOver(writer.id, other.id)).json()).toMatchObject({
      message: '1 dossier confié à Bob Martin.',
      member: { drafts: 0 },
    });
    expect((await handOver(chief.id, boss.id)).json()).toMatchObject({ member: { reviews: 0 } });

    const reviewer = await member('announcement-reviewer');
    const request = {
      reference: 'CT-900001',
      first_name: 'Anne',
      last_name: 'Levasseur',
      message: 'Bonjour.',
    };
    await context()
      .db.insertInto('contact_requests')
      .values({ id: randomUUID(), ...request, email: 'anne@exemple.fr', assigned_to: reviewer.id })
      .execute();
    expect(await listed(boss.headers, reviewer.id)).toMatchObject({ messages: 1 });
    expect((await handOver(reviewer.id, other.id)).json()).toMatchObject({ code: 'team.not-receiving' });
    expect((await handOver(reviewer.id, chief.id)).json()).toMatchObject({ member: { messages: 0 } });
    expect(await listed(boss.headers, chief.id)).toMatchObject({ messages: 1 });
    const change = (headers: Headers) => call(headers, 'PUT', `articles/${article.id}`, form);
    expect((await change(other.headers)).statusCode).toBe(200);
    expect((await change(writer.headers)).statusCode).toBe(403);
  });
});

describeOnServer('an account that is being managed', (database) => {
  const context = useAccountApp(database);

  it('can be named meanwhile by what its owner saves: a change that waits for that save does not block it', async () => {
    const { db, clock } = context();
    const account = await givenAccount(db, { role: 'admin' });
    await db.transaction().execute(async (managing) => {
      await lockAdministrators(managing);
      await lockAccount(managing, account.email);
      await db.transaction().execute(async (saving) => {
        await sql`set local lock_timeout = '1s'`.execute(saving);
        await openSession(saving, { userId: account.id, role: 'admin', at: clock.now() });
      });
    });
  });
});
