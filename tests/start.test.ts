import { existsSync } from 'node:fs';
import { lstat, mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeWithDatabase } from './support/database.ts';
import { startNodeProcess } from './support/node-process.ts';
import { startSite } from './support/site.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'parution-start-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

// The first start shows the administrator's password once: it must not be created, then lost.
it('creates nothing when its port is in use', async () => {
  const other = createServer();
  await new Promise<void>((ready) => other.listen(0, '127.0.0.1', ready));
  const { port } = other.address() as AddressInfo;
  const dataDir = join(folder, 'data');
  try {
    const env = { PORT: String(port), HOST: '127.0.0.1', DATA_DIR: dataDir };
    expect(await startNodeProcess('src/server/main.ts', [], { env, cwd: folder }).ended).toMatchObject({
      code: 1,
      stdout: '',
      stderr: `Le port ${port} est déjà utilisé. Arrêtez l'autre programme, ou donnez un autre PORT.\n`,
    });
    expect(existsSync(dataDir)).toBe(false);
  } finally {
    other.close();
  }
});

/** A machine whose `localhost` is an IPv6 address that it cannot listen on: this one belongs to no machine. */
const WITHOUT_IPV6 = `data:text/javascript,${encodeURIComponent(`
  import dns from 'node:dns';
  const { lookup } = dns;
  dns.lookup = (name, options, done = options) => {
    if (name !== 'localhost') return lookup(name, options, done);
    const found = { address: '2001:db8::1', family: 6 };
    process.nextTick(() => options.all ? done(null, [found]) : done(null, found.address, found.family));
  };
`)}`;

const openEntriesIn = async (root: string): Promise<string[]> => {
  const names = ['', ...(await readdir(root, { recursive: true }))];
  const modes = await Promise.all(names.map(async (name) => ({ name, ...(await lstat(join(root, name))) })));
  return modes.filter(({ mode }) => (mode & 0o077) !== 0).map(({ name }) => name);
};

// On PostgreSQL every day: creating the files of the embedded database takes longer than all the rest.
describeWithDatabase('a start', (database) => {
  it('needs no home, no IPv6, no usual temporary folder, no plain path and no umask', async () => {
    const temporary = join(folder, 'fichiers à jeter');
    const dataDir = join(folder, 'le site é à', 'données');
    await mkdir(temporary);
    const { url } = database();
    const umask = process.umask(0o000);
    try {
      const site = await startSite({
        content: 'none',
        dataDir,
        ...(url && { databaseUrl: url }),
        nodeOptions: ['--import', WITHOUT_IPV6],
        env: { HOME: undefined, TMPDIR: temporary },
      });
      try {
        expect((await fetch(site.url)).status).toBe(200);
        expect(site.output()).not.toContain('Attention');
      } finally {
        await site.stop();
      }
      if (process.platform !== 'win32') expect(await openEntriesIn(dataDir)).toEqual([]);
    } finally {
      process.umask(umask);
      await rm(temporary, { recursive: true });
      await rm(dataDir, { recursive: true });
    }
  });
});
