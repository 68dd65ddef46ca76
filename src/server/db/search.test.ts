import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { describeOnBothEngines, describeWithDatabase } from '#tests/support/database.ts';
import { anAnnouncementRow, anArticleRow } from '#tests/support/rows.ts';
import type { Database } from './client.ts';

const lexemes = async (db: Database, text: string): Promise<string[]> => {
  const { rows } = await sql<{ words: string[] }>`
    select tsvector_to_array(parution_tsvector(${text})) as words
  `.execute(db);
  return rows[0]?.words ?? [];
};

describeOnBothEngines('French search', (database) => {
  const text = `
    <h2>Le licenciement de la salariée</h2>
    <p class="pénitence">La cour de cassation juge que l’employeur, «condamné» en première instance, doit la
    réintégrer&nbsp;; voir l'article L. 1232-1 et l'arrêt n° 22-12.345. L'œuvre n'est pas pénale.</p>
  `;

  it.each([
    'penal',
    'PÉNALES',
    'licenciements',
    'salarie',
    'salariées',
    'condamnée',
    'condamnes',
    "l'employeur",
    'l’employeur',
    'employeurs',
    'cour de cassation',
    'oeuvre',
    'œuvres',
    'réintégrer',
    'L. 1232-1',
    'n° 22-12.345',
    '« condamné »',
    'licenciement : & | ! ( <salariée> * \\ \' "',
  ])('finds « %s »', async (query) => {
    const { rows } = await sql<{ found: boolean }>`
      select parution_tsvector(parution_html_text(${text})) @@ parution_tsquery(${query}) as found
    `.execute(database().db);
    expect(rows).toEqual([{ found: true }]);
  });

  it.each(['divorce', 'pénitence', 'licenciement divorce', 'class', 'nbsp'])(
    'does not find « %s »',
    async (query) => {
      const { rows } = await sql<{ found: boolean }>`
        select parution_tsvector(parution_html_text(${text})) @@ parution_tsquery(${query}) as found
      `.execute(database().db);
      expect(rows).toEqual([{ found: false }]);
    },
  );

  it('leaves out the words that say nothing', async () => {
    expect(await lexemes(database().db, "le la les des du de d'un l'une et qui à même été")).toEqual([]);
  });

  it('gives the same lexeme to every form of a word', async () => {
    const forms = 'condamné condamnée condamnés condamnées condamner CONDAMNEE';
    expect(await lexemes(database().db, forms)).toEqual(['condamn']);
  });

  it('gives nothing, and no error, for a query without a word', async () => {
    const { rows } = await sql<{ nodes: number }>`
      select numnode(parution_tsquery('« » : de la & ! <>')) as nodes
    `.execute(database().db);
    expect(rows).toEqual([{ nodes: 0 }]);
  });

  it('takes a text far beyond what a tsvector can hold', async () => {
    const { db } = database();
    const words = Array.from({ length: 120_000 }, (_, n) => `mot${n.toString(36)}`).join(' ');
    const id = randomUUID();
    await db
      .insertInto('articles')
      .values(anArticleRow({ id, content: `<p>${words}</p>` }))
      .execute();
    await db.deleteFrom('articles').where('id', '=', id).execute();
  });

  it('weighs the title above the description above the body', async () => {
    const { db } = database();
    const rows = [
      anArticleRow({ slug: 'in-body', content: '<p>La servitude de passage</p>' }),
      anArticleRow({ slug: 'in-title', title: 'La servitude de passage' }),
      anArticleRow({ slug: 'in-description', description: 'La servitude de passage' }),
    ];
    await db.insertInto('articles').values(rows).execute();
    const found = await db
      .selectFrom('articles')
      .innerJoin('article_index', 'article_index.article_id', 'articles.id')
      .select('slug')
      .where(sql<boolean>`search @@ parution_tsquery('servitudes')`)
      .orderBy(sql`ts_rank(search, parution_tsquery('servitudes'))`, 'desc')
      .execute();
    expect(found.map(({ slug }) => slug)).toEqual(['in-title', 'in-description', 'in-body']);
  });
});

describeWithDatabase('the indexes of the lists', (database) => {
  /** Enough rows that a plan which reads them all costs more than an index. */
  const ARTICLES = 1_500;
  const ANNOUNCEMENTS = 3_000;

  beforeAll(async () => {
    const { db } = database();
    const day = (n: number) => new Date(Date.UTC(2026, 0, 1) + n * 3_600_000);
    const articles = Array.from({ length: ARTICLES }, (_, n) =>
      anArticleRow({
        title: `Titre ${n.toString(36)} ${n % 500 === 0 ? 'cassation' : 'appel'}`,
        category_id: n % 300 === 1 ? 8 : 3,
        status: n % 3 === 0 ? 'draft' : 'published',
        first_published_at: day(n),
        published_at: day(n),
        read_count: (n * 7919) % 3_001,
      }),
    );
    const announcements = Array.from({ length: ANNOUNCEMENTS }, (_, n) =>
      anAnnouncementRow({
        reference: `AL-${String(n).padStart(6, '0')}`,
        company_name: `Société ${(n * 7919).toString(36)} ${n % 100 === 0 ? 'Boulangerie' : ''}`,
        siret: String(10_000_000_000_000 + n * 100_003),
        type_id: (n % 26) + 1,
        department: String((n % 89) + 1 + (n % 89 >= 19 ? 1 : 0)).padStart(2, '0'),
        publication_date: day(n),
      }),
    );
    const BATCH = 500;
    for (let start = 0; start < ARTICLES; start += BATCH)
      await db
        .insertInto('articles')
        .values(articles.slice(start, start + BATCH))
        .execute();
    for (let start = 0; start < ANNOUNCEMENTS; start += BATCH)
      await db
        .insertInto('announcements')
        .values(announcements.slice(start, start + BATCH))
        .execute();
    await sql`analyze articles, announcements`.execute(db);
  });

  const article = sql`articles where status = ${'published'} and deleted_at is null`;
  const notice = sql`
    announcements where status = ${'published'} and deleted_at is null and publication_date <= ${new Date('2027-01-01')}
  `;
  const newest = sql`coalesce(articles.first_published_at, articles.created_at) desc, articles.id desc`;

  describe.each([
    { index: 'articles_newest', query: sql`${article} order by ${newest} limit 10` },
    {
      index: 'articles_newest_in_category',
      query: sql`${article} and category_id = ${8} order by ${newest} limit 10`,
    },
    { index: 'articles_most_read', query: sql`${article} order by read_count desc, id desc limit 5` },
    { index: 'announcements_newest', query: sql`${notice} order by publication_date desc, id desc limit 12` },
    {
      index: 'announcements_newest_in_department',
      query: sql`${notice} and department = ${'75'} order by publication_date desc, id desc limit 12`,
    },
    {
      index: 'announcements_newest_of_type',
      query: sql`${notice} and type_id = ${9} order by publication_date desc, id desc limit 12`,
    },
    { index: 'announcements_siret', query: sql`announcements where siret = ${'10000000000000'}` },
    { index: 'announcements_siret', query: sql`announcements where siret like ${'100000123%'}` },
    {
      index: 'announcements_company_trigrams',
      query: sql`announcements where company_fold like ${'%boulangerie%'}`,
    },
    {
      index: 'announcements_admin_by_status',
      query: sql`announcements where status = ${'rejected'} and deleted_at is null order by created_at desc, id desc limit 10`,
    },
    {
      index: 'announcements_admin',
      query: sql`announcements where deleted_at is null order by abandoned, created_at desc, id desc limit 10`,
    },
    ...(
      [
        ['announcements_by_title', sql`title_fold desc, id desc`],
        ['announcements_by_company', sql`company_fold collate "C", id`],
        ['announcements_by_type', sql`type_rank desc, id`],
        ['announcements_by_status', sql`status_rank, id desc`],
        ['announcements_by_oldest_date', sql`publication_date, id desc`],
        ['announcements_by_newest_date', sql`publication_date desc nulls last, id desc`],
      ] as const
    ).map(([index, order]) => ({
      index,
      query: sql`announcements where deleted_at is null order by ${order} limit 10`,
    })),
    {
      index: 'announcements_contact_trigrams',
      query: sql`announcements where deleted_at is null and contact_fold like ${'%xylophone%'}`,
    },
    {
      index: 'announcements_admin_pending',
      query: sql`announcements where status in ('pending', 'paid') and deleted_at is null order by created_at desc, id desc limit 10`,
    },
  ])('$index', ({ index, query }) => {
    it('serves its list', async () => {
      const { rows } = await sql<{ 'QUERY PLAN': string }>`explain select id from ${query}`.execute(
        database().db,
      );
      expect(rows.map((row) => row['QUERY PLAN']).join('\n')).toMatch(new RegExp(`\\b${index}\\b`));
    });
  });
});
