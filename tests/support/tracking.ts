import type { TrackedAnnouncement } from '#contract/tracking.ts';
import { FROM_THE_SITE, type useAccountApp } from './accounts.ts';

export const TRACKING = '/api/legal-announcements/tracking';

/** The calls of the tracking page, by the token of an announcement. */
export const trackingCalls = (context: ReturnType<typeof useAccountApp>) => {
  const get = (token: string) => context().app.inject(`${TRACKING}/${token}`);
  const tracked = async (token: string) =>
    (await get(token)).json<{ announcement: TrackedAnnouncement }>().announcement;
  const modify = (token: string, payload: object) =>
    context().app.inject({ method: 'PUT', url: `${TRACKING}/${token}`, headers: FROM_THE_SITE, payload });
  /** The present notice with some changes. */
  const modified = async (token: string, changes: object = {}) => {
    const { notice, rev } = await tracked(token);
    return modify(token, { ...notice, rev, ...changes });
  };
  return { get, tracked, modify, modified };
};
