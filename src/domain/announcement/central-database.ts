import { announcementTypes } from './types.ts';

/**
 * Which notices go to the central database: those about companies and businesses (loi n° 55-4, art. 1; décret
 * n° 2012-1547). An auction is about what is sold, whoever owns it.
 */
export const transmittedTypeIds: readonly number[] = announcementTypes
  .filter(({ family }) => family !== 'vente')
  .map(({ id }) => id);

/** Days after its publication in which a notice must be online there. */
export const TRANSMISSION_DAYS = 7;
