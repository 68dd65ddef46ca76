import { sql } from 'kysely';
import type { Connection } from '#server/db/client.ts';

export type Place = { readonly id: string; readonly publication_date: Date };

const PAGE = 100;

/** A page of the approved announcements whose day has come, the oldest day first. */
export const listDue = async (
  db: Connection,
  { until, after }: { until: Date; after?: Place | undefined },
): Promise<Place[]> => {
  const query = db
    .selectFrom('announcements')
    .select(['id', 'publication_date'])
    .where(sql<boolean>`status = 'approved' and deleted_at is null`)
    .where('publication_date', '<=', until)
    .orderBy('publication_date')
    .orderBy('id')
    .limit(PAGE);
  const rows = await (after
    ? query.where((eb) =>
        eb(eb.refTuple('publication_date', 'id'), '>', eb.tuple(after.publication_date, after.id)),
      )
    : query
  ).execute();
  return rows.flatMap(({ id, publication_date }) => (publication_date ? [{ id, publication_date }] : []));
};

/**
 * Whether the audit already has a failure of this publication. Holds the announcement until the end of the transaction:
 * of two servers that fail at the same time, the second sees the line of the first.
 */
export const isFailureKnown = async (
  trx: Connection,
  { id, since }: { id: string; since: Date },
): Promise<boolean> => {
  await trx.selectFrom('announcements').select('id').where('id', '=', id).forUpdate().execute();
  const found = await trx
    .selectFrom('audit_events')
    .select('id')
    .where('object_kind', '=', 'announcement')
    .where('object_id', '=', id)
    .where('action', '=', PUBLICATION_FAILED)
    .where('at', '>', since)
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
};

export const PUBLICATION_FAILED = 'announcement.publication-failed';
