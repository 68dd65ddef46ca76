import { expect, it } from 'vitest';
import { givenAccount, givenSession, PASSWORD, useAccountApp } from '#tests/support/accounts.ts';
import { describeOnServer } from '#tests/support/database.ts';
import { queuedMails } from '#tests/support/queued-mails.ts';

const NEW_PASSWORD = 'nouveau-mot-de-passe';

describeOnServer("an administrator's own account", (database) => {
  const context = useAccountApp(database, { env: { RATE_LIMIT_SCALE: '0.2' } });
  const put = (path: string, headers: Record<string, string>, payload: object) =>
    context().app.inject({ method: 'PUT', url: `/api/admin/${path}`, headers, payload });
  const logIn = async (email: string, password: string, cookie = '') =>
    context().app.inject({
      method: 'POST',
      url: '/api/auth/login',
      headers: { 'sec-fetch-site': 'same-origin', cookie },
      payload: { email, password },
    });
  const given = async () => {
    const account = await givenAccount(context().db, { role: 'admin' });
    return { account, session: await givenSession(context(), account) };
  };
  const linesOf = async (id: string) =>
    (
      await context()
        .db.selectFrom('audit_events')
        .select('action')
        .where('object_id', '=', id)
        .orderBy('id')
        .execute()
    ).map(({ action }) => action);

  it('shows the name that its owner sets, at once and in earlier audit lines', async () => {
    const { account, session } = await given();
    const answer = await put('profile', session.cookie, {
      firstName: ' Zoé ',
      lastName: "d'Été",
      role: 'reader',
    });
    expect(answer.json()).toMatchObject({
      message: 'Votre nom est enregistré.',
      user: { id: account.id, firstName: 'Zoé', lastName: "d'Été", role: 'admin' },
    });
    const audit = await context().app.inject({
      url: `/api/admin/audit?actor=${account.id}`,
      headers: session.cookie,
    });
    expect(audit.json().events[0].sentence).toBe(
      `Zoé d'Été a changé le nom du compte «\u00a0${account.email}\u00a0»`,
    );
    // The same name again is not audited.
    await put('profile', session.cookie, { firstName: 'Zoé', lastName: "d'Été" });
    expect(await linesOf(account.id)).toEqual(['account.renamed']);
    const refused = await put('profile', session.cookie, { firstName: '', lastName: 'a\nb' });
    expect(refused.json()).toMatchObject({
      errors: {
        firstName: 'Le prénom est requis',
        lastName: 'Le nom doit tenir sur une ligne de 100 caractères au plus',
      },
    });
  });

  it('changes its password when the present one is given; other browsers are logged out and no longer known', async () => {
    const { db, app } = context();
    const { account, session } = await given();
    const mine = (await logIn(account.email, PASSWORD)).cookies.find(({ name }) => name === '__Host-device');
    const other = await givenSession(context(), account);
    const cookie = { ...session.cookie, cookie: `${session.cookie.cookie}; __Host-device=${mine?.value}` };

    const short = await put('profile/password', cookie, {
      currentPassword: PASSWORD,
      password: 'onze-lettre',
    });
    expect(short.json()).toMatchObject({
      errors: { password: "Le mot de passe d'un administrateur doit contenir au moins 12 caractères" },
    });
    const wrong = await put('profile/password', cookie, {
      currentPassword: 'pas-celui-la',
      password: NEW_PASSWORD,
    });
    expect([wrong.statusCode, wrong.json().errors]).toEqual([
      400,
      { currentPassword: 'Ce mot de passe est incorrect.' },
    ]);

    const body = { currentPassword: PASSWORD, password: NEW_PASSWORD };
    expect((await put('profile/password', cookie, body)).json()).toEqual({
      success: true,
      message: 'Votre mot de passe est modifié. Les autres navigateurs sont déconnectés.',
    });
    const admitted = async (headers: Record<string, string>) =>
      (await app.inject({ url: '/api/admin/session', headers })).statusCode;
    expect([await admitted(session.cookie), await admitted(other.cookie)]).toEqual([200, 401]);
    expect((await queuedMails(db, account.email)).at(-1)).toMatchObject({ template: 'password-changed' });
    expect(await linesOf(account.id)).toEqual(['account.logged-in', 'account.password-changed']);
    // This browser is still known: its next login sends no mail.
    const mails = (await queuedMails(db, account.email)).length;
    expect((await logIn(account.email, NEW_PASSWORD, `__Host-device=${mine?.value}`)).statusCode).toBe(200);
    expect(await queuedMails(db, account.email)).toHaveLength(mails);
  });

  it('limits guesses of its password through an open session', async () => {
    const { session } = await given();
    const guess = () =>
      put('profile/password', session.cookie, { currentPassword: 'pas-celui-la', password: NEW_PASSWORD });
    const codes = [];
    // A fifth of ten.
    for (const _ of [1, 2, 3]) codes.push((await guess()).statusCode);
    expect(codes).toEqual([400, 400, 429]);
  });
});
