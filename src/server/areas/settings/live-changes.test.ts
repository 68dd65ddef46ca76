import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { paths } from '#contract/paths.ts';
import { settingsMessages } from '#contract/settings.fr.ts';
import { IDEMPOTENCY_HEADER } from '#contract/submission.ts';
import { openWriting } from '#server/adapters/open-writing.ts';
import { createSecretKey } from '#server/config/secret-key.ts';
import { parseConfig } from '#server/config.ts';
import { limitClasses } from '#server/limits/limit-classes.ts';
import { composeMail } from '#server/mail/compose-mail.ts';
import type { Mail } from '#server/mail/mail.ts';
import { createLiveSettings, type LiveSettings } from '#server/settings/live-settings.ts';
import { useAccountApp, useAdminSession } from '#tests/support/accounts.ts';
import { builtPages } from '#tests/support/built-pages.ts';
import { describeWithDatabase } from '#tests/support/database.ts';
import { type ModelServer, startModelServer } from '#tests/support/model-server.ts';
import { multipart } from '#tests/support/multipart.ts';
import { NOW } from '#tests/support/reading-app.ts';
import { settingsMember } from '#tests/support/settings-desk.ts';
import { submitted } from '#tests/support/submitting.ts';
import { missingSettings } from './missing-settings.ts';

const TEXT = {
  title: 'Un titre',
  description: 'Une description',
  content: '<p>Un texte assez long pour être reformulé.</p>',
};

const PAID = {
  ...{ contactName: 'Ada Martin', contactEmail: 'client@exemple.fr', companyName: 'Aurore' },
  ...{ reference: 'PAR-1', title: 'Constitution', typeLabel: 'Constitution', offer: null },
  ...{ adminLink: 'https://parution.test/admin', amountTTC: 99_00, dueAt: null, department: '75' },
} as const;

describeWithDatabase('a change in « Réglages », while the site runs,', (database) => {
  let settings: LiveSettings;
  let writing: ReturnType<typeof openWriting>;
  let model: ModelServer;
  const site = useAccountApp(database, async ({ db, listen }) => {
    settings = createLiveSettings({ db, env: {}, key: createSecretKey(() => [Buffer.alloc(32, 7)]) });
    writing = openWriting(settings);
    const pages = await builtPages();
    return { settings, ...writing, ...(pages && { site: { ...pages, listen } }) };
  });
  const headers = useAdminSession(site);
  beforeAll(async () => {
    model = await startModelServer();
  });
  afterAll(() => model.stop());

  const change = async (values: Record<string, string>) => {
    const saved = await (await settingsMember(site())).change(values);
    expect(saved.status, saved.text).toBe(200);
  };
  const get = async (url: string) => (await site().app.inject(url)).body;

  it('refuses notices and documents, says so to every visitor, and accepts them again', async () => {
    const submit = () =>
      site().app.inject({
        method: 'POST',
        url: '/api/legal-announcements/submit',
        headers: { [IDEMPOTENCY_HEADER]: randomUUID() },
        payload: submitted,
      });
    const read = () =>
      site().app.inject({
        method: 'POST',
        url: '/api/legal-announcements/read-document',
        ...multipart({ field: 'text', bytes: Buffer.from('Statuts de la société') }),
      });
    await change({ SUBMISSIONS: 'non', DOCUMENT_READING: 'non', REGISTRATIONS: 'non' });
    for (const [answer, message] of [
      [await submit(), settingsMessages.submissionsClosed],
      [await read(), settingsMessages.documentReadingClosed],
    ] as const)
      expect([answer.statusCode, answer.json().message]).toEqual([403, message]);
    expect(await site().db.selectFrom('announcements').select('id').execute()).toEqual([]);
    const { documentReadingClosed, registrationsClosed } = settingsMessages;
    const closed = { submissionsClosed: true, documentReadingClosed, registrationsClosed };
    expect(JSON.parse(await get('/api/site'))).toMatchObject(closed);

    await change({ SUBMISSIONS: '', DOCUMENT_READING: '', REGISTRATIONS: '' });
    expect([(await submit()).statusCode, (await read()).statusCode]).toEqual([200, 200]);
    for (const name of Object.keys(closed))
      expect(JSON.parse(await get('/api/site'))).not.toHaveProperty(name);
  });

  it('changes what each offer includes on the pages of prices and terms', async () => {
    const promise = 'Publication le jour même avant midi';
    for (const page of [paths.prices, paths.terms]) expect(await get(page)).not.toContain(promise);
    await change({ OFFER_STANDARD_TEXT: `${promise} | Attestation` });
    for (const page of [paths.prices, paths.terms])
      await expect.poll(() => get(page), { message: page }).toContain(promise);
  });

  it('changes the networks of the publisher, and leaves the others out', async () => {
    const social = async () => JSON.parse(await get('/api/site')).contact.social;
    expect(await social()).toHaveLength(3);
    await change({ SOCIAL_MASTODON: 'https://mastodon.exemple.fr/@greffe' });
    expect(await social()).toEqual([{ network: 'mastodon', href: 'https://mastodon.exemple.fr/@greffe' }]);
  });

  it('sends the next text to another writing service, with its key', async () => {
    const rephrase = () => writing.writing.engine.rephrase(TEXT, AbortSignal.timeout(30_000));
    await rephrase();
    expect(model.asked).toEqual([]);
    await change({ AI_BASE_URL: model.url, AI_MODEL: 'petit', AI_API_KEY: 'cle-1', AI_DAILY_TOKENS: '5000' });
    await rephrase();
    await change({ AI_MODEL: 'grand' });
    await rephrase();
    expect(model.asked).toMatchObject([
      { model: 'petit', key: 'Bearer cle-1' },
      { model: 'grand', key: 'Bearer cle-1' },
    ]);
    expect(writing.writing.dailyTokens()).toBe(5000);
  });

  it('sends the next mail to another address of the team, or to the one of its subject', async () => {
    const compose = async (mail: Mail) => {
      const { config } = await settings.read();
      return composeMail(
        { id: randomUUID(), queuedAt: NOW, mail },
        { ...config.mail, contact: config.contact },
      );
    };
    const recipients = async () => {
      const announcement = await compose({ to: 'team', template: 'team-new-paid', data: PAID });
      const payment = await compose({
        to: 'team',
        template: 'team-payment-alert',
        data: { ...PAID, reason: 'Litige' },
      });
      const answered = { referenceId: 'C-1', subject: 'other', text: 'Bonjour', follows: [] } as const;
      const customer = { address: 'client@exemple.fr' };
      const answer = await compose({ to: customer, template: 'contact-answer', data: answered });
      return [announcement.to.address, payment.to.address, answer.replyTo?.address];
    };
    expect(await recipients()).not.toContain('equipe@exemple.fr');
    await change({ MAIL_TEAM: 'Rédaction <equipe@exemple.fr>' });
    expect(await recipients()).toEqual(Array(3).fill('equipe@exemple.fr'));
    await change({
      MAIL_TEAM_PAYMENTS: 'compta@exemple.fr',
      MAIL_TEAM_CONTACT: 'Accueil <accueil@exemple.fr>',
    });
    expect(await recipients()).toEqual(['equipe@exemple.fr', 'compta@exemple.fr', 'accueil@exemple.fr']);
    const refused = await (await settingsMember(site())).change({ MAIL_TEAM_PAYMENTS: 'a@b.fr, c@d.fr' });
    expect([refused.status, Object.keys(refused.body.errors)]).toEqual([400, ['MAIL_TEAM_PAYMENTS']]);
  });

  it('raises the rate limits, and refuses some so low that nobody could log in', async () => {
    const isRefused = async () => {
      const payload = { start_date: '2026-11-01', end_date: '2026-11-02' };
      const url = '/api/admin/payments/reconciliation';
      return (
        (await site().app.inject({ method: 'POST', url, headers: headers(), payload })).statusCode === 429
      );
    };
    const { max } = limitClasses.reconciliation;
    for (let n = 0; n < max; n += 1) expect(await isRefused()).toBe(false);
    expect(await isRefused()).toBe(true);
    await change({ RATE_LIMIT_SCALE: '1.5' });
    expect(await isRefused()).toBe(false);

    const ada = await settingsMember(site());
    const refused = await ada.change({ RATE_LIMIT_SCALE: '0.001' });
    expect([refused.status, refused.body.message, Object.keys(refused.body.errors)]).toEqual([
      400,
      '« Multiplicateur des limites de fréquence » doit valoir au moins 1 : des limites plus basses peuvent empêcher tout le monde de se connecter.',
      ['RATE_LIMIT_SCALE'],
    ]);
    expect((await ada.read()).values.RATE_LIMIT_SCALE).toEqual({ source: 'stored', value: '1.5' });
  });

  it('gives the file of an habilitation as it was sent, to those who read the settings', async () => {
    const ada = await settingsMember(site());
    const file = '/habilitations/69/2026/file';
    const content = Buffer.from('%PDF-1.7 un arrêté');
    await ada.call('PUT', file, { fileName: 'arrêté.pdf', content: content.toString('base64') });
    const observer = await settingsMember(site(), { teamRole: 'observer' });
    const answer = await observer.send('GET', file);
    expect(answer.rawPayload.equals(content)).toBe(true);
    expect(answer.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': "attachment; filename*=UTF-8''arr%C3%AAt%C3%A9.pdf",
      'cache-control': 'private, no-store',
    });
    expect((await ada.send('GET', '/habilitations/75/2026/file')).statusCode).toBe(404);
    expect((await site().app.inject(`/api/admin/settings${file}`)).statusCode).toBe(401);
  });

  it('keeps the file of an order that was replaced or removed, with who added it and until when', async () => {
    const ada = await settingsMember(site());
    const file = '/habilitations/33/2026/file';
    const pdf = (text: string) => Buffer.from(`%PDF-1.7 ${text}`);
    const put = async (fileName: string, text: string) => {
      const content = pdf(text).toString('base64');
      return (await ada.call('PUT', file, { fileName, content })).body.message;
    };
    expect(await put('premier.pdf', 'un')).toBe(settingsMessages.fileAdded);
    expect(await put('premier.pdf', 'un')).toBe(settingsMessages.unchanged);
    const first = site().clock.now().toISOString();
    site().clock.forward(1);
    expect(await put('second.pdf', 'deux')).toBe(settingsMessages.fileReplaced);
    const second = site().clock.now().toISOString();
    site().clock.forward(1);
    expect((await ada.call('DELETE', file)).body.message).toBe(settingsMessages.fileRemoved);

    const { files, earlierFiles } = await ada.read();
    expect(files.some(({ department }) => department === '33')).toBe(false);
    const kept = earlierFiles.filter(({ department }) => department === '33');
    expect(kept).toMatchObject([
      { fileName: 'second.pdf', year: 2026, from: second, until: site().clock.now().toISOString() },
      { fileName: 'premier.pdf', year: 2026, from: first, until: second },
    ]);
    const observer = await settingsMember(site(), { teamRole: 'observer' });
    const read = async (url = '') =>
      (await observer.send('GET', url.replace('/api/admin/settings', ''))).rawPayload.toString();
    expect(await Promise.all(kept.map(({ url }) => read(url)))).toEqual([
      pdf('deux').toString(),
      pdf('un').toString(),
    ]);
    const actions = await site()
      .db.selectFrom('audit_events')
      .select('action')
      .where('object_id', '=', '33-2026')
      .orderBy('action')
      .execute();
    expect(actions.map(({ action }) => action)).toEqual([
      'settings.file-added',
      'settings.file-removed',
      'settings.file-replaced',
    ]);
  });

  it('tells what is missing, except on a local site that shows its demonstration', async () => {
    const ada = await settingsMember(site());
    const missing = async (): Promise<string[]> =>
      (await ada.call('GET', '/missing')).body.missing.map(({ name }: { name: string }) => name);
    expect(await missing()).toContain('CONTACT_EMAIL');
    await change({ CONTACT_EMAIL: 'a@greffe.fr', CONTACT_PHONE: '04 72 00 00 01', CONTACT_ADDRESS: 'Lyon' });
    expect(await missing()).toEqual(['SELLER_NAME', 'HABILITATIONS', 'EDITOR_NAME']);
    const { db, clock } = site();
    const seed = { key: 'seed', value: JSON.stringify('demo'), updated_at: clock.now() };
    await db.insertInto('site_settings').values(seed).execute();
    expect(await missing()).toEqual([]);
  });

  // The last: it closes the back-office to those who change the settings here.
  it('requires a second factor from the next request on', async () => {
    const ada = await settingsMember(site());
    expect((await ada.send('GET', '')).statusCode).toBe(200);
    await ada.send('PUT', '', {
      version: (await ada.read()).version,
      values: { REQUIRE_SECOND_FACTOR: 'administrators' },
    });
    expect((await ada.send('GET', '')).json()).toMatchObject({ code: 'access.second-factor-required' });
  });
});

describe('what a real site lacks', () => {
  const missing = (env: Record<string, string>) =>
    missingSettings(parseConfig(env), NOW).map(({ name, text }) => name ?? text.split(' : ')[0]);

  it('is the seller, the habilitations, the editor, the contact and the team anywhere', () => {
    const everywhere = ['SELLER_NAME', 'HABILITATIONS', 'EDITOR_NAME', 'CONTACT_EMAIL', 'MAIL_TEAM'];
    expect(missing({})).toEqual(everywhere);
    expect(missing({ NODE_ENV: 'production', HOST: 'localhost' })).toEqual([
      ...everywhere,
      'REQUIRE_SECOND_FACTOR',
      'Personne ne peut payer',
      'Aucun e-mail ne part',
      'La base intégrée ne promet rien en cas de coupure de courant',
      'Les liens des e-mails mènent à localhost',
    ]);
  });

  it('is an address for the subjects that have none', () => {
    const sentence = (env: Record<string, string>) =>
      missingSettings(parseConfig(env), NOW).find(({ name }) => name === 'MAIL_TEAM')?.text;
    const some = { MAIL_TEAM_ANNOUNCEMENTS: 'a@exemple.fr', MAIL_TEAM_CONTACT: 'b@exemple.fr' };
    expect(sentence(some)).toBe("L'adresse de l'équipe manque : personne ne reçoit les alertes de paiement.");
    expect(sentence({ ...some, MAIL_TEAM_PAYMENTS: 'c@exemple.fr' })).toBeUndefined();
  });

  it('is nothing once all is set; behind a proxy, its address too', () => {
    const whole = {
      ...{ NODE_ENV: 'production', PUBLIC_URL: 'https://www.exemple.fr', TRUST_PROXY: '10.0.0.1' },
      ...{ DATABASE_URL: 'postgres://a:b@localhost/c', SMTP_URL: 'smtps://mail.exemple.fr' },
      ...{ MAIL_FROM: 'site@exemple.fr', MAIL_TEAM: 'equipe@exemple.fr' },
      ...{ STRIPE_SECRET_KEY: 'sk_live_1', STRIPE_WEBHOOK_SECRET: 'whsec_today' },
      ...{ REQUIRE_SECOND_FACTOR: 'team', HABILITATIONS: '69 | 2026 | arrêté du 12 décembre 2025' },
      ...{ SELLER_NAME: 'Le Greffe', SELLER_FORM: 'SAS', SELLER_CAPITAL: '10 000 €', SELLER_RCS: 'Lyon' },
      ...{ SELLER_ADDRESS: '3 rue du Palais, 69001 Lyon', SELLER_SIREN: '732829320' },
      ...{ EDITOR_NAME: 'Le Greffe', EDITOR_ADDRESS: 'Lyon', EDITOR_REGISTRATION: 'RCS Lyon' },
      ...{ PUBLICATION_DIRECTOR: 'Ada Martin', HOSTING_NAME: 'Hôte', HOSTING_ADDRESS: 'Lille' },
      ...{ CONSUMER_MEDIATOR: 'Un médiateur', CONTACT_EMAIL: 'a@greffe.fr' },
      ...{ CONTACT_PHONE: '04 72 00 00 01', CONTACT_ADDRESS: 'Lyon' },
    };
    expect(missing(whole)).toEqual([]);
    expect(missing({ ...whole, TRUST_PROXY: '' })).toEqual([
      'Derrière un proxy, tous les visiteurs auraient la même adresse et les mêmes limites',
    ]);
  });
});
