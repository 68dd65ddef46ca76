import { announcementPath } from '#contract/paths.ts';
import { type FullAnnouncement, lookUpAnnouncement } from '#web/api/announcement-detail.ts';
import type { ApiClient } from '#web/api/http.ts';
import type { Loaded } from '#web/navigation/loaded.ts';

export type AnnouncementPageData = {
  announcement: FullAnnouncement;
  /** The absolute URL, for citations. */
  address: string;
};

/** Loads the announcement of this URL, or null with the HTTP status that explains why there is none. */
export const loadAnnouncement = async (
  api: ApiClient,
  request: Request,
  slug = '',
): Promise<Loaded<AnnouncementPageData | 'withdrawn' | null>> => {
  const lookup = await lookUpAnnouncement(api, slug, request.signal);
  if (lookup.state === 'withdrawn') return { value: 'withdrawn', status: 410 };
  if (lookup.state !== 'found') return { value: null, status: lookup.state === 'missing' ? 404 : 503 };
  const { announcement } = lookup;
  const address = new URL(announcementPath(announcement), request.url).href;
  return { value: { announcement, address } };
};
