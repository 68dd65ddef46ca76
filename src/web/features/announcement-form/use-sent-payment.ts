import { useContext, useEffect, useState } from 'react';
import { isAlreadyPaid, isPayable } from '#domain/announcement/lifecycle.ts';
import type { AnnouncementStatus } from '#domain/announcement/status.ts';
import { ApiContext } from '#web/api/ApiContext.ts';
import { fetchAnnouncementStatus } from '#web/api/submission.ts';
import { removeDraftOf } from '#web/storage/submission-draft.ts';

/** « unknown » when the server cannot say. */
type SentPayment = 'asking' | 'paid' | 'unpaid' | 'unknown';

/** What the server knows of the payment of an announcement that was sent; once it is paid, its draft is done with. */
export const useSentPayment = (reference: string | undefined): { state: SentPayment } => {
  const api = useContext(ApiContext);
  const [answer, setAnswer] = useState<{ reference: string; state: SentPayment }>();
  useEffect(() => {
    if (!api || !reference) return;
    const stop = new AbortController();
    void fetchAnnouncementStatus(api, reference, stop.signal).then((status) => {
      if (stop.signal.aborted) return;
      const state = stateOf(status);
      if (state === 'paid') removeDraftOf(reference);
      setAnswer({ reference, state });
    });
    return () => stop.abort();
  }, [api, reference]);
  return { state: answer && answer.reference === reference ? answer.state : 'asking' };
};

const stateOf = (status: AnnouncementStatus | undefined): SentPayment => {
  if (status === undefined) return 'unknown';
  if (isAlreadyPaid(status)) return 'paid';
  return isPayable(status) ? 'unpaid' : 'unknown';
};
