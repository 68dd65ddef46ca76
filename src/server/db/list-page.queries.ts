import { type RawBuilder, sql } from 'kysely';
import { type ListPagination, MOST_LISTED } from '#contract/list-body.ts';
import type { Connection } from './client.ts';

type Page = { readonly page: number; readonly limit: number };

/** A list in its order; `from` gives at least `id` and what the other two use. */
export type Listed = {
  readonly from: RawBuilder<unknown>;
  readonly where: readonly RawBuilder<unknown>[];
  readonly order: RawBuilder<unknown>;
};

const whereOf = ({ where }: Listed) =>
  where.length === 0 ? sql`` : sql`where ${sql.join(where, sql` and `)}`;

/** All that a list shows on its pages, in its order. */
export const listAllIds = async (
  db: Connection,
  listed: Listed,
  { limit = MOST_LISTED, offset = 0 } = {},
): Promise<string[]> => {
  const { rows } = await sql<{ id: string }>`
    select id::text from ${listed.from} ${whereOf(listed)} order by ${listed.order}
    limit ${limit} offset ${offset}
  `.execute(db);
  return rows.map(({ id }) => id);
};

/** The ids of one page. Nothing is listed, nor counted, beyond `MOST_LISTED`: no page costs more than the others. */
export const listPage = async (
  db: Connection,
  listed: Listed,
  { page, limit }: Page,
): Promise<{ ids: string[]; pagination: ListPagination }> => {
  const offset = (page - 1) * limit;
  const left = Math.min(limit, MOST_LISTED - offset);
  const ids = left > 0 ? await listAllIds(db, listed, { limit: left, offset }) : [];
  const { rows } = await sql<{ total: number }>`
    select count(*)::int as total
    from (select from ${listed.from} ${whereOf(listed)} limit ${MOST_LISTED + 1}) as found
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
