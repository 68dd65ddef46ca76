import { sql } from 'kysely';
import { TRANSMISSION_COUNTED } from '#contract/admin-transmissions.ts';
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
/** A text of it, present or earlier, was transmitted. */
const wasTransmitted = sql<boolean>`exists (
  select from transmission_notices t join transmissions on transmissions.id = t.transmission_id
  where t.announcement_id = a.id and transmitted_at is not null
)`;
/** A text of it, present or earlier, is part of a transmission. */
const wasHeld = sql<boolean>`exists (select from transmission_notices t where t.announcement_id = a.id)`;

const COUNTED = TRANSMISSION_COUNTED + 1;

const inOrder = (db: Connection, span: Span) =>
  published(db, span).orderBy('a.publication_date').orderBy('a.reference');

/** Of the first notices of the period: how many are in a transmission, with their present text or an earlier one. */
export const countPeriod = async (db: Connection, span: Span) => {
  const [row] = await db
    .selectFrom(inOrder(db, span).select(['a.id', 'a.rev']).limit(COUNTED).as('a'))
    .leftJoinLateral(
      (eb) =>
        eb
          .selectFrom('transmission_notices as t')
          .innerJoin('transmissions as s', 's.id', 't.transmission_id')
          .whereRef('t.announcement_id', '=', 'a.id')
          .select([
            sql<boolean | null>`bool_or(t.rev = a.rev)`.as('is_held'),
            sql<boolean | null>`bool_or(t.rev = a.rev and s.transmitted_at is not null)`.as('is_transmitted'),
          ])
          .as('known'),
      (join) => join.onTrue(),
    )
    .select(({ fn }) => [
      fn.countAll<number>().as('total'),
      sql<number>`count(*) filter (where known.is_held is not true)`.as('to_transmit'),
      sql<number>`count(*) filter (where not known.is_held)`.as('changed'),
      sql<number>`count(*) filter (where known.is_transmitted)`.as('transmitted'),
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
  db
    .selectFrom(
      inOrder(db, span).where(sql<boolean>`not ${isHeld}`).select('a.type_id').limit(COUNTED).as('first'),
    )
    .select(({ fn }) => ['first.type_id', fn.countAll<number>().as('count')])
    .groupBy('first.type_id')
    .orderBy('first.type_id')
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

/** How many of them were never transmitted in any version, up to what is counted. */
export const countNeverTransmitted = async (db: Connection, span: Span): Promise<number> => {
  const [row] = await db
    .selectFrom(
      inOrder(db, span).where(sql<boolean>`not ${wasTransmitted}`).select('a.id').limit(COUNTED).as('first'),
    )
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
