import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, expect, it } from 'vitest';
import { findViolations } from '#server/areas/announcement-lifecycle/invariants.queries.ts';
import { type OpenDatabase, openDatabase } from '#server/db/client.ts';
import { migrate } from '#server/db/migrate.ts';
import { type NativePostgres, startNativePostgres } from './support/native-postgres.ts';
import { anAnnouncementRow } from './support/rows.ts';
import { runOnServer } from './support/server-databases.ts';

/** The settings of docs/operations.md, as they are written there: those to prepare, and those of the day. */
const [archiving = '', returning = ''] = [
  ...(await readFile(join(import.meta.dirname, '../docs/operations.md'), 'utf8')).matchAll(
    /```ini\n([^`]*)```/g,
  ),
].map(([, block = '']) => block);

const servers: NativePostgres[] = [];
const databases: OpenDatabase[] = [];
afterAll(async () => {
  for (const database of databases) await database.close();
  for (const server of servers) await server.stop();
});

const start = async (options: Parameters<typeof startNativePostgres>[0]): Promise<NativePostgres> => {
  const server = await startNativePostgres({ durable: true, ...options });
  servers.push(server);
  return server;
};

const open = async ({ url }: NativePostgres): Promise<OpenDatabase> => {
  const database = await openDatabase({ databaseUrl: `${url}/site`, dataDir: '' });
  databases.push(database);
  return database;
};

/** What pg_basebackup does, which the npm package lacks: the files while the server runs, and where to begin. */
const copyBase = ({ folder, execute }: NativePostgres, { db }: OpenDatabase): Promise<void> =>
  db.connection().execute(async (session) => {
    const base = join(folder, 'base');
    await sql`select pg_backup_start('base', true)`.execute(session);
    await execute('cp', ['--archive', join(folder, 'data'), base]);
    const { rows } = await sql<{ labelfile: string }>`select labelfile from pg_backup_stop()`.execute(
      session,
    );
    await writeFile(join(base, 'backup_label'), rows[0]?.labelfile ?? '');
    for (const name of await readdir(join(base, 'pg_wal'), { withFileTypes: true }))
      if (name.isFile()) await rm(join(base, 'pg_wal', name.name));
    await rm(join(base, 'postmaster.pid'));
  });

it('a PostgreSQL server returns to an instant by the steps of the runbook', async () => {
  const live = await start({
    configuration: (folder) => archiving.replaceAll('/var/backups', folder),
  });
  await live.execute('mkdir', [join(live.folder, 'journaux')]);
  await runOnServer(live.url, 'create database site');
  const database = await open(live);
  const { db } = database;
  await migrate(database);
  const [kept, lost] = [anAnnouncementRow(), anAnnouncementRow()];
  await db.insertInto('announcements').values(kept).execute();
  await copyBase(live, database);
  const [uploads, images] = [join(live.folder, 'uploads'), join(live.folder, 'images')];
  await live.execute('mkdir', [uploads, images]);
  const copyImages = () => live.execute('cp', ['--archive', '--update', `${uploads}/.`, images]);
  await writeFile(join(uploads, 'a.jpg'), 'image');
  await copyImages();
  await rm(join(uploads, 'a.jpg'));
  await writeFile(join(uploads, 'b.jpg'), 'image');
  await copyImages();
  expect((await readdir(images)).sort()).toEqual(['a.jpg', 'b.jpg']);

  // After the copy of the base, and before the accident.
  await db.insertInto('announcements').values(lost).execute();
  const { rows } = await sql<{ at: string }>`select clock_timestamp()::text as at`.execute(db);
  await db.deleteFrom('announcements').execute();
  const { rows: ended } = await sql<{ name: string }>`
    select pg_walfile_name(pg_switch_wal()) as name
  `.execute(db);
  const archived = async () => {
    const { rows } = await sql<{ last: string; failed: number }>`
      select last_archived_wal as last, failed_count::int as failed from pg_stat_archiver
    `.execute(db);
    return rows[0];
  };
  await expect.poll(async () => (await archived())?.last, { timeout: 60_000 }).toBe(ended[0]?.name);
  expect((await archived())?.failed).toBe(0);

  const returnTo = (instant: string) =>
    start({
      prepare: async (data) => {
        await live.execute('cp', ['--archive', join(live.folder, 'base'), data]);
        await live.execute('touch', [join(data, 'recovery.signal')]);
      },
      configuration: () =>
        returning.replaceAll('/var/backups', live.folder).replace('2026-11-16 09:41:00+01', instant),
    });
  const returned = await returnTo(rows[0]?.at ?? '');
  expect(returned.log()).toMatch(/recovery stopping before commit[\s\S]*archive recovery complete/);
  const { db: found } = await open(returned);
  const announcements = await found.selectFrom('announcements').select('id').execute();
  expect(announcements.map(({ id }) => id).sort()).toEqual([kept.id, lost.id].sort());
  expect(await findViolations(found)).toEqual([]);
  await found.deleteFrom('announcements').execute();

  // Later than what was archived: refused, rather than something else.
  await expect(returnTo('2100-01-01 00:00:00+00')).rejects.toThrow(
    'recovery ended before configured recovery target was reached',
  );
});
