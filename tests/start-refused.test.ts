import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startNodeProcess } from './support/node-process.ts';

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
