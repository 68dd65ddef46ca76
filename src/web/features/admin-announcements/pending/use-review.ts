import { useCallback, useContext, useState } from 'react';
import type { PendingAnnouncement } from '#contract/admin-announcement-review.ts';
import { shortDate } from '#contract/format.fr.ts';
import { messages } from '#contract/messages.fr.ts';
import { ApiContext } from '#web/api/ApiContext.ts';
import { errorMessageOf } from '#web/api/error-message-of.ts';
import { type ApiClient, ApiError } from '#web/api/http.ts';
import { notifyCountsChanged } from '#web/back-office/menu-counts.ts';
import { handledBy } from '../handled-by.ts';
import type { TypedRejection } from './RejectDialog.tsx';

export type Notice = { tone: 'success' | 'warning' | 'danger'; text: string };

type Decision = (api: ApiClient) => Promise<string>;

/** The specification's sentences for a refusal without explanation, and for a server that did not answer. */
const failures = {
  approve: {
    refused: "Erreur lors de l'approbation de l'annonce.",
    unreachable: "Une erreur est survenue lors de l'approbation de l'annonce",
  },
  reject: {
    refused: "Erreur lors du rejet de l'annonce.",
    unreachable: "Une erreur est survenue lors du rejet de l'annonce",
  },
} as const;

type DecisionKind = keyof typeof failures;

const failureOf = (what: DecisionKind, error: unknown): string =>
  error instanceof ApiError && error.status === 0
    ? failures[what].unreachable
    : errorMessageOf(error, failures[what].refused);

/** A card that was decided or is being decided: the list may still hold it. */
type Decided = { id: string; what: DecisionKind; done: boolean };

/** The reviewer's decisions, one card at a time; the list is reloaded after success or failure. */
export const useReview = (reload: () => void) => {
  const api = useContext(ApiContext);
  const [busy, setBusy] = useState(false);
  const [decided, setDecided] = useState<readonly Decided[]>([]);
  const [notice, setNotice] = useState<Notice>();

  const decide = async (id: string, what: DecisionKind, decision: Decision): Promise<void> => {
    if (!api || busy) return;
    if (id === '') {
      setNotice({ tone: 'danger', text: messages.announcement.badId });
      return;
    }
    setBusy(true);
    setDecided((all) => [...all, { id, what, done: false }]);
    setNotice(undefined);
    try {
      const text = await decision(api);
      setNotice({ tone: 'success', text });
      setDecided((all) => all.map((one) => (one.id === id ? { ...one, done: true } : one)));
    } catch (error) {
      setDecided((all) => all.filter((one) => one.id !== id));
      setNotice({ tone: 'danger', text: failureOf(what, error) + handledBy(error) });
    } finally {
      setBusy(false);
      reload();
      notifyCountsChanged();
    }
  };

  /** Call when the list is reloaded: it no longer holds what was decided. */
  const forgetDone = useCallback(() => setDecided((all) => all.filter(({ done }) => !done)), []);
  return {
    busy,
    decided,
    forgetDone,
    notice,
    dismiss: () => setNotice(undefined),
    /** Shows what another action than a decision came to. */
    tell: setNotice,

    approve: ({ id, rev, title, publication_date }: PendingAnnouncement) =>
      decide(id, 'approve', async (client) => {
        const { status } = await client.put('/admin/legal-announcements/:id/approve', {
          params: { id },
          body: { rev },
        });
        return status === 'approved' && publication_date
          ? `L'annonce "${title}" a été approuvée : elle paraîtra le ${shortDate(new Date(publication_date))}.`
          : `L'annonce "${title}" a été approuvée et publiée.`;
      }),

    reject: ({ id, rev, title }: PendingAnnouncement, { reason, kind }: TypedRejection) =>
      decide(id, 'reject', async (client) => {
        const { refund } = await client.put('/admin/legal-announcements/:id/reject', {
          params: { id },
          body: { rev, ...(reason !== '' && { reason }), ...(kind && { kind }) },
        });
        return `L'annonce "${title}" a été rejetée.${refund ? ' Le remboursement est en cours.' : ''}`;
      }),
  };
};
