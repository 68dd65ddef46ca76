import { useCallback, useContext, useEffect, useState } from 'react';
import type { PendingAnnouncement } from '#contract/admin-announcement-review.ts';
import type { ShownAssignment } from '#contract/review-desk.ts';
import { ApiContext } from '#web/api/ApiContext.ts';
import { errorMessageOf } from '#web/api/error-message-of.ts';
import type { ApiClient } from '#web/api/http.ts';

/** How often the screen asks what others have taken. */
const POLL_MS = 4000;

type Taken = ReadonlyMap<string, ShownAssignment>;

/** Who takes care of what, as the server says every few seconds while the page is looked at. */
export const useAssignments = (onRefused: (message: string) => void) => {
  const api = useContext(ApiContext);
  const [taken, setTaken] = useState<Taken>();
  const [busy, setBusy] = useState(false);

  const read = useCallback(
    async (signal?: AbortSignal) => {
      if (!api) return;
      try {
        const { assignments } = await api.get('/admin/legal-announcements/assignments', {
          ...(signal && { signal }),
        });
        setTaken(new Map(assignments.map(({ announcementId, assignment }) => [announcementId, assignment])));
      } catch {
        // The next call says it; until then what is shown stays.
      }
    },
    [api],
  );

  useEffect(() => {
    const stop = new AbortController();
    const look = () => {
      if (document.visibilityState === 'visible') void read(stop.signal);
    };
    look();
    const timer = setInterval(look, POLL_MS);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
      stop.abort();
    };
  }, [read]);

  const write = async (call: (client: ApiClient) => Promise<unknown>): Promise<void> => {
    if (!api || busy) return;
    setBusy(true);
    try {
      await call(api);
    } catch (error) {
      onRefused(errorMessageOf(error, "La prise en charge n'a pas pu être enregistrée."));
    }
    await read();
    setBusy(false);
  };

  return {
    busy,
    read,
    of: ({ id, assignment }: PendingAnnouncement): ShownAssignment | null =>
      taken ? (taken.get(id) ?? null) : assignment,
    /** Takes it, or takes it over from the person whom the screen names. */
    take: (id: string, over?: string) =>
      write((client) =>
        client.put('/admin/legal-announcements/:id/assignment', {
          params: { id },
          body: over === undefined ? {} : { over },
        }),
      ),
    release: (id: string) =>
      write((client) => client.delete('/admin/legal-announcements/:id/assignment', { params: { id } })),
  };
};
