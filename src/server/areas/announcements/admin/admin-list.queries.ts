import { type RawBuilder, sql } from 'kysely';
import { type AdminSearch, readAdminSearch } from '#domain/announcement/admin-search.ts';
import { type StatusBucket, statusesOfBucket } from '#domain/announcement/status.ts';
import { fold } from '#domain/search/fold.ts';
import type { Connection } from '#server/db/client.ts';

/** Beyond this number the results of a search are not counted: the total is shown as « more ». */
export const COUNTED = 500;

type Page = { page: number; limit: number };
type Asked = Page & { status?: StatusBucket | undefined; search?: string | undefined };

const ALIVE = sql`deleted_at is null`;

/** Literals, so that the planner matches the condition of each bucket's partial index. */
const inBucket = (bucket: StatusBucket): RawBuilder<unknown> => {
  const statuses = statusesOfBucket(bucket).map((status) => sql.lit(status));
  return statuses.length === 1 ? sql`status = ${statuses[0]}` : sql`status in (${sql.join(statuses)})`;
};

const matches = ({ name, siret }: AdminSearch): RawBuilder<unknown> => {
  const pattern = sql`'%' || replace(replace(replace(public.parution_unaccent(${name}), '\\', '\\\\'), '%', '\\%'), '_', '\\_') || '%'`;
  const byName = sql`company_fold like ${pattern}`;
  return siret === undefined ? byName : sql`(${byName} or siret = ${siret})`;
};

const conditions = ({ status }: Pick<Asked, 'status'>): RawBuilder<unknown> =>
  status ? sql`${ALIVE} and ${inBucket(status)}` : ALIVE;

/** The ids of a page of the list, the newest first. */
export const listIds = async (db: Connection, asked: Omit<Asked, 'search'>): Promise<string[]> => {
  const { rows } = await sql<{ id: string }>`
    select id from announcements where ${conditions(asked)}
    order by created_at desc, id desc limit ${asked.limit} offset ${(asked.page - 1) * asked.limit}
  `.execute(db);
  return rows.map(({ id }) => id);
};

/** The ids of a page of search results, and their number: `COUNTED + 1` means more. */
export const search = async (db: Connection, asked: Asked): Promise<{ ids: string[]; total: number }> => {
  const { rows } = await sql<{ ids: string[]; total: number }>`
    with found as materialized (
      select id, created_at from ${matching(asked)}
      order by created_at desc, id desc limit ${COUNTED + 1}
    )
    select (select count(*)::int from found) as total, array(
      select id from found order by created_at desc, id desc limit ${asked.limit} offset ${(asked.page - 1) * asked.limit}
    ) as ids
  `.execute(db);
  return rows[0] ?? { ids: [], total: 0 };
};

/** How many of the newest are scanned for a term too short for the trigram index. */
const WALKED = 50_000;

/**
 * One or two letters are a term still being typed: only the newest are scanned, however many announcements
 * there are.
 */
const matching = ({ search: term = '', ...asked }: Asked): RawBuilder<unknown> => {
  const matched = matches(readAdminSearch(term));
  if (/[\p{L}\p{N}]{3}/u.test(fold(term)))
    return sql`announcements where ${conditions(asked)} and ${matched}`;
  // Columns of the index only, for an index-only scan.
  return sql`(
    select id, created_at, company_fold, siret from announcements where ${conditions(asked)}
    order by created_at desc, id desc limit ${WALKED}
  ) as newest where ${matched}`;
};

/** The review queue: paid announcements by deadline, then the unpaid, the oldest first. */
export const listPendingIds = async (db: Connection, { page, limit }: Page): Promise<string[]> => {
  const { rows } = await sql<{ id: string }>`
    select id from announcements where ${ALIVE} and ${inBucket('pending')}
    order by due_at, submitted_at, id limit ${limit} offset ${(page - 1) * limit}
  `.execute(db);
  return rows.map(({ id }) => id);
};
