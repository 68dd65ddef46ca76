import {
  type AnnouncementPage,
  type AnnouncementSearch,
  searchAnnouncements,
} from '#web/api/announcement-search.ts';
import { ANNOUNCEMENTS_FAILED, type Announcement, fetchAnnouncement } from '#web/api/announcements.ts';
import type { ApiClient } from '#web/api/http.ts';
import { fallBackTo } from '#web/api/log-failure.ts';
import { readPage, readSearch, searchHref } from './search-address.ts';
import { isSubmission, OPENED } from './search-parameters.ts';

const PAGE_SIZE = 12;

export type AnnouncementResults = {
  search: AnnouncementSearch;
  page: number;
  found: AnnouncementPage;
  /** The list could not be loaded: the number of results is unknown. */
  failed: boolean;
  /** The announcement that the URL opens, if any: null when its slug is unknown. */
  linked: { slug: string; announcement: Announcement | null } | null;
};

const NOTHING: AnnouncementPage = { items: [], total: 0, totalIsMore: false, pages: 0 };

/** Loads one page of a search, none for the submission form. A failure is logged and shown as an empty list. */
export const loadAnnouncements = async (
  api: ApiClient,
  request: Request,
  now = new Date(),
): Promise<AnnouncementResults> => {
  const url = new URL(request.url);
  const { signal } = request;
  const search = readSearch(url);
  const page = readPage(url);
  const opened = url.searchParams.get(OPENED);
  if (isSubmission(url.searchParams)) return { search, page, found: NOTHING, failed: false, linked: null };
  const [found, announcement] = await Promise.all([
    searchAnnouncements(api, search, { page, size: PAGE_SIZE, now, signal }).catch(
      fallBackTo(NOTHING, ANNOUNCEMENTS_FAILED, signal),
    ),
    opened ? fetchAnnouncement(api, opened, signal) : undefined,
  ]);
  // The page no longer exists: redirect to the last one.
  if (found.pages > 0 && page > found.pages) throw found302(searchHref(search, found.pages));
  return {
    search,
    page,
    found,
    failed: found === NOTHING,
    linked: opened ? { slug: opened, announcement: announcement ?? null } : null,
  };
};

/** Same as the router's `redirect`, without importing the router: this file is loaded without it. */
const found302 = (location: string): Response => new Response(null, { status: 302, headers: { location } });
