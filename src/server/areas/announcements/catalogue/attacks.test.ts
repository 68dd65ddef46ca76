import { sql } from 'kysely';
import { expect, it } from 'vitest';
import type { AnnouncementItem } from '#contract/announcements.ts';
import { isCleanNotice } from '#tests/support/clean-html.ts';
import { describeOnServer } from '#tests/support/database.ts';
import { NOW, useReadingApp } from '#tests/support/reading-app.ts';
import { repetitions } from '#tests/support/repetitions.ts';
import { naughtyStrings, noticeWith, richTextAttacks } from '#tests/support/xss-payloads.ts';

/** No short cut for what is long: it meets the limits of the fields. */
const isLong = (attack: string): boolean => attack.length > 1_000;

/** Every day one attack in three and one naughty string in ten; the sanitiser itself meets all of them in its own tests. */
const attacks = [
  ...richTextAttacks.filter((attack, n) => isLong(attack) || n % repetitions(3, 1) === 0),
  ...naughtyStrings.filter((_, n) => n % repetitions(10, 1) === 0),
];

const form = (attack: string) => ({
  ...{
    companyForm: 'SAS',
    siret: '73282932000074',
    department: '69',
    type_id: 9,
    contactEmail: 'a@exemple.fr',
  },
  companyName: `A${attack}`.slice(0, 200),
  title: `A${attack}`.slice(0, 300),
  address: `A${attack}`.slice(0, 300),
  city: 'Lyon',
  contactPerson: 'Ada',
  content: noticeWith(attack),
  details: { oldAddress: attack.slice(0, 5000) },
});

describeOnServer(`${attacks.length} attacks through the submission`, (database) => {
  const app = useReadingApp(database, async () => {});

  it('are stored sanitised, and returned sanitised by every call', async () => {
    const { db } = database();
    for (const attack of attacks) {
      const answer = await app().inject({
        method: 'POST',
        url: '/api/legal-announcements/submit',
        payload: form(attack.toWellFormed()),
      });
      // The one with six hundred nested paragraphs is accepted as a notice.
      expect(answer.statusCode, `${attack.slice(0, 200)} ${answer.body}`).toBe(200);
    }
    const { rows } = await sql<{ content: string }>`select content from announcements`.execute(db);
    expect(rows).toHaveLength(attacks.length);
    expect(rows.filter(({ content }) => !isCleanNotice(content))).toEqual([]);

    // Content that an older version, or a direct change of the database, may have stored.
    await sql`
      update announcements set status = 'published', origin = 'admin', publication_date = ${NOW}, published_at = ${NOW},
        content = content || '<script>alert(1)</script><p onclick="alert(1)">x</p>'
    `.execute(db);
    const seen: AnnouncementItem[] = [];
    for (let page = 1; page <= Math.ceil(attacks.length / 100); page++)
      seen.push(
        ...(await app().inject(`/api/legal-announcements?page_size=100&page=${page}`)).json<{
          data: AnnouncementItem[];
        }>().data,
      );
    expect(seen).toHaveLength(attacks.length);
    const exported = (await app().inject('/api/legal-announcements/export.json')).json<{
      data: AnnouncementItem[];
    }>().data;
    const one = (await app().inject(`/api/legal-announcements/${seen[7]?.slug}`)).json<{
      announcement: AnnouncementItem;
    }>();
    for (const { content } of [...seen, ...exported, one.announcement])
      if (!isCleanNotice(content)) expect.unreachable(content);
    expect(JSON.stringify(seen)).not.toContain('onclick=\\"alert(1)\\">x</p>');
    const csv = (await app().inject('/api/legal-announcements/export.csv')).body;
    expect(csv.match(/(?:^|;|\n)"[\s\p{Cc}]*[=+\-@]/gu)).toBeNull();
    // Any search returns results or none, without an error.
    for (const attack of attacks) {
      const search = encodeURIComponent(attack.toWellFormed().replaceAll('\u0000', '').slice(0, 200));
      expect((await app().inject(`/api/legal-announcements?search=${search}`)).statusCode).toBe(200);
    }
  });
});
