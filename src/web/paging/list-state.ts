/** The initial state of a list: contiguous pages, from its route's loader (load-list.ts). */
export type ListStart<Item> = {
  /** The list's address (list-address.ts): an answer for another list is ignored. */
  list: string;
  first: number;
  last: number;
  /** Items on a full page. */
  size: number;
  /** Items of all pages. */
  total: number;
  /** There are more than the total: the list ends with its first page that is not full. */
  totalIsMore?: boolean;
  items: readonly Item[];
  /** The call failed: the list is shown empty, without a total. */
  failed: boolean;
};

export type ListState<Item> = ListStart<Item> & {
  /** The start that this state was built from: another one means another visit. */
  start: ListStart<Item>;
  /** idle: there is more; loading: page `last + 1` is asked for; a failure ends the list until a retry. */
  status: 'idle' | 'loading' | 'ended' | 'failed';
  /** The items of the last answer that were new. */
  added: readonly Item[];
};

export type ListAction<Item> =
  | { type: 'start'; start: ListStart<Item> }
  /** `after`: the last page on screen. A list that has grown since then is not at its end. */
  | { type: 'more'; after: number }
  | { type: 'retry' }
  | {
      type: 'loaded';
      list: string;
      page: number;
      items: readonly Item[];
      total: number;
      totalIsMore?: boolean;
    }
  | { type: 'failed'; list: string; page: number };

type Identified = { readonly id: string };

export const startList = <Item extends Identified>(start: ListStart<Item>): ListState<Item> => ({
  ...start,
  start,
  items: newcomers([], start.items),
  status: hasMore(start.last, start) && start.items.length > 0 ? 'idle' : 'ended',
  added: [],
});

/** Appends pages in order, each once; any other page is ignored. */
export const listReducer = <Item extends Identified>(
  state: ListState<Item>,
  action: ListAction<Item>,
): ListState<Item> => {
  switch (action.type) {
    case 'start':
      return startList(action.start);
    case 'more':
      return state.status === 'idle' && action.after === state.last ? { ...state, status: 'loading' } : state;
    case 'retry':
      return state.status === 'failed' ? { ...state, status: 'loading' } : state;
    case 'loaded':
      return isAwaited(state, action) ? append(state, action) : state;
    case 'failed':
      return isAwaited(state, action) ? { ...state, status: 'failed' } : state;
  }
};

const isAwaited = (
  { status, list, last }: ListState<unknown>,
  answer: { list: string; page: number },
): boolean => status === 'loading' && answer.list === list && answer.page === last + 1;

type Loaded<Item> = Extract<ListAction<Item>, { type: 'loaded' }>;

const append = <Item extends Identified>(
  state: ListState<Item>,
  { page, items, total, totalIsMore = false }: Loaded<Item>,
): ListState<Item> => {
  const added = newcomers(state.items, items);
  // An empty page is the end whatever the total says: the list shrank while it was read.
  const more = items.length > 0 && hasMore(page, { total, totalIsMore, size: state.size, items });
  return {
    ...state,
    last: page,
    total,
    totalIsMore,
    items: [...state.items, ...added],
    added,
    status: more ? 'idle' : 'ended',
  };
};

/** Counts requested items, not shown ones: an item received twice is shown once. */
const hasMore = (
  page: number,
  { total, totalIsMore, size, items }: Pick<ListStart<unknown>, 'total' | 'totalIsMore' | 'size' | 'items'>,
): boolean => page * size < total || (totalIsMore === true && items.length > 0 && items.length % size === 0);

/** An article published while the list is read pushes the others down: the next page begins with one already shown. */
const newcomers = <Item extends Identified>(
  shown: readonly Item[],
  items: readonly Item[],
): readonly Item[] => {
  const known = new Set(shown.map(({ id }) => id));
  return items.filter(({ id }) => !known.has(id) && known.add(id));
};
