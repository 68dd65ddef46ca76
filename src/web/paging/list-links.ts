import { pageHref } from './list-address.ts';
import type { ListStart } from './list-state.ts';

type Place = Pick<ListStart<unknown>, 'list' | 'last' | 'size' | 'total'>;

/** The addresses of a page of a list and of its neighbours, for document/PageHead. */
export const listLinks = ({ list, last, size, total }: Place) => ({
  canonical: pageHref(list, last),
  previous: last > 1 ? pageHref(list, last - 1) : undefined,
  next: last * size < total ? pageHref(list, last + 1) : undefined,
});
