import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { PARTIAL_CHANGE } from '#web/navigation/partial-change.ts';

/** A page that is no more, because the last of its rows is gone: the last one there is takes its place. */
export const useLastPage = (
  page: number,
  pages: number | undefined,
  hrefOf: (page: number) => string,
): void => {
  const navigate = useNavigate();
  const beyond = pages !== undefined && pages > 0 && page > pages;
  const there = beyond ? hrefOf(pages) : undefined;
  useEffect(() => {
    if (there) void navigate(there, { replace: true, state: PARTIAL_CHANGE });
  }, [there, navigate]);
};
