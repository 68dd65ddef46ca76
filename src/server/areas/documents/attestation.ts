import type { AttestationData } from './frozen-data.ts';

/** An attestation: columns of its row and its frozen data. */
export type Attestation = {
  readonly code: string;
  readonly revision: number;
  readonly kind: 'standard' | 'premium';
  readonly publicationDate: Date;
  readonly issuedAt: Date;
  readonly textSha256: string;
  readonly data: AttestationData;
};
