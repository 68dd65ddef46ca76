import { data } from 'react-router';
import { type FullAnnouncement, lookUpAnnouncement } from '#web/api/announcement-detail.ts';
import { announcementPath } from '#web/api/announcements.ts';
import type { ApiClient } from '#web/api/http.ts';

export type AnnouncementPageData = {
  announcement: FullAnnouncement;
  /** The whole address, by which it is cited. */
  address: string;
};

/** The announcement at this address, or null with the status that says why there is none. */
export const loadAnnouncement = async (api: ApiClient, request: Request, slug = '') => {
  const lookup = await lookUpAnnouncement(api, slug, request.signal);
  if (lookup.state !== 'found')
    return data<AnnouncementPageData | null>(null, { status: lookup.state === 'missing' ? 404 : 503 });
  const { announcement } = lookup;
  const address = new URL(announcementPath(announcement), request.url).href;
  return data<AnnouncementPageData | null>({ announcement, address });
};
