import type { Connection } from '#server/db/client.ts';

type Named = { department: string; year: number };

export const listHabilitationFiles = (db: Connection) =>
  db
    .selectFrom('habilitation_files')
    .select(['department', 'year', 'file_name as fileName'])
    .orderBy('department')
    .orderBy('year')
    .execute();

export const findHabilitationFile = (db: Connection, { department, year }: Named) =>
  db
    .selectFrom('habilitation_files')
    .select(['file_name', 'content'])
    .where('department', '=', department)
    .where('year', '=', year)
    .executeTakeFirst();

type NewFile = Named & { fileName: string; content: Buffer; by: string; at: Date };

/** Replaces the one that was there. */
export const saveHabilitationFile = async (
  trx: Connection,
  { department, year, fileName, content, by, at }: NewFile,
): Promise<void> => {
  const file = { file_name: fileName, content, added_at: at, added_by: by };
  await trx
    .insertInto('habilitation_files')
    .values({ department, year, ...file })
    .onConflict((conflict) => conflict.columns(['department', 'year']).doUpdateSet(file))
    .execute();
};

/** False when there is none. */
export const deleteHabilitationFile = async (
  trx: Connection,
  { department, year }: Named,
): Promise<boolean> => {
  const { numDeletedRows } = await trx
    .deleteFrom('habilitation_files')
    .where('department', '=', department)
    .where('year', '=', year)
    .executeTakeFirst();
  return numDeletedRows > 0n;
};
