import { useContext, useState } from 'react';
import { trashSorts } from '#contract/admin-article-history.ts';
import { LIST_PAGE_SIZE } from '#contract/list-body.ts';
import { articleStatuses } from '#domain/article/publication.ts';
import { categories } from '#domain/category/categories.ts';
import { ApiContext } from '#web/api/ApiContext.ts';
import { errorMessageOf } from '#web/api/error-message-of.ts';
import type { ApiClient } from '#web/api/http.ts';
import type { ListAddress } from '#web/back-office/data-list/list-address.ts';
import { useDataList } from '#web/back-office/data-list/use-data-list.ts';
import { showToast } from '#web/ui/toasts.ts';
import { TRASH } from './list-address.ts';

export type TrashSort = (typeof trashSorts)[number];

export const trashAddress: ListAddress<'status' | 'category', TrashSort> = {
  path: TRASH,
  filters: { status: articleStatuses, category: categories.map(({ slug }) => slug) },
  sorts: trashSorts,
  isPersonal: () => false,
};

const readTrash = async (api: ApiClient, asked: object, signal: AbortSignal) => {
  const query = { ...asked, limit: LIST_PAGE_SIZE };
  const { articles, pagination } = await api.get('/admin/articles/trash', { query, signal });
  return { rows: articles, pagination };
};

/** One page of the trash, and its actions. */
export const useTrash = () => {
  const api = useContext(ApiContext);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const source = useDataList(trashAddress, readTrash);

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
    source.list.refetch();
  };

  return {
    source,
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
