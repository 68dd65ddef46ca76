import { chmod, mkdir, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { describeOnServer } from './support/database.ts';
import { preparePostgres } from './support/native-postgres.ts';

// Root can enter every folder: as root, the test checks what another user can do.
const account = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : undefined;
// The temporary folder of root may be closed to other users.
const base = account ? '/tmp' : tmpdir();

describe.skipIf(process.platform === 'win32')("the folder of the tests' PostgreSQL", () => {
  let open: string;
  let closed: string;
  /** A program in the place of PostgreSQL, whose sixty megabytes would be copied from a clone that is closed to others. */
  let installed: string;
  beforeAll(async () => {
    open = await mkdtemp(join(base, 'parution-open é à-'));
    await chmod(open, 0o1777);
    closed = await mkdtemp(join(base, 'parution-closed-'));
    await chmod(closed, 0o500);
    installed = join(open, 'installed');
    await mkdir(join(installed, 'bin'), { recursive: true });
    await writeFile(join(installed, 'bin/postgres'), '#!/bin/sh\n');
    for (const path of ['.', 'bin', 'bin/postgres']) await chmod(join(installed, path), 0o755);
  });
  afterAll(async () => {
    await chmod(closed, 0o700);
    for (const folder of [open, closed]) await rm(folder, { recursive: true });
  });

  it.each([0o000, 0o022, 0o077])('is the first that its user can enter, with the umask %o', async (mask) => {
    const umask = process.umask(mask);
    const prepared = preparePostgres(account, ['/nowhere', closed, open], installed);
    const { folder, passwordFile } = await prepared.finally(() => process.umask(umask));

    expect(folder.startsWith(join(open, 'parution-postgres-'))).toBe(true);
    // It leaves nothing in the others.
    expect(await readdir(closed)).toEqual([]);
    for (const path of [folder, passwordFile])
      expect((await stat(path)).uid).toBe(account?.uid ?? process.getuid?.());
  });

  it('is requested in one sentence when there is none', async () => {
    await expect(preparePostgres(account, [closed], installed)).rejects.toThrow(
      `parmi : ${closed}. Indiquez-en un, ouvert à tous, dans la variable TMPDIR.`,
    );
  });

  it('receives the binaries when its user cannot enter their folder', async () => {
    const hidden = await mkdtemp(join(base, 'parution-hidden-'));
    await mkdir(join(hidden, 'bin'));
    await writeFile(join(hidden, 'bin/postgres'), '#!/bin/sh\n', { mode: 0o600 });
    try {
      const { folder, binaries } = await preparePostgres(account, [open], hidden);
      expect(binaries.startsWith(folder)).toBe(true);
    } finally {
      await rm(hidden, { recursive: true });
    }
  });
});

describeOnServer(
  'a transaction that any engine could run',
  (database) => {
    it('fails where the embedded database would wait for its only connection', async () => {
      const { db, executeSql } = database();
      const read = () => db.selectFrom('users').select('id').execute();
      await expect(db.transaction().execute(read)).rejects.toThrow('outside of the transaction');
      await expect(db.transaction().execute(() => db.transaction().execute(read))).rejects.toThrow('outside');
      await expect(db.transaction().execute(() => executeSql('select 1'))).rejects.toThrow('outside');
      await expect(
        db
          .transaction()
          .setAccessMode('read only')
          .execute(async (trx) => [await trx.selectFrom('users').select('id').execute(), await read()]),
      ).rejects.toThrow('outside');
      await db.transaction().execute((trx) => trx.selectFrom('users').select('id').execute());
      expect(await read()).toEqual([]);
    });
  },
  { like: 'embedded' },
);
