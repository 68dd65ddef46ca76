/** What a list starts from: some of its pages, contiguous, as its route's loader brought them (load-list.ts). */
export type ListStart<Item> = {
  /** What is listed (list-address.ts): an answer about another list is not ours. */
  list: string;
  first: number;
  last: number;
  /** Items on a full page. */
  size: number;
  /** Items of all pages. */
  total: number;
  items: readonly Item[];
  /** The list could not be had: it is shown empty, and nobody knows its total. */
  failed: boolean;
};

export type ListState<Item> = ListStart<Item> & {
  /** The start this state grew from: another one means another visit. */
  start: ListStart<Item>;
  /** idle: there is more; loading: page `last + 1` is asked for; a failure ends the list until a retry. */
  status: 'idle' | 'loading' | 'ended' | 'failed';
  /** The items of the last answer that were new. */
  added: readonly Item[];
};

export type ListAction<Item> =
  | { type: 'start'; start: ListStart<Item> }
  | { type: 'more' }
  | { type: 'retry' }
  | { type: 'loaded'; list: string; page: number; items: readonly Item[]; total: number }
  | { type: 'failed'; list: string; page: number };

type Identified = { readonly id: string };

export const startList = <Item extends Identified>(start: ListStart<Item>): ListState<Item> => ({
  ...start,
  start,
  items: newcomers([], start.items),
  status: hasMore(start.last, start) && start.items.length > 0 ? 'idle' : 'ended',
  added: [],
});

/** Pages join the list in order, each once; whatever does not come next is left aside. */
export const listReducer = <Item extends Identified>(
  state: ListState<Item>,
  action: ListAction<Item>,
): ListState<Item> => {
  switch (action.type) {
    case 'start':
      return startList(action.start);
    case 'more':
      return state.status === 'idle' ? { ...state, status: 'loading' } : state;
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
  { page, items, total }: Loaded<Item>,
): ListState<Item> => {
  const added = newcomers(state.items, items);
  // An empty page is the end whatever the total says: the list shrank while it was read.
  const more = items.length > 0 && hasMore(page, { total, size: state.size });
  return {
    ...state,
    last: page,
    total,
    items: [...state.items, ...added],
    added,
    status: more ? 'idle' : 'ended',
  };
};

/** By what was asked for, not by what is shown: items that came twice are shown once. */
const hasMore = (page: number, { total, size }: { total: number; size: number }): boolean =>
  page * size < total;

/** An article published while the list is read pushes the others down: the next page begins with one already shown. */
const newcomers = <Item extends Identified>(
  shown: readonly Item[],
  items: readonly Item[],
): readonly Item[] => {
  const known = new Set(shown.map(({ id }) => id));
  return items.filter(({ id }) => !known.has(id) && known.add(id));
};
