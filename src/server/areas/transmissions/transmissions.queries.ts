import { sql } from 'kysely';
import { transmittedTypeIds } from '#domain/announcement/central-database.ts';
import type { Connection } from '#server/db/client.ts';

/** An interval of publication dates; the end is exclusive. */
export type Span = { readonly start: Date; readonly end: Date; readonly now: Date };

/** As the index of the transmissions has it. */
const publishedAt = sql<Date>`timezone('UTC', a.publication_date)`;
const instant = (date: Date) => sql<Date>`timezone('UTC', ${date}::timestamptz)`;

const published = (db: Connection, { start, end, now }: Span) =>
  db
    .selectFrom('announcements as a')
    .where('a.status', '=', 'published')
    .where('a.deleted_at', 'is', null)
    .where(publishedAt, '>=', instant(start))
    .where(publishedAt, '<', instant(end))
    .where(publishedAt, '<=', instant(now))
    .where('a.type_id', 'in', transmittedTypeIds);

/** Its present text is in no transmission. */
const isLeft = sql<boolean>`a.prepared_rev is distinct from a.rev`;
/** A text of it, present or earlier, is part of a transmission. */
const wasPrepared = sql<boolean>`a.prepared_rev is not null`;
/** Its present text was transmitted. */
const isTransmitted = sql<boolean>`a.transmitted_rev = a.rev`;

export const countPeriod = async (db: Connection, span: Span) => {
  const [row] = await published(db, span)
    .select(({ fn }) => [
      fn.countAll<number>().as('total'),
      sql<number>`count(*) filter (where ${isLeft})`.as('to_transmit'),
      sql<number>`count(*) filter (where ${isLeft} and ${wasPrepared})`.as('changed'),
      sql<number>`count(*) filter (where ${isTransmitted})`.as('transmitted'),
      sql<number>`count(*) filter (where a.transmitted_rev is null)`.as('never_transmitted'),
    ])
    .execute();
  return {
    total: row?.total ?? 0,
    toTransmit: row?.to_transmit ?? 0,
    changed: row?.changed ?? 0,
    transmitted: row?.transmitted ?? 0,
    /** In any version. */
    neverTransmitted: row?.never_transmitted ?? 0,
  };
};

export const countToTransmitByType = (db: Connection, span: Span) =>
  published(db, span)
    .where(isLeft)
    .select(({ fn }) => ['a.type_id', fn.countAll<number>().as('count')])
    .groupBy('a.type_id')
    .orderBy('a.type_id')
    .execute();

type Chosen = Span & { limit: number; again?: boolean };

/** In the order of their publication. */
export const listToTransmit = (db: Connection, { limit, again = false, ...span }: Chosen) =>
  published(db, span)
    .$if(!again, (query) => query.where(isLeft))
    .leftJoin('announcements as c', 'c.id', 'a.corrects_id')
    .select([
      'a.id',
      'a.reference',
      'a.slug',
      'a.rev',
      'a.type_id',
      'a.title',
      'a.content',
      'a.company_name',
      'a.company_form',
      'a.siret',
      'a.rcs',
      'a.capital',
      'a.address',
      'a.city',
      'a.department',
      'a.publication_date',
      'c.reference as corrects_reference',
      wasPrepared.as('was_held'),
    ])
    .orderBy(publishedAt)
    .orderBy('a.reference')
    .limit(limit)
    .execute();

export type TransmittedRow = Awaited<ReturnType<typeof listToTransmit>>[number];

/** The publication date of the first one to transmit. */
export const findFirstToTransmit = async (db: Connection, span: Span): Promise<Date | undefined> => {
  const row = await published(db, span)
    .where(isLeft)
    .select('a.publication_date')
    .orderBy(publishedAt)
    .limit(1)
    .executeTakeFirst();
  return row?.publication_date ?? undefined;
};
