import { useCallback, useEffect, useState } from 'react';
import type { ApiClient } from '#web/api/http.ts';
import { useApiRead } from '#web/api/use-api-read.ts';

const PAGE_SIZE = 10;
const TICK_MS = 30_000;

/** One page of what waits, the most urgent first: the server orders it. */
export const usePendingList = (page: number) => {
  const read = useCallback(
    async (api: ApiClient, signal: AbortSignal) => {
      const { announcements, pagination, now } = await api.get('/admin/legal-announcements/pending', {
        query: { page, page_size: PAGE_SIZE },
        signal,
      });
      // Whatever the clock of this machine says, time is counted from the server's.
      return { announcements, pagination, ahead: new Date(now).getTime() - Date.now() };
    },
    [page],
  );
  return useApiRead(read, { keep: true });
};

/** The server's present time, kept moving. */
export const useServerNow = (ahead: number): Date => {
  const [own, setOwn] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setOwn(Date.now()), TICK_MS);
    return () => clearInterval(timer);
  }, []);
  return new Date(own + ahead);
};
