import type { Connection } from '#server/db/client.ts';
import { presentPages } from './present-item.ts';
import { countTrashed, listTrashed } from './trash.queries.ts';

/** A page of the deleted announcements, the newest first. */
export const listTrash = async (db: Connection, asked: { page: number; limit: number }) => {
  const [rows, total] = await Promise.all([listTrashed(db, asked), countTrashed(db)]);
  return {
    announcements: rows.map((row) => ({
      id: row.id,
      reference_number: row.reference,
      title: row.title,
      company_name: row.company_name,
      status: row.status,
      deleted_at: (row.deleted_at ?? new Date(0)).toISOString(),
      deleted_by: row.deleted_name,
      reason: row.reason,
      paid_amount: row.paid === null ? null : row.paid / 100,
    })),
    pagination: presentPages(total, asked),
  };
};
