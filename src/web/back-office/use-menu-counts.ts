import { useContext, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { ApiContext } from '#web/api/ApiContext.ts';
import type { ApiClient } from '#web/api/http.ts';
import { onCountsChanged } from './menu-counts.ts';

/** The number of announcements that wait for a decision: the total of a list read with one item per page. */
export const readPending = (api: ApiClient, signal: AbortSignal): Promise<number> =>
  api
    .get('/admin/legal-announcements/pending', { query: { page: 1, page_size: 1 }, signal })
    .then(({ pagination }) => pagination.total);

export const readUnread = (api: ApiClient, signal: AbortSignal): Promise<number> =>
  api.get('/admin/messages/unread', { signal }).then(({ unread }) => unread);

/**
 * A counter of the menu, read at each navigation and after each decision; when the call fails, the previous number
 * stays.
 */
export const useMenuCount = (
  open: boolean,
  readCount: (api: ApiClient, signal: AbortSignal) => Promise<number>,
): number => {
  const api = useContext(ApiContext);
  const { key } = useLocation();
  const [count, setCount] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each navigation counts again.
  useEffect(() => {
    if (!open || !api) return;
    const stop = new AbortController();
    const read = () => readCount(api, stop.signal).then(setCount, () => undefined);
    void read();
    const forget = onCountsChanged(() => void read());
    return () => {
      forget();
      stop.abort();
    };
  }, [open, api, key, readCount]);
  return count;
};
