import { redirect } from 'react-router';
import { fallBackTo } from '#web/api/log-failure.ts';
import { listAddress, pageHref, pageOf } from './list-address.ts';
import type { ListStart } from './list-state.ts';

export type ListPage<Item> = { items: readonly Item[]; total: number; totalIsMore?: boolean };

/** Reads one page of a list; rejects when the call fails. */
export type ReadPage<Item> = (page: number, size: number) => Promise<ListPage<Item>>;

/** The largest page that the API gives. */
const MOST_ITEMS = 100;

/**
 * The loader of a list: pages 1 to n of an address with ?page=n, in one call. Beyond a hundred items the server
 * renders only the block that contains page n, and a link to the previous block: no address makes it render a whole
 * archive. The browser, which showed all those pages when the reader left, reads all of them. A page past the end
 * redirects to the last one. A failed call is logged and gives an empty list.
 */
export const loadList = async <Item>(
  request: Request,
  size: number,
  read: ReadPage<Item>,
  { whole = typeof document !== 'undefined' } = {},
): Promise<ListStart<Item>> => {
  const url = new URL(request.url);
  const list = listAddress(url);
  const page = pageOf(url);
  if (page === undefined) throw redirect(list);

  const { first, calls } = callsFor(page, size, whole);
  const answers = await Promise.all(calls.map((call) => read(call.page, call.size))).catch(
    fallBackTo([], "La liste n'a pas pu être chargée", request.signal),
  );
  const total = answers.at(-1)?.total ?? 0;
  const totalIsMore = answers.at(-1)?.totalIsMore ?? false;
  const end = Math.max(1, Math.ceil(total / size));
  const items = answers.flatMap((answer) => answer.items).slice(0, (page - first + 1) * size);
  // Where not everything is counted, only an empty page is past the end.
  const isPastEnd = page > end && !(totalIsMore && items.length > 0);
  if (isPastEnd && answers.length > 0) throw redirect(pageHref(list, end));
  return { list, first, last: page, size, total, totalIsMore, items, failed: answers.length === 0 };
};

/** Blocks are aligned so that each is one page of the API: its size is the largest multiple of `size` that fits. */
const callsFor = (page: number, size: number, whole: boolean) => {
  const pagesPerBlock = Math.floor(MOST_ITEMS / size);
  const block = Math.ceil(page / pagesPerBlock);
  if (block === 1) return { first: 1, calls: [{ page: 1, size: page * size }] };
  const firstBlock = whole ? 1 : block;
  const calls = Array.from({ length: block - firstBlock + 1 }, (_, index) => ({
    page: firstBlock + index,
    size: pagesPerBlock * size,
  }));
  return { first: (firstBlock - 1) * pagesPerBlock + 1, calls };
};
