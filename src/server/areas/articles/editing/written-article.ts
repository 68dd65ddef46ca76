import type { Connection } from '#server/db/client.ts';
import { type AdminArticleRow, findAdminArticle } from '../admin/admin-articles.queries.ts';

/** Reads the article in the transaction that wrote it. */
export const readWritten = async (trx: Connection, id: string): Promise<AdminArticleRow> => {
  const row = await findAdminArticle(trx, id);
  if (!row) throw new Error('The article that was just written is gone');
  return row;
};
