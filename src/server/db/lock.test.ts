import { existsSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type NodeProcess, startNodeProcess } from '#tests/support/node-process.ts';
import { repetitions } from '#tests/support/repetitions.ts';
import { acquireLock, DatabaseLockedError } from './lock.ts';

let folder: string;
let path: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'parution-lock-'));
  path = join(folder, 'db.lock');
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const acquire = () => acquireLock({ path, folder: './data' });
const startTaker = () => startNodeProcess('tests/support/processes/take-lock.ts', [path]);
const go = ({ child }: NodeProcess) => child.stdin.write('go\n');

const hasAnswered = ({ output }: NodeProcess) => /taken|refused/.test(output());
const PATIENT = { timeout: 15_000 };

const kill = async ({ child, ended }: NodeProcess) => {
  child.kill('SIGKILL');
  await ended;
};

/** Leaves the lock of a process that was killed. */
const leaveDeadLock = async () => {
  const taker = startTaker();
  go(taker);
  await expect.poll(() => taker.output(), PATIENT).toContain('taken');
  await kill(taker);
};

describe('the lock', () => {
  it('is refused a second time to the same process, and free again once released', async () => {
    const lock = await acquire();
    await expect(acquire()).rejects.toThrow(
      new DatabaseLockedError(
        `La base de données de ./data est déjà utilisée par ce même processus (pid ${process.pid}). ` +
          'Arrêtez-le, ou donnez un autre DATA_DIR.',
      ),
    );
    await lock.release();
    await (await acquire()).release();
    expect(await readdir(folder)).toEqual([]);
  });

  it('is refused while another process holds it', async () => {
    const taker = startTaker();
    go(taker);
    await expect.poll(() => taker.output(), PATIENT).toContain('taken');
    await expect(acquire()).rejects.toThrow(
      `La base de données de ./data est déjà utilisée par un autre processus (pid ${taker.child.pid}).`,
    );
    taker.child.stdin.end();
    expect(await taker.ended).toMatchObject({ code: 0, stdout: 'ready\ntaken\n' });
    await (await acquire()).release();
  });

  it('is taken over from a process that was killed', async () => {
    await leaveDeadLock();
    const lock = await acquire();
    expect(JSON.parse(await readFile(path, 'utf8'))).toMatchObject({ pid: process.pid });
    await lock.release();
    expect(await readdir(folder)).toEqual([]);
  });

  it('is taken over when its number now belongs to another process', async () => {
    const lock = await acquire();
    const holder = JSON.parse(await readFile(path, 'utf8'));
    await lock.release();
    await writeFile(path, JSON.stringify({ ...holder, startedAt: 'another-boot:1' }));
    await (await acquire()).release();
  });

  it('is never taken from another machine, whose processes cannot be seen', async () => {
    const holder = { id: 'x', pid: 2 ** 22 + 1, host: `not-${hostname()}`, startedAt: null };
    await writeFile(path, JSON.stringify(holder));
    await expect(acquire()).rejects.toThrow(`la machine not-${hostname()}`);
  });

  it('is never taken when it cannot be read', async () => {
    await writeFile(path, '');
    await expect(acquire()).rejects.toThrow(`est illisible : ${path}`);
  });

  it('is not released by one who lost it', async () => {
    const lock = await acquire();
    await writeFile(path, JSON.stringify({ id: 'other', pid: 1, host: hostname(), startedAt: null }));
    await lock.release();
    expect(existsSync(path)).toBe(true);
  });

  it.each(Array.from({ length: repetitions(2, 5) }, (_, n) => n + 1))(
    'goes to exactly one of the processes that see a dead one at the same moment (%i)',
    async () => {
      await leaveDeadLock();
      const takers = Array.from({ length: 4 }, startTaker);
      await Promise.all(takers.map(({ firstLine }) => firstLine));
      takers.forEach(go);
      await expect.poll(() => takers.every(hasAnswered), PATIENT).toBe(true);
      takers.forEach(({ child }) => void child.stdin.end());
      const said = (await Promise.all(takers.map(({ ended }) => ended))).map(({ stdout }) => stdout);
      expect(said.sort()).toEqual([...Array.from({ length: 3 }, () => 'ready\nrefused\n'), 'ready\ntaken\n']);
      expect(await readdir(folder)).toEqual([]);
    },
  );

  it('goes to exactly one of many that race inside one process', async () => {
    for (let round = 0; round < 50; round += 1) {
      await writeFile(
        path,
        JSON.stringify({ id: `dead-${round}`, pid: process.pid, host: hostname(), startedAt: 'gone' }),
      );
      const outcomes = await Promise.allSettled(Array.from({ length: 8 }, acquire));
      const taken = outcomes.filter((outcome) => outcome.status === 'fulfilled');
      expect(taken).toHaveLength(1);
      await taken[0]?.value.release();
    }
    expect(await readdir(folder)).toEqual([]);
  });

  it('is taken over even from one who was killed while taking it over', async () => {
    const dead = { pid: process.pid, host: hostname(), startedAt: 'gone' };
    await writeFile(path, JSON.stringify({ ...dead, id: 'first' }));
    await writeFile(`${path}.first`, JSON.stringify({ ...dead, id: 'second' }));
    await (await acquire()).release();
    expect(await readdir(folder)).toEqual([]);
  });
});
