import { useCallback } from 'react';
import type { AdminAnnouncementItem } from '#contract/admin-announcements.ts';
import type { LegalStats } from '#contract/admin-stats.ts';
import { matchesAdminSearch } from '#domain/announcement/admin-search.ts';
import type { ApiClient } from '#web/api/http.ts';
import { fallBackTo } from '#web/api/log-failure.ts';
import { useApiRead } from '#web/api/use-api-read.ts';
import { sortingQuery } from '#web/back-office/sorting.ts';
import type { ListState } from './list-address.ts';

export const PAGE_SIZE = 10;
/** A search for a dossier that finds more than these is to be made more precise. */
export const DOSSIERS = 50;

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

/** The search, the filters and the order, as the API takes them. */
export const announcementsAsked = (state: ListState) => {
  const { status, search, exactStatus, type, author, from, to, sorting } = state;
  return {
    ...{ status: status === 'all' ? '' : status, search, exact_status: exactStatus },
    ...{ type_id: type, author, start_date: from, end_date: to },
    ...sortingQuery(sorting),
  };
};

/**
 * One page of the list, or the dossiers that were searched for; undefined if they cannot be loaded: the spinner
 * stops and no text claims that there are none.
 */
export const useAnnouncementList = (state: ListState) => {
  const { page, search, dossier } = state;
  const asked = JSON.stringify({ ...announcementsAsked(state), page, limit: PAGE_SIZE });
  const read = useCallback(
    (api: ApiClient, signal: AbortSignal): Promise<AnnouncementListPage | undefined> => {
      const answer = dossier
        ? api.post('/admin/legal-announcements/find', { body: { text: dossier, limit: DOSSIERS }, signal })
        : api.get('/admin/legal-announcements', { query: JSON.parse(asked), signal });
      return answer
        .then(({ announcements, pagination: { total, page: answered, pages, totalIsMore } }) => ({
          // The specification filters on both sides; the server already searched with the same rule.
          announcements: announcements.filter((one) => dossier || matchesAdminSearch(search, one)),
          total,
          page: answered,
          pages,
          totalIsMore,
        }))
        .catch(fallBackTo(undefined, "La liste des annonces légales n'a pas pu être chargée", signal));
    },
    [asked, search, dossier],
  );
  return useApiRead(read, { keep: true });
};

const readFigures = (api: ApiClient, signal: AbortSignal): Promise<LegalStats> =>
  api
    .get('/admin/legal-announcements/stats', { signal })
    .catch(fallBackTo(ZEROS, "Les statistiques n'ont pas pu être chargées", signal));

export const useFigures = () => useApiRead(readFigures, { keep: true });
