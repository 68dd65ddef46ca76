import { execFile, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { chmod, mkdtemp, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { createDiskImages } from '#server/adapters/disk-images/disk-images.ts';
import { systemClock } from '#server/adapters/system-clock/system-clock.ts';
import { findViolations } from '#server/areas/announcement-lifecycle/invariants.queries.ts';
import { startDocumentWorker } from '#server/areas/documents/public.ts';
import { erasePersonalData } from '#server/areas/privacy/personal-data.ts';
import { writeArchive } from '#server/backup/archive.ts';
import { makeBackup } from '#server/backup/backup.ts';
import { requestLiveCopy, startLiveCopies } from '#server/backup/live-copy.ts';
import { checkBackup, restoreBackup } from '#server/backup/restore.ts';
import { type SiteContents, withSnapshot } from '#server/backup/snapshot.ts';
import { type Database, type OpenDatabase, openDatabase } from '#server/db/client.ts';
import { MIGRATIONS_FOLDER, migrate } from '#server/db/migrate.ts';
import { readPassphrase } from '../scripts/lib/passphrase.ts';
import { describeOnServer, openTestDatabase, type TestDatabase } from './support/database.ts';
import { type Ended, runInTurn, startNodeProcess } from './support/node-process.ts';
import { usePaying } from './support/paying.ts';
import { unpackSnapshot } from './support/pglite-snapshot.ts';
import { repetitions } from './support/repetitions.ts';
import { rowTexts } from './support/row-texts.ts';
import { anAnnouncementRow, anArticleRow } from './support/rows.ts';
import { runLifecycles } from './support/run-lifecycles.ts';
import { S3_KEYS, type S3Server, startS3Server } from './support/s3-server.ts';

const PASSPHRASE = 'une phrase que personne ne devine';
const IMAGE = 'uploads/2026/11/0123456789abcdef0123456789abcdef/1600x900.jpg';
const execute = promisify(execFile);
const silent = { info() {}, warn() {}, error() {} };

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'parution-drill-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

type Command = 'backup' | 'doctor' | 'restore' | 'move';

/** Not in the project's folder: a .env there belongs to the developer. */
const run = (command: Command, parameters: readonly string[], env: NodeJS.ProcessEnv): Promise<Ended> =>
  startNodeProcess(`scripts/${command}.ts`, parameters, {
    env: { BACKUP_PASSPHRASE: PASSPHRASE, ...env },
    cwd: folder,
  }).ended;

const ROOT = join(import.meta.dirname, '..');
const DATED = '/var/backups/parution/parution-20261116-030000.backup';

/** The commands of docs/operations.md that these tests execute, as they are written there. */
const runbook = {
  backup: 'npm run backup -- /var/backups/parution/',
  check: `npm run restore -- ${DATED} --check`,
  restore: `npm run restore -- ${DATED}`,
  move: 'npm run move',
  doctor: 'npm run doctor',
  start: 'npm start',
} as const;

/** The other commands: the file that executes each of them, and where in it. */
const executedElsewhere: Readonly<Record<string, readonly [file: string, place: string]>> = {
  'npm ci': ['scripts/test.mjs', 'ensureInstalled'],
  'npm run build': ['scripts/test.mjs', 'ensureBuilt('],
  'npm run admin -- create redaction@exemple.fr --name "Ada Martin"': [
    'tests/admin-command.test.ts',
    "admin(['create'",
  ],
  'npm run admin -- reset redaction@exemple.fr': ['tests/admin-command.test.ts', "inTurn(['reset'"],
  'npm run admin -- remove-second-factor redaction@exemple.fr': [
    'tests/admin-command.test.ts',
    "['remove-second-factor', email]",
  ],
};

/** Of the blocks `text`: programs that a machine of tests lacks. The file does the same without them. */
const ofTheSystem: Readonly<Record<string, readonly [file: string, place: string]>> = {
  useradd: ['tests/deploy.test.ts', 'as another user'],
  install: ['tests/deploy.test.ts', 'as another user'],
  systemctl: ['tests/cluster.test.ts', 'SIGUSR2'],
  ln: ['tests/cluster.test.ts', 'rename('],
  podman: ['tests/container.long.test.ts', "'build'"],
  'cp deploy/parution.service': ['tests/deploy.test.ts', 'systemd accepts the unit'],
  // The nightly backup of cron, and the end of the oldest.
  '0': ['tests/restore-drill.test.ts', "type('backup'"],
  '30': ['tests/restore-drill.test.ts', "'parution-*.backup'"],
  pg_basebackup: ['tests/point-in-time.long.test.ts', 'pg_backup_start'],
  'cp --archive --update': ['tests/point-in-time.long.test.ts', "'--update'"],
  'cp --archive /var/backups/base-20261116': [
    'tests/point-in-time.long.test.ts',
    "['--archive', join(live.folder, 'base')",
  ],
  'touch /var/lib/postgresql/17/main/recovery.signal': [
    'tests/point-in-time.long.test.ts',
    "'recovery.signal'",
  ],
};

/** Commands inside a sentence, besides those of a block: where what they do is executed. */
const inSentences: Readonly<Record<string, readonly [file: string, place: string]>> = {
  'npm run backup': ['tests/restore-drill.test.ts', "type('backup'"],
  'npm run backup -- x': ['tests/restore-drill.test.ts', "type('backup'"],
  'npm run mails': ['tests/operator-commands.test.ts', 'mails([], env)'],
  'npm run mails -- retry': ['tests/operator-commands.test.ts', "mails(['retry'], env)"],
  'npm run sources:import': ['tests/operator-commands.test.ts', "inTurn('import-sources', lists, env)"],
  'runuser -u parution -- npm run doctor': ['tests/deploy.test.ts', "execute(node, ['scripts/doctor.ts']"],
  'podman compose exec app-1 node scripts/backup.ts x': ['tests/container.long.test.ts', "podman('exec'"],
  'podman compose exec database psql --username=parution': ['tests/container.long.test.ts', "podman('exec'"],
  'podman compose ps': ['tests/container.long.test.ts', "podman('healthcheck', 'run'"],
  'systemctl restart parution': ['tests/restore-drill.test.ts', 'startAndStop(env)'],
  // A program of the system that has nothing of ours.
  'systemctl restart systemd-journald': ['docs/operations.md', 'MaxRetentionSec'],
};

/** Those of a shell that types a command of the runbook. An empty variable is not set, whatever a developer's .env says. */
const settingsOf = (env: NodeJS.ProcessEnv): NodeJS.ProcessEnv => ({
  ...process.env,
  DATABASE_URL: '',
  BACKUP_PASSPHRASE: PASSPHRASE,
  ...env,
});

/** `npm start` on a site, until it serves; then it is asked to stop. */
const startAndStop = async (env: NodeJS.ProcessEnv): Promise<string> => {
  const settings = settingsOf({ PORT: '0', SEED: 'none', WEB_CONCURRENCY: '1', ...env });
  const child = spawn(runbook.start, { shell: true, cwd: ROOT, env: settings, detached: true });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  const closed = once(child, 'close');
  await expect
    .poll(() => (child.exitCode === null ? output : `ended: ${output}`), { timeout: 120_000 })
    .toMatch(/en ligne|ended/);
  process.kill(-(child.pid ?? 0), 'SIGTERM');
  await closed;
  return output;
};

/** Types a command of the runbook, with these folders and files in the place of its own. */
const type = async (
  name: keyof typeof runbook,
  { env, places = {} }: { env: NodeJS.ProcessEnv; places?: Readonly<Record<string, string>> },
) => {
  const line = Object.entries(places).reduce<string>(
    (text, [written, actual]) => text.replace(written, actual),
    runbook[name],
  );
  const child = spawn(line, { shell: true, cwd: ROOT, env: settingsOf(env) });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  const [code] = await once(child, 'close');
  return { code, output };
};

/** Random lives of announcements and new articles, until the work is done. */
const duringTraffic = async <Answer>(
  paying: Parameters<typeof runLifecycles>[0],
  work: () => Promise<Answer>,
): Promise<Answer> => {
  let isOver = false;
  const traffic = (async () => {
    do {
      await paying.db.insertInto('articles').values(anArticleRow()).execute();
      await runLifecycles(paying, repetitions(1, 30));
    } while (!isOver);
  })();
  const answer = await work().finally(() => {
    isOver = true;
  });
  await traffic;
  return answer;
};

/** The bytes of each invoice's file, as their hash. */
const invoicesOf = async (db: Database): Promise<Map<string, string>> => {
  const rows = await db
    .selectFrom('documents')
    .select(['invoice_id', 'content', 'sha256'])
    .where('invoice_id', 'is not', null)
    .execute();
  for (const { content, sha256 } of rows)
    expect(createHash('sha256').update(content).digest('hex')).toBe(sha256);
  return new Map(rows.map(({ invoice_id, sha256 }) => [String(invoice_id), sha256]));
};

const contentsOf = (db: Database): Promise<SiteContents> =>
  withSnapshot(db, async ({ rows, contents }) => {
    for await (const _ of rows);
    return contents();
  });

const renderDocuments = async (database: OpenDatabase): Promise<void> => {
  const worker = await startDocumentWorker({ database, log: silent });
  const withoutFile = () =>
    sql`select from invoices left join documents on documents.invoice_id = invoices.id where documents.id is null`
      .execute(database.db)
      .then(({ rows }) => rows.length);
  await expect.poll(withoutFile, { timeout: 120_000 }).toBe(0);
  await worker.stop();
};

/** Sound books, all of its documents as they were, and a database that goes on. */
const expectRestored = async (restored: OpenDatabase, live: Database): Promise<void> => {
  const { db } = restored;
  expect(await findViolations(db)).toEqual([]);
  const { total } = await db
    .selectFrom('announcements')
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  expect(total).toBeGreaterThan(0);

  // What was queued is still to be done.
  await renderDocuments(restored);
  const [before, after] = [await invoicesOf(live), await invoicesOf(db)];
  expect(after.size).toBeGreaterThan(0);
  for (const [invoice, sha256] of after) expect(before.get(invoice)).toBe(sha256);

  expect(await migrate(restored)).toEqual([]);
  await expect(db.updateTable('invoices').set({ amount_ttc: 1 }).execute()).rejects.toThrow(
    'ne se modifie pas',
  );
  await expect(db.insertInto('sessions').values(strangerSession()).execute()).rejects.toThrow('foreign key');
  await db.insertInto('tags').values({ slug: 'apres', name: 'Après' }).execute();
  await db.insertInto('articles').values(anArticleRow()).execute();
};

const KEPT_BY_LAW = ['public.invoices', 'public.credit_notes'];

/** Everybody who announced something asks to be erased: only the law keeps their address. */
const expectErasable = async (db: Database): Promise<void> => {
  const { id: adminId } = await db
    .selectFrom('users')
    .select('id')
    .where('role', '=', 'admin')
    .executeTakeFirstOrThrow();
  const people = await db
    .selectFrom('announcements')
    .select('contact_email as email')
    .where('contact_email', 'like', 'client-%')
    .execute();
  const erased: string[] = [];
  for (const { email } of people) {
    const asked = { email, adminId, requestId: 'drill' };
    const { found } = await erasePersonalData({ db, clock: systemClock }, asked);
    // What is under way is erased once it is over.
    if (!found.announcements.some(({ erasure }) => erasure === 'kept')) erased.push(email);
  }
  expect(erased.length).toBeGreaterThan(0);
  const others = [...(await rowTexts(db))].filter(([table]) => !KEPT_BY_LAW.includes(table));
  for (const email of erased)
    expect(others.filter(([, text]) => text.includes(email)).map(([table]) => table)).toEqual([]);
  expect(await findViolations(db)).toEqual([]);
};

const strangerSession = () => ({
  id: '00000000-0000-4000-8000-000000000000',
  user_id: '00000000-0000-4000-8000-000000000001',
  secret_hash: 'x',
  expires_at: new Date(),
});

const settingsOfStore = ({ endpoint }: S3Server) => ({
  S3_ENDPOINT: endpoint,
  S3_BUCKET: S3_KEYS.bucket,
  S3_REGION: S3_KEYS.region,
  S3_ACCESS_KEY_ID: S3_KEYS.accessKeyId,
  S3_SECRET_ACCESS_KEY: S3_KEYS.secretAccessKey,
});

/** With its images in an S3 store, as compose.yaml has it; the embedded site below has them on its disk. */
describeOnServer('a site on a server, saved in the middle of its work', (database) => {
  const paying = usePaying(database);
  let place: TestDatabase;
  let stores: { live: S3Server; restored: S3Server };
  beforeAll(async () => {
    place = await openTestDatabase('server', { empty: true });
    stores = { live: await startS3Server(), restored: await startS3Server() };
  });
  afterAll(async () => {
    await place?.close();
    for (const store of Object.values(stores ?? {})) await store.stop();
  });

  it('is restored whole, goes on, and erases whoever asks for it', { timeout: 600_000 }, async () => {
    const { db } = database();
    const dataDir = join(folder, 'server');
    // More than the store lists at once.
    const images = Array.from({ length: 5 }, (_, n) => IMAGE.replace('1600', `160${n}`));
    for (const path of images)
      stores.live.objects.set(path, { bytes: Buffer.from(`image é ${path}`), type: 'image/jpeg' });
    await db
      .insertInto('tags')
      .values([
        { slug: 'un', name: 'Un' },
        { slug: 'deux', name: 'Deux' },
      ])
      .execute();
    const worker = await startDocumentWorker({ database: database(), log: silent });
    const archive = join(folder, 'server.backup');
    const from = {
      DATABASE_URL: database().url ?? '',
      DATA_DIR: dataDir,
      ...settingsOfStore(stores.live),
    };
    await runLifecycles(paying(), 1);
    const saved = await duringTraffic(paying(), () => run('backup', [archive], from));
    await worker.stop();
    await renderDocuments(database());
    expect(saved).toMatchObject({ code: 0, stderr: '' });
    expect(saved.stdout).toMatch(/^Sauvegarde faite : .*lignes, 5 images/);
    // Encrypted: neither an address nor a title can be read.
    expect((await readFile(archive)).includes('exemple.fr')).toBe(false);

    const to = {
      DATABASE_URL: place.url ?? '',
      DATA_DIR: join(folder, 'server-restored'),
      ...settingsOfStore(stores.restored),
    };
    const done = await run('restore', [archive], to);
    expect(done).toMatchObject({ code: 0, stderr: '' });
    expect(done.stdout).toContain('toutes identiques');
    expect(stores.restored.objects).toEqual(stores.live.objects);
    await expectRestored(place, db);

    const again = await run('restore', [archive], to);
    expect(again).toMatchObject({ code: 1, stderr: expect.stringContaining("n'est pas vide") });
    const events = await place.db
      .selectFrom('audit_events')
      .select('action')
      .where('object_kind', '=', 'backup')
      .execute();
    expect(events).toEqual([{ action: 'backup.restored' }]);
    await expectErasable(place.db);
  });
});

describe('a site on the embedded database, saved while it runs', () => {
  let database: OpenDatabase;
  const dataDir = () => join(folder, 'embedded');
  beforeAll(async () => {
    await unpackSnapshot(dataDir());
    database = await openDatabase({ dataDir: dataDir() });
    await createDiskImages(dataDir()).put(IMAGE, Buffer.from('image é'), 'image/jpeg');
  }, 300_000);
  afterAll(() => database?.close());
  const paying = usePaying(() => ({ ...database, url: undefined }));

  it('is restored whole, then moved to PostgreSQL row for row', { timeout: 900_000 }, async () => {
    const backups = `${join(folder, 'backups')}/`;
    const save = () =>
      type('backup', { env: { DATA_DIR: dataDir() }, places: { '/var/backups/parution/': backups } });
    const refused = await run('backup', [backups], { DATA_DIR: dataDir() });
    expect(refused).toMatchObject({ code: 1, stderr: expect.stringContaining('déjà utilisée') });

    // Left by a site that was killed.
    await writeFile(join(dataDir(), 'db.control'), JSON.stringify({ port: 1, secret: '00' }));
    expect(await requestLiveCopy(dataDir())).toBeUndefined();

    const copies = await startLiveCopies({ database, dataDir: dataDir(), clock: systemClock, log: silent });
    const control = join(dataDir(), 'db.control');
    expect((await stat(control)).mode & 0o077).toBe(0);
    const { port } = JSON.parse(await readFile(control, 'utf8'));
    const headers = { authorization: `Bearer ${'0'.repeat(64)}` };
    const stranger = await fetch(`http://127.0.0.1:${port}/copies`, { method: 'POST', headers });
    expect(stranger.status).toBe(404);
    // The copy may be made before the traffic has paid anything.
    await runLifecycles(paying(), 1);
    expect(await duringTraffic(paying(), save)).toMatchObject({ code: 0 });
    // The site that holds the database is asked.
    expect(await type('doctor', { env: { DATA_DIR: dataDir() } })).toMatchObject({
      code: 0,
      output: expect.stringMatching(/ok +Base de données : PostgreSQL .*\(base intégrée\)/),
    });
    await copies.stop();
    await renderDocuments(database);
    // The doctor tried the store of images.
    expect((await readdir(dataDir())).sort()).toEqual(['db', 'db.lock', 'uploads']);
    const [file = '', ...others] = await readdir(backups);
    expect(others).toEqual([]);
    const told = await database.db
      .selectFrom('audit_events')
      .select('object_id')
      .where('action', '=', 'backup.made')
      .execute();
    expect(told).toEqual([{ object_id: file }]);

    const places = { [DATED]: join(backups, file) };
    const restoredDir = join(folder, 'embedded-restored');
    const checked = await type('check', { env: { DATA_DIR: restoredDir }, places });
    expect(checked).toMatchObject({ code: 0, output: expect.stringContaining('Sauvegarde lisible') });
    const done = await type('restore', { env: { DATA_DIR: restoredDir }, places });
    expect(done).toMatchObject({ code: 0, output: expect.stringContaining('toutes identiques') });
    expect(await createDiskImages(restoredDir).get(IMAGE)).toEqual(Buffer.from('image é'));

    expect(await run('doctor', [], { DATA_DIR: restoredDir })).toMatchObject({
      code: 0,
      stdout: expect.stringContaining('aucune en attente'),
    });

    const place = await openTestDatabase('server', { empty: true });
    try {
      const env = { DATA_DIR: restoredDir, DATABASE_URL: place.url ?? '' };
      expect(await type('move', { env })).toMatchObject({
        code: 0,
        output: expect.stringContaining('toutes identiques'),
      });
      expect(await run('move', [], env)).toMatchObject({
        code: 1,
        stderr: expect.stringContaining("n'est pas vide"),
      });
      const restored = await openDatabase({ dataDir: restoredDir });
      const [{ tables: source }, { tables: target }] = [
        await contentsOf(restored.db).finally(restored.close),
        await contentsOf(place.db),
      ];
      // The journal says that it was moved.
      const { 'public.audit_events': sourceLines, 'jobs.queue': _, ...sourceTables } = source;
      // Its queues were given the settings of this version again.
      const { 'public.audit_events': targetLines, 'jobs.queue': __, ...targetTables } = target;
      expect(targetTables).toEqual(sourceTables);
      expect(targetLines?.count).toBe((sourceLines?.count ?? 0) + 1);
      await expectRestored(place, database.db);
      expect(await startAndStop(env)).toMatch(/en ligne[\s\S]*Arrêt en cours/);
    } finally {
      await place.close();
    }

    const found = await execute('find', [backups, '-name', 'parution-*.backup', '-mtime', '+30']);
    expect(found.stdout).toBe('');
    await utimes(join(backups, file), 0, 0);
    await execute('find', [backups, '-name', 'parution-*.backup', '-mtime', '+30', '-delete']);
    expect(await readdir(backups)).toEqual([]);
  });
});

describe('a backup of an earlier version', () => {
  const LAST = '0042_bounded_index.sql';
  const places: TestDatabase[] = [];
  afterAll(() => Promise.all(places.map((place) => place.close())));
  const openEmpty = async (): Promise<TestDatabase> => {
    const place = await openTestDatabase('server', { empty: true });
    places.push(place);
    return place;
  };

  it('is restored row for row, then brought to this one', async () => {
    const all = (await readdir(MIGRATIONS_FOLDER)).sort();
    const known = all.filter((name) => name <= LAST);
    const [old, place] = [await openEmpty(), await openEmpty()];
    await migrate(old, MIGRATIONS_FOLDER, known);
    const [article, announcement] = [anArticleRow(), anAnnouncementRow()];
    await old.db.insertInto('articles').values(article).execute();
    await old.db.insertInto('announcements').values(announcement).execute();
    const target = { path: join(folder, 'earlier.backup'), passphrase: PASSPHRASE };
    const from = { db: old.db, images: createDiskImages(join(folder, 'earlier')), version: '0.0.1' };
    const made = await makeBackup(from, { ...target, at: systemClock.now() });

    const images = createDiskImages(join(folder, 'earlier-restored'));
    const restored = await restoreBackup({ database: place, images }, target);
    expect(restored).toMatchObject({ rows: made.rows, version: '0.0.1' });
    const applied = await place.db.selectFrom('schema_migrations').select('name').orderBy('name').execute();
    expect(applied.map(({ name }) => name)).toEqual(all);
    const row = await place.db.selectFrom('announcements').selectAll().executeTakeFirstOrThrow();
    // A column that a later migration added.
    expect(row).toMatchObject({ id: announcement.id, title: announcement.title, other_type_ids: [] });
    const articles = await place.db.selectFrom('articles').select(['id', 'title']).execute();
    expect(articles).toEqual([{ id: article.id, title: article.title }]);
    expect(await findViolations(place.db)).toEqual([]);
  });
});

it('every command of the runbook is executed', async () => {
  const text = await readFile(join(ROOT, 'docs/operations.md'), 'utf8');
  const written = (language: string) =>
    [...text.matchAll(new RegExp(`\`\`\`${language}\\n([^\`]*)\`\`\``, 'g'))].flatMap(([, block = '']) =>
      block.trim().split('\n'),
    );
  expect(written('sh').sort()).toEqual([...Object.values(runbook), ...Object.keys(executedElsewhere)].sort());
  const ours = Object.keys(ofTheSystem);
  const isOf = (line: string) => (beginning: string) =>
    line.startsWith(`${beginning} `) || line === beginning;
  for (const line of written('text')) expect(ours.filter(isOf(line)), line).toHaveLength(1);
  for (const beginning of ours)
    expect(
      written('text').some((line) => isOf(line)(beginning)),
      beginning,
    ).toBe(true);
  const sentences = text.replaceAll(/^```[\s\S]*?^```$/gm, '');
  const typed = new Set(
    [...sentences.matchAll(/`((?:npm|runuser|podman|systemctl|psql|node|git|kill) [^`]+)`/g)].map(
      ([, command = '']) => command,
    ),
  );
  const inBlocks = new Set(written('sh'));
  expect([...typed].filter((command) => !inBlocks.has(command)).sort()).toEqual(
    Object.keys(inSentences).sort(),
  );
  for (const [file, place] of [executedElsewhere, ofTheSystem, inSentences].flatMap((known) =>
    Object.values(known),
  ))
    expect(await readFile(join(ROOT, file), 'utf8'), file).toContain(place);
});

describe('an archive', () => {
  const archive = () => join(folder, 'small.backup');
  async function* records() {
    for (let n = 0; n < 40; n++)
      yield { header: { kind: 'rows', table: 'x' }, body: Buffer.alloc(50_000, n) };
  }
  const refusal = (path: string, passphrase = PASSPHRASE) =>
    checkBackup({ path, passphrase }).then(
      () => undefined,
      ({ message }: Error) => message,
    );

  it('is refused with another passphrase, changed anywhere, cut anywhere, or of another kind', async () => {
    await writeArchive(archive(), PASSPHRASE, records());
    const bytes = await readFile(archive());
    expect(await refusal(archive())).toContain('manifeste');
    expect(await refusal(archive(), 'une autre phrase')).toContain('phrase secrète');
    const changed = join(folder, 'changed.backup');
    for (const place of [20, 40, 46, bytes.length >> 1, bytes.length - 1]) {
      const copy = Buffer.from(bytes);
      copy.writeUInt8((copy[place] ?? 0) ^ 1, place);
      await writeFile(changed, copy);
      expect(await refusal(changed)).toContain("ne s'ouvre pas");
    }
    for (const length of [30, 43, 100, bytes.length - 1]) {
      await writeFile(changed, bytes.subarray(0, length));
      expect(await refusal(changed)).toMatch(/ne s'ouvre pas|n'est pas une sauvegarde/);
    }
    await writeFile(changed, 'PK');
    expect(await refusal(changed)).toContain("n'est pas une sauvegarde");
  });

  it('needs a passphrase that nobody else can read', async () => {
    const env = { DATABASE_URL: `${inject('nativePostgres')}/postgres` };
    const target = join(folder, 'never.backup');
    const lists = [[], [target]];
    expect(await runInTurn('scripts/backup.ts', lists, { env, cwd: folder })).toMatchObject([
      { code: 1, stderr: expect.stringContaining('npm run backup') },
      { code: 1, stderr: expect.stringContaining('est toujours chiffrée') },
    ]);
    const file = join(folder, 'phrase');
    await writeFile(file, `${PASSPHRASE}\n`, { mode: 0o644 });
    await chmod(file, 0o644);
    const settings = { backup: { passphrase: undefined, passphraseFile: file } };
    await expect(readPassphrase(settings)).rejects.toThrow(`chmod 600 ${file}`);
    await chmod(file, 0o600);
    expect(await readPassphrase(settings)).toBe(PASSPHRASE);
    expect(await run('restore', [], env)).toMatchObject({
      code: 1,
      stderr: expect.stringContaining('npm run restore'),
    });
  });
});
