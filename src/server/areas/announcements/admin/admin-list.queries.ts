import { type RawBuilder, sql } from 'kysely';
import { type AdminSearch, readAdminSearch } from '#domain/announcement/admin-search.ts';
import { type StatusBucket, statusesOfBucket } from '#domain/announcement/status.ts';
import type { Connection } from '#server/db/client.ts';

/** Beyond it what a search finds is not counted, only said to be more. */
export const COUNTED = 2_000;

type Page = { page: number; limit: number };
type Asked = Page & { status?: StatusBucket | undefined; search?: string | undefined };

const ALIVE = sql`deleted_at is null`;

/** Literals, so that the planner knows the index of each bucket by its condition. */
const inBucket = (bucket: StatusBucket): RawBuilder<unknown> => {
  const statuses = statusesOfBucket(bucket).map((status) => sql.lit(status));
  return statuses.length === 1 ? sql`status = ${statuses[0]}` : sql`status in (${sql.join(statuses)})`;
};

const matches = ({ name, siret }: AdminSearch): RawBuilder<unknown> => {
  const pattern = sql`'%' || replace(replace(replace(public.parution_unaccent(${name}), '\\', '\\\\'), '%', '\\%'), '_', '\\_') || '%'`;
  const byName = sql`company_fold like ${pattern}`;
  return siret === undefined ? byName : sql`(${byName} or siret = ${siret})`;
};

const conditions = ({ status, search }: Asked): RawBuilder<unknown> =>
  sql.join(
    [ALIVE, ...(status ? [inBucket(status)] : []), ...(search ? [matches(readAdminSearch(search))] : [])],
    sql` and `,
  );

/** The ids of a page, the newest first. */
export const listIds = async (db: Connection, asked: Asked): Promise<string[]> => {
  const { rows } = await sql<{ id: string }>`
    select id from announcements where ${conditions(asked)}
    order by created_at desc, id desc limit ${asked.limit} offset ${(asked.page - 1) * asked.limit}
  `.execute(db);
  return rows.map(({ id }) => id);
};

/** How many a search finds: `COUNTED + 1` stands for more. */
export const countFound = async (db: Connection, asked: Asked): Promise<number> => {
  const { rows } = await sql<{ total: number }>`
    select count(*)::int as total from (
      select from announcements where ${conditions(asked)} limit ${COUNTED + 1}
    ) as counted
  `.execute(db);
  return rows[0]?.total ?? 0;
};

/** The review queue: the deadlines of what is paid first, then the unpaid, the oldest first. */
export const listPendingIds = async (db: Connection, { page, limit }: Page): Promise<string[]> => {
  const { rows } = await sql<{ id: string }>`
    select id from announcements where ${ALIVE} and ${inBucket('pending')}
    order by due_at, submitted_at, id limit ${limit} offset ${(page - 1) * limit}
  `.execute(db);
  return rows.map(({ id }) => id);
};
