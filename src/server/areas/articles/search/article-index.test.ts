import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { describeWithDatabase } from '#tests/support/database.ts';
import { givenArticles, NOW } from '#tests/support/reading-app.ts';
import { listPublishedArticles } from '../reading/articles.queries.ts';
import { originsOf } from '../reading/origins.queries.ts';
import { isListed } from '../reading/published.queries.ts';

describeWithDatabase('the index of articles', (database) => {
  const indexed = async (slug: string) => {
    const { rows } = await sql<Record<string, unknown>>`
      select listed, pinned, legislation, article_index.category_id,
        array(select name from tags where id = any (tag_ids) order by name) as tags,
        search @@ parution_article_query('viager') as holds_viager,
        title_words @@ 'viager'::tsquery as titled_viager
      from article_index join articles on articles.id = article_id where slug = ${slug}
    `.execute(database().db);
    return rows[0];
  };

  it('follows the changes of an article and its tags', async () => {
    const { db } = database();
    const update = (set: Parameters<typeof change>[0]) => change(set).execute();
    const change = (set: { title?: string; pinned_at?: Date; category_id?: number; status?: 'draft' }) =>
      db.updateTable('articles').set(set).where('slug', '=', 'suivi');
    await givenArticles(db, [{ slug: 'suivi', title: 'Le bail', tags: ['Législation', 'bail'] }]);
    expect(await indexed('suivi')).toEqual({
      listed: true,
      pinned: false,
      legislation: true,
      category_id: 3,
      tags: ['Législation', 'bail'],
      holds_viager: false,
      titled_viager: false,
    });
    await update({ title: 'Le viager' });
    expect(await indexed('suivi')).toMatchObject({
      holds_viager: true,
      titled_viager: true,
      legislation: true,
    });
    await update({ pinned_at: NOW, category_id: 8 });
    expect(await indexed('suivi')).toMatchObject({ pinned: true, category_id: 8, holds_viager: true });
    await db
      .deleteFrom('article_tags')
      .where('tag_id', 'in', db.selectFrom('tags').select('id').where('slug', '=', 'legislation'))
      .execute();
    expect(await indexed('suivi')).toMatchObject({ tags: ['bail'], legislation: false });
    await update({ status: 'draft' });
    expect(await indexed('suivi')).toMatchObject({ listed: false });
    await db.deleteFrom('articles').where('slug', '=', 'suivi').execute();
    expect(await indexed('suivi')).toBeUndefined();
  });

  it('holds 20,000 words and 4,000 numbers of one article', async () => {
    const { db } = database();
    const words = (unit: (n: number) => string) =>
      Array.from({ length: 24_000 }, (_, n) => unit(n)).join(' ');
    await givenArticles(db, [
      { slug: 'mots', content: `<p>${words((n) => `m${n}`)}</p>` },
      { slug: 'renvois', content: `<p>${words((n) => `l${n}-1`)}</p>` },
    ]);
    const holds = async (slug: string, query: string) => {
      const { rows } = await sql<{ held: boolean }>`
        select search @@ parution_article_query(${query}) as held
        from article_index join articles on articles.id = article_id where slug = ${slug}
      `.execute(db);
      return rows[0]?.held;
    };
    const held = [await holds('mots', 'm19900'), await holds('renvois', 'L. 3900-1')];
    const beyond = [await holds('mots', 'm20100'), await holds('renvois', 'L. 4100-1')];
    expect({ held, beyond }).toEqual({ held: [true, true], beyond: [false, false] });
  });

  it('takes its vocabulary from published articles only', async () => {
    const { db } = database();
    const knows = async (word: string) => {
      const row = await db.selectFrom('search_words').selectAll().where('word', '=', word).executeTakeFirst();
      return row !== undefined;
    };
    await givenArticles(db, [
      { slug: 'emphyteose', title: 'L’emphytéose', status: 'draft', published_at: null },
      { slug: 'antichrese', title: 'L’antichrèse', deleted_at: NOW },
    ]);
    expect([await knows('emphyteose'), await knows('antichrese')]).toEqual([false, false]);
    await db
      .updateTable('articles')
      .set({ status: 'published', published_at: NOW })
      .where('slug', '=', 'emphyteose')
      .execute();
    expect([await knows('emphyteose'), await knows('antichrese')]).toEqual([true, false]);
  });
});

describeWithDatabase('the database indexes of the public lists', (database) => {
  beforeAll(async () => {
    const { db } = database();
    await sql`insert into tags (slug, name) values ('legislation', 'législation')`.execute(db);
    await sql`
      insert into articles (id, slug, title, category_id, status, first_published_at, published_at, created_at)
      select gen_random_uuid(), 'a-' || n, 'Titre ' || n || case when n % 400 = 0 then ' cassation' else '' end,
        n % 11 + 1, 'published', date, date, date
      from generate_series(1, 2100) as n, lateral (select ${NOW}::timestamptz - n * interval '1 hour' as date) as d
    `.execute(db);
    await sql`
      insert into article_tags (article_id, tag_id)
      select articles.id, tags.id from articles, tags where articles.slug like '%0'
    `.execute(db);
    await sql`vacuum analyze articles, article_index, article_tags`.execute(db);
  });

  const planOf = async (query: ReturnType<typeof sql>) => {
    const { rows } = await sql<{ 'QUERY PLAN': string }>`explain ${query}`.execute(database().db);
    return rows.map((row) => row['QUERY PLAN']).join('\n');
  };

  const found = sql`from article_index where ${isListed(NOW)}`;
  const newest = sql`order by public_date desc, article_id desc limit 10`;

  describe.each([
    { index: 'article_index_newest', query: sql`select article_id ${found} ${newest} offset 1990` },
    {
      index: 'article_index_newest_in_category',
      query: sql`select article_id ${found} and category_id = 8 ${newest}`,
    },
    {
      index: 'article_index_selection',
      query: sql`select article_id ${found} order by pinned desc, public_date desc, article_id desc limit 6`,
    },
    {
      index: 'article_index_law',
      query: sql`select article_id ${found} and category_id <> all ('{8,9,11}'::integer[])
        order by legislation desc, public_date desc, article_id desc limit 10`,
    },
    {
      index: 'article_index_due',
      query: sql`select count(*) from article_index where listed and published_at > ${NOW}`,
    },
    {
      index: 'article_index_search',
      query: sql`select article_id ${found} and search @@ (select parution_article_query(${'cassation'}))`,
    },
    {
      index: 'article_index_title',
      query: sql`select article_id ${found}
        and ts_filter(search, '{a}') @@ (select parution_article_query(${'cassation'}))`,
    },
    {
      index: 'article_index_head',
      query: sql`select article_id ${found}
        and ts_filter(search, '{a,b}') @@ (select parution_article_query(${'cassation'}))`,
    },
    {
      index: 'article_index_title_words',
      query: sql`select article_id ${found} and title_words @@ (select ${'cass:*'}::tsquery)`,
    },
  ])('$index', ({ index, query }) => {
    it('serves its list', async () => {
      expect(await planOf(query)).toMatch(new RegExp(`\\b${index}\\b`));
    });
  });

  it('return page 200 without sorting everything', async () => {
    const plan = await planOf(sql`select article_id ${found} ${newest} offset 1990`);
    expect(plan).not.toMatch(/Sort|Seq Scan/);
  });

  it('lead to the origins of an article without reading every article', async () => {
    const plan = await planOf(sql`select ${originsOf} from articles where slug = 'a-7'`);
    expect(plan).not.toContain('Seq Scan on articles');
  });

  it('match the list itself on the last page', async () => {
    const { rows, total } = await listPublishedArticles(database().db, {
      page: 210,
      limit: 10,
      sortBy: 'created_at',
      sortOrder: 'desc',
      featured: false,
      now: NOW,
    });
    expect([rows.at(-1)?.slug, rows.length, total]).toEqual(['a-2100', 10, 2_100]);
  });
});
