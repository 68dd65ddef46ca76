import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { expect, it, vi } from 'vitest';
import { describeWithDatabase } from '#tests/support/database.ts';
import { buildReadingApp, givenArticles, NOW } from '#tests/support/reading-app.ts';
import { repetitions } from '#tests/support/repetitions.ts';
import { createReadCounter, isPrefetch, isRobot } from './read-counter.ts';

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0';
const addressOf = (n: number) => `10.${n >> 16}.${(n >> 8) & 255}.${n & 255}`;

/** An even number: one reader in four reads the other article. */
const WAVES = repetitions(4, 20);

describeWithDatabase('the reading counter', (database) => {
  const givenArticle = async (changes: Parameters<typeof givenArticles>[1][number] | object = {}) => {
    const id = randomUUID();
    await givenArticles(database().db, [{ id, slug: `lu-${id}`, ...changes }]);
    return id;
  };

  const countOf = async (id: string) => {
    const { db } = database();
    const { read_count } = await db
      .selectFrom('articles')
      .select('read_count')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    const days = await db
      .selectFrom('article_daily_reads')
      .select(['day', 'reads', 'unique_readers'])
      .where('article_id', '=', id)
      .orderBy('day')
      .execute();
    return { read_count, days };
  };

  const counterAt = (clock: { now: () => Date }) =>
    createReadCounter({
      db: database().db,
      clock,
      onError: (error) => {
        throw error;
      },
    });

  it(`counts ${WAVES * 50} readers, fifty at a time, once each`, async () => {
    const [hot, other] = [await givenArticle({ read_count: 7 }), await givenArticle()];
    const app = await buildReadingApp(database());
    const read = (n: number) =>
      app.inject({
        method: 'PUT',
        url: `/api/articles/${n % 4 === 0 ? other : hot}/increment-read-count`,
        remoteAddress: addressOf(n),
        headers: { 'user-agent': FIREFOX },
      });
    for (let wave = 0; wave < WAVES; wave++) {
      const answers = await Promise.all(Array.from({ length: 50 }, (_, n) => read(wave * 50 + n)));
      expect(answers.every(({ statusCode }) => statusCode === 200)).toBe(true);
      expect(answers[0]?.json()).toEqual({ success: true });
    }
    await app.close();
    const day = '2026-11-15';
    const [few, most] = [WAVES * 12.5, WAVES * 37.5];
    expect(await countOf(hot)).toEqual({
      read_count: 7 + most,
      days: [{ day, reads: most, unique_readers: most }],
    });
    expect(await countOf(other)).toEqual({
      read_count: few,
      days: [{ day, reads: few, unique_readers: few }],
    });
  });

  it('counts no prefetch', async () => {
    const id = await givenArticle();
    const app = await buildReadingApp(database());
    for (const headers of [{}, { 'sec-purpose': 'prefetch;prerender' }, { purpose: 'prefetch' }])
      await app.inject({
        method: 'PUT',
        url: `/api/articles/${id}/increment-read-count`,
        headers: { 'user-agent': FIREFOX, ...headers },
      });
    await app.close();
    expect((await countOf(id)).read_count).toBe(1);
  });

  it('writes at an interval, without waiting for the end', async () => {
    const id = await givenArticle();
    const counter = counterAt({ now: () => NOW });
    counter.record(id, '192.0.2.1');
    await vi.waitFor(async () => expect((await countOf(id)).read_count).toBe(1), { timeout: 15_000 });
    await counter.close();
  });

  it('counts each load, at most ten a minute for one article from one IP address, and separates readers from readings', async () => {
    const id = await givenArticle();
    let now = NOW.getTime();
    const counter = counterAt({ now: () => new Date(now) });
    const readAfter = (seconds: number, address = '192.0.2.1') => {
      now += seconds * 1_000;
      counter.record(id, address);
    };
    for (let load = 0; load < 12; load++) readAfter(1);
    readAfter(0, '192.0.2.2');
    readAfter(60);
    await counter.flush();
    expect(await countOf(id)).toEqual({
      read_count: 12,
      days: [{ day: '2026-11-15', reads: 12, unique_readers: 2 }],
    });
    // The day is Paris's: 23 h UTC in winter is the next day there.
    now = new Date('2026-11-15T23:00:00Z').getTime();
    readAfter(0);
    await counter.close();
    expect((await countOf(id)).days[1]).toEqual({ day: '2026-11-16', reads: 1, unique_readers: 1 });
  });

  it('loses nothing when the database refuses for a while', async () => {
    const { db } = database();
    const id = await givenArticle();
    const counter = createReadCounter({ db, clock: { now: () => NOW }, onError: () => {} });
    counter.record(id, '192.0.2.1');
    await sql`alter table article_daily_reads rename to away`.execute(db);
    await expect(counter.flush()).rejects.toThrow(/article_daily_reads/);
    counter.record(id, '192.0.2.2');
    await sql`alter table away rename to article_daily_reads`.execute(db);
    await counter.close();
    expect((await countOf(id)).read_count).toBe(2);
  });

  it('leaves out an article deleted meanwhile, and counts the others', async () => {
    const { db } = database();
    const [gone, id] = [await givenArticle(), await givenArticle()];
    const counter = counterAt({ now: () => NOW });
    counter.record(gone, '192.0.2.1');
    counter.record(id, '192.0.2.1');
    await db.deleteFrom('articles').where('id', '=', gone).execute();
    await counter.close();
    expect((await countOf(id)).read_count).toBe(1);
  });

  it('never updates the search index', async () => {
    const { db } = database();
    const id = await givenArticle();
    const row = () =>
      sql<{
        xmin: string;
      }>`select xmin::text, ctid::text from article_index where article_id = ${id}`.execute(db);
    const before = await row();
    const counter = counterAt({ now: () => NOW });
    counter.record(id, '192.0.2.1');
    await counter.close();
    expect((await row()).rows).toEqual(before.rows);
  });

  it.each([
    { kind: 'a draft', changes: { status: 'draft', published_at: null } },
    { kind: 'a trashed article', changes: { deleted_at: NOW } },
    { kind: 'an article not due', changes: { published_at: new Date(NOW.getTime() + 1) } },
  ])('answers 404 for $kind, as for an unknown one, and counts nothing', async ({ changes }) => {
    const app = await buildReadingApp(database());
    const id = await givenArticle(changes);
    const read = (of: string) =>
      app.inject({
        method: 'PUT',
        url: `/api/articles/${of}/increment-read-count`,
        headers: { 'user-agent': FIREFOX },
      });
    const [hidden, unknown] = [await read(id), await read(randomUUID())];
    expect([hidden.statusCode, unknown.statusCode]).toEqual([404, 404]);
    expect({ ...hidden.json(), requestId: '' }).toEqual({ ...unknown.json(), requestId: '' });
    expect((await read('1')).statusCode).toBe(400);
    await app.close();
    expect(await countOf(id)).toEqual({ read_count: 0, days: [] });
  });

  it('answers a robot without counting it', async () => {
    const app = await buildReadingApp(database());
    const id = await givenArticle();
    const answer = await app.inject({
      method: 'PUT',
      url: `/api/articles/${id}/increment-read-count`,
      headers: { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' },
      payload: {},
    });
    expect(answer.json()).toEqual({ success: true });
    await app.close();
    expect((await countOf(id)).read_count).toBe(0);
  });
});

it.each([
  { agent: undefined, robot: true },
  { agent: '', robot: true },
  { agent: 'curl/8.5.0', robot: true },
  { agent: 'python-requests/2.32', robot: true },
  { agent: 'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; bingbot/2.0)', robot: true },
  { agent: 'facebookexternalhit/1.1', robot: true },
  { agent: 'Feedly/1.0', robot: true },
  { agent: FIREFOX, robot: false },
  {
    agent:
      'Mozilla/5.0 (Linux; Android 13; CUBOT P80) AppleWebKit/537.36 Chrome/142.0.0.0 Mobile Safari/537.36',
    robot: false,
  },
  {
    agent:
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1',
    robot: false,
  },
  {
    agent:
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36 Edg/142.0.0.0',
    robot: false,
  },
])('takes $agent for a robot: $robot', ({ agent, robot }) => {
  expect(isRobot(agent)).toBe(robot);
});

it.each([
  [{ 'sec-purpose': 'prefetch' }, true],
  [{ 'sec-purpose': 'prefetch;prerender' }, true],
  [{ 'sec-purpose': 'prefetch;anonymous-client-ip' }, true],
  [{ purpose: 'prefetch' }, true],
  [{ purpose: 'unrelated' }, false],
  [{}, false],
])('takes %j for a prefetch: %s', (headers, expected) => {
  expect(isPrefetch(headers)).toBe(expected);
});
