import { type RawBuilder, sql } from 'kysely';
import {
  type AdminAnnouncementList,
  type AnnouncementSort,
  type ExactStatus,
  VISITOR_AUTHOR,
} from '#contract/admin-announcements.ts';
import type { SortOrder } from '#contract/fields.ts';
import { type AdminSearch, type DossierSearch, readAdminSearch } from '#domain/announcement/admin-search.ts';
import { type StatusBucket, statusesOfBucket } from '#domain/announcement/status.ts';
import { typesByLabel } from '#domain/announcement/types.ts';
import { fold } from '#domain/search/fold.ts';
import type { Connection } from '#server/db/client.ts';
import { containing } from '#server/db/containing.ts';
import { personName } from '#server/db/person-name.ts';

/** Beyond this number the results of a search are not counted: the total is shown as « more ». */
export const COUNTED = 500;
/** The same for a filtered list, which costs less to count. */
export const COUNTED_FILTERED = 10_000;

type Page = { page: number; limit: number };
type Asked = AdminAnnouncementList;
type Filter = Omit<Asked, 'page' | 'limit' | 'search'>;

const ALIVE = sql`deleted_at is null`;

const pageOf = ({ page, limit }: Page) => sql`limit ${limit} offset ${(page - 1) * limit}`;

/** Literals, so that the planner matches the condition of each bucket's partial index. */
const inBucket = (bucket: StatusBucket): RawBuilder<unknown> => {
  const statuses = statusesOfBucket(bucket).map((status) => sql.lit(status));
  return statuses.length === 1 ? sql`status = ${statuses[0]}` : sql`status in (${sql.join(statuses)})`;
};

const isExactly = (status: ExactStatus): RawBuilder<unknown> =>
  status === 'other' ? inBucket(status) : sql`status = ${sql.lit(status)}`;

const matches = ({ name, siret }: AdminSearch): RawBuilder<unknown> => {
  const byName = sql`company_fold like ${containing(name)}`;
  return siret === undefined ? byName : sql`(${byName} or siret = ${siret})`;
};

const conditions = ({ status, exactStatus, typeId, author, start, end }: Filter): RawBuilder<unknown> => {
  const wanted = [ALIVE];
  if (status) wanted.push(inBucket(status));
  if (exactStatus) wanted.push(isExactly(exactStatus));
  // The column `type_rank`, which has an index, is the place in this list; an unknown type has none.
  if (typeId !== undefined)
    wanted.push(sql`type_rank = ${typesByLabel.findIndex(({ id }) => id === typeId) + 1}`);
  if (author === VISITOR_AUTHOR) wanted.push(sql`origin = ${VISITOR_AUTHOR}`);
  else if (author) wanted.push(sql`origin = 'admin' and created_by = ${author}`);
  if (start) wanted.push(sql`publication_date >= ${start}`);
  if (end) wanted.push(sql`publication_date <= ${end}`);
  return sql.join(wanted, sql` and `);
};

/** Each order has its index: see the migration of these lists. */
const orders: Readonly<Record<AnnouncementSort, Readonly<Record<SortOrder, RawBuilder<unknown>>>>> = {
  title: { asc: sql`title_fold, id`, desc: sql`title_fold desc, id desc` },
  company: { asc: sql`company_fold collate "C", id`, desc: sql`company_fold collate "C" desc, id desc` },
  type: { asc: sql`type_rank, id desc`, desc: sql`type_rank desc, id` },
  status: { asc: sql`status_rank, id desc`, desc: sql`status_rank desc, id` },
  publication_date: {
    asc: sql`publication_date, id desc`,
    desc: sql`publication_date desc nulls last, id desc`,
  },
};

const NEWEST = sql`created_at desc, id desc`;

type OwnOrder = { readonly by: RawBuilder<unknown>; readonly columns: RawBuilder<unknown> };

/**
 * The order of an unsorted list: the newest first, abandoned payments last; in one status or pill all are
 * abandoned, or none. A range of dates and an author are often old: each is listed along its own index, where
 * the newest first would read every announcement made since.
 */
const ownOrder = ({ status, exactStatus, author, start, end }: Filter): OwnOrder => {
  if (start || end) return { by: orders.publication_date.desc, columns: sql`id, publication_date` };
  // Ids are in the order of creation.
  if (author && author !== VISITOR_AUTHOR) return { by: sql`id desc`, columns: sql`id` };
  if (status || (exactStatus && exactStatus !== 'other')) return { by: NEWEST, columns: sql`id, created_at` };
  return { by: sql`abandoned, ${NEWEST}`, columns: sql`id, created_at, abandoned` };
};

const orderOf = (asked: Filter): RawBuilder<unknown> =>
  asked.sort ? orders[asked.sort][asked.order] : ownOrder(asked).by;

/** The ids of a page of the list. */
export const listIds = async (db: Connection, asked: Omit<Asked, 'search'>): Promise<string[]> => {
  const { rows } = await sql<{ id: string }>`
    select id from announcements where ${conditions(asked)} order by ${orderOf(asked)} ${pageOf(asked)}
  `.execute(db);
  return rows.map(({ id }) => id);
};

/** All that the filters and the search find in the order of the list, however many. */
export const allAnnouncementIds = ({
  search: term,
  ...filter
}: Filter & Pick<Asked, 'search'>): RawBuilder<unknown> => sql`
  select id from announcements
  where ${conditions(filter)} ${term ? sql`and ${matches(readAdminSearch(term))}` : sql``}
  order by ${orderOf(filter)}
`;

/** How many there are in a filtered list: `COUNTED_FILTERED + 1` means more. */
export const countFiltered = async (db: Connection, asked: Omit<Asked, 'search'>): Promise<number> => {
  const { rows } = await sql<{ total: number }>`
    select count(*)::int as total
    from (select from announcements where ${conditions(asked)} limit ${COUNTED_FILTERED + 1}) as found
  `.execute(db);
  return rows[0]?.total ?? 0;
};

type Found = { ids: string[]; total: number };

/** The ids of a page of search results, and their number: `COUNTED + 1` means more. */
export const search = async (db: Connection, asked: Asked): Promise<Found> => {
  const { from, short } = matching(asked);
  const order = orderOf(asked);
  // The newest matches of a short term are found first, then sorted.
  const { rows } = await sql<Found>`
    with found as materialized (
      select id from ${from} order by ${short ? ownOrder(asked).by : order} limit ${COUNTED + 1}
    )
    select (select count(*)::int from found) as total, array(
      select id from announcements where id in (select id from found) order by ${order} ${pageOf(asked)}
    ) as ids
  `.execute(db);
  return rows[0] ?? { ids: [], total: 0 };
};

/** How many of the newest are scanned for a term too short for the trigram index. */
const WALKED = 50_000;

const isShort = (term: string): boolean => !/[\p{L}\p{N}]{3}/u.test(fold(term));

/**
 * One or two letters are a term still being typed: only the newest are scanned, however many announcements
 * there are.
 */
const matching = ({ search: term = '', ...asked }: Asked) => {
  const matched = matches(readAdminSearch(term));
  if (!isShort(term))
    return { short: false, from: sql`announcements where ${conditions(asked)} and ${matched}` };
  // Columns of the index only, for an index-only scan.
  const { by, columns } = ownOrder(asked);
  const from = sql`(
    select ${columns}, company_fold, siret from announcements where ${conditions(asked)}
    order by ${by} limit ${WALKED}
  ) as newest where ${matched}`;
  return { short: true, from };
};

const ofContact = (words: readonly string[]): RawBuilder<unknown> =>
  sql.join(
    words.map((word) => sql`contact_fold like ${containing(word)}`),
    sql` and `,
  );

/**
 * The dossiers of a contact, whose words all match: the newest, up to what is counted. Addresses of one domain share most
 * of their trigrams: a whole address is looked for by its own index first.
 */
export const dossiersOfContact = (contact: readonly string[]): RawBuilder<unknown> => {
  const [address, ...others] = contact;
  if (address === undefined || others.length > 0 || !WHOLE_ADDRESS.test(address)) return withWords(contact);
  const exact = sql`select id, created_at from announcements
    where ${ALIVE} and lower(contact_email) = lower(${address}) order by ${NEWEST} limit ${COUNTED + 1}`;
  return sql`(
    with exact as materialized (${exact})
    select id, created_at from exact
    union all select id, created_at from ${withWords(contact)} as others where not exists (select from exact)
  )`;
};

const WHOLE_ADDRESS = /^[^\s@]+@[^\s@]+\.[a-z]{2,}$/i;

const withWords = (contact: readonly string[]): RawBuilder<unknown> => {
  const byContact = ofContact(contact);
  const newest = sql`announcements where ${ALIVE} order by ${NEWEST} limit ${WALKED}`;
  const from = contact.every(isShort)
    ? sql`(select id, created_at, contact_fold from ${newest}) as newest where ${byContact}`
    : sql`announcements where ${ALIVE} and ${byContact}`;
  return sql`(select id, created_at from ${from} order by ${NEWEST} limit ${COUNTED + 1})`;
};

const dossiers = ({ reference, invoice }: DossierSearch, byContact: RawBuilder<unknown>) => sql`
  select id, created_at from announcements where ${ALIVE} and id in (
    select id from announcements where reference = ${reference ?? null}
    union all select announcement_id from invoices where number = ${invoice ?? null}
  )
  ${byContact}
`;

/** All the dossiers that a search finds, the newest first. */
export const allDossierIds = (searched: DossierSearch): RawBuilder<unknown> => {
  const { contact } = searched;
  const byContact = sql`union select id, created_at from announcements where ${ALIVE} and ${ofContact(contact)}`;
  return sql`
    select id from (${dossiers(searched, contact.length > 0 ? byContact : sql``)}) as found order by ${NEWEST}
  `;
};

/** « Retrouver un dossier »: by reference, invoice number or contact, the newest first. */
export const findDossiers = async (db: Connection, searched: DossierSearch, page: Page): Promise<Found> => {
  const { contact } = searched;
  const byContact = contact.length > 0 ? sql`union ${dossiersOfContact(contact)}` : sql``;
  const { rows } = await sql<Found>`
    with found as materialized (${dossiers(searched, byContact)})
    select (select count(*)::int from found) as total,
      array(select id from found order by ${NEWEST} ${pageOf(page)}) as ids
  `.execute(db);
  return rows[0] ?? { ids: [], total: 0 };
};

/** The administrators who created announcements, each found by one step in the index. */
export const listAuthors = async (db: Connection): Promise<{ id: string; name: string }[]> => {
  const next = (after: RawBuilder<unknown>) => sql`(
    select created_by from announcements
    where ${ALIVE} and origin = 'admin' and created_by is not null ${after}
    order by created_by limit 1
  )`;
  const { rows } = await sql<{ id: string; name: string }>`
    with recursive author as (
      ${next(sql``)}
      union all
      select ${next(sql`and created_by > author.created_by`)} from author where author.created_by is not null
    )
    select users.id, ${personName} as name from author join users on users.id = author.created_by
    where ${personName} is not null order by name, users.id
  `.execute(db);
  return rows;
};

/**
 * The review queue: answered corrections, then paid announcements by deadline, then the unpaid, the oldest first; at the
 * end those that wait for their announcer.
 */
export const listPendingIds = async (db: Connection, page: Page): Promise<string[]> => {
  const { rows } = await sql<{ id: string }>`
    select id from announcements where ${ALIVE} and ${inBucket('pending')}
    order by (case correction when 'answered' then 0 when 'asked' then 2 else 1 end), due_at, submitted_at, id
    ${pageOf(page)}
  `.execute(db);
  return rows.map(({ id }) => id);
};
