import fc from 'fast-check';
import { beforeEach, expect, it } from 'vitest';
import { isoDay, parisDay } from '#domain/period/paris-day.ts';
import { describeWithDatabase } from '#tests/support/database.ts';
import { daysAgo } from '#tests/support/reading-app.ts';
import { useReviewApp } from '#tests/support/review-app.ts';

const LOOKED_BACK = 90;
const RUNS = 10;

const day = fc.oneof(fc.integer({ min: 0, max: 12 }), fc.integer({ min: 0, max: LOOKED_BACK }));
type Life = { published: number[]; transmitted: [number, number][]; corrected: number[] };
const life: fc.Arbitrary<Life> = fc.record({
  published: fc.array(day, { minLength: 1, maxLength: 8 }),
  transmitted: fc.array(fc.tuple(day, day), { maxLength: 3 }),
  corrected: fc.array(fc.nat(7), { maxLength: 2 }),
});

describeWithDatabase('the offered periods', (database) => {
  const { send, given } = useReviewApp(database);
  const T = '/transmissions';
  const dayBefore = (days: number) => isoDay(parisDay(daysAgo(days)));
  const publish = (days: number) => given('published', { changes: { publication_date: daysAgo(days) } });
  /** Prepared, and transmitted. */
  const transmit = async (first: number, last: number) => {
    const made = await send('POST', T, { from: dayBefore(first), to: dayBefore(last) });
    if (made.statusCode === 200)
      await send('PUT', `${T}/${made.json().transmission.id}/transmitted`, { date: dayBefore(0) });
    return made;
  };
  const correct = (id: string) =>
    database()
      .db.updateTable('announcements')
      .set(({ eb }) => ({ rev: eb('rev', '+', 1) }))
      .where('id', '=', id)
      .execute();
  const offered = async () => {
    const { periods } = (await send('GET', T)).json();
    const find = (key: string) => periods.find((period: { key: string }) => period.key === key);
    return { late: find('late'), sinceLast: find('since-last') };
  };
  const deleteAll = async () => {
    await database().db.deleteFrom('transmissions').execute();
    await database()
      .db.updateTable('announcements')
      .set({ deleted_at: daysAgo(0) })
      .execute();
  };
  const live = async ({ published, transmitted, corrected }: Life) => {
    const notices = [];
    for (const days of published) notices.push(await publish(days));
    for (const [one, other] of transmitted) await transmit(Math.max(one, other), Math.min(one, other));
    for (const index of corrected) await correct(notices.at(index % notices.length)?.id ?? '');
  };
  beforeEach(deleteAll);

  it('meet on the eighth day, where the late ones end', async () => {
    for (const days of [8, 7, 3]) await publish(days);
    expect(await offered()).toMatchObject({
      late: { to: '2026-11-07', toTransmit: 1 },
      sinceLast: { from: '2026-11-08', to: '2026-11-15', toTransmit: 2 },
    });
  });

  it('go back to what a later transmission left out', async () => {
    for (const days of [5, 1]) await publish(days);
    expect((await transmit(1, 1)).statusCode).toBe(200);
    expect((await offered()).sinceLast).toMatchObject({ from: '2026-11-10', toTransmit: 1 });
  });

  it('offer an old notice that was corrected since, which is not late', async () => {
    const { id } = await publish(30);
    await publish(1);
    for (const days of [30, 1]) await transmit(days, days);
    await correct(id);
    const { late, sinceLast } = await offered();
    expect(late).toBeUndefined();
    expect(sinceLast).toMatchObject({ from: dayBefore(30), toTransmit: 1 });
  });

  it('contain together everything to transmit, once, whatever was transmitted before', async () => {
    await fc.assert(
      fc.asyncProperty(life, async (lived) => {
        await deleteAll();
        await live(lived);
        const all = await send('GET', `${T}/preview?from=${dayBefore(LOOKED_BACK)}&to=${dayBefore(0)}`);
        const { late, sinceLast } = await offered();
        expect((late?.toTransmit ?? 0) + sinceLast.toTransmit).toBe(all.json().toTransmit);
        if (late) expect(late.to < sinceLast.from).toBe(true);
      }),
      { numRuns: RUNS, seed: 55_4 },
    );
  }, 60_000);
});
