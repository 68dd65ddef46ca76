import type { AuditEventItem } from '#contract/admin-audit.ts';
import { auditSentence } from '#contract/audit-labels.fr.ts';
import { adminPaths, editAnnouncementPath, editArticlePath, mailPath, messagePath } from '#contract/paths.ts';
import type { Database } from '#server/db/client.ts';
import {
  type AuditFilter,
  type AuditObject,
  type AuditRow,
  findObjects,
  listAdministrators,
  listEvents,
} from './audit-list.queries.ts';

/** A page of the audit, each line with its sentence and the link to its object. */
export const readAudit = async (db: Database, filter: AuditFilter) => {
  const [{ rows, total }, actors] = await Promise.all([listEvents(db, filter), listAdministrators(db)]);
  const objects = await findObjects(
    db,
    rows.map((row) => ({ kind: row.object_kind, id: row.object_id })),
  );
  return { events: rows.map((row) => presentEvent(row, objects)), total, actors };
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
