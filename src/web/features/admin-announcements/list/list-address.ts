import {
  type AnnouncementSort,
  announcementFilters,
  announcementSorts,
  type ExactStatus,
  exactStatuses,
} from '#contract/admin-announcements.ts';
import { isPersonalSearch } from '#domain/announcement/admin-search.ts';
import { announcementTypes } from '#domain/announcement/types.ts';
import { readDay, readHidden, readPage, readText, writeQuery } from '#web/back-office/page-address.ts';
import { readSorting, type Sorting, sortingQuery } from '#web/back-office/sorting.ts';
import { PARTIAL_CHANGE } from '#web/navigation/partial-change.ts';
import { ANNOUNCEMENTS } from '../addresses.ts';

export const statusFilters = ['all', ...announcementFilters] as const;
export type StatusFilter = (typeof statusFilters)[number];

/** The filters and the page of the list; all of them are in the URL. */
export type ListState = {
  readonly page: number;
  readonly status: StatusFilter;
  readonly search: string;
  readonly exactStatus: ExactStatus | '';
  /** The number of a type; '' for all. */
  readonly type: string;
  readonly author: string;
  /** Days of publication, both included; '' for no limit. */
  readonly from: string;
  readonly to: string;
  readonly sorting: Sorting<AnnouncementSort> | undefined;
  /** The columns that are not shown. */
  readonly hidden: readonly string[];
  /** « Retrouver un dossier », which searches everything: the filters do not apply. */
  readonly dossier: string;
};

export type ListChange = Partial<Omit<ListState, 'page'>>;

/** The history entry holds a name or an e-mail address, which must not be in the URL. */
type EntryState = { dossier?: unknown } | null | undefined;

export const readListState = (query: URLSearchParams, entry?: EntryState): ListState => ({
  page: readPage(query),
  status: statusFilters.find((known) => known === query.get('status')) ?? 'all',
  search: readText(query, 'search'),
  exactStatus: exactStatuses.find((known) => known === query.get('exact_status')) ?? '',
  type: announcementTypes.some(({ id }) => String(id) === query.get('type')) ? (query.get('type') ?? '') : '',
  author: readText(query, 'author'),
  from: readDay(query, 'start_date'),
  to: readDay(query, 'end_date'),
  sorting: readSorting(query, announcementSorts),
  hidden: readHidden(query),
  dossier: readDossier(query, entry),
});

const readDossier = (query: URLSearchParams, entry: EntryState): string => {
  const named = readText(query, 'dossier');
  if (named && !isPersonalSearch(named)) return named;
  return typeof entry?.dossier === 'string' ? entry.dossier : '';
};

export const listHref = (state: ListState): string => {
  const { page, status, search, exactStatus, type, author, from, to, sorting, dossier } = state;
  const hidden = state.hidden.join(',');
  if (dossier)
    return writeQuery(ANNOUNCEMENTS, { dossier: isPersonalSearch(dossier) ? '' : dossier, hidden });
  return writeQuery(ANNOUNCEMENTS, {
    status: status === 'all' ? '' : status,
    search,
    exact_status: exactStatus,
    type,
    author,
    start_date: from,
    end_date: to,
    ...sortingQuery(sorting),
    hidden,
    page: page > 1 ? String(page) : '',
  });
};

/** The list without any filter, with the same columns. */
export const cleared = ({ hidden }: ListState): ListState => ({
  ...readListState(new URLSearchParams()),
  hidden,
});

/** The state of the history entry that goes with `listHref`. */
export const entryState = ({ dossier }: ListState) =>
  dossier && isPersonalSearch(dossier) ? { ...PARTIAL_CHANGE, dossier } : PARTIAL_CHANGE;

/**
 * Another filter starts at the first page. A pill and an exact status replace each other, and any filter ends
 * the search for a dossier.
 */
export const refined = (state: ListState, change: ListChange): ListState => ({
  ...state,
  dossier: '',
  ...(change.status && { exactStatus: '' }),
  ...(change.exactStatus && { status: 'all' }),
  ...change,
  page: 1,
});

/** The number of filters set below the search and the pills. */
export const countFilters = ({ exactStatus, type, author, from, to }: ListState): number =>
  [exactStatus, type, author, from, to].filter((filter) => filter !== '').length;
