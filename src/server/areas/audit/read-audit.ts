import type { AuditEventItem } from '#contract/admin-audit.ts';
import { auditSentence } from '#contract/audit-labels.fr.ts';
import { adminPaths, editAnnouncementPath, editArticlePath, mailPath, messagePath } from '#contract/paths.ts';
import type { Database } from '#server/db/client.ts';
import { type AuditObject, type AuditRow, findObjects, listEventRows } from './audit-list.queries.ts';

/** Lines of the audit in the order of these ids, each with its sentence and the link to its object. */
export const readEvents = async (db: Database, ids: readonly string[]): Promise<AuditEventItem[]> => {
  const rows = await listEventRows(db, ids);
  const objects = await findObjects(
    db,
    rows.map((row) => ({ kind: row.object_kind, id: row.object_id })),
  );
  return rows.map((row) => presentEvent(row, objects));
};

const presentEvent = (row: AuditRow, objects: ReadonlyMap<string, AuditObject>): AuditEventItem => {
  const detail = row.detail as Record<string, unknown>;
  const present = objects.get(row.object_id);
  const line = {
    actor: { kind: row.actor_kind, id: row.actor_id, name: row.actor_name },
    action: row.action,
    object: {
      kind: row.object_kind,
      id: row.object_id,
      // An erased object is named by the title in the audit line.
      name: present?.name || (typeof detail.title === 'string' ? detail.title : null),
      path: present ? pathOf(row, present) : null,
    },
  };
  return {
    ...line,
    id: row.id,
    at: row.at.toISOString(),
    sentence: auditSentence(line),
    detail,
    request_id: row.request_id,
  };
};

const pathOf = ({ object_kind: kind, object_id: id }: AuditRow, { trashed }: AuditObject): string | null => {
  if (kind === 'article') return trashed ? adminPaths.trash : editArticlePath(id);
  if (kind === 'contact_request') return messagePath(id);
  if (kind === 'mail') return mailPath(id);
  return kind === 'announcement' ? editAnnouncementPath(id) : null;
};
