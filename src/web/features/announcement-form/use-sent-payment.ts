import { useContext, useEffect, useState } from 'react';
import { ApiContext } from '#web/api/ApiContext.ts';
import { fetchAnnouncementStatus } from '#web/api/submission.ts';
import { forgetDraftOf } from '#web/kept/kept-draft.ts';

/** « unknown » when the server cannot say. */
type SentPayment = 'asking' | 'paid' | 'unpaid' | 'unknown';

const PAID: readonly string[] = ['paid', 'approved', 'published'];
const UNPAID: readonly string[] = ['pending', 'pending_payment', 'payment_failed'];

/** What the server knows of the payment of an announcement that was sent; once it is paid, its draft is done with. */
export const useSentPayment = (reference: string | undefined): { state: SentPayment } => {
  const api = useContext(ApiContext);
  const [answer, setAnswer] = useState<{ reference: string; state: SentPayment }>();
  useEffect(() => {
    if (!api || !reference) return;
    const stop = new AbortController();
    void fetchAnnouncementStatus(api, reference, stop.signal).then((status = '') => {
      if (stop.signal.aborted) return;
      const state = stateOf(status);
      if (state === 'paid') forgetDraftOf(reference);
      setAnswer({ reference, state });
    });
    return () => stop.abort();
  }, [api, reference]);
  return { state: answer && answer.reference === reference ? answer.state : 'asking' };
};

const stateOf = (status: string): SentPayment => {
  if (PAID.includes(status)) return 'paid';
  return UNPAID.includes(status) ? 'unpaid' : 'unknown';
};
