/** Where an announcement that was sent is followed. */
export const TRACKING = '/annonces-legales/suivi';

export const confirmationPath = (reference: string): string =>
  `/annonces-legales/confirmation/${encodeURIComponent(reference)}`;

export const trackingPath = (token: string): string => `${TRACKING}/${encodeURIComponent(token)}`;
export const modificationPath = (token: string): string => `${trackingPath(token)}/modification`;
