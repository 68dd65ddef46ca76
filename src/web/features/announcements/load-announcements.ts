import { redirect, type ShouldRevalidateFunctionArgs } from 'react-router';
import {
  type AnnouncementPage,
  type AnnouncementSearch,
  searchAnnouncements,
} from '#web/api/announcement-search.ts';
import { fetchAnnouncementTypes, type TypeChoice } from '#web/api/announcement-types.ts';
import { type Announcement, fetchAnnouncement } from '#web/api/announcements.ts';
import type { ApiClient } from '#web/api/http.ts';
import { OPENED, readPage, readSearch, SEARCH_PARAMETERS, searchHref } from './search-address.ts';

const PAGE_SIZE = 12;

export type AnnouncementResults = {
  search: AnnouncementSearch;
  page: number;
  found: AnnouncementPage;
  /** The announcement that the address opens, if it opens one: null when there is none of that name. */
  linked: { slug: string; announcement: Announcement | null } | null;
};

const NOTHING: AnnouncementPage = { items: [], total: 0, totalIsMore: false, pages: 0 };

/** One page of a search. A list that fails is an empty one (public.md, section 8). */
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
    searchAnnouncements(api, search, { page, size: PAGE_SIZE, now, signal }).catch(() => NOTHING),
    opened ? fetchAnnouncement(api, opened, signal) : undefined,
  ]);
  // A shared page that no longer exists: the last one there is.
  if (found.pages > 0 && page > found.pages) throw redirect(searchHref(search, found.pages));
  return {
    search,
    page,
    found,
    linked: opened ? { slug: opened, announcement: announcement ?? null } : null,
  };
};

/** Null when the types could not be had: the form asks again. */
export const loadAnnouncementTypes = (api: ApiClient): Promise<TypeChoice[] | null> =>
  fetchAnnouncementTypes(api).catch(() => null);

/** Opening an announcement or the form over a search does not change what was found. */
export const isOtherSearch = ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean =>
  currentUrl.pathname !== nextUrl.pathname ||
  SEARCH_PARAMETERS.some((name) => currentUrl.searchParams.get(name) !== nextUrl.searchParams.get(name)) ||
  // The same address again is a reader who wants it fresh.
  currentUrl.search === nextUrl.search;
