import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import type { TeamRole } from '#domain/account/team-roles.ts';
import { readArchive } from '#server/backup/archive.ts';
import { makeBackup } from '#server/backup/backup.ts';
import { createSecretKey, secretKeyOf } from '#server/config/secret-key.ts';
import type { Environment } from '#server/config.ts';
import type { ImageStore } from '#server/ports/image-store.ts';
import { readPublisher } from '#server/publisher/publisher.queries.ts';
import {
  applySettings,
  createLiveSettings,
  purposeOf,
  sealSettings,
} from '#server/settings/live-settings.ts';
import {
  deleteSecret,
  readStoredSettings,
  replaceSecret,
  setSecret,
} from '#server/settings/settings.queries.ts';
import { givenAccount, useAccountApp } from '#tests/support/accounts.ts';
import { describeOnBothEngines, type TestDatabase } from '#tests/support/database.ts';
import { SELLER, settingsMember } from '#tests/support/settings-desk.ts';
import { changeSettings } from './change-settings.ts';

const SECRET = 'cle-secrete-du-service-1234';
const KEY = Buffer.alloc(32, 7);

const settingsOn = (database: TestDatabase, env: Environment = {}) =>
  createLiveSettings({ db: database.db, env, key: createSecretKey(() => [KEY]) });

describeOnBothEngines('« Réglages »', (database, itWithDatabase) => {
  const site = useAccountApp(database, {
    env: { RATE_LIMIT_SCALE: '1000', HOSTING_NAME: 'Hébergeur du serveur' },
  });

  const member = (firstName?: string, teamRole?: TeamRole) =>
    settingsMember(site(), { ...(firstName && { firstName }), ...(teamRole && { teamRole }) });
  const open = async (url: string) => (await site().app.inject(url)).json();

  it('change the contact details of every page at once, and the journal tells their names only', async () => {
    const ada = await member();
    const { version } = await ada.read();
    const saved = await ada.save(version, {
      CONTACT_PHONE: ' 04 72 00 00 01 ',
      CONTACT_EMAIL: 'a@greffe.fr',
    });
    expect(saved.status).toBe(200);
    expect(saved.body).toMatchObject({
      message: 'Réglages enregistrés : ils sont en vigueur.',
      settings: {
        version: version + 1,
        values: { CONTACT_PHONE: { source: 'stored', value: '04 72 00 00 01' } },
        versions: [
          {
            version: version + 1,
            by: 'Ada Martin',
            changes: [
              { name: 'CONTACT_EMAIL', before: '', after: 'a@greffe.fr' },
              { name: 'CONTACT_PHONE', before: '', after: '04 72 00 00 01' },
            ],
          },
        ],
      },
    });
    expect(await open('/api/site')).toMatchObject({
      contact: { email: 'a@greffe.fr', phone: { shown: '04 72 00 00 01', called: '+33472000001' } },
    });
    const line = await site()
      .db.selectFrom('audit_events')
      .select(['action', 'detail'])
      .where('object_kind', '=', 'settings')
      .orderBy('at', 'desc')
      .executeTakeFirstOrThrow();
    expect(line).toEqual({
      action: 'settings.changed',
      detail: { title: String(version + 1), names: ['CONTACT_EMAIL', 'CONTACT_PHONE'] },
    });
    expect((await ada.save(version + 1, { CONTACT_EMAIL: 'a@greffe.fr' })).body.message).toBe(
      "Rien n'a changé.",
    );
  });

  itWithDatabase(
    'are refused one by one by the schemas of the variables, and together as at the start',
    async () => {
      const ada = await member();
      const { version } = await ada.read();
      const refused = async (values: Record<string, string>) => {
        const { status, body } = await ada.save(version, values);
        return [status, body.message, Object.keys(body.errors ?? {})];
      };
      expect(await refused({ CONTACT_PHONE: 'appelez-moi' })).toEqual([
        400,
        '« Téléphone » doit être un numéro de téléphone, par exemple 01 23 45 67 89.',
        ['CONTACT_PHONE'],
      ]);
      expect(await refused({ SELLER_NAME: 'Une société sans rien' })).toEqual([
        400,
        '« Forme juridique », « Capital », « Adresse du siège », « SIREN », « Ville du RCS » : un vendeur se décrit en entier ou pas du tout.',
        [],
      ]);
      expect(await refused({ HOSTING_NAME: 'Un autre' })).toEqual([
        409,
        "« Nom de l'hébergeur » est fixé par la variable HOSTING_NAME : changez-la sur le serveur, ou retirez-la.",
        ['HOSTING_NAME'],
      ]);
      expect((await refused({ DATABASE_URL: 'postgres://x' }))[0]).toBe(400);
      expect((await ada.read()).version).toBe(version);
      expect((await ada.read()).values.HOSTING_NAME).toEqual({
        source: 'environment',
        value: 'Hébergeur du serveur',
      });
    },
  );

  itWithDatabase('make documents real with a whole seller, and a demonstration without', async () => {
    const ada = await member();
    const { version } = await ada.read();
    expect((await readPublisher(site().db)).demonstration).toBe(true);
    expect((await ada.read()).missing.map(({ name }) => name)).toContain('SELLER_NAME');
    expect((await ada.save(version, SELLER)).status).toBe(200);
    expect(await readPublisher(site().db)).toMatchObject({
      demonstration: false,
      publicUrl: 'https://www.exemple.fr',
      seller: { name: 'Les Éditions du Greffe', city: 'Lyon' },
    });
    expect((await ada.read()).missing.map(({ name }) => name)).not.toContain('SELLER_NAME');

    const none = Object.fromEntries(Object.keys(SELLER).map((name) => [name, '']));
    expect((await ada.save(version + 1, none)).status).toBe(200);
    expect((await readPublisher(site().db)).demonstration).toBe(true);
  });

  it('tell who changed what meanwhile, keep both, and restore an earlier version', async () => {
    const [ada, bob] = [await member('Ada'), await member('Bob')];
    const { version } = await ada.read();
    await bob.save(version, { EDITOR_NAME: 'Nom de Bob' });

    // Another section: nothing is overwritten.
    expect((await ada.save(version, { CONTACT_HOURS: 'Le matin' })).status).toBe(200);
    const stale = await ada.save(version, { EDITOR_ADDRESS: '1 rue de Bob, 69001 Lyon' });
    expect(stale.status).toBe(409);
    expect(stale.body.message).toMatch(
      /^Les réglages sont plus récents : Bob Martin a changé « Nom de l'éditeur » le .* à .*\. Rien n'est enregistré ; votre saisie est toujours dans le formulaire\.$/,
    );
    expect(stale.body.conflict).toEqual({
      version: version + 2,
      names: ['EDITOR_NAME'],
      values: { EDITOR_NAME: 'Nom de Bob' },
    });
    const again = await ada.save(version + 2, { EDITOR_ADDRESS: '1 rue de Bob, 69001 Lyon' });
    expect(again.status).toBe(200);

    const restored = await ada.call('POST', `/versions/${version}/restore`, { version: version + 3 });
    expect(restored.body).toMatchObject({
      message: `La version ${version} est rétablie : elle est en vigueur.`,
      settings: {
        version: version + 4,
        values: { EDITOR_NAME: { source: 'none' }, CONTACT_HOURS: { source: 'none' } },
      },
    });
    expect(restored.body.settings.versions[0]).toMatchObject({ restored: version, by: 'Ada Martin' });
    expect((await open('/api/site/editor')).name).toBeNull();
    expect((await ada.call('POST', '/versions/999999/restore', { version: version + 4 })).status).toBe(404);
  });

  it('of two saves at once from the same version keep one, and refuse the other', async () => {
    const [ada, bob] = [await member('Ada'), await member('Bob')];
    const { version } = await ada.read();
    const answers = await Promise.all([
      ada.save(version, { EDITOR_NAME: 'De Ada' }),
      bob.save(version, { EDITOR_NAME: 'De Bob' }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await ada.read()).version).toBe(version + 1);
  });

  itWithDatabase(
    'never tell a secret again: not in an answer, a version, the journal or the database',
    async () => {
      const ada = await member();
      const { version } = await ada.read();
      const saved = await ada.save(version, {
        AI_BASE_URL: 'https://ia.exemple.fr/v1',
        AI_MODEL: 'petit',
        AI_API_KEY: SECRET,
      });
      expect(saved.status).toBe(200);
      expect(saved.body.settings.values.AI_API_KEY).toEqual({ source: 'stored', value: null });
      expect(saved.body.settings.versions[0].changes).toContainEqual({
        name: 'AI_API_KEY',
        before: null,
        after: null,
      });
      const seen = [saved.text, (await ada.call('GET', '')).text];
      for (const table of ['settings_versions', 'settings_secrets', 'audit_events'] as const)
        seen.push(JSON.stringify(await site().db.selectFrom(table).selectAll().execute()));
      expect(seen.join()).not.toContain(SECRET);
      expect(seen.join()).not.toContain(Buffer.from(SECRET).toString('base64').slice(0, 20));

      // A restored version changes no secret, also where nothing is left that uses it; an emptied one is gone.
      const restored = await ada.call('POST', `/versions/${version}/restore`, { version: version + 1 });
      expect([restored.status, restored.body.settings?.problems]).toEqual([200, []]);
      expect(restored.body.settings.values).toMatchObject({
        AI_MODEL: { source: 'none' },
        AI_API_KEY: { source: 'stored' },
      });
      expect((await ada.save(version + 2, { AI_API_KEY: SECRET })).body.message).toBe(
        '« Adresse du service » et « Modèle » se règlent ensemble (« Clé du service » si le service en demande une).',
      );
      expect((await ada.save(version + 2, { AI_API_KEY: '' })).body.settings.values.AI_API_KEY).toEqual({
        source: 'none',
        value: null,
      });
      expect(await site().db.selectFrom('settings_secrets').selectAll().execute()).toEqual([]);
    },
  );

  itWithDatabase(
    'never send the stored key of the writing service to another address, nor a key in clear',
    async () => {
      const ada = await member();
      const { version } = await ada.read();
      const service = { AI_BASE_URL: 'https://ia.exemple.fr/v1', AI_MODEL: 'petit' };
      const refused = async (answer: ReturnType<typeof ada.save>) => {
        const { status, body } = await answer;
        return [status, body.message];
      };
      const typeAgain = [
        400,
        "« Adresse du service » mène ailleurs : saisissez de nouveau « Clé du service » en même temps, ou videz-la. La clé enregistrée n'est envoyée qu'à l'adresse avec laquelle elle a été saisie.",
      ];
      const inClear = [
        400,
        '« Adresse du service » doit commencer par https:// : en http, « Clé du service » se lirait en chemin (sauf vers cette machine).',
      ];
      expect(
        await refused(
          ada.save(version, { ...service, AI_BASE_URL: 'http://ia.exemple.fr', AI_API_KEY: SECRET }),
        ),
      ).toEqual(inClear);
      expect((await ada.save(version, { ...service, AI_API_KEY: SECRET })).status).toBe(200);
      for (const address of [
        'https://ailleurs.exemple.fr/v1',
        'http://ia.exemple.fr',
        'https://ia.exemple.fr:8443',
      ])
        expect(await refused(ada.save(version + 1, { AI_BASE_URL: address }))).toEqual(typeAgain);
      // Another path of the same service, then this machine with a key of its own.
      expect((await ada.save(version + 1, { AI_BASE_URL: 'https://ia.exemple.fr/v2' })).status).toBe(200);
      const local = { AI_BASE_URL: 'http://127.0.0.1:9/v1', AI_API_KEY: 'autre-cle-1234' };
      expect((await ada.save(version + 2, local)).status).toBe(200);
      const restored = ada.call('POST', `/versions/${version + 1}/restore`, { version: version + 3 });
      expect(await refused(restored)).toEqual([
        400,
        "Cette version a une autre « Adresse du service », à qui « Clé du service » n'est pas destinée : videz d'abord la clé, ou saisissez l'adresse et la clé ensemble.",
      ]);
      // Not in two steps either: without an address, then with another one.
      expect((await ada.save(version + 3, { AI_BASE_URL: '', AI_MODEL: '' })).status).toBe(200);
      expect(await refused(ada.save(version + 4, service))).toEqual(typeAgain);
      expect((await ada.save(version + 4, { ...service, AI_API_KEY: '' })).status).toBe(200);
      expect((await ada.save(version + 5, { AI_BASE_URL: 'http://ia.exemple.fr' })).status).toBe(200);
      expect(await refused(ada.save(version + 6, { AI_API_KEY: SECRET }))).toEqual(inClear);
      expect((await ada.save(version + 6, { AI_BASE_URL: '', AI_MODEL: '' })).status).toBe(200);
    },
  );

  it('make no key while the database holds secrets of another, and one once it does not', async () => {
    const { db, clock } = site();
    const dataDir = await mkdtemp(join(tmpdir(), 'parution-settings-'));
    const key = secretKeyOf({ settingsKey: undefined, dataDir });
    const settings = createLiveSettings({ db, env: {}, key });
    const by = { id: (await givenAccount(db, { role: 'admin' })).id, requestId: 'r' };
    const save = async () => {
      const { version } = (await settings.reload()).stored;
      const values = { AI_BASE_URL: 'https://ia.exemple.fr/v1', AI_MODEL: 'petit', AI_API_KEY: SECRET };
      return changeSettings(
        { db, clock, settings, publicUrl: () => 'https://www.exemple.fr' },
        { version, values },
        by,
      );
    };
    const sealed = createSecretKey(() => [KEY]).seal(SECRET, 'setting:AI_API_KEY');
    await setSecret(db, { name: 'AI_API_KEY', sealed, at: clock.now() });
    await expect(save()).rejects.toThrow(
      /^Ce serveur n'a pas de clé des secrets, et n'en crée pas : 1 secret de la base est chiffré avec une autre\./,
    );
    expect(await readdir(dataDir)).toEqual([]);
    await deleteSecret(db, 'AI_API_KEY');
    expect(await save()).toBe(true);
    expect(await readdir(dataDir)).toEqual(['settings.key']);
    await deleteSecret(db, 'AI_API_KEY');
    await rm(dataDir, { recursive: true });
  });

  it('are encrypted again with a new key, unless they changed or were removed meanwhile', async () => {
    const { db, clock } = site();
    const former = createSecretKey(() => [KEY]);
    const both = createSecretKey(() => [Buffer.alloc(32, 8), KEY]);
    const stored = async () => (await readStoredSettings(db)).secrets;
    const name = 'AI_API_KEY';
    const from = former.seal(SECRET, purposeOf(name));
    const at = clock.now();
    await setSecret(db, { name, sealed: from, at });
    await sealSettings(db, both, at);
    const again = (await stored()).AI_API_KEY ?? '';
    expect([both.isCurrent(again), both.open(again, purposeOf(name))]).toEqual([true, SECRET]);
    // It was read before somebody replaced it, then removed it.
    await replaceSecret(db, { name, from, to: 'v1.trop-tard', at });
    expect(await stored()).toEqual({ AI_API_KEY: again });
    await deleteSecret(db, name);
    await replaceSecret(db, { name, from: again, to: 'v1.trop-tard', at });
    expect(await stored()).toEqual({});
  });

  itWithDatabase('are read by an observer, who changes nothing', async () => {
    const observer = await member('Olga', 'observer');
    const { version } = await observer.read();
    const { status, body } = await observer.save(version, { EDITOR_NAME: 'Non' });
    expect([status, body.message]).toEqual([
      403,
      'Votre rôle ne permet pas de modifier les réglages. Peut le faire : un administrateur.',
    ]);
  });

  itWithDatabase('keep the file of an habilitation', async () => {
    const ada = await member();
    const content = Buffer.from('%PDF-1.7 un arrêté').toString('base64');
    const file = '/habilitations/69/2026/file';
    const added = await ada.call('PUT', file, { fileName: 'arrêté.pdf', content });
    expect(added.body.settings.files).toEqual([
      { department: '69', year: 2026, fileName: 'arrêté.pdf', url: `/api/admin/settings${file}` },
    ]);
    const other = Buffer.from('GIF89a').toString('base64');
    expect((await ada.call('PUT', file, { fileName: 'a.pdf', content: other })).body.message).toBe(
      'Le fichier doit être un PDF de 2 Mo au plus.',
    );
    expect((await ada.call('DELETE', file)).body.settings.files).toEqual([]);
    expect((await ada.call('DELETE', file)).status).toBe(404);
  });

  itWithDatabase('close what the publisher closes', async () => {
    const ada = await member();
    const { version } = await ada.read();
    const register = () =>
      site().app.inject({
        method: 'POST',
        url: '/api/auth/register',
        payload: {
          firstName: 'A',
          lastName: 'B',
          email: 'lecteur@exemple.fr',
          password: 'correct-cheval-pile',
        },
      });
    await ada.save(version, { REGISTRATIONS: 'non', SUBMISSIONS: 'non' });
    const refused = await register();
    expect([refused.statusCode, refused.json().message]).toEqual([
      403,
      'La création de comptes est fermée pour le moment.',
    ]);
    expect(await open('/api/site')).toMatchObject({ submissionsClosed: true });
    await ada.save(version + 1, { REGISTRATIONS: '', SUBMISSIONS: '' });
    expect((await register()).statusCode).toBe(200);
  });

  it('reach another process, which says so when it lacks the key of a secret', async () => {
    const ada = await member();
    const other = settingsOn(database());
    const stop = await other.follow(database().listen);
    await other.read();
    const { version } = await ada.read();
    await ada.save(version, {
      EDITOR_NAME: 'Vu des deux',
      AI_BASE_URL: 'https://ia.exemple.fr/v1',
      AI_MODEL: 'petit',
      AI_API_KEY: SECRET,
    });
    await expect.poll(() => other.latest().config.editor.name).toBe('Vu des deux');
    expect(other.latest().problems.map(({ text }) => text)).toEqual([
      expect.stringContaining('« Clé du service » ne se déchiffre pas'),
    ]);
    await ada.save(version + 1, { AI_API_KEY: '' });
    await expect.poll(() => other.latest().problems).toEqual([]);
    await stop();
  });

  it('reach a process that reads them, then subscribes to their changes', async () => {
    const ada = await member();
    const other = settingsOn(database());
    await other.read();
    const { version } = await ada.read();
    await ada.save(version, { EDITOR_NAME: 'Changé entre les deux' });
    const stop = await other.follow(database().listen);
    expect(other.latest().config.editor.name).toBe('Changé entre les deux');
    await stop();
  });

  itWithDatabase('are in a backup with their secrets encrypted, and without the key', async () => {
    const ada = await member();
    const { version } = await ada.read();
    await ada.save(version, {
      AI_BASE_URL: 'https://ia.exemple.fr/v1',
      AI_MODEL: 'petit',
      AI_API_KEY: SECRET,
    });
    const folder = await mkdtemp(join(tmpdir(), 'parution-settings-'));
    const archive = { path: join(folder, 'a.backup'), passphrase: 'une phrase que personne ne devine' };
    const images: ImageStore = {
      put: async () => {},
      get: async () => undefined,
      async *list() {},
      remove: async () => {},
    };
    await makeBackup({ db: site().db, images, version: '1.0.0' }, { ...archive, at: new Date() });
    let content = '';
    for await (const { header, body } of readArchive(archive.path, archive.passphrase))
      content += JSON.stringify(header) + body.toString();
    await rm(folder, { recursive: true });
    expect(content).toMatch(/AI_API_KEY.{1,5}v1\.[\da-f]{8}\./);
    expect(content).not.toContain(SECRET);
    await ada.save(version + 1, { AI_API_KEY: '' });
  });

  itWithDatabase('leave out a section that cannot be used, and no other', async () => {
    const ada = await member();
    const { version } = await ada.read();
    await ada.save(version, { AI_BASE_URL: 'https://ia.exemple.fr/v1', AI_MODEL: 'petit', EDITOR_NAME: 'X' });
    const prices = { AI_PRICE_INPUT: '1', AI_PRICE_OUTPUT: '2' };
    const { config, stored } = await settingsOn(database(), prices).read();
    expect(config.writing).toMatchObject({ model: 'petit', prices: { input: 1 } });
    const unusable = { ...stored, values: { ...stored.values, AI_PRICE_INPUT: '3' } };
    const inForce = applySettings(unusable, { env: {}, key: createSecretKey(() => [KEY]) });
    expect(inForce.config.writing).toBeUndefined();
    expect(inForce.config.editor.name).toBe('X');
    expect(inForce.problems.map(({ text }) => text)).toEqual([
      expect.stringMatching(/^Les réglages « Rédaction assistée » enregistrés ne sont pas utilisés/),
    ]);
  });
});
