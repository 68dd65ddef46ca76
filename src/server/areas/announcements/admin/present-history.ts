import type { AdminAnnouncement } from '#contract/admin-announcement-one.ts';
import { verificationPath } from '#contract/paths.ts';
import type { findAttestation, VersionRow } from './one-announcement.queries.ts';

export const presentVersion = (row: VersionRow): AdminAnnouncement['versions'][number] => ({
  rev: row.rev,
  savedAt: row.saved_at.toISOString(),
  savedByKind: row.saved_by_kind,
  savedBy: row.name,
  reason: row.reason,
  status: row.status,
  title: String((row.snapshot as Record<string, unknown>).title ?? ''),
});

export const presentAttestation = (
  row: Awaited<ReturnType<typeof findAttestation>>,
): AdminAnnouncement['attestation'] =>
  row
    ? {
        code: row.code,
        revision: row.revision,
        issuedAt: row.issued_at.toISOString(),
        withdrawnAt: row.withdrawn_at?.toISOString() ?? null,
        withdrawnReason: row.withdrawn_reason,
        verificationPath: verificationPath(row.code),
      }
    : null;
