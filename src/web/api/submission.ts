import type { AnnouncementStatus } from '#domain/announcement/status.ts';
import type { ApiClient } from './http.ts';

/** The status of a submitted announcement; undefined when the call fails. */
export const fetchAnnouncementStatus = async (
  api: ApiClient,
  reference: string,
  signal: AbortSignal,
): Promise<AnnouncementStatus | undefined> => {
  try {
    const answer = await api.get('/legal-announcements/reference/:reference', {
      params: { reference },
      signal,
    });
    return answer.announcement.status;
  } catch {
    return undefined;
  }
};
