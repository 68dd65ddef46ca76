import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { describeWithDatabase } from '#tests/support/database.ts';
import { givenArticles, NOW } from '#tests/support/reading-app.ts';
import { findMatches } from './matches.queries.ts';
import { createReadingOrder, type ReadingOrder } from './periods.ts';
import { findTagIds, readNewest, type SearchFilter } from './search.queries.ts';
import { createSearch } from './search-articles.ts';

const DAY_MS = 86_400_000;
const daysAgo = (days: number) => new Date(NOW.getTime() - days * DAY_MS);
const clock = { now: () => NOW };

const known = (order: ReadingOrder | undefined): ReadingOrder => {
  if (!order) throw new Error('no steps');
  return order;
};

describeWithDatabase('a word of most articles', (database) => {
  const COUNT = 300;
  /** Fewer than there are by far: they are looked for step by step. */
  const COUNTED = 20;
  const words = { words: [['usufruit']], categoryIds: [], tagIds: [], now: NOW };

  beforeAll(async () => {
    const articles = Array.from({ length: COUNT }, (_, n) => ({
      slug: `usufruit-${n}`,
      title: n % 50 === 7 ? `Usufruit ${n}` : `Propriété ${n}`,
      description: '',
      content: '<p>Un usufruit.</p>',
      // Only the oldest are of other categories.
      category_id: n < 200 ? 3 : 5,
      tags: n % 3 === 0 ? ['propriété', 'rente'] : ['propriété'],
      age: n + 1,
    }));
    await givenArticles(database().db, articles);
  });

  const readOrder = async () =>
    known(
      await createReadingOrder({
        clock,
        counted: COUNTED,
        ranked: 240,
        readNewest: (newer) => readNewest(database().db, newer),
      })(),
    );
  const find = (order: ReadingOrder, counted = COUNTED, filter: SearchFilter = words) =>
    findMatches(database().db, { filter, order }, counted);
  const tagId = async (name: string) => {
    const [id] = await findTagIds(database().db, [name]);
    if (id === undefined) throw new Error(`no tag ${name}`);
    return id;
  };
  const idOf = async (slug: string) => {
    const found = database().db.selectFrom('articles').select('id').where('slug', '=', slug);
    return (await found.executeTakeFirstOrThrow()).id;
  };

  it('is counted in the newest articles only', async () => {
    const order = await readOrder();
    expect(order.steps.length).toBeGreaterThan(3);
    const whole = await find(order);
    expect(whole.facets.total).toBe(COUNTED + 1);
    // The older steps are not needed, neither for the total nor for the facets.
    const newest = await find({ ...order, steps: order.steps.slice(0, 4) });
    expect(newest.facets).toEqual(whole.facets);
    expect(whole.facets.categories.map(({ id }) => id)).toEqual([3]);
  });

  it('is counted exactly where the sample was wrong', async () => {
    const order = await readOrder();
    const { facets, ranked } = await find({ ...order, frequentFrom: 1 }, COUNT);
    expect([facets.total, ranked.length]).toEqual([COUNT, 240]);
    expect(facets.categories).toEqual([
      { id: 3, count: 200 },
      { id: 5, count: 100 },
    ]);
    expect(facets.tags).toEqual([
      { id: await tagId('propriété'), count: COUNT },
      { id: await tagId('rente'), count: COUNT / 3 },
    ]);
    const atOnce = await find({ ...order, frequentFrom: COUNT }, COUNT);
    expect(atOnce.facets).toEqual(facets);
    expect(atOnce.ranked).toEqual(ranked);
  });

  it('is counted exactly with a chosen tag, even if others would be too many', async () => {
    const order = await readOrder();
    const rente = await tagId('rente');
    const { facets } = await find(order, COUNT / 3, { ...words, tagIds: [rente] });
    expect(facets.total).toBe(COUNT / 3);
    expect(facets.categories).toEqual([
      { id: 3, count: 67 },
      { id: 5, count: 33 },
    ]);
  });

  it.each([{ categories: [] }, { categories: ['3', '5'] }])(
    'leads to every match, those with it in their title first: $categories',
    async ({ categories }) => {
      const search = createSearch({ db: database().db, clock, counted: COUNTED });
      const pages = [1, 2, 3, 4, 5, 6, 7].map((page) =>
        search({ q: 'usufruit', page, limit: 50, categories, tags: [] }),
      );
      const answers = await Promise.all(pages);
      for (const { pagination } of answers)
        expect(pagination).toMatchObject({ total: COUNTED, totalIsMore: true });
      const found = answers.flatMap(({ results }) => results.map(({ slug }) => Number(slug.slice(9))));
      const numbers = Array.from({ length: COUNT }, (_, n) => n);
      const titled = numbers.filter((n) => n % 50 === 7);
      expect(found).toEqual([...titled, ...numbers.filter((n) => n % 50 !== 7)]);
    },
  );

  it('is not found any more in the period that an article has left', async () => {
    const { db } = database();
    // In steps, whatever the sample has.
    const order = { ...(await readOrder()), frequentFrom: 0 };
    // Enough to find too many matches.
    const newest = { ...order, steps: order.steps.slice(0, 4) };
    const oldest = { ...order, steps: order.steps.slice(-1) };
    const id = await idOf('usufruit-0');
    const date = (first_published_at: Date) =>
      db.updateTable('articles').set({ first_published_at }).where('id', '=', id).execute();
    expect((await find(newest)).ranked).toContain(id);
    expect((await find(oldest)).facets.total).toBe(0);
    await date(daysAgo(9_000));
    expect((await find(newest)).ranked).not.toContain(id);
    expect((await find(oldest)).facets.total).toBe(1);
    await date(daysAgo(1));
    expect((await find(newest)).ranked).toContain(id);
  });
});

describeWithDatabase('the steps of a search', (database) => {
  const orderOf = (total: number, date: Date | null) =>
    createReadingOrder({ clock, counted: 10_000, ranked: 240, readNewest: async () => ({ total, date }) })();

  /** In which steps a date is. */
  const stepsOf = async ({ steps }: ReadingOrder, dates: readonly string[]) => {
    const { rows } = await sql<{ places: number[] }>`
      select array(
        select place::integer from unnest(${steps}::text[]) with ordinality as step (periods, place)
        where parution_periods(date) && step.periods::integer[]
      ) as places
      from unnest(${dates}::timestamptz[]) as date
    `.execute(database().db);
    return rows.map(({ places }) => places);
  };

  it.each([1, 3, 17, 70, 300, 5_000])(
    'hold each date once, the newest first, where the newest articles are of %s days',
    async (days) => {
      const order = known(await orderOf(100_000, daysAgo(days)));
      const dates = Array.from({ length: 400 }, (_, n) => daysAgo(n * 25 - 100).toISOString());
      const places = await stepsOf(order, ['infinity', '9999-12-31', ...dates, '1999-12-31', '-infinity']);
      for (const found of places) expect(found).toHaveLength(1);
      const flat = places.flat();
      expect(flat).toEqual(flat.toSorted((a, b) => a - b));
      expect([flat[0], flat.at(-1)]).toEqual([1, order.steps.length]);
      // Few numbers each: the database looks each of them up.
      for (const step of order.steps) expect(step.split(',').length).toBeLessThanOrEqual(24);
    },
  );

  it.each([20_000, 100_000, 10_000_000])(
    'are read from %s articles on as the sample lets expect',
    async (total) => {
      const { denseFrom, frequentFrom } = known(await orderOf(total, daysAgo(30)));
      // The sample is counted up to the last of them only.
      expect(denseFrom).toBeLessThanOrEqual(frequentFrom);
    },
  );

  it('are none where there cannot be too many matches', async () => {
    expect(await orderOf(13_000, daysAgo(10))).toBeUndefined();
  });
});

describe('the order in which matches are read', () => {
  it('is found again after a minute, or after a failure', async () => {
    let now = NOW.getTime();
    let reads = 0;
    const order = createReadingOrder({
      clock: { now: () => new Date(now) },
      counted: 10,
      ranked: 240,
      readNewest: async () => {
        reads++;
        if (reads === 1) throw new Error('down');
        return { total: 1_000, date: daysAgo(5) };
      },
    });
    await expect(order()).rejects.toThrow('down');
    const [first, same] = await Promise.all([order(), order()]);
    expect(same).toBe(first);
    expect(reads).toBe(2);
    now += 60_000;
    await order();
    expect(reads).toBe(3);
  });
});
