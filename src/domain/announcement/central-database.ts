import { announcementTypes } from './types.ts';

/**
 * Which notices go to the central database: those about companies and businesses (loi n° 55-4, art. 1; décret
 * n° 2012-1547). An auction is not one of them: its subject is the goods, not their owner.
 */
export const transmittedTypeIds: readonly number[] = announcementTypes
  .filter(({ family }) => family !== 'vente')
  .map(({ id }) => id);

/** The number of days after publication within which a notice must be in the central database. */
export const TRANSMISSION_DAYS = 7;
