import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { PARTIAL_CHANGE } from '#web/navigation/partial-change.ts';
import { type ListState, listHref } from './list-address.ts';

/** A page that is no more, because its last article was deleted: the last one there is takes its place. */
export const useLastPage = (state: ListState, pages: number | undefined): void => {
  const navigate = useNavigate();
  const beyond = pages !== undefined && pages > 0 && state.page > pages;
  const there = beyond ? listHref({ ...state, page: pages }) : undefined;
  useEffect(() => {
    if (there) void navigate(there, { replace: true, state: PARTIAL_CHANGE });
  }, [there, navigate]);
};
