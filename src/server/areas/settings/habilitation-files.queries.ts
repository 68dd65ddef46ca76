import type { Connection } from '#server/db/client.ts';
import { personName } from '#server/db/person-name.ts';

export type HabilitationName = { department: string; year: number };

export const listHabilitationFiles = (db: Connection) =>
  db
    .selectFrom('habilitation_files')
    .select(['department', 'year', 'file_name as fileName'])
    .orderBy('department')
    .orderBy('year')
    .execute();

const MOST_EARLIER = 200;

/** Those that were replaced or removed, the last ones first. */
export const listEarlierFiles = (db: Connection) =>
  db
    .selectFrom('earlier_habilitation_files as earlier')
    .leftJoin('users', 'users.id', 'earlier.added_by')
    .select(['earlier.id', 'department', 'year', 'file_name as fileName', 'added_at', 'until'])
    .select(personName.as('by'))
    .orderBy('until', 'desc')
    .orderBy('earlier.id')
    .limit(MOST_EARLIER)
    .execute();

export const findEarlierFile = (db: Connection, id: string) =>
  db
    .selectFrom('earlier_habilitation_files')
    .select(['file_name', 'content'])
    .where('id', '=', id)
    .executeTakeFirst();

export const findHabilitationFile = (db: Connection, { department, year }: HabilitationName) =>
  db
    .selectFrom('habilitation_files')
    .select(['file_name', 'content'])
    .where('department', '=', department)
    .where('year', '=', year)
    .executeTakeFirst();

type NewFile = HabilitationName & { fileName: string; content: Buffer; by: string; at: Date };

/** Copies the file among the earlier ones, before it is replaced or removed. The caller has locked the settings. */
export const copyToEarlier = async (
  trx: Connection,
  { department, year }: HabilitationName,
  until: Date,
): Promise<void> => {
  const columns = ['department', 'year', 'file_name', 'content', 'added_at', 'added_by'] as const;
  await trx
    .insertInto('earlier_habilitation_files')
    .columns([...columns, 'until'])
    .expression((eb) =>
      eb
        .selectFrom('habilitation_files')
        .select([...columns, eb.val(until).as('until')])
        .where('department', '=', department)
        .where('year', '=', year),
    )
    .execute();
};

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
  { department, year }: HabilitationName,
): Promise<boolean> => {
  const { numDeletedRows } = await trx
    .deleteFrom('habilitation_files')
    .where('department', '=', department)
    .where('year', '=', year)
    .executeTakeFirst();
  return numDeletedRows > 0n;
};
