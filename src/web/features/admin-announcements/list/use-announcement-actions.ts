import { useContext, useState } from 'react';
import type { AdminAnnouncementItem } from '#contract/admin-announcements.ts';
import { ApiContext } from '#web/api/ApiContext.ts';
import { type ApiClient, ApiError } from '#web/api/http.ts';
import { tellPendingChanged } from '#web/back-office/pending-count.ts';
import { showToast } from '#web/ui/toasts.ts';
import { isUnpaid } from '../announcement-facts.ts';
import { failureTexts, listTexts } from './list-texts.ts';

type Failure = { id: string; reference_number: string | null; message: string; by: string | null };

/** What came of the last action, as the screen tells it. */
export type Outcome = {
  failure?: string;
  failures: readonly Failure[];
  alreadyPublished: number;
  /** Let through although no money came: they are named. */
  unpaid: readonly AdminAnnouncementItem[];
};

const NOTHING: Outcome = { failures: [], alreadyPublished: 0, unpaid: [] };

type Done = { success: boolean; message: string; failures: readonly Failure[] };

/** What is done to announcements of the list: it is read again whatever came of it, and its figures too. */
export const useAnnouncementActions = (reload: () => void) => {
  const api = useContext(ApiContext);
  const [busy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<Outcome>(NOTHING);

  const run = async (what: keyof typeof failureTexts, act: (client: ApiClient) => Promise<Outcome>) => {
    if (!api || busy) return;
    setBusy(true);
    setOutcome(NOTHING);
    setOutcome(await act(api).catch((error) => ({ ...NOTHING, failure: failureOf(what, error) })));
    setBusy(false);
    reload();
    tellPendingChanged();
  };

  /** Where nothing could be done it is an error; where some was, the rest is told with its reasons. */
  const told = (what: keyof typeof failureTexts, done: Done, news = [done.message]): Outcome => {
    if (done.success) for (const text of news) showToast({ text });
    return {
      ...NOTHING,
      failures: done.failures,
      ...(!done.success && { failure: failureTexts[what].said(done.message) }),
    };
  };
  const body = (chosen: readonly AdminAnnouncementItem[]) => ({ body: { ids: chosen.map(({ id }) => id) } });

  return {
    busy,
    outcome,
    forget: () => setOutcome(NOTHING),

    remove: ({ id }: AdminAnnouncementItem) =>
      run('delete', async (client) => {
        const { message } = await client.delete('/admin/legal-announcements/:id', { params: { id } });
        showToast({ text: message });
        return NOTHING;
      }),

    removeMany: (chosen: readonly AdminAnnouncementItem[]) =>
      run('deleteMany', async (client) =>
        told('deleteMany', await client.post('/admin/legal-announcements/bulk-delete', body(chosen))),
      ),

    publishMany: (chosen: readonly AdminAnnouncementItem[]) =>
      run('publishMany', async (client) => {
        const done = await client.post('/admin/legal-announcements/bulk-publish', body(chosen));
        const { publishedIds, scheduledIds, alreadyPublishedIds } = done;
        const through = new Set([...publishedIds, ...scheduledIds]);
        // What was public before, or will be on its day, is not said to have been published now.
        const news = [
          ...(publishedIds.length > 0 ? [done.message] : []),
          ...(scheduledIds.length > 0 ? [listTexts.scheduled(scheduledIds.length)] : []),
        ];
        return {
          ...told('publishMany', done, news),
          alreadyPublished: alreadyPublishedIds.length,
          unpaid: chosen.filter((one) => through.has(one.id) && isUnpaid(one)),
        };
      }),

    rejectMany: (chosen: readonly AdminAnnouncementItem[]) =>
      run('rejectMany', async (client) =>
        told('rejectMany', await client.post('/admin/legal-announcements/bulk-reject', body(chosen))),
      ),
  };
};

const failureOf = (what: keyof typeof failureTexts, error: unknown): string => {
  const { said, silent } = failureTexts[what];
  return error instanceof ApiError && error.status > 0 && error.detail ? said(error.detail) : silent;
};
