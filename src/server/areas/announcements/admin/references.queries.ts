import type { Connection } from '#server/db/client.ts';

/** The references of these ids, including those in the trash. */
export const listReferences = async (
  db: Connection,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> => {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('announcements')
    .select(['id', 'reference'])
    .where('id', 'in', ids)
    .execute();
  return new Map(rows.map(({ id, reference }) => [id, reference]));
};
