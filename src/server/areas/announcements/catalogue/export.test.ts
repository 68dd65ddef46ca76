import { expect, it } from 'vitest';
import { describeWithDatabase } from '#tests/support/database.ts';
import { daysAgo, NOW, useReadingApp } from '#tests/support/reading-app.ts';
import { anAnnouncementRow } from '#tests/support/rows.ts';

const rows = [
  anAnnouncementRow({
    slug: 'un',
    reference: 'AL-000001',
    title: '=1+1',
    department: '69',
    publication_date: daysAgo(1),
  }),
  anAnnouncementRow({
    slug: 'deux',
    reference: 'AL-000002',
    company_name: 'MARVAUDON',
    publication_date: daysAgo(2),
  }),
  anAnnouncementRow({ slug: 'cache', reference: 'AL-000003', status: 'draft', title: 'CANARI' }),
  anAnnouncementRow({
    slug: 'futur',
    reference: 'AL-000004',
    publication_date: daysAgo(-1),
    title: 'CANARI',
  }),
  anAnnouncementRow({ slug: 'jete', reference: 'AL-000005', deleted_at: NOW, title: 'CANARI' }),
];

describeWithDatabase('the export of announcements', (database) => {
  const app = useReadingApp(database, async (db) => {
    await db.insertInto('announcements').values(rows).execute();
  });
  const get = (file: string) => app().inject(`/api/legal-announcements/${file}`);

  it('is a spreadsheet of the current search', async () => {
    const answer = await get('export.csv');
    expect(answer.headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="annonces-legales-2026-11-15.csv"',
      'cache-control': 'no-store',
    });
    const lines = answer.body.split('\r\n');
    expect(lines).toHaveLength(1 + 2 + 1);
    expect(lines[1]).toMatch(/^"AL-000001";"14\/11\/2026";.*"'=1\+1".*annonce\/un"$/);
    expect(answer.body).not.toMatch(/CANARI|Ada Martin|ada@/);
  });

  it('is JSON of the same, with public fields only', async () => {
    const answer = await get('export.json?department=75');
    expect(answer.headers['content-disposition']).toBe(
      'attachment; filename="annonces-legales-2026-11-15.json"',
    );
    const { data } = answer.json<{ data: { slug: string; contact_info: unknown }[] }>();
    const list = (await app().inject('/api/legal-announcements?department=75')).json<{ data: unknown }>();
    expect(data).toEqual(list.data);
    expect(data.map(({ slug, contact_info }) => [slug, contact_info])).toEqual([['deux', null]]);
  });

  it.each([
    ['export.json?search=marvaudon', ['deux']],
    ['export.json?type_id=9', []],
    ['export.json?startDate=2026-11-14&endDate=', ['un']],
  ])('%s', async (file, slugs) => {
    expect((await get(file)).json<{ data: { slug: string }[] }>().data.map(({ slug }) => slug)).toEqual(
      slugs,
    );
  });

  it('serves concurrent exports, and sends no body to a HEAD', async () => {
    const all = await Promise.all(Array.from({ length: 20 }, () => get('export.csv')));
    expect(new Set(all.map(({ body }) => body)).size).toBe(1);
    const head = await app().inject({ method: 'HEAD', url: '/api/legal-announcements/export.csv' });
    expect([head.statusCode, head.body]).toEqual([200, '']);
  });

  it('refuses what the list refuses', async () => {
    expect((await get('export.csv?department=x')).statusCode).toBe(400);
    expect((await get('export.xml')).statusCode).toBe(404);
  });
});
