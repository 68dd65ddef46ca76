import type { VerifiedAttestation } from '#contract/verification.ts';
import { isPublic } from '#domain/announcement/visibility.ts';
import type { Database } from '#server/db/client.ts';
import { AppError } from '#server/errors.ts';
import { findAttestationByCode, findCurrentAttestation } from './attestations.queries.ts';
import { attestationData } from './frozen-data.ts';
import { habilitationText } from './habilitation-text.ts';

/**
 * An attestation and whether it is in force, from its own frozen data, whatever changed in the notice since.
 */
export const verifyAttestation = async (
  db: Database,
  { code, now }: { code: string; now: Date },
): Promise<VerifiedAttestation> => {
  const row = await findAttestationByCode(db, code);
  if (!row) throw new AppError('attestation.not-found');
  const data = attestationData.parse(row.data);
  const { company } = data;
  const current =
    (row.replaced_at ?? row.withdrawn_at) ? await findCurrentAttestation(db, row.announcement_id) : undefined;
  const shown = !row.deleted_at && isPublic(row.status, row.public_since, now);
  return {
    code: row.code,
    demonstration: data.demonstration,
    state: row.withdrawn_at ? 'withdrawn' : row.replaced_at ? 'replaced' : 'current',
    endedAt: (row.withdrawn_at ?? row.replaced_at)?.toISOString() ?? null,
    withdrawnReason: row.withdrawn_reason,
    replacedBy: current?.code ?? null,
    kind: row.kind,
    revision: row.revision,
    issuedAt: row.issued_at.toISOString(),
    reference: data.reference,
    title: data.title,
    typeLabel: data.typeLabel,
    companyName: company.name,
    companyForm: company.form,
    siret: company.siret,
    department: data.department,
    publicationDate: row.publication_date.toISOString(),
    interruptions: data.interruptions,
    medium: data.medium.name,
    habilitation: habilitationText(data),
    content: data.content,
    textSha256: row.text_sha256,
    slug: shown ? row.slug : null,
  };
};
