import { type PublicationPeriod, periodRange } from '#domain/period/publication-period.ts';
import { type Announcement, toCards } from './announcements.ts';
import type { ApiClient } from './http.ts';

/** What is searched for among the announcements; an empty text, a null type are no filter. */
export type AnnouncementSearch = {
  q: string;
  typeId: number | null;
  department: string;
  period: PublicationPeriod;
};

export type AnnouncementPage = {
  items: readonly Announcement[];
  total: number;
  /** There are more results than `total`: the server stops counting there. */
  totalIsMore: boolean;
  pages: number;
};

type Page = { page: number; size: number; now: Date; signal?: AbortSignal };

/** One page of announcements; rejects when the call fails. Empty filters are not sent. */
export const searchAnnouncements = async (
  api: ApiClient,
  { q, typeId, department, period }: AnnouncementSearch,
  { page, size, now, signal }: Page,
): Promise<AnnouncementPage> => {
  const { start, end } = periodRange(period, now);
  const { data, pagination } = await api.get('/legal-announcements', {
    query: {
      search: q,
      department,
      page,
      pageSize: size,
      ...(typeId !== null && { type_id: typeId }),
      ...(start && { startDate: start.toISOString() }),
      ...(end && { endDate: end.toISOString() }),
    },
    ...(signal && { signal }),
  });
  return {
    items: toCards(data),
    total: pagination.total,
    totalIsMore: pagination.totalIsMore,
    pages: pagination.total_pages ?? pagination.totalPages,
  };
};
