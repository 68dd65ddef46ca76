import { adminPaths, editArticlePath } from '#contract/paths.ts';
import { readPage, readText } from '#web/back-office/page-address.ts';

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
};

export const readListState = (query: URLSearchParams): ListState => {
  const status = query.get('status');
  return {
    page: readPage(query),
    status: statuses.find((known) => known === status) ?? 'all',
    search: readText(query, 'search'),
    used: query.get('used_for_generation') === 'true',
    source: query.get('source') === 'true',
    category: readText(query, 'category'),
  };
};

export const listHref = ({ page, status, search, used, source, category }: ListState): string => {
  const query = new URLSearchParams();
  if (status !== 'all') query.set('status', status);
  if (search) query.set('search', search);
  if (used) query.set('used_for_generation', 'true');
  if (source) query.set('source', 'true');
  if (category) query.set('category', category);
  if (page > 1) query.set('page', String(page));
  return query.size === 0 ? ARTICLES : `${ARTICLES}?${query}`;
};

/** Another filter starts at the first page; another status resets the generation filter. */
export const refined = (state: ListState, change: Partial<Omit<ListState, 'page'>>): ListState => ({
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
