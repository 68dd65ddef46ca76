import { sql } from 'kysely';
import type { SourceFilter } from '#contract/admin-sources.ts';
import { categoryIds } from '#domain/category/category-filter.ts';
import type { Connection } from '#server/db/client.ts';
import { contains, inOrder, type Listed } from '#server/db/list-page.queries.ts';

const sources = (db: Connection) =>
  db
    .selectFrom('articles')
    .innerJoin('categories', 'categories.id', 'articles.category_id')
    .where('articles.is_source', '=', true)
    .where('articles.deleted_at', 'is', null);

const isAvailable = sql<boolean>`(articles.status = 'draft' and not articles.is_used_for_generation)`;

const usedIn = sql<{ id: string; title: string }[]>`(
  select coalesce(json_agg(json_build_object('id', drawn.id, 'title', drawn.title) order by drawn.id), '[]')
  from article_sources join articles as drawn on drawn.id = article_sources.article_id
  where article_sources.source_id = articles.id and drawn.deleted_at is null
)`;

/** The texts that it sorts by are ready made: unaccenting every title took as long as all the rest. */
export const sourcesAsked = (filter: SourceFilter): Listed => {
  const { status, search, category, start_date, end_date, sortBy, sortOrder } = filter;
  return {
    from: sql`(
      select articles.id, articles.created_at as imported_at, articles.category_id,
        articles.title || ' ' || coalesce(articles.origin_name, '') as words,
        ${isAvailable} as available, articles.is_used_for_generation as used,
        article_index.title_fold as title, categories.place as category,
        coalesce(articles.origin_published_at, '-infinity') as published_at
      from articles left join article_index on article_index.article_id = articles.id
      join (
        select id, row_number() over (order by public.parution_unaccent(name)) as place from categories
      ) as categories on categories.id = articles.category_id
      where articles.is_source and articles.deleted_at is null
    ) as sources`,
    where: [
      ...(status === 'available' ? [sql`available`] : []),
      ...(status === 'used' ? [sql`used`] : []),
      ...(category ? [sql`category_id = any (${[...categoryIds(category)]}::integer[])`] : []),
      ...(search ? [contains(sql`words`, search)] : []),
      ...(start_date ? [sql`imported_at >= ${start_date}`] : []),
      ...(end_date ? [sql`imported_at <= ${end_date}`] : []),
    ],
    order: sortBy ? { by: sortBy, direction: sortOrder ?? 'asc' } : { by: 'imported_at', direction: 'desc' },
  };
};

export type SourceRow = Awaited<ReturnType<typeof listSources>>[number];

/** In the order of the ids. */
export const listSources = async (db: Connection, ids: readonly string[]) => {
  if (ids.length === 0) return [];
  const rows = await sources(db)
    .select([
      'articles.id',
      'articles.title',
      'articles.description',
      'articles.category_id',
      'categories.name as category_name',
      'categories.slug as category_slug',
      'articles.origin_name',
      'articles.origin_url',
      'articles.origin_published_at',
      'articles.created_at',
      'articles.is_used_for_generation',
      'articles.is_published',
      usedIn.as('used_in'),
    ])
    .where('articles.id', 'in', ids)
    .execute();
  return inOrder(ids, rows);
};

export const countSources = (db: Connection) =>
  sources(db)
    .select([
      sql<number>`count(*)::integer`.as('all'),
      sql<number>`(count(*) filter (where ${isAvailable}))::integer`.as('available'),
      sql<number>`(count(*) filter (where articles.is_used_for_generation))::integer`.as('used'),
    ])
    .executeTakeFirstOrThrow();

const IMPORT_LOCK = 20_261_115;

/** Of two concurrent imports of one feed, each item is imported once. */
export const lockImports = async (trx: Connection): Promise<void> => {
  await sql`select pg_advisory_xact_lock(${IMPORT_LOCK})`.execute(trx);
};

/** Also those in the trash: an unwanted source is not imported again. */
export const isKnownSource = async (
  trx: Connection,
  { url, fingerprint }: { url: string | null; fingerprint: string },
): Promise<boolean> => {
  const known = await trx
    .selectFrom('articles')
    .select('id')
    .where((eb) =>
      eb.or([eb('source_fingerprint', '=', fingerprint), ...(url ? [eb('origin_url', '=', url)] : [])]),
    )
    .limit(1)
    .executeTakeFirst();
  return known !== undefined;
};
