import { useContext, useState } from 'react';
import { messages } from '#contract/messages.fr.ts';
import { ApiContext } from '#web/api/ApiContext.ts';
import type { ApiClient } from '#web/api/http.ts';
import { logFailure } from '#web/api/log-failure.ts';
import { showToast } from '#web/ui/toasts.ts';

const text = messages.adminArticle;

/**
 * The actions on listed articles. A failure is only logged: the list is reloaded after success or failure,
 * and shows each article's current state.
 */
export const useListActions = (onEnd: () => void) => {
  const api = useContext(ApiContext);
  const [busy, setBusy] = useState(false);
  const [alreadyPublished, setAlreadyPublished] = useState(0);

  const run = async (what: string, act: (api: ApiClient) => Promise<void>) => {
    if (!api || busy) return;
    setBusy(true);
    setAlreadyPublished(0);
    await act(api).catch(logFailure(what));
    setBusy(false);
    onEnd();
  };

  const restore = (ids: readonly string[]) =>
    run(text.restoreManyFailed, async (client) => {
      const done = await client.post('/admin/articles/bulk-restore', { body: { ids: [...ids] } });
      logRefusals(text.restoreManyFailed, done.failures);
    });

  const offerUndo = (message: string, ids: readonly string[]) =>
    showToast({ text: message, action: { label: 'Annuler', onClick: () => void restore(ids) } });

  return {
    busy,
    alreadyPublished,
    forgetAlreadyPublished: () => setAlreadyPublished(0),

    remove: (id: string) =>
      run(text.deleteFailed, async (client) => {
        const { message } = await client.delete('/admin/articles/:id', { params: { id } });
        offerUndo(message, [id]);
      }),

    removeMany: (ids: readonly string[]) =>
      run(text.deleteManyFailed, async (client) => {
        const done = await client.post('/admin/articles/bulk-delete', { body: { ids: [...ids] } });
        logRefusals(text.deleteManyFailed, done.failures);
        if (done.deletedIds.length > 0) offerUndo(done.message, done.deletedIds);
      }),

    publishMany: (ids: readonly string[]) =>
      run(text.publishManyFailed, async (client) => {
        const done = await client.post('/admin/articles/bulk-publish', { body: { ids: [...ids] } });
        logRefusals(text.publishManyFailed, done.failures);
        setAlreadyPublished(done.alreadyPublishedIds.length);
        if (done.publishedIds.length > 0) showToast({ text: done.message });
      }),

    unpublishMany: (ids: readonly string[]) =>
      run(text.unpublishManyFailed, async (client) => {
        const done = await client.post('/admin/articles/bulk-unpublish', { body: { ids: [...ids] } });
        logRefusals(text.unpublishManyFailed, done.failures);
        if (done.unpublishedIds.length > 0) showToast({ text: done.message });
      }),
  };
};

const logRefusals = (what: string, failures: readonly { id: string; message: string }[]): void => {
  if (failures.length > 0) logFailure(what)(failures);
};
