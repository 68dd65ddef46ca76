import { useCallback, useContext, useState } from 'react';
import { ApiContext } from '#web/api/ApiContext.ts';
import { errorMessageOf } from '#web/api/error-message-of.ts';
import type { ApiClient } from '#web/api/http.ts';
import { useApiRead } from '#web/api/use-api-read.ts';
import { showToast } from '#web/ui/toasts.ts';

export const TRASH_PAGE_SIZE = 10;

/** One page of the trash, and its actions. */
export const useTrash = (page: number) => {
  const api = useContext(ApiContext);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const read = useCallback(
    (client: ApiClient, signal: AbortSignal) =>
      client.get('/admin/articles/trash', { query: { page, limit: TRASH_PAGE_SIZE }, signal }),
    [page],
  );
  const list = useApiRead(read, { keep: true });

  const run = async (act: (client: ApiClient) => Promise<{ message: string }>, otherwise: string) => {
    if (!api || busy) return;
    setBusy(true);
    setFailure(undefined);
    try {
      const { message } = await act(api);
      showToast({ text: message });
    } catch (error) {
      setFailure(errorMessageOf(error, otherwise));
    }
    setBusy(false);
    list.refetch();
  };

  return {
    list,
    busy,
    failure,
    restore: (id: string) =>
      run(
        (client) => client.post('/admin/articles/:id/restore', { params: { id } }),
        "L'article n'a pas pu être restauré.",
      ),
    erase: (ids?: readonly string[]) =>
      run(
        (client) => client.post('/admin/articles/trash/empty', { body: ids ? { ids: [...ids] } : {} }),
        "La corbeille n'a pas pu être vidée.",
      ),
  };
};
