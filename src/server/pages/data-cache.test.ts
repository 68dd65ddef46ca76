import { beforeEach, describe, expect, it } from 'vitest';
import { createDataCache } from './data-cache.ts';
import { READS_KEY } from './freshness.ts';

const NOON = new Date('2026-11-15T11:00:00.000Z');

describe('the data of pages', () => {
  let now: Date;
  let asked: string[];
  /** Awaited by each read, if given. */
  let held: Promise<void> | undefined;
  let answer: { status: number; body: unknown; keys: string[] };
  let cache: ReturnType<typeof createDataCache>;

  beforeEach(() => {
    now = NOON;
    asked = [];
    held = undefined;
    answer = { status: 200, body: { title: 'avant' }, keys: ['articles', 'article:1'] };
    cache = createDataCache({
      now: () => now,
      maxBytes: 100_000,
      read: async (path) => {
        asked.push(path);
        const given = answer;
        await held;
        return given;
      },
    });
  });

  it('is read once until something it shows changes', async () => {
    await cache.read('/articles');
    expect(await cache.read('/articles')).toMatchObject({ body: { title: 'avant' } });
    cache.drop(['article:2']);
    await cache.read('/articles');
    expect(asked).toEqual(['/articles']);
    answer = { ...answer, body: { title: 'après' } };
    cache.drop(['article:1']);
    expect(await cache.read('/articles')).toMatchObject({ body: { title: 'après' } });
  });

  it('is read again by path: a change of one leaves the others', async () => {
    await cache.read('/articles');
    answer = { ...answer, keys: ['announcements'] };
    await cache.read('/legal-announcements');
    cache.drop(['announcements']);
    await cache.read('/articles');
    await cache.read('/legal-announcements');
    expect(asked).toEqual(['/articles', '/legal-announcements', '/legal-announcements']);
  });

  it('is shared by concurrent reads, but not with one that began before a change', async () => {
    const gate = Promise.withResolvers<void>();
    held = gate.promise;
    const first = cache.read('/articles');
    const second = cache.read('/articles');
    cache.drop(['article:1']);
    answer = { ...answer, body: { title: 'après' } };
    const third = cache.read('/articles');
    gate.resolve();
    expect(await Promise.all([first, second])).toMatchObject([
      { body: { title: 'avant' } },
      { body: { title: 'avant' } },
    ]);
    expect(await third).toMatchObject({ body: { title: 'après' } });
    expect(await cache.read('/articles')).toMatchObject({ body: { title: 'après' } });
    expect(asked).toHaveLength(2);
  });

  it('is all read again after a lost connection, also what was being read', async () => {
    const gate = Promise.withResolvers<void>();
    held = gate.promise;
    const before = cache.read('/articles');
    cache.dropAll();
    gate.resolve();
    await before;
    await cache.read('/articles');
    expect(asked).toHaveLength(2);
  });

  it.each([
    { status: 404, body: {}, keys: ['articles'] },
    { status: 503, body: {}, keys: [] },
    { status: 200, body: {}, keys: [] },
  ])('is not cached when it failed, or names nothing it shows: $status $keys', async (given) => {
    answer = given;
    await cache.read('/articles');
    await cache.read('/articles');
    expect(asked).toHaveLength(2);
  });

  it('expires at midnight in Paris, and after five minutes where it shows numbers of reads', async () => {
    await cache.read('/articles');
    answer = { ...answer, keys: ['articles', READS_KEY] };
    const { freshUntil } = await cache.read('/articles?sortBy=read_count');
    expect(freshUntil).toBe(NOON.getTime() + 5 * 60_000);
    now = new Date(freshUntil);
    await cache.read('/articles');
    await cache.read('/articles?sortBy=read_count');
    expect(asked).toHaveLength(3);
    now = new Date('2026-11-15T23:00:00.000Z');
    await cache.read('/articles');
    expect(asked).toHaveLength(4);
  });

  it('keeps lists when visitors invent searches', async () => {
    await cache.read('/articles?page=1');
    answer = { ...answer, body: { text: 'x'.repeat(2_000) } };
    for (let n = 0; n < 50; n++) await cache.read(`/articles/search?q=mot${n}`);
    await cache.read('/articles/search?q=mot0');
    await cache.read('/articles?page=1');
    expect(asked.filter((path) => path === '/articles?page=1')).toHaveLength(1);
    expect(asked.filter((path) => path === '/articles/search?q=mot0')).toHaveLength(2);
  });

  it('cannot be changed by a page that reads it', async () => {
    const { body } = await cache.read('/articles');
    expect(() => Object.assign(body as object, { title: 'autre' })).toThrow(TypeError);
  });
});
