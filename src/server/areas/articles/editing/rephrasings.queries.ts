import type { Insertable } from 'kysely';
import type { Connection } from '#server/db/client.ts';
import type { RephrasingTable } from '#server/db/tables/writing.ts';

const MOST = 20;

export const insertRephrasing = async (
  trx: Connection,
  row: Omit<Insertable<RephrasingTable>, 'kept_at'>,
): Promise<void> => {
  await trx.insertInto('rephrasings').values(row).execute();
};

export type RephrasingRow = Awaited<ReturnType<typeof listRephrasings>>[number];

/** The newest first. */
export const listRephrasings = (trx: Connection, articleId: string) =>
  trx
    .selectFrom('rephrasings')
    .selectAll()
    .where('article_id', '=', articleId)
    .orderBy('proposed_at', 'desc')
    .limit(MOST)
    .execute();

export const markAccepted = async (trx: Connection, id: string, at: Date): Promise<void> => {
  await trx.updateTable('rephrasings').set({ kept_at: at }).where('id', '=', id).execute();
};
