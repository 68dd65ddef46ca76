import { sql } from 'kysely';
import type { Connection } from '#server/db/client.ts';
import { nameOfPerson } from '#server/db/person-name.ts';

/** Anonymised announcements are left out: they cannot be restored. */
const trashed = (db: Connection) =>
  db
    .selectFrom('announcements as a')
    .where('a.deleted_at', 'is not', null)
    .where('a.anonymised_at', 'is', null);

const newestFirst = (db: Connection) => trashed(db).orderBy('a.deleted_at', 'desc').orderBy('a.id', 'desc');

/** The ids first: what is selected below would be computed for every row before the page too. */
export const listTrashed = (db: Connection, { page, limit }: { page: number; limit: number }) =>
  newestFirst(db)
    .where(
      'a.id',
      'in',
      newestFirst(db)
        .select('a.id')
        .limit(limit)
        .offset((page - 1) * limit),
    )
    .select(['a.id', 'a.reference', 'a.title', 'a.company_name', 'a.status', 'a.deleted_at'])
    .select([
      nameOfPerson('a.deleted_by').as('deleted_name'),
      sql<string | null>`(
        select detail->>'reason' from audit_events
        where object_kind = 'announcement' and object_id = a.id::text and action = 'announcement.deleted'
        order by at desc, id desc limit 1
      )`.as('reason'),
      sql<number | null>`(
        select amount_ttc from payments
        where announcement_id = a.id and status = 'completed' and not duplicate and refund_status is null
      )`.as('paid'),
    ])
    .execute();

export const countTrashed = async (db: Connection): Promise<number> => {
  const { total } = await trashed(db)
    .select(({ fn }) => fn.countAll<number | string>().as('total'))
    .executeTakeFirstOrThrow();
  return Number(total);
};
