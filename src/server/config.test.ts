import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { publication } from '#contract/publication.ts';
import { offers } from '#domain/announcement/offers.ts';
import { variables } from './config/variables.ts';
import { parseConfig } from './config.ts';
import { demonstrationSeller } from './publisher/publisher.ts';

describe('the configuration', () => {
  it('starts a local site when nothing is set', () => {
    expect(parseConfig({})).toEqual({
      production: false,
      port: 3000,
      host: 'localhost',
      publicUrl: undefined,
      dataDir: resolve('data'),
      databaseUrl: undefined,
      processes: 1,
      seed: 'demo',
      admin: { email: undefined, name: undefined, password: undefined },
      smtpUrl: undefined,
      mail: {
        from: { name: 'Parution', address: 'ne-pas-repondre@parution.localhost' },
        team: { name: 'Parution', address: 'ne-pas-repondre@parution.localhost' },
        teamFor: {},
      },
      trustProxy: [],
      rateLimitScale: 1,
      requireSecondFactor: 'none',
      encryptsTotp: false,
      editor: {
        name: undefined,
        address: undefined,
        registration: undefined,
        director: undefined,
        hostingName: undefined,
        hostingAddress: undefined,
        mediator: undefined,
      },
      publisher: { demonstration: true, seller: demonstrationSeller, director: null, habilitations: [] },
      contact: {
        ...publication.contact,
        social: [
          { network: 'linkedin', href: 'https://linkedin.parution.example' },
          { network: 'mastodon', href: 'https://mastodon.parution.example' },
          { network: 'bluesky', href: 'https://bluesky.parution.example' },
        ],
      },
      offerTexts: {
        standard: offers.standard.features,
        premium: offers.premium.features,
        entreprise: offers.entreprise.features,
      },
      open: { submissions: true, documentReading: true, registrations: true },
      payments: { provider: 'sandbox' },
      pricing: { mode: 'offers' },
      writing: undefined,
      dailyTokens: 1_000_000,
      backup: { passphrase: undefined, passphraseFile: undefined },
      logLevel: 'info',
    });
  });

  const seller = {
    SELLER_NAME: 'Les Éditions du Greffe',
    SELLER_FORM: 'SAS',
    SELLER_CAPITAL: '10 000 €',
    SELLER_ADDRESS: '1 rue du Droit, 75001 Paris',
    SELLER_SIREN: '732 829 320',
    SELLER_RCS: 'RCS Paris',
  };

  it('reads the seller and the habilitations', () => {
    const { publisher } = parseConfig({
      ...seller,
      SELLER_VAT_ON_DEBITS: 'oui',
      PUBLICATION_DIRECTOR: 'Ada Martin',
      HABILITATIONS: '75 | 2026 | arrêté du 19 décembre 2025 ; 2A|2026|arrêté n° 2A-12',
    });
    expect(publisher).toEqual({
      demonstration: false,
      seller: {
        name: 'Les Éditions du Greffe',
        form: 'SAS',
        capital: '10 000 €',
        street: '1 rue du Droit',
        postcode: '75001',
        city: 'Paris',
        siren: '732829320',
        rcsCity: 'Paris',
        vatNumber: 'FR44732829320',
        email: 'contact@parution.example',
        vatOnDebits: true,
      },
      director: 'Ada Martin',
      habilitations: [
        { department: '75', year: 2026, order: 'arrêté du 19 décembre 2025' },
        { department: '2A', year: 2026, order: 'arrêté n° 2A-12' },
      ],
    });
  });

  it.each([
    [{ SELLER_NAME: 'Les Éditions du Greffe' }, 'SELLER_SIREN'],
    [{ ...seller, SELLER_SIREN: '123456789' }, 'SELLER_SIREN'],
    [{ ...seller, SELLER_ADDRESS: 'Paris' }, 'SELLER_ADDRESS'],
    [{ HABILITATIONS: '75, 2026' }, 'HABILITATIONS'],
  ])('refuses an incomplete seller and values that cannot be printed: %o', (env, named) => {
    expect(() => parseConfig(env)).toThrow(named);
  });

  it('takes an empty value for one that is not set', () => {
    expect(parseConfig({ PORT: '', PUBLIC_URL: '', SEED: '' })).toEqual(parseConfig({}));
  });

  it('reads what is set', () => {
    const config = parseConfig({
      NODE_ENV: 'production',
      PORT: '8080',
      HOST: '0.0.0.0',
      PUBLIC_URL: 'https://www.exemple.fr/',
      DATA_DIR: '/srv/parution',
      DATABASE_URL: 'postgres://u:p@localhost:5432/parution',
      SEED: 'none',
      ADMIN_EMAIL: 'redaction@exemple.fr',
      ADMIN_NAME: ' Ada  de Martin ',
      ADMIN_PASSWORD: 'secret-secret',
      LOG_LEVEL: 'warn',
      EDITOR_NAME: ' Les Éditions du Greffe ',
      EDITOR_ADDRESS: '1 rue du Droit, 75001 Paris',
      EDITOR_REGISTRATION: 'SAS au capital de 10 000 €, RCS Paris 000 000 000',
      PUBLICATION_DIRECTOR: 'Ada Martin',
      HOSTING_NAME: 'Hébergeur SA',
      HOSTING_ADDRESS: '2 rue des Serveurs, 59000 Lille',
      CONSUMER_MEDIATOR: 'Médiateur de la presse',
    });
    expect(config).toMatchObject({
      production: true,
      port: 8080,
      host: '0.0.0.0',
      publicUrl: 'https://www.exemple.fr',
      dataDir: '/srv/parution',
      databaseUrl: 'postgres://u:p@localhost:5432/parution',
      seed: 'none',
      admin: {
        email: 'redaction@exemple.fr',
        name: { firstName: 'Ada', lastName: 'de Martin' },
        password: 'secret-secret',
      },
      logLevel: 'warn',
      editor: {
        name: 'Les Éditions du Greffe',
        address: '1 rue du Droit, 75001 Paris',
        registration: 'SAS au capital de 10 000 €, RCS Paris 000 000 000',
        director: 'Ada Martin',
        hostingName: 'Hébergeur SA',
        hostingAddress: '2 rue des Serveurs, 59000 Lille',
        mediator: 'Médiateur de la presse',
      },
    });
  });

  it.each([
    ['PORT', 'abc', 'doit être un numéro de port entre 0 et 65535 (valeur reçue : « abc »).'],
    ['PORT', '70000', 'doit être un numéro de port'],
    ['PORT', '-1', 'doit être un numéro de port'],
    ['PUBLIC_URL', 'www.exemple.fr', 'doit être une adresse complète'],
    ['PUBLIC_URL', 'javascript:alert(1)', 'doit être une adresse complète'],
    ['DATABASE_URL', 'mysql://localhost/x', 'doit être une adresse PostgreSQL'],
    ['SEED', 'full', 'doit valoir demo ou none (valeur reçue : « full »).'],
    ['ADMIN_EMAIL', 'moi', 'doit être une adresse e-mail valide'],
    ['ADMIN_NAME', 'Ada', 'doit être un prénom et un nom'],
    ['ADMIN_PASSWORD', 'onze-lettre', 'doit contenir au moins 12 caractères.'],
    ['SMTP_URL', 'http://machine', "doit être l'adresse d'un serveur de courrier"],
    ['MAIL_FROM', 'Parution', 'doit être une adresse e-mail'],
    ['MAIL_FROM', 'a@exemple.fr, b@exemple.fr', 'doit être une adresse e-mail'],
    ['MAIL_TEAM', 'Équipe <équipe>', 'doit être une adresse e-mail'],
    ['MAIL_TEAM_PAYMENTS', 'a@exemple.fr, b@exemple.fr', 'doit être une adresse e-mail'],
    ['TRUST_PROXY', 'true', 'doit être une liste'],
    ['TRUST_PROXY', '1', 'doit être une liste'],
    ['TRUST_PROXY', '0.0.0.0/0', 'doit être une liste'],
    ['TRUST_PROXY', '127.0.0.1, proxy', 'doit être une liste'],
    ['TRUST_PROXY', '10.0.0.0/33', 'doit être une liste'],
    ['RATE_LIMIT_SCALE', '0', 'doit être un nombre positif'],
    ['REQUIRE_SECOND_FACTOR', 'admin', 'doit valoir none, administrators ou team'],
    ['RATE_LIMIT_SCALE', '-1', 'doit être un nombre positif'],
    ['S3_ENDPOINT', 'stockage.exemple.fr', "doit être l'adresse d'un stockage compatible S3"],
    ['S3_BUCKET', 'Images', 'doit être un nom de compartiment S3'],
    ['S3_REGION', 'Paris !', 'doit être une région S3'],
    ['LOG_LEVEL', 'verbose', 'doit valoir fatal, error, warn'],
    ['STRIPE_SECRET_KEY', 'pk_test_x', 'doit être une clé secrète de Stripe'],
    ['STRIPE_WEBHOOK_SECRET', 'court', 'doit être le secret de signature'],
    ['STRIPE_API_BASE', 'localhost:1', "doit être l'adresse d'un serveur"],
    ['PAYMENT_PROVIDER', 'paypal', 'doit valoir stripe ou sandbox'],
    ['EDITOR_NAME', 'x'.repeat(301), 'doit être un texte de 300 caractères au plus'],
  ])('stops on %s=%s with one line that names it', (name, value, expected) => {
    const start = () => parseConfig({ [name]: value });
    expect(start).toThrow(`Configuration : ${name} ${expected}`);
    expect(start).toThrow(/^[^\n]+$/);
  });

  const secrets = [
    'ADMIN_PASSWORD',
    'DATABASE_URL',
    'SMTP_URL',
    'STRIPE_SECRET_KEY',
    'STRIPE_WEBHOOK_SECRET',
  ];

  it.each(secrets)('never repeats the secret in %s', (name) => {
    expect(() => parseConfig({ [name]: 'hush' })).not.toThrow(/hush/);
  });

  it('reads who sends mails, and who receives those for the team', () => {
    const mail = (env: Record<string, string>) => parseConfig(env).mail;
    const from = { name: 'La rédaction', address: 'redaction@exemple.fr' };
    expect(mail({ MAIL_FROM: 'La rédaction <redaction@exemple.fr>' })).toEqual({
      from,
      team: from,
      teamFor: {},
    });
    expect(
      mail({ MAIL_FROM: '"La rédaction" <redaction@exemple.fr>', ADMIN_EMAIL: 'a@exemple.fr' }),
    ).toMatchObject({ from, team: { name: '', address: 'a@exemple.fr' } });
    expect(
      mail({
        MAIL_FROM: 'redaction@exemple.fr',
        MAIL_TEAM: 'Équipe <equipe@exemple.fr>',
        MAIL_TEAM_PAYMENTS: 'Comptabilité <compta@exemple.fr>',
      }),
    ).toEqual({
      from: { name: 'Parution', address: 'redaction@exemple.fr' },
      team: { name: 'Équipe', address: 'equipe@exemple.fr' },
      teamFor: { payments: { name: 'Comptabilité', address: 'compta@exemple.fr' } },
    });
    expect(() => parseConfig({ SMTP_URL: 'smtp://machine' })).toThrow('MAIL_FROM doit donner');
  });

  it('reads where images are stored, all of it or nothing', () => {
    const keys = { S3_BUCKET: 'images', S3_ACCESS_KEY_ID: 'clé', S3_SECRET_ACCESS_KEY: 'secret' };
    expect(parseConfig({}).s3).toBeUndefined();
    expect(parseConfig({ ...keys, S3_ENDPOINT: 'https://stockage.exemple.fr/' }).s3).toEqual({
      endpoint: 'https://stockage.exemple.fr',
      bucket: 'images',
      region: 'us-east-1',
      accessKeyId: 'clé',
      secretAccessKey: 'secret',
    });
    expect(() => parseConfig(keys)).toThrow('se règlent ensemble');
    expect(() => parseConfig({ S3_ENDPOINT: 'https://stockage.exemple.fr' })).toThrow('se règlent ensemble');
  });

  it('sells its offers, or at the regulated price with the services that the operator prices', () => {
    const pricing = (env: Record<string, string>) => parseConfig(env).pricing;
    expect(pricing({ PRICE_MODE: 'regulated' })).toEqual({
      mode: 'regulated',
      supplements: { standard: 0, premium: 41_67, entreprise: 125_00 },
    });
    expect(pricing({ PRICE_MODE: 'regulated', SERVICE_SUPPLEMENTS: '5|12,5 | 99.99' })).toMatchObject({
      supplements: { standard: 5_00, premium: 12_50, entreprise: 99_99 },
    });
    expect(pricing({ SERVICE_SUPPLEMENTS: '0 | 1 | 2' })).toEqual({ mode: 'offers' });
    for (const wrong of ['1', '1|2|x', '1|2|3|4', '-1|2|3'])
      expect(() => pricing({ SERVICE_SUPPLEMENTS: wrong })).toThrow('doit donner trois montants HT');
    expect(() => pricing({ PRICE_MODE: 'gratuit' })).toThrow('PRICE_MODE doit valoir offers ou regulated');
  });

  it('chooses who takes the payments: Stripe by its two keys, else the page of tests, which a public site must name', () => {
    const payments = (env: Record<string, string>) => parseConfig(env).payments;
    const keys = { STRIPE_SECRET_KEY: 'sk_test_x', STRIPE_WEBHOOK_SECRET: 'whsec_today, whsec_yesterday' };
    const stripe = {
      provider: 'stripe',
      secretKey: 'sk_test_x',
      webhookSecrets: ['whsec_today', 'whsec_yesterday'],
      apiBase: undefined,
    };
    expect(payments(keys)).toEqual(stripe);
    expect(payments({ ...keys, NODE_ENV: 'production', PAYMENT_PROVIDER: 'stripe' })).toEqual(stripe);
    expect(payments({ ...keys, STRIPE_API_BASE: 'http://127.0.0.1:12111/' })).toMatchObject({
      apiBase: 'http://127.0.0.1:12111',
    });
    expect(payments({})).toEqual({ provider: 'sandbox' });
    for (const local of [
      'http://localhost:3000',
      'http://127.0.0.1',
      'https://parution.localhost',
      'http://[::1]:3000',
    ])
      expect(payments({ PUBLIC_URL: local })).toEqual({ provider: 'sandbox' });
    const reachable: Record<string, string>[] = [
      { PUBLIC_URL: 'https://www.exemple.fr' },
      { PUBLIC_URL: 'http://192.168.1.10:3000' },
      { PUBLIC_URL: 'http://localhost.exemple.fr' },
      { NODE_ENV: 'production' },
    ];
    for (const open of reachable) {
      expect(payments(open)).toEqual({ provider: 'none' });
      expect(payments({ ...open, PAYMENT_PROVIDER: 'sandbox' })).toEqual({ provider: 'sandbox' });
      expect(payments({ ...open, ...keys })).toEqual(stripe);
    }

    const { STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET } = keys;
    expect(() => payments({ STRIPE_SECRET_KEY })).toThrow(
      'Configuration : STRIPE_SECRET_KEY est réglé sans STRIPE_WEBHOOK_SECRET.',
    );
    expect(() => payments({ STRIPE_WEBHOOK_SECRET })).toThrow(
      'Configuration : STRIPE_WEBHOOK_SECRET est réglé sans STRIPE_SECRET_KEY.',
    );
    expect(() => payments({ PAYMENT_PROVIDER: 'stripe' })).toThrow('PAYMENT_PROVIDER vaut stripe');
    expect(() => payments({ ...keys, PAYMENT_PROVIDER: 'sandbox' })).toThrow('PAYMENT_PROVIDER vaut sandbox');
  });

  it('asks for PUBLIC_URL in production as soon as others can reach the site', () => {
    const production = (env: Record<string, string>) => parseConfig({ NODE_ENV: 'production', ...env });
    for (const HOST of ['0.0.0.0', '::', '192.168.1.10', 'www.exemple.fr'])
      expect(() => production({ HOST })).toThrow(
        `Configuration : NODE_ENV vaut production et HOST ouvre le site à d'autres machines (« ${HOST} »), mais PUBLIC_URL n'est pas réglé.`,
      );
    for (const HOST of ['localhost', '127.0.0.1', '::1', ''])
      expect(production({ HOST }).publicUrl).toBeUndefined();
    expect(production({ HOST: '0.0.0.0', PUBLIC_URL: 'https://www.exemple.fr' }).host).toBe('0.0.0.0');
    expect(parseConfig({ HOST: '0.0.0.0' }).publicUrl).toBeUndefined();
  });

  it('reads the trusted proxies', () => {
    const { trustProxy, rateLimitScale } = parseConfig({
      TRUST_PROXY: '127.0.0.1, 10.0.0.0/8,2001:db8::/32',
      RATE_LIMIT_SCALE: '2.5',
    });
    expect(trustProxy).toEqual(['127.0.0.1', '10.0.0.0/8', '2001:db8::/32']);
    expect(rateLimitScale).toBe(2.5);
  });

  it('writes with a language model by its address and its name, or with the built-in engine', () => {
    const service = { AI_BASE_URL: 'https://modele.exemple.fr/v1/', AI_MODEL: 'un-modele' };
    const whole = {
      ...service,
      AI_API_KEY: 'cle',
      AI_TIMEOUT_SECONDS: '60',
      AI_PRICE_INPUT: '0,2',
      AI_PRICE_OUTPUT: '0.6',
    };
    expect(parseConfig(whole).writing).toEqual({
      baseUrl: 'https://modele.exemple.fr/v1',
      apiKey: 'cle',
      model: 'un-modele',
      timeoutMs: 60_000,
      prices: { input: 0.2, output: 0.6 },
    });
    expect(parseConfig(service).writing).toMatchObject({
      apiKey: undefined,
      timeoutMs: 120_000,
      prices: undefined,
    });
    for (const some of [
      { AI_MODEL: 'x' },
      { AI_API_KEY: 'x' },
      { AI_BASE_URL: service.AI_BASE_URL },
      { AI_PRICE_INPUT: '1' },
    ])
      expect(() => parseConfig(some)).toThrow('se règlent ensemble');
    expect(() => parseConfig({ AI_DAILY_TOKENS: 'beaucoup' })).toThrow('jetons par jour');
  });

  it('runs one process with the embedded database, and as many as asked with a server', () => {
    const databaseUrl = 'postgres://u:p@localhost/x';
    expect(parseConfig({ DATABASE_URL: databaseUrl, WEB_CONCURRENCY: '3' }).processes).toBe(3);
    const { processes } = parseConfig({ DATABASE_URL: databaseUrl });
    expect(processes).toBe(Math.min(availableParallelism(), 4));
    expect(() => parseConfig({ WEB_CONCURRENCY: '2' })).toThrow(/WEB_CONCURRENCY vaut 2.*DATABASE_URL/);
    expect(parseConfig({ WEB_CONCURRENCY: '1' }).processes).toBe(1);
  });

  it('serves metrics on a port of their own, beyond this machine behind a token only', () => {
    const token = 'un-jeton-assez-long';
    expect(parseConfig({ METRICS_PORT: '9464' }).metrics).toEqual({ port: 9464, host: 'localhost' });
    expect(
      parseConfig({ METRICS_PORT: '9464', METRICS_HOST: '0.0.0.0', METRICS_TOKEN: token }).metrics,
    ).toEqual({ port: 9464, host: '0.0.0.0', token });
    expect(() => parseConfig({ METRICS_PORT: '9464', METRICS_HOST: '0.0.0.0' })).toThrow(/METRICS_TOKEN/);
    expect(() => parseConfig({ METRICS_TOKEN: token })).toThrow(/METRICS_PORT/);
    expect(() => parseConfig({ METRICS_PORT: '9464', METRICS_TOKEN: 'court' })).toThrow(/^(?!.*court\b)/);
  });

  it('reads how the cache in front is purged, all settings or none', () => {
    const url = 'http://127.0.0.1:6081';
    expect(
      parseConfig({
        ...{ CDN_KEYS: 'cache-tag', CDN_PURGE_URL: `${url}/` },
        CDN_PURGE_HEADERS: 'Authorization: Bearer a:b | X-Zone: 7',
      }).cdn,
    ).toEqual({
      keys: 'cache-tag',
      purge: { url, method: 'POST', headers: { authorization: 'Bearer a:b', 'x-zone': '7' } },
    });
    expect(parseConfig({ CDN_KEYS: 'surrogate-key', CDN_PURGE_URL: url }).cdn?.purge.method).toBe('PURGE');
    expect(() => parseConfig({ CDN_KEYS: 'surrogate-key' })).toThrow(/CDN_PURGE_URL/);
    expect(() => parseConfig({ CDN_PURGE_URL: url })).toThrow(/CDN_KEYS/);
    expect(() => parseConfig({ CDN_PURGE_METHOD: 'PURGE' })).toThrow(/CDN_KEYS/);
    const secret = () => parseConfig({ CDN_PURGE_HEADERS: 'un-secret' });
    expect(secret).toThrow(/CDN_PURGE_HEADERS/);
    expect(secret).not.toThrow(/un-secret/);
  });

  it('is documented variable by variable in .env.example', () => {
    const documented = readFileSync(resolve('.env.example'), 'utf8').match(/^#?([A-Z][A-Z0-9_]+)=/gm);
    const names = documented?.map((line) => line.replace(/[#=]/g, '')).toSorted();
    expect(names).toEqual(Object.keys(variables).toSorted());
  });
});
