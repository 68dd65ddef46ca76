import { useContext, useState } from 'react';
import type { AdminAnnouncementItem } from '#contract/admin-announcements.ts';
import { ApiContext } from '#web/api/ApiContext.ts';
import { type ApiClient, ApiError } from '#web/api/http.ts';
import { notifyCountsChanged } from '#web/back-office/menu-counts.ts';
import { showToast } from '#web/ui/toasts.ts';
import { isUnpaid } from '../announcement-facts.ts';
import { doneTexts, failureTexts, listTexts } from './list-texts.ts';

type Failure = { id: string; reference_number: string | null; message: string; by: string | null };

/** The result of the last action, as the screen shows it. */
export type Outcome = {
  failure?: string;
  /** The successes of a partial failure; a full success is shown as a toast instead. */
  done: readonly string[];
  failures: readonly Failure[];
  alreadyPublished: number;
  /** Published although unpaid: the screen names them. */
  unpaid: readonly AdminAnnouncementItem[];
};

const NOTHING: Outcome = { done: [], failures: [], alreadyPublished: 0, unpaid: [] };

type Done = { success: boolean; message: string; failures: readonly Failure[] };

/** The actions on listed announcements: the list and its figures are reloaded after success or failure. */
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
    notifyCountsChanged();
  };

  const body = (chosen: readonly AdminAnnouncementItem[], reason?: string) => ({
    body: { ids: chosen.map(({ id }) => id), ...(reason && { reason }) },
  });

  return {
    busy,
    outcome,
    dismiss: () => setOutcome(NOTHING),

    remove: ({ id }: AdminAnnouncementItem, reason?: string) =>
      run('delete', async (client) => {
        const call = { params: { id }, ...(reason && { body: { reason } }) };
        const { message } = await client.delete('/admin/legal-announcements/:id', call);
        showToast({ text: message });
        return NOTHING;
      }),

    removeMany: (chosen: readonly AdminAnnouncementItem[], reason?: string) =>
      run('deleteMany', async (client) => {
        const answer = await client.post('/admin/legal-announcements/bulk-delete', body(chosen, reason));
        return outcomeOf('deleteMany', answer, { count: answer.deletedIds.length });
      }),

    publishMany: (chosen: readonly AdminAnnouncementItem[]) =>
      run('publishMany', async (client) => {
        const answer = await client.post('/admin/legal-announcements/bulk-publish', body(chosen));
        const { publishedIds, scheduledIds, alreadyPublishedIds } = answer;
        const through = new Set([...publishedIds, ...scheduledIds]);
        return {
          ...outcomeOf('publishMany', answer, { count: publishedIds.length, scheduled: scheduledIds.length }),
          alreadyPublished: alreadyPublishedIds.length,
          unpaid: chosen.filter((one) => through.has(one.id) && isUnpaid(one)),
        };
      }),

    unpublishMany: (chosen: readonly AdminAnnouncementItem[], reason?: string) =>
      run('unpublishMany', async (client) => {
        const answer = await client.post('/admin/legal-announcements/bulk-unpublish', body(chosen, reason));
        return outcomeOf('unpublishMany', answer, { count: answer.unpublishedIds.length });
      }),

    rejectMany: (chosen: readonly AdminAnnouncementItem[]) =>
      run('rejectMany', async (client) => {
        const answer = await client.post('/admin/legal-announcements/bulk-reject', body(chosen));
        return outcomeOf('rejectMany', answer, { count: answer.rejectedIds.length });
      }),
  };
};

type BulkKind = keyof typeof doneTexts;
type Counts = { count: number; scheduled?: number };

/**
 * A complete failure is an error; a partial one lists the successes beside the failures and their reasons.
 */
const outcomeOf = (what: BulkKind, { success, message, failures }: Done, counts: Counts): Outcome => {
  if (!success) return { ...NOTHING, failures, failure: failureTexts[what].withMessage(message) };
  const all = failures.length === 0;
  const successes = successTexts(all ? message : doneTexts[what](counts.count), counts);
  if (!all) return { ...NOTHING, failures, done: successes };
  for (const text of successes) showToast({ text });
  return NOTHING;
};

/** Announcements already public, or scheduled for later, are not counted as published now. */
const successTexts = (sentence: string, { count, scheduled = 0 }: Counts): string[] => [
  ...(count > 0 ? [sentence] : []),
  ...(scheduled > 0 ? [listTexts.scheduled(scheduled)] : []),
];

const failureOf = (what: keyof typeof failureTexts, error: unknown): string => {
  const { withMessage, withoutMessage } = failureTexts[what];
  return error instanceof ApiError && error.status > 0 && error.detail
    ? withMessage(error.detail)
    : withoutMessage;
};
