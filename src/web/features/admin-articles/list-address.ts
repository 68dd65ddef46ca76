import { type ArticleSort, articleSorts } from '#contract/admin-articles.ts';
import { adminPaths, editArticlePath } from '#contract/paths.ts';
import { readDay, readHidden, readPage, readText, writeQuery } from '#web/back-office/page-address.ts';
import { readSorting, type Sorting, sortingQuery } from '#web/back-office/sorting.ts';

export const ARTICLES = adminPaths.articles;
export const TRASH = adminPaths.trash;
export const SOURCES = adminPaths.sources;
export const CREATE = adminPaths.createArticle;
export const GENERATE = adminPaths.generateArticles;

export const editPath = (id: string): string => editArticlePath(id);

const statuses = ['all', 'published', 'draft', 'scheduled'] as const;
export type StatusFilter = (typeof statuses)[number];

/** The filters and the page of the list; all of them are in the URL. */
export type ListState = {
  readonly page: number;
  readonly status: StatusFilter;
  readonly search: string;
  /** Only articles used for generation. */
  readonly used: boolean;
  /** Only texts imported as sources. */
  readonly source: boolean;
  /** A category's slug; '' for all. */
  readonly category: string;
  /** The name that signs the articles; '' for all. */
  readonly author: string;
  /** Days of publication, both included; '' for no limit. */
  readonly from: string;
  readonly to: string;
  readonly sorting: Sorting<ArticleSort> | undefined;
  /** The columns that are not shown. */
  readonly hidden: readonly string[];
};

export type ListChange = Partial<Omit<ListState, 'page'>>;

export const readListState = (query: URLSearchParams): ListState => {
  const status = query.get('status');
  return {
    page: readPage(query),
    status: statuses.find((known) => known === status) ?? 'all',
    search: readText(query, 'search'),
    used: query.get('used_for_generation') === 'true',
    source: query.get('source') === 'true',
    category: readText(query, 'category'),
    author: readText(query, 'author'),
    from: readDay(query, 'start_date'),
    to: readDay(query, 'end_date'),
    sorting: readSorting(query, articleSorts),
    hidden: readHidden(query),
  };
};

export const listHref = (state: ListState): string =>
  writeQuery(ARTICLES, {
    status: state.status === 'all' ? '' : state.status,
    search: state.search,
    used_for_generation: state.used ? 'true' : '',
    source: state.source ? 'true' : '',
    category: state.category,
    author: state.author,
    start_date: state.from,
    end_date: state.to,
    ...sortingQuery(state.sorting),
    hidden: state.hidden.join(','),
    page: state.page > 1 ? String(state.page) : '',
  });

/** The list without any filter, with the same columns. */
export const clearedHref = ({ hidden }: ListState): string =>
  listHref({ ...readListState(new URLSearchParams()), hidden });

/** Another filter starts at the first page; another status resets the generation filter. */
export const refined = (state: ListState, change: ListChange): ListState => ({
  ...state,
  ...(change.status && { used: false }),
  ...change,
  page: 1,
});

/** A generation redirects here with the number of created articles in the URL. */
export const readGeneration = (query: URLSearchParams): number | undefined => {
  if (query.get('generation') !== 'success') return undefined;
  const count = Number(query.get('count'));
  return Number.isSafeInteger(count) && count > 0 ? count : 0;
};

/** The number of filters set below the search and the pills. */
export const countFilters = ({ category, author, from, to }: ListState): number =>
  [category, author, from, to].filter((filter) => filter !== '').length;
