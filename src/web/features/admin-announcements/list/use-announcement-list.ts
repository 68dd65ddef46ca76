import { useCallback } from 'react';
import type { AdminAnnouncementItem } from '#contract/admin-announcements.ts';
import type { LegalStats } from '#contract/admin-stats.ts';
import { matchesAdminSearch } from '#domain/announcement/admin-search.ts';
import type { ApiClient } from '#web/api/http.ts';
import { fallBackTo } from '#web/api/log-failure.ts';
import { useApiRead } from '#web/api/use-api-read.ts';
import type { ListState } from './list-address.ts';

export const PAGE_SIZE = 10;

export type AnnouncementListPage = {
  announcements: AdminAnnouncementItem[];
  total: number;
  page: number;
  pages: number;
  /** A search found more results than it counts. */
  totalIsMore: boolean;
};

const ZEROS: LegalStats = {
  totalLegalAnnouncements: 0,
  publishedLegalAnnouncements: 0,
  draftLegalAnnouncements: 0,
  pendingLegalAnnouncements: 0,
  rejectedLegalAnnouncements: 0,
};

/**
 * One page of the list; undefined if it cannot be loaded: the spinner stops and no text claims that the list
 * is empty.
 */
export const useAnnouncementList = ({ page, status, search }: ListState) => {
  const read = useCallback(
    (api: ApiClient, signal: AbortSignal): Promise<AnnouncementListPage | undefined> =>
      api
        .get('/admin/legal-announcements', {
          query: {
            page,
            limit: PAGE_SIZE,
            ...(status !== 'all' && { status }),
            ...(search && { search }),
          },
          signal,
        })
        .then(({ announcements, pagination: { total, page: answered, pages, totalIsMore } }) => ({
          // The specification filters on both sides; the server already searched with the same rule.
          announcements: announcements.filter((one) => matchesAdminSearch(search, one)),
          total,
          page: answered,
          pages,
          totalIsMore,
        }))
        .catch(fallBackTo(undefined, "La liste des annonces légales n'a pas pu être chargée", signal)),
    [page, status, search],
  );
  return useApiRead(read, { keep: true });
};

const readFigures = (api: ApiClient, signal: AbortSignal): Promise<LegalStats> =>
  api
    .get('/admin/legal-announcements/stats', { signal })
    .catch(fallBackTo(ZEROS, "Les statistiques n'ont pas pu être chargées", signal));

export const useFigures = () => useApiRead(readFigures, { keep: true });
