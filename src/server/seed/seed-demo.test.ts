import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { announcementStatuses } from '#domain/announcement/status.ts';
import { ensureFirstAdmin } from '#server/areas/accounts/ensure-first-admin.ts';
import { findViolations } from '#server/areas/announcement-lifecycle/invariants.queries.ts';
import { openDocument, textHash } from '#server/areas/documents/public.ts';
import type { Database } from '#server/db/client.ts';
import { describeWithDatabase, openTestDatabase } from '#tests/support/database.ts';
import { seedDemo } from './seed-demo.ts';
import { isEmpty, seedOnFirstStart } from './seed-on-first-start.ts';

/** The first second of a day: nothing of that day is past. */
const now = new Date('2026-11-15T00:00:01Z');

/** What happened later than this instant. */
const datedAfter = async (db: Database, instant: Date) => {
  const { rows } = await sql`
    select id from articles where greatest(published_at, created_at) > ${instant}
    union all select id from announcements
      where greatest(submitted_at, published_at, approved_at, rejected_at, updated_at) > ${instant}
    union all select id from payments
      where greatest(created_at, completed_at, failed_at, refunded_at, updated_at) > ${instant}
  `.execute(db);
  return rows;
};

/** For a test of rows only: to keep these indexes takes most of the time of the embedded database. */
const dropSearchIndexes = async (db: Database) => {
  const { rows } = await sql<{ name: string }>`
    select indexname as name from pg_indexes where schemaname = 'public' and indexdef like '%USING gin%'
  `.execute(db);
  for (const { name } of rows) await sql`drop index ${sql.id(name)}`.execute(db);
};

/** Everything that the demonstration writes, except the random links and codes: two seedings can be compared. */
const everything = async (db: Database) => {
  const tables = [
    'articles',
    'article_tags',
    'article_daily_reads',
    'announcements',
    'payments',
    'invoices',
    'credit_notes',
    'attestations',
  ] as const;
  const rows = await Promise.all(
    tables.map((table) =>
      sql<{ row: string }>`
        select (to_jsonb(t) - 'tracking_token' - 'code')::text as row from ${sql.table(table)} t order by 1
      `.execute(db),
    ),
  );
  return rows.map((result) => result.rows.map(({ row }) => row));
};

describeWithDatabase('the demonstration content', (database) => {
  beforeAll(async () => {
    const { db } = database();
    expect(await isEmpty(db)).toBe(true);
    await seedDemo(db, now);
    expect(await isEmpty(db)).toBe(false);
  });

  const rowsOf = async <Row>(query: ReturnType<typeof sql<Row>>) => (await query.execute(database().db)).rows;

  it('satisfies every accounting invariant', async () => {
    expect(await findViolations(database().db)).toEqual([]);
  });

  it('dates nothing of the past after now', async () => {
    expect(await datedAfter(database().db, now)).toEqual([]);
  });

  it('has at least 60 articles over the 11 categories, and 20 sources', async () => {
    const perCategory = await rowsOf(sql<{ count: number }>`
      select count(*) from articles where status = 'published' group by category_id
    `);
    expect(perCategory).toHaveLength(11);
    expect(perCategory.reduce((sum, { count }) => sum + count, 0)).toBeGreaterThanOrEqual(60);
    const [sources] = await rowsOf(sql<{ count: number }>`
      select count(*) from articles where is_source and status = 'draft' and not is_used_for_generation
    `);
    expect(sources?.count).toBeGreaterThanOrEqual(20);
  });

  it('dates no article after today, each with a reading time and tags', async () => {
    expect(
      await rowsOf(sql`
        select slug from articles a
        where published_at > ${now} or created_at > ${now} or reading_time < 30
           or not exists (select from article_tags where article_id = a.id)
      `),
    ).toEqual([]);
  });

  it('says when its articles were read over the last 30 days, as often as they say in all', async () => {
    const days = await rowsOf(sql<{ day: string; reads: number }>`
      select day::text, sum(reads)::integer as reads from article_daily_reads group by day order by day
    `);
    expect(days).toHaveLength(30);
    expect(days.at(-1)?.day).toBe('2026-11-15');
    for (const { reads, day } of days) expect(reads, day).toBeGreaterThan(0);
    const wrong = await rowsOf(sql`
      select articles.slug from articles
      join (select article_id, sum(reads) as reads from article_daily_reads group by article_id) counted
        on counted.article_id = articles.id
      where counted.reads > read_count
        or (counted.reads <> read_count and first_published_at > ${new Date('2026-10-17T12:00:00Z')})
    `);
    expect(wrong).toEqual([]);
  });

  it('has at least 300 published announcements and five in every other status', async () => {
    const counts = await rowsOf(sql<{ status: string; count: number }>`
      select status, count(*) from announcements group by status
    `);
    const countOf = new Map(counts.map(({ status, count }) => [status, count]));
    expect(countOf.get('published')).toBeGreaterThanOrEqual(300);
    for (const status of announcementStatuses) expect(countOf.get(status)).toBeGreaterThanOrEqual(5);
  });

  describe('keeps the rules of the lifecycle', () => {
    it.each([
      {
        rule: 'what is published was approved by somebody, and is out',
        broken: sql`
          select reference from announcements
          where status = 'published' and (publication_date > ${now} or (origin = 'visitor' and approved_by is null))
        `,
      },
      {
        rule: 'what waits for its day has one',
        broken: sql`select reference from announcements where status = 'approved' and publication_date <= ${now}`,
      },
      {
        rule: 'a paid, approved or published notice of a visitor has exactly one completed payment',
        broken: sql`
          select reference from announcements a
          where origin = 'visitor' and status in ('paid', 'approved', 'published')
            and 1 <> (select count(*) from payments where announcement_id = a.id and status = 'completed')
        `,
      },
      {
        rule: 'a refunded notice has its payment given back',
        broken: sql`
          select reference from announcements a
          where status = 'refunded'
            and not exists (select from payments where announcement_id = a.id and status = 'refunded')
        `,
      },
      {
        rule: 'a notice that waits for its payment, or missed it, has no money',
        broken: sql`
          select reference from announcements a join payments p on p.announcement_id = a.id
          where (a.status = 'pending_payment' and p.status <> 'pending')
             or (a.status = 'payment_failed' and p.status <> 'failed')
             or a.status in ('pending', 'draft')
        `,
      },
      {
        rule: 'an invoice for every payment completed or refunded, and no other',
        broken: sql`
          select p.id from payments p left join invoices i on i.payment_id = p.id
          where (p.status in ('completed', 'refunded')) <> (i.id is not null)
        `,
      },
      {
        rule: 'a credit note for every refund, and no other',
        broken: sql`
          select p.id from payments p left join credit_notes c on c.payment_id = p.id
          where (p.status = 'refunded') <> (c.id is not null)
        `,
      },
      {
        rule: 'one attestation for every published notice, and no other',
        broken: sql`
          select a.id from announcements a left join attestations t on t.announcement_id = a.id
          where (a.status = 'published') <> (t.id is not null)
        `,
      },
      {
        rule: 'numbers without a gap, in the order of time, in the series of their year',
        broken: sql`
          with entries as (
            select series, sequence, issued_at from invoices
            union all select series, sequence, issued_at from credit_notes
          ), ranked as (
            select *, row_number() over (partition by series order by issued_at, sequence) as rank from entries
          )
          select * from ranked
          where rank <> sequence
             or right(series, 4) <> to_char(issued_at at time zone 'Europe/Paris', 'YYYY')
        `,
      },
      {
        rule: 'counters at the last number given',
        broken: sql`
          select s.series from number_series s
          where last_number <> (
            select max(sequence) from (
              select series, sequence from invoices union all select series, sequence from credit_notes
            ) e where e.series = s.series
          )
        `,
      },
      {
        rule: 'nothing that happened is later than now, or before its cause',
        broken: sql`
          select p.id from payments p join announcements a on a.id = p.announcement_id
          where greatest(p.created_at, p.completed_at, p.failed_at, p.refunded_at, a.submitted_at, a.approved_at,
                         a.rejected_at) > ${now}
             or p.created_at < a.submitted_at or p.completed_at < p.created_at or p.refunded_at < p.completed_at
             or a.approved_at < p.completed_at or p.refunded_at < a.rejected_at
        `,
      },
    ])('$rule', async ({ broken }) => {
      expect(await rowsOf(broken)).toEqual([]);
    });

    it('has documents that can be made, each of its kind', async () => {
      const { db } = database();
      const sources = await rowsOf(sql<{
        kind: 'invoice' | 'receipt' | 'credit_note' | 'attestation';
        id: string;
      }>`
        (select 'invoice' as kind, id from invoices order by id limit 1)
        union all (select 'receipt', payment_id from invoices order by id limit 1)
        union all (select 'credit_note', id from credit_notes order by id limit 1)
        union all (select 'attestation', id from attestations order by id limit 1)
      `);
      expect(sources).toHaveLength(4);
      for (const source of sources)
        expect((await openDocument(db, source))?.content.subarray(0, 5).toString()).toBe('%PDF-');
    });

    it('shows rejections with and without a refund', async () => {
      const [kinds] = await rowsOf(sql<{ refunded: number; unpaid: number }>`
        select count(p.id) as refunded, count(*) filter (where p.id is null) as unpaid
        from announcements a left join payments p on p.announcement_id = a.id where a.status = 'rejected'
      `);
      expect(kinds?.refunded).toBeGreaterThan(0);
      expect(kinds?.unpaid).toBeGreaterThan(0);
    });
  });

  it('attests texts by the hash that is printed', async () => {
    const attested = await rowsOf(sql<{ hash: string; title: string; content: string }>`
      select text_sha256 as hash, data->>'title' as title, data->>'content' as content from attestations
    `);
    expect(attested.filter(({ hash, ...text }) => hash !== textHash(text))).toEqual([]);
  });

  it('gives no access: its reviewer has neither password nor rights', async () => {
    expect(await rowsOf(sql`select role, password_hash from users where disabled_at is not null`)).toEqual([
      { role: 'reader', password_hash: null },
    ]);
    expect(await rowsOf(sql`select id from users where disabled_at is null`)).toEqual([]);
  });

  it('is the same on the other engine', async () => {
    const { db, engine } = database();
    const other = await openTestDatabase(engine === 'server' ? 'embedded' : 'server');
    await dropSearchIndexes(other.db);
    await seedDemo(other.db, now);
    expect(await everything(other.db)).toEqual(await everything(db));
    await other.close();
  });

  it('is found by its words', async () => {
    const [found] = await rowsOf(sql<{ count: number }>`
      select count(*) from articles where parution_tsvector(title) @@ parution_tsquery('licenciements')
    `);
    expect(found?.count).toBeGreaterThan(0);
  });
});

describe('the first start', () => {
  it('fills an empty database once when two servers start together, and leaves the first administrator to create', async () => {
    const database = await openTestDatabase('server');
    const { db } = database;
    // The last second of a day that most years do not have, already over in Paris.
    const instant = new Date('2028-02-29T23:59:59Z');
    const start = (content: 'demo' | 'none') => seedOnFirstStart(db, content, instant);
    expect(await start('none')).toBe(false);
    expect(await isEmpty(db)).toBe(true);
    const both = await Promise.all([start('demo'), start('demo')]);
    expect(both.sort()).toEqual([false, true]);
    expect(await datedAfter(db, instant)).toEqual([]);
    expect(await db.selectFrom('site_settings').select(['key', 'value']).execute()).toEqual([
      { key: 'seed', value: 'demo' },
    ]);
    // The reviewer of the demonstration is an account without rights.
    const clock = { now: () => instant };
    expect((await ensureFirstAdmin({ db, clock }, {})).newPassword).toBeDefined();
    await database.close();
  });
});
