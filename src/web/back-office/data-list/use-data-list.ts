import { type MouseEvent, useCallback } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import type { ListPagination } from '#contract/list-body.ts';
import type { ApiClient } from '#web/api/http.ts';
import { useApiRead } from '#web/api/use-api-read.ts';
import { PARTIAL_CHANGE } from '#web/navigation/partial-change.ts';
import { settledPage, useLastPage } from '../use-last-page.ts';
import { type ListAddress, type ListState, listBodyOf, listHref, readList } from './list-address.ts';

type Asked = ReturnType<typeof listBodyOf> & { page: number };
export type ListRead<Row> = { rows: readonly Row[]; pagination: ListPagination };

type Source<Read> = (api: ApiClient, asked: Asked, signal: AbortSignal) => Promise<Read>;

/** A list of the back-office as its address says, and what changes it. `read` and `address` are the same at each render. */
export const useDataList = <Read extends ListRead<unknown>, Filter extends string, Sort extends string>(
  address: ListAddress<Filter, Sort>,
  read: Source<Read>,
) => {
  const [query] = useSearchParams();
  const { state: entry } = useLocation();
  const navigate = useNavigate();
  const state = readList(address, query, entry);
  const asked = JSON.stringify({ ...listBodyOf(state), page: state.page });
  const list = useApiRead(
    useCallback(
      (api: ApiClient, signal: AbortSignal) => read(api, JSON.parse(asked) as Asked, signal),
      [read, asked],
    ),
    { keep: true },
  );
  const hrefOf = (change: Partial<ListState<Filter, Sort>>) =>
    listHref(address, { ...state, page: 1, ...change });
  const entryOf = ({ search }: Pick<ListState, 'search'>) =>
    address.isPersonal(search) ? { ...PARTIAL_CHANGE, search } : PARTIAL_CHANGE;
  const change = (to: Partial<ListState<Filter, Sort>>, options = {}) => {
    const next = { ...state, page: 1, ...to };
    void navigate(listHref(address, next), { ...options, state: entryOf(next) });
  };
  useLastPage(state.page, list.status === 'success' ? list.data.pagination : undefined, (page) =>
    hrefOf({ page }),
  );
  return {
    state,
    list,
    shown: settledPage(list),
    change,
    hrefOf,
    entry: entryOf(state),
    /** The links to other pages say nothing of a search that names a person: it goes on in the history entry. */
    followPage: (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      const isForBrowser = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
      if (!link || isForBrowser || !address.isPersonal(state.search)) return;
      event.preventDefault();
      void navigate(link.pathname + link.search, { state: { search: state.search } });
    },
  };
};
