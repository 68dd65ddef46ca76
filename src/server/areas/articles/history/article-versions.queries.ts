import type { Insertable } from 'kysely';
import type { Connection } from '#server/db/client.ts';
import { nameOfPerson } from '#server/db/person-name.ts';
import type { ArticleVersionTable } from '#server/db/tables/articles.ts';

export const insertVersion = async (
  trx: Connection,
  version: Insertable<ArticleVersionTable>,
): Promise<void> => {
  await trx
    .insertInto('article_versions')
    .values(version)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
};

const selectVersions = (db: Connection, articleId: string) =>
  db
    .selectFrom('article_versions')
    .selectAll()
    .select(nameOfPerson('article_versions.saved_by').as('saved_by_name'))
    .where('article_id', '=', articleId)
    .orderBy('rev', 'desc');

export type VersionRow = Awaited<ReturnType<typeof listVersions>>[number];

const MOST_VERSIONS = 200;

/** The newest first. */
export const listVersions = (db: Connection, articleId: string) =>
  selectVersions(db, articleId).limit(MOST_VERSIONS).execute();

export const findVersion = (db: Connection, articleId: string, rev: number) =>
  selectVersions(db, articleId).where('rev', '=', rev).executeTakeFirst();

export const findLastVersion = (db: Connection, articleId: string) =>
  selectVersions(db, articleId).limit(1).executeTakeFirst();
