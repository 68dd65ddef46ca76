import { type RawBuilder, sql } from 'kysely';
import { type ListPagination, MOST_LISTED } from '#contract/list-body.ts';
import type { Connection } from './client.ts';

type Page = { readonly page: number; readonly limit: number };

/** A list in its order; `from` gives at least `id` and what the other two use. */
export type Listed = {
  readonly from: RawBuilder<unknown>;
  readonly where: readonly RawBuilder<unknown>[];
  /** A column that is never null and never changes; rows that are equal in it are in the order of their ids. */
  readonly order: { readonly by: string; readonly direction: 'asc' | 'desc' };
};

const matching = (conditions: Listed['where']) =>
  conditions.length === 0 ? sql`` : sql`where ${sql.join(conditions, sql` and `)}`;

const ordered = ({ order: { by, direction } }: Listed) =>
  direction === 'asc' ? sql`${sql.ref(by)}, id` : sql`${sql.ref(by)} desc, id desc`;

/** The first that a list shows, in its order. */
export const listIds = async (
  db: Connection,
  listed: Listed,
  { limit, offset = 0 }: { limit: number; offset?: number },
): Promise<string[]> => {
  const { rows } = await sql<{ id: string }>`
    select id::text from ${listed.from} ${matching(listed.where)} order by ${ordered(listed)}
    limit ${limit} offset ${offset}
  `.execute(db);
  return rows.map(({ id }) => id);
};

export const countListed = async (db: Connection, { from, where }: Listed): Promise<number> => {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from ${from} ${matching(where)}
  `.execute(db);
  return rows[0]?.count ?? 0;
};

/**
 * All the ids of a list in its order, some at a time. Each batch begins after the last row of the one before: whatever
 * is added or removed meanwhile, no row comes twice and none that stays is left out.
 */
export async function* listBatches(db: Connection, listed: Listed, size: number): AsyncGenerator<string[]> {
  const { from, where, order } = listed;
  const by = sql.ref(order.by);
  const after = order.direction === 'asc' ? sql`>` : sql`<`;
  let last: { id: string; key: string } | undefined;
  do {
    // The key as text: a date of JavaScript would lose its microseconds.
    const rest = last ? [sql`(${by}, id) ${after} (${last.key}, ${last.id})`] : [];
    const { rows } = await sql<{ id: string; key: string }>`
      select id::text, ${by}::text as key from ${from} ${matching([...where, ...rest])}
      order by ${ordered(listed)} limit ${size}
    `.execute(db);
    if (rows.length > 0) yield rows.map(({ id }) => id);
    last = rows.length === size ? rows.at(-1) : undefined;
  } while (last);
}

/** The ids of one page. Nothing is listed, nor counted, beyond `MOST_LISTED`: no page costs more than the others. */
export const listPage = async (
  db: Connection,
  listed: Listed,
  { page, limit }: Page,
): Promise<{ ids: string[]; pagination: ListPagination }> => {
  const offset = (page - 1) * limit;
  const left = Math.min(limit, MOST_LISTED - offset);
  const ids = left > 0 ? await listIds(db, listed, { limit: left, offset }) : [];
  const { rows } = await sql<{ total: number }>`
    select count(*)::int as total
    from (select from ${listed.from} ${matching(listed.where)} limit ${MOST_LISTED + 1}) as found
  `.execute(db);
  const counted = rows[0]?.total ?? 0;
  const total = Math.min(counted, MOST_LISTED);
  const pages = Math.ceil(total / limit);
  return { ids, pagination: { total, totalIsMore: counted > total, page, limit, pages } };
};

/** Rows in the order of these ids. */
export const inOrder = <Row extends { readonly id: string }>(
  ids: readonly string[],
  rows: readonly Row[],
): Row[] => {
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
};
