import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { PARTIAL_CHANGE } from '#web/navigation/partial-change.ts';

/** Which page was read, of how many. */
type Paging = { readonly page: number; readonly pages: number };

const isBeyond = ({ page, pages }: Paging): boolean => pages > 0 && page > pages;

/** A page that is no more, because the last of its rows is gone: the last one there is takes its place. */
export const useLastPage = (
  page: number,
  read: Paging | undefined,
  hrefOf: (page: number) => string,
): void => {
  const navigate = useNavigate();
  // What is still there of another address, on Back, says nothing of this one.
  const there = read?.page === page && isBeyond(read) ? hrefOf(read.pages) : undefined;
  useEffect(() => {
    if (there) void navigate(there, { replace: true, state: PARTIAL_CHANGE });
  }, [there, navigate]);
};

type List<Data> = { status: 'pending' | 'error' } | { status: 'success'; data: Data };

/** A page beyond the last one is no empty list: until the last one is there, the list is on its way. */
export const settledPage = <Read extends List<{ pagination: Paging }>>(list: Read) =>
  list.status === 'success' && isBeyond(list.data.pagination) ? { status: 'pending' as const } : list;
