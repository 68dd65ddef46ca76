import type { AnnouncementConflict } from '#contract/admin-announcements.ts';
import type { Connection } from '#server/db/client.ts';
import { personName } from '#server/db/person-name.ts';
import type { AnnouncementRow } from './transition.queries.ts';

const decisions = [
  ...['approved', 'rejected', 'published', 'unpublished', 'deleted', 'purchase-withdrawn'],
  'correction-asked',
];
const changes = ['edited', 'modified', 'correction-answered', 'cancellation-asked'];

/**
 * Who decided on it last, from the audit, for another administrator who decides too late. No name where it
 * was not an administrator.
 */
export const whoDecided = async (
  trx: Connection,
  { id, status, deleted_at }: Pick<AnnouncementRow, 'id' | 'status' | 'deleted_at'>,
  about: 'decision' | 'change' = 'decision',
): Promise<AnnouncementConflict> => {
  const actions = (about === 'change' ? [...decisions, ...changes] : decisions).map(
    (action) => `announcement.${action}`,
  );
  const last = await trx
    .selectFrom('audit_events')
    .leftJoin('users', 'users.id', 'audit_events.actor_id')
    .select(['audit_events.at', personName.as('name')])
    .where('object_kind', '=', 'announcement')
    .where('object_id', '=', id)
    .where('action', 'in', actions)
    .orderBy('audit_events.at', 'desc')
    .orderBy('audit_events.id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return {
    status,
    deleted: deleted_at !== null,
    by: last?.name ?? null,
    at: last?.at.toISOString() ?? null,
  };
};
