import type { Connection } from '#server/db/client.ts';
import { type AdminArticleRow, findAdminArticle } from '../admin/admin-articles.queries.ts';

/** What this very transaction wrote. */
export const readWritten = async (trx: Connection, id: string): Promise<AdminArticleRow> => {
  const row = await findAdminArticle(trx, id);
  if (!row) throw new Error('The article that was just written is gone');
  return row;
};
