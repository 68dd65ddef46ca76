import { chmod, lstat, mkdir, mkdtemp, readdir, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { prepareDataFolder } from './data-folder.ts';

let parent: string;
let umask: number;
let warnings: string[];
beforeEach(async () => {
  umask = process.umask(0o022);
  parent = await mkdtemp(join(tmpdir(), 'parution-data-'));
  warnings = [];
  vi.spyOn(process.stderr, 'write').mockImplementation((text) => warnings.push(String(text)) > 0);
});
afterEach(async () => {
  process.umask(umask);
  await rm(parent, { recursive: true });
});

/** The entries that others have a right on, with their mode. */
const openEntries = async (folder: string): Promise<string[]> => {
  const names = await readdir(folder, { recursive: true });
  const modes = await Promise.all(
    ['', ...names].map(async (name) => ({ name, ...(await lstat(join(folder, name))) })),
  );
  return modes
    .filter(({ mode }) => (mode & 0o170_000) !== 0o120_000 && (mode & 0o077) !== 0)
    .map(({ name, mode }) => `${name} ${(mode & 0o777).toString(8)}`);
};

/** A site's folder as the umask of most machines leaves it. */
const givenOpenFolder = async () => {
  const folder = join(parent, 'data');
  for (const name of ['db/base', 'outbox', 'uploads/ab'])
    await mkdir(join(folder, name), { recursive: true });
  for (const name of ['db.lock', 'settings.key.1', 'db/base/1', 'outbox/a.eml', 'uploads/ab/c.webp'])
    await writeFile(join(folder, name), '');
  await chmod(join(folder, 'db/base/1'), 0o666);
  return folder;
};

describe.skipIf(process.platform === 'win32')('the data folder', () => {
  it('is made for its user alone, like all that the site writes there afterwards', async () => {
    const folder = join(parent, 'un dossier', 'données');
    await prepareDataFolder(folder);
    await mkdir(join(folder, 'outbox'));
    await writeFile(join(folder, 'outbox/a.eml'), '');

    expect(await openEntries(folder)).toEqual([]);
    expect(warnings).toEqual([]);
  });

  it('is closed when it is found open, with one warning, once', async () => {
    const folder = await givenOpenFolder();
    await prepareDataFolder(folder);
    await prepareDataFolder(folder);

    expect(await openEntries(folder)).toEqual([]);
    expect(warnings).toEqual([expect.stringContaining(`pouvaient lire ${folder} (10 fichiers ou dossiers)`)]);
  });

  it('is closed without a warning inside a closed folder, which nobody could enter', async () => {
    const folder = await givenOpenFolder();
    await chmod(folder, 0o700);
    await prepareDataFolder(folder);

    expect((await openEntries(folder)).filter((entry) => !entry.startsWith('uploads'))).toEqual([]);
    expect(warnings).toEqual([]);
  });

  it('is closed without a warning while it is empty', async () => {
    await chmod(parent, 0o755);
    await prepareDataFolder(parent);

    expect(await openEntries(parent)).toEqual([]);
    expect(warnings).toEqual([]);
  });

  it('leaves alone what is not its own, a link included', async () => {
    const folder = await givenOpenFolder();
    const elsewhere = join(parent, 'elsewhere');
    await writeFile(elsewhere, '');
    await writeFile(join(folder, 'notes.txt'), '');
    await symlink(elsewhere, join(folder, 'outbox/link'));
    await prepareDataFolder(folder);

    expect(await openEntries(folder)).toEqual([' 755', 'notes.txt 644']);
    expect((await lstat(elsewhere)).mode & 0o777).toBe(0o644);
  });

  it('is refused in one sentence where nothing can be written', async () => {
    await writeFile(join(parent, 'file'), '');
    for (const folder of [join(parent, 'file'), join(parent, 'file/data')])
      await expect(prepareDataFolder(folder)).rejects.toThrow(
        `Configuration : le site ne peut pas écrire dans ${folder}`,
      );
  });
});
