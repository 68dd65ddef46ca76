import { type Selectable, sql } from 'kysely';
import type { Connection } from '#server/db/client.ts';
import { nameOfPerson } from '#server/db/person-name.ts';
import type { ArticleTable } from '#server/db/tables/articles.ts';
import { originsOf } from '../reading/origins.queries.ts';

const tagNames = sql<string[]>`array(
  select tags.name from article_tags join tags on tags.id = article_tags.tag_id
  where article_tags.article_id = articles.id order by tags.name
)`;

const selectItems = (db: Connection) =>
  db
    .selectFrom('articles')
    .innerJoin('categories', 'categories.id', 'articles.category_id')
    .leftJoin('article_reviews', 'article_reviews.article_id', 'articles.id')
    .select([
      'articles.id',
      'articles.title',
      'articles.slug',
      'articles.category_id',
      'categories.name as category_name',
      'categories.slug as category_slug',
      'articles.status',
      'articles.published_at',
      'articles.is_used_for_generation',
      'articles.is_source',
      'articles.pinned_at',
      'articles.read_count',
      'articles.author_name',
      'articles.scheduled_at',
      'articles.schedule_error',
      'articles.generated_by',
      'articles.machine_work',
      'articles.reviewed_at',
      'articles.rev',
      'articles.updated_at',
      'articles.deleted_at',
      'articles.created_by',
      'articles.owner_id',
      'article_reviews.reviewer_id',
      'article_reviews.requested_at',
      nameOfPerson('article_reviews.reviewer_id').as('reviewer_name'),
      nameOfPerson('article_reviews.requested_by').as('requested_by_name'),
      nameOfPerson('articles.updated_by').as('updated_by_name'),
      nameOfPerson('articles.deleted_by').as('deleted_by_name'),
    ]);

export type AdminItemRow = Awaited<ReturnType<typeof listItems>>[number];

/** In the order of the ids, including the trash. */
export const listItems = async (db: Connection, ids: readonly string[]) => {
  if (ids.length === 0) return [];
  const rows = await selectItems(db).where('articles.id', 'in', ids).execute();
  const places = new Map(ids.map((id, place) => [id, place]));
  return rows.sort((a, b) => (places.get(a.id) ?? 0) - (places.get(b.id) ?? 0));
};

export type AdminArticleRow = NonNullable<Awaited<ReturnType<typeof findAdminArticle>>>;

/** Not in the trash: elsewhere in the back-office a trashed article is not found. */
export const findAdminArticle = (db: Connection, id: string) =>
  selectItems(db)
    .select([
      'articles.description',
      'articles.content',
      'articles.image_url',
      'articles.image_alt',
      'articles.reading_time',
      'articles.first_published_at',
      'articles.content_updated_at',
      'articles.created_at',
      'articles.generated_at',
      'articles.ai_usage',
      'articles.origin_name',
      'articles.origin_url',
      'articles.origin_published_at',
      originsOf.as('origins'),
      nameOfPerson('articles.created_by').as('created_by_name'),
      nameOfPerson('articles.reviewed_by').as('reviewed_by_name'),
      tagNames.as('tags'),
    ])
    .where('articles.id', '=', id)
    .where('articles.deleted_at', 'is', null)
    .executeTakeFirst();

export type ArticleRow = Selectable<ArticleTable>;

/** Locked until the transaction ends: a concurrent change waits, then reads the result. */
export const lockArticle = (trx: Connection, id: string): Promise<ArticleRow | undefined> =>
  trx
    .selectFrom('articles')
    .selectAll()
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();

export const lockTrashed = (trx: Connection, id: string): Promise<ArticleRow | undefined> =>
  trx
    .selectFrom('articles')
    .selectAll()
    .where('id', '=', id)
    .where('deleted_at', 'is not', null)
    .forUpdate()
    .executeTakeFirst();

export const isInBackOffice = async (db: Connection, id: string): Promise<boolean> => {
  const found = await db
    .selectFrom('articles')
    .select('id')
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return found !== undefined;
};
