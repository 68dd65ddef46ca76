import { mkdir, mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { verifyPassword } from '#server/areas/accounts/password.ts';
import { acquireLock } from '#server/db/lock.ts';
import { givenAccount } from './support/accounts.ts';
import { describeOnServer } from './support/database.ts';
import { type Ended, runInTurn, startNodeProcess } from './support/node-process.ts';
import { unpackSnapshot } from './support/pglite-snapshot.ts';

const NAMED = ['--name', 'Ada de Martin'];
const COMMAND = 'scripts/manage-accounts.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'parution-admin-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** Not the project's folder: a .env there belongs to the developer. */
const run = (parameters: readonly string[], env: NodeJS.ProcessEnv, typed = ''): Promise<Ended> => {
  const { child, ended } = startNodeProcess(COMMAND, parameters, { env, cwd: folder });
  child.stdin.end(typed);
  return ended;
};

describeOnServer('npm run admin', (database) => {
  const env = () => ({ DATABASE_URL: database().url ?? '' });
  const admin = (parameters: readonly string[], typed?: string) => run(parameters, env(), typed);
  /** What needs nothing from the keyboard. */
  const inTurn = (...lists: (readonly string[])[]) => runInTurn(COMMAND, lists, { env: env(), cwd: folder });
  const account = (email: string) =>
    database().db.selectFrom('users').selectAll().where('email', '=', email).executeTakeFirst();

  it('creates an administrator with the given password', async () => {
    const short = await admin(['create', 'a@exemple.fr', ...NAMED], 'onze-lettre\n');
    expect(short).toMatchObject({
      code: 1,
      stderr: 'Le mot de passe doit contenir entre 12 et 256 caractères.\n',
    });
    expect(await account('a@exemple.fr')).toBeUndefined();

    const done = await admin(['create', 'a@exemple.fr', ...NAMED], 'douze-lettres\n');
    expect(done).toMatchObject({
      code: 0,
      stdout: 'Compte créé, avec le rôle « Administrateur » : a@exemple.fr.\n',
      stderr: '',
    });
    const created = await account('a@exemple.fr');
    expect(created).toMatchObject({ role: 'admin', first_name: 'Ada', last_name: 'de Martin' });
    expect(await verifyPassword('douze-lettres', created?.password_hash ?? '')).toBe(true);
  });

  it('generates a password and prints it once; removes a second factor that was lost', async () => {
    const { id, email } = await givenAccount(database().db, { role: 'admin' });
    const factors = database().db.selectFrom('totp_factors').selectAll().where('user_id', '=', id);
    const at = new Date();
    await database()
      .db.insertInto('totp_factors')
      .values({ user_id: id, secret: 'never read', created_at: at, confirmed_at: at, last_step: null })
      .execute();
    expect(await factors.execute()).toHaveLength(1);
    const [reset, removed] = await inTurn(['reset', email, '--generate'], ['remove-second-factor', email]);
    expect(reset?.code).toBe(0);
    const [, password = ''] = /Mot de passe : (\S+) /.exec(reset?.stdout ?? '') ?? [];
    expect(password).toHaveLength(20);
    expect(await verifyPassword(password, (await account(email))?.password_hash ?? '')).toBe(true);
    expect(removed).toMatchObject({ code: 0, stdout: `Second facteur retiré : ${email}.\n` });
    expect(await factors.execute()).toEqual([]);
  });

  it('explains its usage and its errors', async () => {
    const { email } = await givenAccount(database().db, { role: 'admin' });
    const misused = [
      [],
      ['destroy', 'a@exemple.fr'],
      ['create', 'a@exemple.fr', 'b'],
      ['create', '--force'],
      ['reset', 'a@exemple.fr', ...NAMED],
    ];
    const unnamed = [[], ['--name', 'Ada'], ['--name', ' ']];
    const answers = await inTurn(
      ...misused,
      ...unnamed.map((name) => ['create', 'c@exemple.fr', ...name]),
      ['create', email, ...NAMED, '--generate'],
      ['remove-second-factor', email],
      ['promote', 'pas-une-adresse'],
      ['promote', 'personne@exemple.fr'],
    );
    const usage = expect.stringContaining('npm run admin --');
    const nameless = 'Donnez un prénom et un nom, par exemple --name "Ada Martin".\n';
    expect(answers.map(({ stderr }) => stderr)).toEqual([
      ...misused.map(() => usage),
      ...unnamed.map(() => nameless),
      expect.stringMatching(/^Un compte existe déjà/),
      `Le compte ${email} n'a pas de second facteur.\n`,
      expect.stringContaining("« pas-une-adresse » n'est pas une adresse e-mail valide."),
      'Aucun compte pour personne@exemple.fr.\n',
    ]);
    expect(answers.map(({ code, stdout }) => ({ code, stdout }))).toEqual(
      answers.map(() => ({ code: 1, stdout: '' })),
    );
    expect(await account('c@exemple.fr')).toBeUndefined();
  });
});

describe('npm run admin on the embedded database', () => {
  it('asks the site itself while it runs', async () => {
    const dataDir = join(folder, 'running');
    await unpackSnapshot(dataDir);
    const site = startNodeProcess('tests/support/processes/hold-database.ts', [dataDir, 'operator']);
    expect(await site.firstLine).toBe('open');
    const socket = join(dataDir, 'admin.sock');
    expect((await stat(socket)).mode & 0o777).toBe(0o600);
    const env = { DATA_DIR: dataDir };
    const created = await run(
      ['create', 'a@exemple.fr', ...NAMED, '--role', 'redacteur'],
      env,
      'douze-lettres\n',
    );
    expect(created).toMatchObject({
      code: 0,
      stdout: 'Compte créé, avec le rôle « Rédacteur » : a@exemple.fr.\n',
      stderr: '',
    });
    const lists = [
      ['promote', 'a@exemple.fr'],
      ['disable', 'a@exemple.fr'],
    ];
    expect(await runInTurn(COMMAND, lists, { env, cwd: folder })).toMatchObject([
      { code: 0 },
      { code: 1, stderr: "a@exemple.fr est le seul administrateur : nommez-en un autre d'abord.\n" },
    ]);
    site.child.stdin.end();
    await site.ended;
    expect(await run(['demote', 'personne@exemple.fr'], env)).toMatchObject({
      code: 1,
      stderr: 'Aucun compte pour personne@exemple.fr.\n',
    });
  });

  it('asks to stop a program that answers nothing', async () => {
    const dataDir = join(folder, 'data');
    await mkdir(dataDir);
    const lock = await acquireLock({ path: join(dataDir, 'db.lock'), folder: dataDir });
    const refused = await run(['create', 'a@exemple.fr', '--generate'], { DATA_DIR: dataDir });
    expect(refused).toMatchObject({ code: 1, stdout: '' });
    expect(refused.stderr).toContain(`est déjà utilisée par un autre processus (pid ${process.pid})`);
    expect(refused.stderr).toContain('arrêtez le site, lancez cette commande, puis redémarrez le site');
    await lock.release();
  });
});
