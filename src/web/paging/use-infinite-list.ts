import { useEffect, useEffectEvent, useReducer, useRef } from 'react';
import type { IsNear } from './approach.ts';
import { listAddress, pageHref } from './list-address.ts';
import { focusListItem } from './list-item.ts';
import { type ListStart, listReducer, startList } from './list-state.ts';
import type { ListPage } from './load-list.ts';
import { useScrollTrigger } from './use-scroll-trigger.ts';

type Options<Item> = {
  /** The route loader's data (loadList). A new value, after a navigation, starts another list. */
  start: ListStart<Item>;
  /** Reads one more page; rejects when the call fails. */
  fetchPage: (page: number, signal: AbortSignal) => Promise<ListPage<Item>>;
  /** When the next page is loaded: `withinPixels(500)`, or `pastShare(0.8)`. */
  isNear: IsNear;
};

/**
 * A list whose next page comes when the reader nears the end. To make one:
 *
 * 1. the route: `loader: ({ request }) => loadList(request, 12, (page, size) => …)`, and `page` among the
 *    `handle.query` of the route, or the server ignores it;
 * 2. the screen: `const list = useInfiniteList({ start, fetchPage, isNear })`, with `start` from useLoaderData;
 * 3. around the items, `<ListHead list={list} />` before and `<ListFoot list={list} … />` after, each item in an
 *    element with `id={listItemId(item.id)}`, and `noteOpened(item.id)` when its link is followed.
 *
 * Everything else is done here: the order of pages, the address that says how far the list was read (so that Back
 * and a reload show the same pages), links for readers without JavaScript, the keyboard, announcements.
 */
export const useInfiniteList = <Item extends { id: string }>({ start, fetchPage, isNear }: Options<Item>) => {
  const [state, dispatch] = useReducer(listReducer<Item>, start, startList<Item>);
  if (state.start !== start) dispatch({ type: 'start', start });

  const { status, list, last } = state;
  const read = useEffectEvent(fetchPage);
  useEffect(() => {
    if (status !== 'loading') return;
    const page = last + 1;
    const leaving = new AbortController();
    const { signal } = leaving;
    read(page, signal).then(
      ({ items, total, totalIsMore = false }) =>
        dispatch({ type: 'loaded', list, page, items, total, totalIsMore }),
      () => signal.aborted || dispatch({ type: 'failed', list, page }),
    );
    return () => leaving.abort();
  }, [status, list, last]);

  useAddressOfPage(list, start.last, last);
  const askedByButton = useFocusOnAdded(state.added);
  useScrollTrigger({
    isNear,
    onNear: () => dispatch({ type: 'more', after: last }),
    resetKey: start,
    content: state.items,
  });

  return {
    ...state,
    /** From the button: the focus then moves to the first new item. */
    loadMore() {
      askedByButton.current = true;
      dispatch(status === 'failed' ? { type: 'retry' } : { type: 'more', after: last });
    },
  };
};

export type InfiniteList<Item extends { id: string }> = ReturnType<typeof useInfiniteList<Item>>;

/**
 * Replaces the address without the router, for which it would be a navigation: the data is already loaded. When the
 * reader has left for another page meanwhile, the address is no longer the list's, and stays as it is.
 */
const useAddressOfPage = (list: string, startedAt: number, last: number) => {
  useEffect(() => {
    if (last <= startedAt || listAddress(new URL(window.location.href)) !== list) return;
    window.history.replaceState(window.history.state, '', pageHref(list, last));
  }, [list, startedAt, last]);
};

const useFocusOnAdded = (added: readonly { id: string }[]) => {
  const asked = useRef(false);
  useEffect(() => {
    const [first] = added;
    if (first && asked.current) focusListItem(first.id);
    asked.current = false;
  }, [added]);
  return asked;
};
