import { announcementFilters } from '#contract/admin-announcements.ts';
import { readPage, readText } from '#web/back-office/page-address.ts';
import { ANNOUNCEMENTS } from '../addresses.ts';

export const statusFilters = ['all', ...announcementFilters] as const;
export type StatusFilter = (typeof statusFilters)[number];

/** The filters and the page of the list; all of them are in the URL. */
export type ListState = { readonly page: number; readonly status: StatusFilter; readonly search: string };

export const readListState = (query: URLSearchParams): ListState => ({
  page: readPage(query),
  status: statusFilters.find((known) => known === query.get('status')) ?? 'all',
  search: readText(query, 'search'),
});

export const listHref = ({ page, status, search }: ListState): string => {
  const query = new URLSearchParams();
  if (status !== 'all') query.set('status', status);
  if (search) query.set('search', search);
  if (page > 1) query.set('page', String(page));
  return query.size === 0 ? ANNOUNCEMENTS : `${ANNOUNCEMENTS}?${query}`;
};
