import type { Connection } from '#server/db/client.ts';

/** Locks the sources that are still unused, unpublished and not in the trash, and marks them used. */
export const takeSources = async (trx: Connection, ids: readonly string[]): Promise<string[]> => {
  const taken = await trx
    .updateTable('articles')
    .set({ is_used_for_generation: true })
    .where('id', 'in', [...ids].sort())
    .where('machine_work', 'is distinct from', 'generated')
    .where('is_used_for_generation', '=', false)
    .where('status', '=', 'draft')
    .where('deleted_at', 'is', null)
    .returning('id')
    .execute();
  return taken.map(({ id }) => id);
};

export const linkSources = async (
  trx: Connection,
  articleId: string,
  sourceIds: readonly string[],
): Promise<void> => {
  await trx
    .insertInto('article_sources')
    .values(sourceIds.map((sourceId) => ({ article_id: articleId, source_id: sourceId })))
    .execute();
};
