import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import type { StatsSeries } from '#contract/admin-stats.ts';
import { givenAccount, givenSession } from '#tests/support/accounts.ts';
import { describeWithDatabase } from '#tests/support/database.ts';
import { useNewsroom } from '#tests/support/newsroom.ts';
import { givenArticles } from '#tests/support/reading-app.ts';
import { anAnnouncementRow } from '#tests/support/rows.ts';

/** The tests' own day is Sunday 15 November 2026. */
describeWithDatabase('the dashboard’s series', (database) => {
  const { context, call } = useNewsroom(database);
  const series = async () => (await call('GET', 'stats/series')).json<StatsSeries>();

  it('has every day and every week, empty or not', async () => {
    const { readsPerDay, articlesPerWeek, announcementsPerWeek } = await series();
    expect(readsPerDay).toHaveLength(30);
    expect([readsPerDay[0], readsPerDay[29]]).toEqual([
      { day: '2026-10-17', reads: 0, readers: 0 },
      { day: '2026-11-15', reads: 0, readers: 0 },
    ]);
    expect(articlesPerWeek).toHaveLength(12);
    expect([articlesPerWeek[0], articlesPerWeek[11]]).toEqual([
      { week: '2026-08-24', count: 0 },
      { week: '2026-11-09', count: 0 },
    ]);
    expect(announcementsPerWeek.map(({ week }) => week)).toEqual(articlesPerWeek.map(({ week }) => week));
  });

  it('has only what the role opens', async () => {
    const ofWriter = (await call('GET', 'stats/series', undefined, 'zoe')).json<StatsSeries>();
    expect(ofWriter.articlesPerWeek).toHaveLength(12);
    expect(ofWriter.announcementsPerWeek).toEqual([]);
    for (const [teamRole, revenue] of [
      ['announcement-reviewer', null],
      ['accountant', 0],
    ] as const) {
      const { bearer } = await givenSession(
        context(),
        await givenAccount(context().db, { role: 'admin', teamRole }),
      );
      const answer = await context().app.inject({ url: '/api/admin/stats/series', headers: bearer });
      const { readsPerDay, articlesPerWeek, announcementsPerWeek } = answer.json<StatsSeries>();
      expect([readsPerDay, articlesPerWeek], teamRole).toEqual([[], []]);
      expect(
        announcementsPerWeek.map((week) => week.revenue),
        teamRole,
      ).toEqual(Array.from({ length: 12 }, () => revenue));
    }
  });

  it('counts by the days and weeks of Paris', async () => {
    const { db } = context();
    // Twenty to midnight on a Sunday in Paris, and twenty past: one week, then the next.
    const [sunday, monday] = [new Date('2026-11-08T22:40:00Z'), new Date('2026-11-08T23:20:00Z')];
    const dated = (date: Date) => ({ first_published_at: date, published_at: date });
    await givenArticles(db, [
      { slug: 'dimanche', id: '0190c0de-0000-7000-8000-00000000000a', ...dated(sunday) },
      { slug: 'lundi', ...dated(monday) },
      { slug: 'jete', ...dated(monday), deleted_at: monday },
      { slug: 'brouillon', status: 'draft', published_at: null, first_published_at: null },
    ]);
    await db
      .insertInto('article_daily_reads')
      .values([
        {
          article_id: '0190c0de-0000-7000-8000-00000000000a',
          day: '2026-11-14',
          reads: 12,
          unique_readers: 5,
        },
        {
          article_id: '0190c0de-0000-7000-8000-00000000000a',
          day: '2026-09-01',
          reads: 99,
          unique_readers: 9,
        },
      ])
      .execute();
    const notice = anAnnouncementRow({ submitted_at: sunday, published_at: monday });
    const refused = anAnnouncementRow({ submitted_at: monday, status: 'rejected', reference: 'AL-000001' });
    await db.insertInto('announcements').values([notice, refused]).execute();
    const paid = (attempt: number, amount_refunded: number, status: 'completed' | 'refunded' | 'failed') => ({
      id: randomUUID(),
      // One completed payment each.
      announcement_id: attempt === 3 ? refused.id : notice.id,
      attempt,
      status,
      offer: 'standard' as const,
      provider: 'sandbox' as const,
      amount_ttc: 149_00,
      amount_ht: 124_17,
      amount_tva: 24_83,
      amount_refunded,
      completed_at: monday,
      refunded_at: status === 'refunded' ? monday : null,
    });
    await db
      .insertInto('payments')
      .values([
        paid(1, 0, 'completed'),
        paid(2, 149_00, 'refunded'),
        paid(3, 50, 'completed'),
        paid(4, 0, 'failed'),
      ])
      .execute();

    const { readsPerDay, articlesPerWeek, announcementsPerWeek } = await series();
    expect(readsPerDay[28]).toEqual({ day: '2026-11-14', reads: 12, readers: 5 });
    expect(articlesPerWeek.slice(-2).map(({ count }) => count)).toEqual([1, 1]);
    expect(announcementsPerWeek.slice(-2)).toEqual([
      { week: '2026-11-02', submitted: 1, published: 0, revenue: 0 },
      { week: '2026-11-09', submitted: 1, published: 1, revenue: 297.5 },
    ]);
  });
});
