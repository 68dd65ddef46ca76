import { sql } from 'kysely';
import type { OfferName } from '#domain/announcement/offers.ts';
import type { RejectKind } from '#domain/announcement/reject-kinds.ts';
import type { Connection } from '#server/db/client.ts';
import { personName } from '#server/db/person-name.ts';

const isLate = sql<boolean>`decided_at > due_at`;

export const countDecisions = (db: Connection, since: Date) =>
  db
    .selectFrom('review_decisions')
    .select(({ fn }) => [
      fn.countAll<number>().filterWhere('outcome', '=', 'accepted').as('accepted'),
      fn.countAll<number>().filterWhere('outcome', '=', 'rejected').as('rejected'),
      fn.countAll<number>().filterWhere(isLate).as('late'),
      fn.countAll<number>().filterWhere('clean', 'is not', null).as('checked'),
      fn.countAll<number>().filterWhere('clean', '=', true).as('clean'),
    ])
    .where('decided_at', '>=', since)
    .executeTakeFirstOrThrow();

/** Hours with one decimal. */
const percentile = (share: number) => sql<number>`
  round((percentile_cont(${sql.lit(share)}) within group (order by seconds) / 3600)::numeric, 1)::float8`;

export const listOfferTimes = (db: Connection, since: Date) =>
  db
    .selectFrom('review_decisions')
    .select(({ fn }) => [
      sql<OfferName>`offer`.as('offer'),
      fn.countAll<number>().as('decided'),
      percentile(0.5).as('median'),
      percentile(0.9).as('p90'),
      fn.countAll<number>().filterWhere(isLate).as('late'),
    ])
    .where('decided_at', '>=', since)
    .where('offer', 'is not', null)
    .where('seconds', 'is not', null)
    .groupBy('offer')
    .execute();

export const listRejections = (db: Connection, since: Date) =>
  db
    .selectFrom('review_decisions')
    .select(({ fn }) => [sql<RejectKind | null>`reason`.as('reason'), fn.countAll<number>().as('count')])
    .where('decided_at', '>=', since)
    .where('outcome', '=', 'rejected')
    .groupBy('reason')
    .orderBy('count', 'desc')
    .orderBy('reason')
    .execute();

export const countCorrections = (db: Connection, since: Date) =>
  db
    .selectFrom('announcement_corrections')
    .select(({ fn }) => [
      fn.countAll<number>().as('asked'),
      fn.countAll<number>().filterWhere('outcome', '=', 'answered').as('answered'),
    ])
    .where('asked_at', '>=', since)
    .executeTakeFirstOrThrow();

const MOST_WAITING = 20;

/** What waits for its customer, the longest first, with how many there are. */
export const listWaiting = (db: Connection) =>
  db
    .selectFrom('announcement_corrections as c')
    .innerJoin('announcements as a', 'a.id', 'c.announcement_id')
    .leftJoin('users', 'users.id', 'c.asked_by')
    .select(['a.id', 'a.reference', 'a.title', 'c.asked_at', personName.as('asked_name')])
    .select(sql<number>`count(*) over ()`.as('count'))
    .where('c.ended_at', 'is', null)
    .where('a.deleted_at', 'is', null)
    .orderBy('c.asked_at')
    .orderBy('a.id')
    .limit(MOST_WAITING)
    .execute();
