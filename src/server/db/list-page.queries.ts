import { type RawBuilder, sql } from 'kysely';
import { type ListPagination, MOST_LISTED } from '#contract/list-body.ts';
import type { Connection } from './client.ts';

type Page = { readonly page: number; readonly limit: number };

/** A list in its order; `from` gives at least `id` and what the other two use. */
export type Listed = {
  readonly from: RawBuilder<unknown>;
  readonly where: readonly RawBuilder<unknown>[];
  /** A column that is never null; rows that are equal in it are in the order of their ids. */
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

/** Gives ids in an order. */
export type IdQuery = RawBuilder<unknown>;

/** All that a list shows, in its order. */
export const allIds = (listed: Listed): IdQuery =>
  sql`select id from ${listed.from} ${matching(listed.where)} order by ${ordered(listed)}`;

/** Ids that are known already, in their order. */
export const theseIds = (ids: readonly string[]): IdQuery => sql`select unnest(${[...ids]}::uuid[])`;

const ID_LENGTH = 36;

/**
 * All the ids that a query gives, in its order, some at a time. They are read at once: whatever is changed, added or
 * removed meanwhile, no row comes twice and none that stays is left out. As one text, half a million take 18 MB.
 */
export const readAllIds = async (db: Connection, ids: IdQuery) => {
  const { rows } = await sql<{ ids: string }>`select array_to_string(array(${ids}), '') as ids`.execute(db);
  const text = rows[0]?.ids ?? '';
  return {
    count: text.length / ID_LENGTH,
    *batches(size: number): Generator<string[]> {
      for (let start = 0; start < text.length; start += size * ID_LENGTH)
        yield text.slice(start, start + size * ID_LENGTH).match(/.{36}/g) ?? [];
    },
  };
};

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

/** Whether a text contains the typed one, whatever their accents and case. */
export const contains = (text: RawBuilder<unknown>, typed: string): RawBuilder<unknown> =>
  sql`position(public.parution_unaccent(${typed}) in public.parution_unaccent(${text})) > 0`;

/** Rows in the order of these ids. */
export const inOrder = <Row extends { readonly id: string }>(
  ids: readonly string[],
  rows: readonly Row[],
): Row[] => {
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
};
