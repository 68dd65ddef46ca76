import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { systemClock } from '#server/adapters/system-clock/system-clock.ts';
import type { OpenDatabase } from '#server/db/client.ts';
import { requestLiveCopy, startLiveCopies } from './live-copy.ts';

const log = { info() {}, warn() {}, error() {} };
let dataDir: string;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'parution-copies-'));
});
afterEach(() => rm(dataDir, { recursive: true }));

it('a stop waits for the copy that was begun, and not for strangers who hold a connection', async () => {
  const begun = Promise.withResolvers<void>();
  const copying = Promise.withResolvers<void>();
  const copyFiles = () => {
    begun.resolve();
    return copying.promise;
  };
  const database = { copyFiles } as Partial<OpenDatabase> as OpenDatabase;
  const copies = await startLiveCopies({ database, dataDir, clock: systemClock, log });
  const { port } = JSON.parse(await readFile(join(dataDir, 'db.control'), 'utf8'));
  const silent = connect(port, '127.0.0.1');
  const slow = connect(port, '127.0.0.1');
  await Promise.all([once(silent, 'connect'), once(slow, 'connect')]);
  slow.write('POST /copies HTTP/1.1\r\nHost: x\r\n');
  const left = Promise.all([once(silent.resume(), 'close'), once(slow.resume(), 'close')]);

  const asked = requestLiveCopy(dataDir);
  await begun.promise;
  const stopped = copies.stop();
  copying.resolve();
  expect((await asked)?.folder).toContain(dataDir);
  await Promise.all([stopped, left]);
});
