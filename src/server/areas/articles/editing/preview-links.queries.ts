import type { Insertable } from 'kysely';
import type { Connection } from '#server/db/client.ts';
import { nameOfPerson } from '#server/db/person-name.ts';
import type { ArticlePreviewLinkTable } from '#server/db/tables/articles.ts';

export const insertPreviewLink = async (
  db: Connection,
  link: Insertable<ArticlePreviewLinkTable>,
): Promise<void> => {
  await db.insertInto('article_preview_links').values(link).execute();
};

const working = (db: Connection, articleId: string, now: Date) =>
  db
    .selectFrom('article_preview_links')
    .where('article_id', '=', articleId)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', now);

export type PreviewLinkRow = Awaited<ReturnType<typeof listPreviewLinks>>[number];

/** Those that still work, the newest first. */
export const listPreviewLinks = (db: Connection, articleId: string, now: Date) =>
  working(db, articleId, now)
    .select(['article_preview_links.id', 'created_at', 'expires_at'])
    .select(nameOfPerson('article_preview_links.created_by').as('created_by_name'))
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute();

/** False when it did not work any more. */
export const revokePreviewLink = async (
  db: Connection,
  { articleId, linkId, now }: { articleId: string; linkId: string; now: Date },
): Promise<boolean> => {
  const { numUpdatedRows } = await db
    .updateTable('article_preview_links')
    .set({ revoked_at: now })
    .where('id', '=', linkId)
    .where('article_id', '=', articleId)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
};

export const findPreviewLink = (db: Connection, tokenHash: string) =>
  db
    .selectFrom('article_preview_links')
    .select(['article_id', 'expires_at', 'revoked_at'])
    .where('token_hash', '=', tokenHash)
    .executeTakeFirst();
