import { quotedReference } from '#domain/announcement/reference.ts';
import { sirenOf } from '#domain/company/siret.ts';
import type { Connection } from '#server/db/client.ts';
import { findCorrected } from './submissions.queries.ts';
import type { SubmittedNotice } from './submitted-notice.ts';

/** The type ids are those of domain/announcement/types.ts. */
export const RECTIFICATIF = 24;
export const ADDITIF = 25;

/**
 * A rectificatif that quotes the reference of a notice of the same company is linked to it, for the
 * reviewer.
 */
export const findNoticeCorrectedBy = async (
  trx: Connection,
  submitted: SubmittedNotice,
  now: Date,
): Promise<string | null> => {
  if (submitted.type_id !== RECTIFICATIF && submitted.type_id !== ADDITIF) return null;
  const { faultyReference = '' } = submitted.details;
  const reference = quotedReference(faultyReference);
  const siren = sirenOf(submitted.siret ?? '');
  if (!reference || !siren) return null;
  return (await findCorrected(trx, { reference, siren, now })) ?? null;
};
