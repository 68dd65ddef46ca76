import { type Insertable, sql } from 'kysely';
import type { TransmissionFilter } from '#contract/admin-transmissions.ts';
import type { Connection } from '#server/db/client.ts';
import { contains, inOrder, type Listed } from '#server/db/list-page.queries.ts';
import { nameOfPerson, personName } from '#server/db/person-name.ts';
import type { TransmissionTable } from '#server/db/tables/announcements.ts';

const logged = (db: Connection) =>
  db
    .selectFrom('transmissions as t')
    .leftJoin('users', 'users.id', 't.created_by')
    .select([
      't.id',
      't.sequence',
      't.created_at',
      't.period_from',
      't.period_to',
      't.again',
      't.notice_count',
      't.xml_sha256',
      't.json_sha256',
      't.transmitted_at',
      't.receipt',
      sql<number>`octet_length(t.xml)`.as('xml_size'),
      sql<number>`octet_length(t.json)`.as('json_size'),
      personName.as('created_name'),
      nameOfPerson('t.transmitted_by').as('transmitted_name'),
    ]);

export type LoggedRow = Awaited<ReturnType<typeof listLog>>[number];

/** As `numberOf` writes it. */
const NUMBER = sql`'T-' || to_char(created_at at time zone 'Europe/Paris', 'YYYY') || '-' ||
  lpad(sequence::text, greatest(5, length(sequence::text)), '0')`;

export const logAsked = (filter: TransmissionFilter): Listed => {
  const { search, state, start_date, end_date, sortBy, sortOrder } = filter;
  return {
    from: sql`(
      select id, created_at, sequence, period_from as period, notice_count as count, receipt, ${NUMBER} as number,
        transmitted_at is not null as transmitted, coalesce(transmitted_at, '-infinity') as transmitted_at
      from transmissions
    ) as log`,
    where: [
      ...(search ? [contains(sql`number || ' ' || coalesce(receipt, '')`, search)] : []),
      ...(state ? [sql`transmitted = ${state === 'transmitted'}`] : []),
      ...(start_date ? [sql`created_at >= ${start_date}`] : []),
      ...(end_date ? [sql`created_at <= ${end_date}`] : []),
    ],
    // Two of the same instant are in the order of their numbers.
    order: sortBy
      ? { by: sortBy === 'created_at' ? 'sequence' : sortBy, direction: sortOrder ?? 'asc' }
      : { by: 'sequence', direction: 'desc' },
  };
};

/** In the order of the ids. */
export const listLog = async (db: Connection, ids: readonly string[]) =>
  ids.length === 0 ? [] : inOrder(ids, await logged(db).where('t.id', 'in', ids).execute());

export const findLogged = (db: Connection, id: string) =>
  logged(db).where('t.id', '=', id).executeTakeFirst();

/** The day of the last transmission that was handed over. */
export const findLastTransmitted = async (db: Connection): Promise<string | null> => {
  const { last } = await db
    .selectFrom('transmissions')
    .select(({ fn }) => fn.max('transmitted_at').as('last'))
    .executeTakeFirstOrThrow();
  return last;
};

/** The last day that a transmission has covered. */
export const findLastDay = async (db: Connection): Promise<string | undefined> => {
  const row = await db
    .selectFrom('transmissions')
    .select('period_to')
    .orderBy('period_to', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.period_to;
};

export const findFile = async (
  db: Connection,
  { id, format }: { id: string; format: 'xml' | 'json' },
): Promise<{ content: Buffer; sequence: number; created_at: Date } | undefined> =>
  db
    .selectFrom('transmissions')
    .select([`${format} as content`, 'sequence', 'created_at'])
    .where('id', '=', id)
    .executeTakeFirst();

/** The next number, locked: of two concurrent requests, the second waits for the first. */
export const takeTurn = async (trx: Connection): Promise<number> => {
  await sql`select pg_advisory_xact_lock(hashtextextended('parution.transmissions', 0))`.execute(trx);
  const row = await trx
    .selectFrom('transmissions')
    .select(({ fn }) => fn.max('sequence').as('last'))
    .executeTakeFirst();
  return (row?.last ?? 0) + 1;
};

export const insertTransmission = async (
  trx: Connection,
  row: Insertable<TransmissionTable>,
  notices: readonly { id: string; rev: number }[],
): Promise<void> => {
  await trx.insertInto('transmissions').values(row).execute();
  await sql`
    insert into transmission_notices (transmission_id, announcement_id, rev)
    select ${row.id}::uuid, id, rev
    from unnest(${notices.map(({ id }) => id)}::uuid[], ${notices.map(({ rev }) => rev)}::integer[]) as held (id, rev)
  `.execute(trx);
  await noteTexts(trx, row.id);
};

/**
 * Notes beside each notice which text of it was last prepared, and last handed over: of the notices of one transmission,
 * or of all. An earlier version of the site, while both run, writes the log alone.
 */
export const noteTexts = async (db: Connection, transmissionId?: string): Promise<void> => {
  const chosen = sql`announcement_id in (
    select announcement_id from transmission_notices where transmission_id = ${transmissionId}
  )`;
  await sql`
    update announcements set prepared_rev = texts.prepared, transmitted_rev = texts.transmitted
    from (
      select announcement_id, max(rev) as prepared, max(rev) filter (where transmitted_at is not null) as transmitted
      from transmission_notices join transmissions on transmissions.id = transmission_id
      ${transmissionId === undefined ? sql`` : sql`where ${chosen}`}
      group by announcement_id
    ) as texts
    where announcements.id = texts.announcement_id
      and (prepared_rev, transmitted_rev) is distinct from (texts.prepared, texts.transmitted)
  `.execute(db);
};

type Handed = { id: string; date: string; receipt: string | null; adminId: string };

export const setTransmitted = async (
  trx: Connection,
  { id, date, receipt, adminId }: Handed,
): Promise<void> => {
  await trx
    .updateTable('transmissions')
    .set({ transmitted_at: date, receipt, transmitted_by: adminId })
    .where('id', '=', id)
    .execute();
  await noteTexts(trx, id);
};
