import {
  type AnnouncementPage,
  type AnnouncementSearch,
  searchAnnouncements,
} from '#web/api/announcement-search.ts';
import { ANNOUNCEMENTS_FAILED, type Announcement, fetchAnnouncement } from '#web/api/announcements.ts';
import type { ApiClient } from '#web/api/http.ts';
import { fallBackTo } from '#web/api/log-failure.ts';
import { readPage, readSearch, searchHref } from './search-address.ts';
import { OPENED } from './search-parameters.ts';

const PAGE_SIZE = 12;

export type AnnouncementResults = {
  search: AnnouncementSearch;
  page: number;
  found: AnnouncementPage;
  /** The list could not be had: nobody knows how many there are. */
  failed: boolean;
  /** The announcement that the address opens, if it opens one: null when there is none of that name. */
  linked: { slug: string; announcement: Announcement | null } | null;
};

const NOTHING: AnnouncementPage = { items: [], total: 0, totalIsMore: false, pages: 0 };

/** One page of a search. A list that fails is an empty one, and logged. */
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
  const [found, announcement] = await Promise.all([
    searchAnnouncements(api, search, { page, size: PAGE_SIZE, now, signal }).catch(
      fallBackTo(NOTHING, ANNOUNCEMENTS_FAILED, signal),
    ),
    opened ? fetchAnnouncement(api, opened, signal) : undefined,
  ]);
  // A shared page that no longer exists: the last one there is.
  if (found.pages > 0 && page > found.pages) throw found302(searchHref(search, found.pages));
  return {
    search,
    page,
    found,
    failed: found === NOTHING,
    linked: opened ? { slug: opened, announcement: announcement ?? null } : null,
  };
};

/** What the router's own `redirect` makes: without the router, which this file is not fetched with. */
const found302 = (location: string): Response => new Response(null, { status: 302, headers: { location } });
