import { sql } from 'kysely';
import { transmittedTypeIds } from '#domain/announcement/central-database.ts';
import type { Connection } from '#server/db/client.ts';

/** An interval of publication dates; the end is exclusive. */
export type Span = { readonly start: Date; readonly end: Date; readonly now: Date };

const published = (db: Connection, { start, end, now }: Span) =>
  db
    .selectFrom('announcements as a')
    .where('a.status', '=', 'published')
    .where('a.deleted_at', 'is', null)
    .where('a.publication_date', '>=', start)
    .where('a.publication_date', '<', end)
    .where('a.publication_date', '<=', now)
    .where('a.type_id', 'in', transmittedTypeIds);

/** Its present text is part of a transmission. */
const isHeld = sql<boolean>`exists (
  select from transmission_notices t where t.announcement_id = a.id and t.rev = a.rev
)`;
/** Its present text was transmitted. */
const isTransmitted = sql<boolean>`exists (
  select from transmission_notices t join transmissions on transmissions.id = t.transmission_id
  where t.announcement_id = a.id and t.rev = a.rev and transmitted_at is not null
)`;
/** A text of it, present or earlier, was transmitted. */
const wasTransmitted = sql<boolean>`exists (
  select from transmission_notices t join transmissions on transmissions.id = t.transmission_id
  where t.announcement_id = a.id and transmitted_at is not null
)`;
/** A text of it, present or earlier, is part of a transmission. */
const wasHeld = sql<boolean>`exists (select from transmission_notices t where t.announcement_id = a.id)`;

export const countPeriod = async (db: Connection, span: Span) => {
  const [row] = await published(db, span)
    .select(({ fn }) => [
      fn.countAll<number>().as('total'),
      sql<number>`count(*) filter (where not ${isHeld})`.as('to_transmit'),
      sql<number>`count(*) filter (where not ${isHeld} and ${wasHeld})`.as('changed'),
      sql<number>`count(*) filter (where ${isTransmitted})`.as('transmitted'),
    ])
    .execute();
  return {
    total: row?.total ?? 0,
    toTransmit: row?.to_transmit ?? 0,
    changed: row?.changed ?? 0,
    transmitted: row?.transmitted ?? 0,
  };
};

export const countToTransmitByType = (db: Connection, span: Span) =>
  published(db, span)
    .where(sql<boolean>`not ${isHeld}`)
    .select(({ fn }) => ['a.type_id', fn.countAll<number>().as('count')])
    .groupBy('a.type_id')
    .orderBy('a.type_id')
    .execute();

type Chosen = Span & { limit: number; again?: boolean };

/** In the order of their publication. */
export const listToTransmit = (db: Connection, { limit, again = false, ...span }: Chosen) =>
  published(db, span)
    .$if(!again, (query) => query.where(sql<boolean>`not ${isHeld}`))
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
      wasHeld.as('was_held'),
    ])
    .orderBy('a.publication_date')
    .orderBy('a.reference')
    .limit(limit)
    .execute();

export type TransmittedRow = Awaited<ReturnType<typeof listToTransmit>>[number];

/** How many of them were never transmitted in any version. */
export const countNeverTransmitted = async (db: Connection, span: Span): Promise<number> => {
  const [row] = await published(db, span)
    .where(sql<boolean>`not ${wasTransmitted}`)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .execute();
  return row?.count ?? 0;
};

/** The publication date of the first one to transmit. */
export const findFirstToTransmit = async (db: Connection, span: Span): Promise<Date | undefined> => {
  const row = await published(db, span)
    .where(sql<boolean>`not ${isHeld}`)
    .select('a.publication_date')
    .orderBy('a.publication_date')
    .limit(1)
    .executeTakeFirst();
  return row?.publication_date ?? undefined;
};
