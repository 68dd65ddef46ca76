import type { ApiClient } from '#web/api/http.ts';
import { lookUpTracking, type TrackedAnnouncement } from '#web/api/tracking.ts';
import type { Loaded } from '#web/navigation/loaded.ts';

export type TrackingData =
  | { state: 'found'; token: string; announcement: TrackedAnnouncement }
  | { state: 'missing' | 'failed' };

/** The announcement as the holder of the link may see it, or why it cannot be shown. */
export const loadTracking = async (
  api: ApiClient,
  request: Request,
  token = '',
): Promise<Loaded<TrackingData>> => {
  const lookup = await lookUpTracking(api, token, request.signal);
  if (lookup.state === 'found') return { value: { ...lookup, token } };
  return { value: lookup, status: lookup.state === 'missing' ? 404 : 503 };
};
