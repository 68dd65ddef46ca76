import { expect, it } from 'vitest';
import { describeWithDatabase } from '#tests/support/database.ts';
import { anAnnouncementRow } from '#tests/support/rows.ts';
import { legalStats } from './legal-stats.ts';

describeWithDatabase('the announcement statistics', (database) => {
  it('counts each announcement under its badge, and not those in the trash', async () => {
    const { db } = database();
    await db.deleteFrom('announcements').execute();
    const statuses = [
      'published',
      'published',
      'pending',
      'paid',
      'rejected',
      'draft',
      'payment_failed',
    ] as const;
    for (const [index, status] of statuses.entries())
      await db
        .insertInto('announcements')
        .values(anAnnouncementRow({ status, reference: `AL-90000${index}` }))
        .execute();
    await db
      .insertInto('announcements')
      .values(anAnnouncementRow({ status: 'draft', reference: 'AL-900009', deleted_at: new Date() }))
      .execute();
    expect(await legalStats({ db })).toEqual({
      totalLegalAnnouncements: 7,
      publishedLegalAnnouncements: 2,
      draftLegalAnnouncements: 1,
      pendingLegalAnnouncements: 2,
      rejectedLegalAnnouncements: 1,
    });
  });
});
