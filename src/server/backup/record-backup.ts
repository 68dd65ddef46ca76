import { z } from 'zod';
import { recordAudit } from '#server/areas/audit/public.ts';
import type { Connection } from '#server/db/client.ts';

/** What the journal keeps of a backup; « État du système » shows the last one. */
export const backupRecord = z.object({
  file: z.string(),
  rows: z.number(),
  files: z.number(),
  bytes: z.number(),
});
export type BackupRecord = z.infer<typeof backupRecord>;

export const recordBackup = (db: Connection, { file, ...detail }: BackupRecord, at: Date): Promise<void> =>
  recordAudit(db, {
    at,
    actor: 'operator',
    action: 'backup.made',
    object: { kind: 'backup', id: file },
    detail: { title: file, ...detail },
  });

export const recordRestore = (
  db: Connection,
  { file, ...detail }: { file: string; madeAt: string; rows: number; files: number },
  at: Date,
): Promise<void> =>
  recordAudit(db, {
    at,
    actor: 'operator',
    action: 'backup.restored',
    object: { kind: 'backup', id: file },
    detail: { title: file, ...detail },
  });
