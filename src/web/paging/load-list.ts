import { redirect } from 'react-router';
import { fallBackTo } from '#web/api/log-failure.ts';
import { listAddress, pageHref, pageOf } from './list-address.ts';
import type { ListStart } from './list-state.ts';

export type ListPage<Item> = { items: readonly Item[]; total: number };

/** One page of a list; it rejects when it cannot be had. */
export type ReadPage<Item> = (page: number, size: number) => Promise<ListPage<Item>>;

/** The most that the API gives at once. */
const MOST_ITEMS = 100;

/**
 * What a list's route loads: pages 1 to n of an address that says ?page=n, in one call. Beyond a hundred items the
 * server sends only the block that page n is in, and a link to the one before: no address makes it render a
 * whole archive. The browser, which had all those pages on the screen when the reader left, asks for all of them.
 * A page past the end leads to the last one. A list that cannot be had is an empty one, and logged.
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
  const end = Math.max(1, Math.ceil(total / size));
  if (page > end && answers.length > 0) throw redirect(pageHref(list, end));

  const items = answers.flatMap((answer) => answer.items).slice(0, (page - first + 1) * size);
  return { list, first, last: page, size, total, items, failed: answers.length === 0 };
};

/** Blocks are aligned, so that each is one page of the API's own: of `size` times as many pages as fit. */
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
