import { offers } from '#domain/announcement/offers.ts';
import { formatSiret, PENDING_SIRET } from '#domain/company/siret.ts';
import type { TrackedAnnouncement } from '#web/api/tracking.ts';
import { emptyValues, type SubmissionValues } from './submission-values.ts';

type Stored = Pick<TrackedAnnouncement, 'notice' | 'offer'>;

/** Form values of a stored notice. */
export const valuesOf = ({ notice, offer }: Stored): SubmissionValues => {
  const { details, siret, type_id, other_type_ids, ...same } = notice;
  const unregistered = siret === PENDING_SIRET;
  return {
    ...emptyValues,
    ...same,
    type_id: String(type_id),
    otherTypes: other_type_ids.join(','),
    siret: unregistered ? '' : formatSiret(siret),
    unregistered,
    extra: { ...details },
    basePrice: offers[offer].priceTTC / 100,
  };
};
