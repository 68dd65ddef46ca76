import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Database } from './db/client.ts';
import { askRunningSite, openOperatorSocket } from './operator-socket.ts';

describe('the socket of the operator', () => {
  let dataDir: string;
  const clients: Socket[] = [];
  beforeEach(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'parution-operator-'));
  });
  afterEach(async () => {
    for (const client of clients.splice(0)) client.destroy();
    await rm(dataDir, { recursive: true, force: true });
  });

  const errors: object[] = [];
  const open = () => {
    const log = { info() {}, warn() {}, error: (line: object) => void errors.push(line) };
    // A greeting needs no database.
    const database = {
      engine: 'embedded',
      db: {} as Database,
      executeSql: async () => ({ rows: [] }),
    } as const;
    return openOperatorSocket({ dataDir, database, clock: { now: () => new Date() }, log });
  };

  const openClient = async (): Promise<Socket> => {
    const client = connect({ path: join(dataDir, 'admin.sock'), allowHalfOpen: true });
    clients.push(client.on('error', () => {}));
    await once(client, 'connect');
    return client;
  };

  it('answers, and closes at once although clients are silent, half way through or keep their side open', async () => {
    const { stop } = await open();
    await openClient();
    (await openClient()).write('{"comm');
    const answered = await openClient();
    answered.resume().end('{"command":"hello"}');
    await once(answered, 'end');
    expect(await askRunningSite(dataDir)).toEqual({ done: '' });

    await stop();
    expect(await askRunningSite(dataDir)).toBeUndefined();
    expect(errors).toEqual([]);
  });
});
