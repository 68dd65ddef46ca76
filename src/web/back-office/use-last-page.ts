import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { PARTIAL_CHANGE } from '#web/navigation/partial-change.ts';

/** The page that was read, and the number of pages. */
type Paging = { readonly page: number; readonly pages: number };

const isBeyond = ({ page, pages }: Paging): boolean => pages > 0 && page > pages;

/** Redirects to the last page when the current one no longer exists, after its last row was removed. */
export const useLastPage = (
  page: number,
  read: Paging | undefined,
  hrefOf: (page: number) => string,
): void => {
  const navigate = useNavigate();
  // On Back, the data may still be that of another address.
  const there = read?.page === page && isBeyond(read) ? hrefOf(read.pages) : undefined;
  useEffect(() => {
    if (there) void navigate(there, { replace: true, state: PARTIAL_CHANGE });
  }, [there, navigate]);
};

type List<Data> = { status: 'pending' | 'error' } | { status: 'success'; data: Data };

/** A page beyond the last one is not an empty list: it counts as loading until the redirection. */
export const settledPage = <Read extends List<{ pagination: Paging }>>(list: Read) =>
  list.status === 'success' && isBeyond(list.data.pagination) ? { status: 'pending' as const } : list;
