import { useContext, useState } from 'react';
import type { AdminAnnouncement } from '#contract/admin-announcement-one.ts';
import { ApiContext } from '#web/api/ApiContext.ts';
import { type ApiClient, ApiError } from '#web/api/http.ts';
import { conflictDetailOf, handledBy } from '../handled-by.ts';
import { failureOf, type WriteKind } from './editor-texts.ts';
import { type Refund, useRefunding } from './RefundDialog.tsx';

/** Another text was saved meanwhile: its author, its date, and the current announcement. */
export type Conflict = { editor: string; at: string; announcement: AdminAnnouncement };

type Outcome =
  | { readonly done: true; readonly message: string }
  | { readonly done: false; readonly fields: readonly (readonly [string, string])[] };

type Notice = { tone: 'success' | 'danger'; text: string };

const STALE = ['announcement.stale', 'announcement.changed-since-read'];

/** One write at a time and its result: a sentence, or a conflict with another person's text. */
export const useAnnouncementWrites = (id: string | undefined) => {
  const api = useContext(ApiContext);
  const [busy, setBusy] = useState<WriteKind>();
  const [notice, setNotice] = useState<Notice>();
  const [conflict, setConflict] = useState<Conflict>();
  const refunding = useRefunding(id);

  const read = async (client: ApiClient | undefined): Promise<AdminAnnouncement | undefined> => {
    if (!client || !id) return undefined;
    const answer = await client
      .get('/admin/legal-announcements/:id', { params: { id } })
      .catch(() => undefined);
    return answer?.announcement;
  };

  const write = async (
    kind: WriteKind,
    call: (client: ApiClient) => Promise<{ message: string }>,
  ): Promise<Outcome> => {
    if (!api || busy) return { done: false, fields: [] };
    setBusy(kind);
    setNotice(undefined);
    try {
      const { message } = await call(api);
      setConflict(undefined);
      // After a save, the list that the editor returns to shows the message.
      if (kind !== 'save') setNotice({ tone: 'success', text: message });
      return { done: true, message };
    } catch (error) {
      setNotice({ tone: 'danger', text: failureOf(kind, error) + decidedBy(error) });
      setConflict(isStale(error) ? await conflictOf(error, read(api)) : undefined);
      return { done: false, fields: fieldsOf(error) };
    } finally {
      setBusy(undefined);
    }
  };

  return {
    busy,
    notice,
    setNotice,
    conflict,
    settle: () => {
      setConflict(undefined);
      setNotice(undefined);
    },
    write,
    /** The announcement afterwards; undefined when it cannot be read. */
    refund: async (body: Refund) => {
      const params = { id: id ?? '' };
      const { done } = await write('refund', (client) =>
        client.post('/admin/legal-announcements/:id/refunds', { params, body }),
      );
      if (done) refunding.forget();
      return read(api);
    },
    refunding: {
      ...refunding,
      ask: () => {
        setNotice(undefined);
        refunding.ask();
      },
    },
    /** The current announcement; undefined when it cannot be read. */
    read: () => read(api),
  };
};

const isStale = (error: unknown): boolean => error instanceof ApiError && STALE.includes(error.code);

/** For a stale text, the conflict panel already names the author. */
const decidedBy = (error: unknown): string => (isStale(error) ? '' : handledBy(error));

const fieldsOf = (error: unknown) => Object.entries(error instanceof ApiError ? error.fields : {});

/** Without an administrator's name, the announcer changed it from the tracking page. */
const conflictOf = async (
  error: unknown,
  reading: Promise<AdminAnnouncement | undefined>,
): Promise<Conflict | undefined> => {
  const detail = conflictDetailOf(error);
  const announcement = await reading;
  if (!announcement) return undefined;
  return {
    editor: detail?.by ?? "l'annonceur",
    at: detail?.at ?? announcement.updatedAt,
    announcement,
  };
};
