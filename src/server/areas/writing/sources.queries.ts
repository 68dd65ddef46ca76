import { sql } from 'kysely';
import { categoryIds } from '#domain/category/category-filter.ts';
import type { Connection } from '#server/db/client.ts';

export type SourceFilter = {
  page: number;
  limit: number;
  status: 'available' | 'used' | 'all';
  search: string;
  category: string;
};

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

const filtered = (db: Connection, { status, search, category }: SourceFilter) => {
  let wanted = sources(db);
  if (status === 'available') wanted = wanted.where(isAvailable);
  if (status === 'used') wanted = wanted.where('articles.is_used_for_generation', '=', true);
  if (category.trim()) wanted = wanted.where('articles.category_id', 'in', [0, ...categoryIds(category)]);
  if (search.trim())
    wanted = wanted.where(
      sql<boolean>`position(public.parution_unaccent(${search.trim()}) in
        public.parution_unaccent(articles.title || ' ' || coalesce(articles.origin_name, ''))) > 0`,
    );
  return wanted;
};

export type SourceRow = Awaited<ReturnType<typeof listSources>>['rows'][number];

/** The newest first. */
export const listSources = async (db: Connection, filter: SourceFilter) => {
  const rows = await filtered(db, filter)
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
    .orderBy('articles.created_at', 'desc')
    .orderBy('articles.id', 'desc')
    .limit(filter.limit)
    .offset((filter.page - 1) * filter.limit)
    .execute();
  const { total } = await filtered(db, filter)
    .select(sql<number>`count(*)::integer`.as('total'))
    .executeTakeFirstOrThrow();
  return { rows, total };
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
