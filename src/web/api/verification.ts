import { longDate, shortDate, shortDateTime } from '#contract/format.fr.ts';
import type { VerifiedAttestation } from '#contract/verification.ts';
import { findDepartment } from '#domain/company/departments.ts';
import { formatSiret } from '#domain/company/siret.ts';
import { typeset } from '#domain/typography/typeset.ts';
import { type ApiClient, ApiError } from './http.ts';

/** An attestation, as the court clerk's verification page shows it. */
export type Attestation = Pick<
  VerifiedAttestation,
  | 'code'
  | 'demonstration'
  | 'state'
  | 'withdrawnReason'
  | 'replacedBy'
  | 'kind'
  | 'revision'
  | 'reference'
  | 'typeLabel'
  | 'companyForm'
  | 'medium'
  | 'habilitation'
  | 'textSha256'
  | 'slug'
> & {
  title: string;
  companyName: string;
  siret: string | null;
  department: string;
  publishedOn: string;
  /** « du 12/11/2026 au 14/11/2026 »; empty when the notice was never withdrawn. */
  interrupted: string;
  issuedAt: string;
  endedOn: string | null;
  /** As it was attested, to the letter: no typography is added to what was hashed. */
  contentHtml: string;
};

export type Verification =
  | { state: 'found'; attestation: Attestation }
  | { state: 'unknown'; code: string }
  | { state: 'failed' };

export const lookUpAttestation = async (
  api: ApiClient,
  code: string,
  signal?: AbortSignal,
): Promise<Verification> => {
  try {
    const { attestation } = await api.get('/verification/:code', {
      params: { code },
      ...(signal && { signal }),
    });
    return { state: 'found', attestation: toAttestation(attestation) };
  } catch (error) {
    const refused = error instanceof ApiError && (error.status === 404 || error.status === 400);
    return refused ? { state: 'unknown', code } : { state: 'failed' };
  }
};

const toAttestation = ({
  content,
  publicationDate,
  issuedAt,
  endedAt,
  interruptions,
  department,
  siret,
  title,
  companyName,
  ...same
}: VerifiedAttestation): Attestation => ({
  ...same,
  title: typeset(title),
  companyName: typeset(companyName),
  siret: siret && formatSiret(siret),
  department: departmentLabel(department),
  publishedOn: longDate(new Date(publicationDate)),
  interrupted: interruptions
    .map(({ from, to }) => `du ${shortDate(new Date(from))} au ${shortDate(new Date(to))}`)
    .join(', '),
  issuedAt: shortDateTime(new Date(issuedAt)),
  endedOn: endedAt && shortDate(new Date(endedAt)),
  contentHtml: content,
});

const departmentLabel = (code: string): string => {
  const name = findDepartment(code)?.name;
  return name ? `${code} - ${name}` : code;
};
