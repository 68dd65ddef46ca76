import { useContext, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { ApiContext } from '#web/api/ApiContext.ts';
import { onPendingChanged } from './pending-count.ts';

/**
 * The number of announcements that wait for a decision: the total of a list read with one item per page. Read at each
 * navigation and after each decision; when the call fails, the previous number stays.
 */
export const usePendingCount = (open: boolean): number => {
  const api = useContext(ApiContext);
  const { key } = useLocation();
  const [count, setCount] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each navigation counts again.
  useEffect(() => {
    if (!open || !api) return;
    const stop = new AbortController();
    const read = () =>
      api
        .get('/admin/legal-announcements/pending', {
          query: { page: 1, page_size: 1 },
          signal: stop.signal,
        })
        .then(
          ({ pagination }) => setCount(pagination.total),
          () => undefined,
        );
    void read();
    const forget = onPendingChanged(() => void read());
    return () => {
      forget();
      stop.abort();
    };
  }, [open, api, key]);
  return count;
};
