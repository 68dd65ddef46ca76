import { sql } from 'kysely';
import { tariffTable } from '#contract/tariff.ts';
import type { TariffTable } from '#domain/tariff/tariff-table.ts';
import type { Connection } from '#server/db/client.ts';
import { nameOfPerson } from '#server/db/person-name.ts';

/** Every table that the publisher has loaded, the latest first. */
export const listTables = async (db: Connection) => {
  const rows = await db.selectFrom('tariff_tables').select('data').orderBy('first_day', 'desc').execute();
  return rows.map(({ data }) => tariffTable.parse(data));
};

export const listLoaded = (db: Connection) =>
  db
    .selectFrom('tariff_tables as t')
    .select(['t.data', 't.saved_at', nameOfPerson('t.saved_by').as('saved_name')])
    .orderBy('t.first_day', 'desc')
    .execute();

/** Of two tables loaded at the same time, one is checked after the other is stored. */
export const lockTables = async (trx: Connection): Promise<void> => {
  await sql`lock table tariff_tables in share row exclusive mode`.execute(trx);
};

/** Replaces the table of the same first day. */
export const saveTable = async (
  trx: Connection,
  { table, adminId, at }: { table: TariffTable; adminId: string; at: Date },
): Promise<void> => {
  const changes = {
    last_day: table.lastDay,
    data: JSON.stringify(table),
    saved_at: at,
    saved_by: adminId,
  };
  await trx
    .insertInto('tariff_tables')
    .values({ first_day: table.firstDay, ...changes })
    .onConflict((conflict) => conflict.column('first_day').doUpdateSet(changes))
    .execute();
};

/** False when there is none. */
export const deleteTable = async (trx: Connection, firstDay: string): Promise<boolean> => {
  const { numDeletedRows } = await trx
    .deleteFrom('tariff_tables')
    .where('first_day', '=', firstDay)
    .executeTakeFirst();
  return numDeletedRows > 0n;
};

/** What the regulated price of an announcement depends on, and the price that it was given. */
export const findPriced = (db: Connection, id: string) =>
  db
    .selectFrom('announcements')
    .select(['id', 'type_id', 'other_type_ids', 'company_form', 'department', 'content', 'quote'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
export type Priced = Awaited<ReturnType<typeof findPriced>>;

export const storeQuote = async (trx: Connection, id: string, quote: unknown): Promise<void> => {
  await trx
    .updateTable('announcements')
    .set({ quote: JSON.stringify(quote) })
    .where('id', '=', id)
    .execute();
};
