import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync } from 'node:fs';
import { chmod, chown, mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';

const ROOT = join(import.meta.dirname, '..');
const NODE = process.execPath;
/** Root may write anywhere: as root, an ordinary user starts the site. */
const account = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : undefined;
const canRunThere =
  process.platform !== 'win32' && spawnSync(NODE, ['--version'], { ...account, cwd: '/' }).status === 0;

// Plain JavaScript, which the scripts need before anything is installed: hence the import by URL.
const script = (name: string) => import(pathToFileURL(join(ROOT, 'scripts/lib', name)).href);
const { copyProject } = (await script('copy-project.mjs')) as { copyProject: () => string };
const { ensureBuilt } = (await script('ensure-built.mjs')) as { ensureBuilt: () => Promise<void> };

const setWritable = async (folder: string, isWritable: boolean): Promise<void> => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  for (const entry of entries.filter((each) => !each.isSymbolicLink())) {
    const mode = entry.isDirectory() ? 0o555 : 0o444;
    await chmod(join(entry.parentPath, entry.name), isWritable ? mode | 0o200 : mode);
  }
  await chmod(folder, isWritable ? 0o755 : 0o555);
};

describe.skipIf(!canRunThere)('npm start', () => {
  let folder: string;
  let clone: string;
  let dataDir: string;
  beforeAll(async () => {
    await ensureBuilt();
    folder = await mkdtemp(join(account ? '/tmp' : tmpdir(), 'parution é à ç -'));
    await chmod(folder, 0o755);
    vi.stubEnv('TMPDIR', folder);
    clone = copyProject();
    vi.unstubAllEnvs();
    cpSync(join(ROOT, 'dist'), join(clone, 'dist'), { recursive: true });
    await setWritable(clone, false);
    dataDir = join(folder, 'données');
    await mkdir(dataDir);
    if (account) await chown(dataDir, account.uid, account.gid);
  });
  afterAll(async () => {
    await setWritable(clone, true);
    await rm(folder, { recursive: true, force: true });
  });

  it('serves a clone that it cannot write, without a home, in a folder with spaces and accents', async () => {
    const server = spawn(NODE, ['scripts/start.mjs'], {
      cwd: clone,
      ...account,
      env: { PATH: process.env.PATH, PORT: '0', DATA_DIR: dataDir, SEED: 'none', LOG_LEVEL: 'warn' },
    });
    let output = '';
    for (const stream of [server.stdout, server.stderr])
      stream.setEncoding('utf8').on('data', (text: string) => {
        output += text;
      });
    const ended = once(server, 'exit');
    try {
      await expect
        .poll(() => server.exitCode !== null || output.includes('en ligne : '), { timeout: 120_000 })
        .toBe(true);
      const url = /en ligne : (http:\S+)/.exec(output)?.[1];
      expect(url, output).toBeDefined();
      expect((await fetch(url ?? '')).status).toBe(200);
    } finally {
      server.kill('SIGTERM');
    }
    expect(await ended).toEqual([0, null]);
  });
});
