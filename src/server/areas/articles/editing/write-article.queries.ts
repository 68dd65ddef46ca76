import type { Insertable, Updateable } from 'kysely';
import type { Connection } from '#server/db/client.ts';
import type { ArticleTable } from '#server/db/tables/articles.ts';
import type { ArticleRow } from '../admin/admin-articles.queries.ts';

export type ArticleChanges = Omit<Updateable<ArticleTable>, 'id' | 'rev' | 'updated_at' | 'updated_by'>;
export type ChangeAuthor = { readonly id: string | null; readonly at: Date };

export const insertArticle = async (trx: Connection, row: Insertable<ArticleTable>): Promise<void> => {
  await trx.insertInto('articles').values(row).execute();
};

/** Compare-and-set: a row that changed since it was read is not overwritten. Returns the new rev. */
export const changeArticle = async (
  trx: Connection,
  { id, rev }: Pick<ArticleRow, 'id' | 'rev'>,
  changes: ArticleChanges,
  author: ChangeAuthor,
): Promise<number> => {
  const written = await trx
    .updateTable('articles')
    .set({ ...changes, rev: rev + 1, updated_at: author.at, updated_by: author.id })
    .where('id', '=', id)
    .where('rev', '=', rev)
    .returning('rev')
    .executeTakeFirstOrThrow();
  return written.rev;
};

/** Deletes it with its versions, its old slugs and its counts. */
export const eraseArticle = async (trx: Connection, id: string): Promise<void> => {
  await trx.deleteFrom('articles').where('id', '=', id).execute();
};

export const listTrashedIds = async (
  trx: Connection,
  ids: readonly string[] | undefined,
  limit: number,
): Promise<string[]> => {
  let trashed = trx
    .selectFrom('articles')
    .select('id')
    .where('deleted_at', 'is not', null)
    // The sources of an article are kept as long as the article is (CPPAP).
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('article_sources')
            .select('source_id')
            .whereRef('article_sources.source_id', '=', 'articles.id'),
        ),
      ),
    );
  if (ids) trashed = trashed.where('id', 'in', [...ids]);
  const rows = await trashed.orderBy('id').limit(limit).execute();
  return rows.map(({ id }) => id);
};

/** Scheduled articles whose time has come. */
export const listDue = async (db: Connection, now: Date): Promise<string[]> => {
  const rows = await db
    .selectFrom('articles')
    .select('id')
    .where('status', '=', 'scheduled')
    .where('deleted_at', 'is', null)
    .where('scheduled_at', '<=', now)
    .orderBy('scheduled_at')
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
};

/** False when the same failure is already recorded, or when it is no longer scheduled. */
export const markScheduleFailed = async (
  trx: Connection,
  { id, reason, at }: { id: string; reason: string; at: Date },
): Promise<boolean> => {
  const { numUpdatedRows } = await trx
    .updateTable('articles')
    .set({ schedule_error: reason, schedule_failed_at: at })
    .where('id', '=', id)
    .where('status', '=', 'scheduled')
    .where('schedule_error', 'is distinct from', reason)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
};
