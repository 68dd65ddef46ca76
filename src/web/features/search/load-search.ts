import type { Article } from '#web/api/articles.ts';
import type { ApiClient } from '#web/api/http.ts';
import { type Facets, type Search, searchArticles } from '#web/api/search.ts';
import type { ListStart } from '#web/paging/list-state.ts';
import { loadList } from '#web/paging/load-list.ts';
import { isAsking, readSearch } from './search-state.ts';

export const PAGE_SIZE = 12;

export type SearchResult = {
  search: Search;
  facets: Facets;
  start: ListStart<Article>;
  /** The legal announcements that hold the same words; null where none were counted. */
  announcements: AnnouncementCount | null;
};

type AnnouncementCount = { total: number; totalIsMore: boolean };

const NO_FACETS: Facets = { categories: [], tags: [] };

/** Loads pages 1 to n of the results. A failed search has no results. */
export const loadSearch = async (api: ApiClient, request: Request): Promise<SearchResult> => {
  const search = readSearch(new URL(request.url));
  let facets = NO_FACETS;
  const announcements = countAnnouncements(api, search.q, request.signal);
  const start = await loadList(request, PAGE_SIZE, async (page, size) => {
    if (!isAsking(search)) return { items: [], total: 0 };
    const found = await searchArticles(api, search, { page, size, signal: request.signal });
    facets = found.facets;
    return found;
  });
  return { search, facets, start, announcements: await announcements };
};

const countAnnouncements = async (
  api: ApiClient,
  q: string,
  signal: AbortSignal,
): Promise<AnnouncementCount | null> => {
  if (!q) return null;
  try {
    const { pagination } = await api.get('/legal-announcements', {
      query: { search: q, page: 1, pageSize: 1 },
      signal,
    });
    return pagination;
  } catch {
    return null;
  }
};
