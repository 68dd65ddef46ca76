import { expect, it } from 'vitest';
import { createVersionedCache } from './versioned-cache.ts';

const aCache = () => {
  const state = { version: 1, now: 0, versionsRead: 0, made: 0 };
  const cached = createVersionedCache<number>({
    now: () => new Date(state.now),
    async readVersion() {
      state.versionsRead += 1;
      return state.version;
    },
  });
  const ask = (key: string) =>
    cached(key, async () => {
      state.made += 1;
      return { version: state.version, value: state.made };
    });
  return { state, cached, ask };
};

it('reads the version only to check a result that it has', async () => {
  const { state, ask } = aCache();
  expect([await ask('a'), await ask('b')]).toEqual([1, 2]);
  expect(state.versionsRead).toBe(0);
  expect(await ask('a')).toBe(1);
  expect(state.versionsRead).toBe(1);
});

it('makes a result again when the articles have changed, or after a minute', async () => {
  const { state, ask } = aCache();
  await ask('a');
  state.version = 2;
  expect(await ask('a')).toBe(2);
  expect(await ask('a')).toBe(2);
  state.now += 60_000;
  expect(await ask('a')).toBe(3);
});

it('makes one result for identical concurrent calls', async () => {
  const { ask } = aCache();
  expect(await Promise.all([ask('a'), ask('a'), ask('a')])).toEqual([1, 1, 1]);
});

it('gives a result made during a change to nobody who asks after it', async () => {
  const { state, cached, ask } = aCache();
  const { promise, resolve } = Promise.withResolvers<{ version: number; value: number }>();
  const first = cached('a', () => promise);
  state.version = 2;
  const second = ask('a');
  resolve({ version: 1, value: -1 });
  expect(await Promise.all([first, second])).toEqual([-1, 1]);
});

it('does not keep a failure', async () => {
  const { cached, ask } = aCache();
  await expect(cached('a', () => Promise.reject(new Error('down')))).rejects.toThrow('down');
  expect(await ask('a')).toBe(1);
});
