import { type RefObject, useCallback, useContext, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { confirmationPath } from '#contract/paths.ts';
import { ApiContext } from '#web/api/ApiContext.ts';
import type { ApiClient } from '#web/api/http.ts';
import { tokenOfDraft } from '#web/storage/tracking-links.ts';
import { type Draft, newDraft } from './draft-store.ts';
import { loadLaterSteps } from './load-later-steps.ts';
import type { PaymentFailure, PaymentRequest, QuoteOutcome, SubmissionResult } from './pay.ts';
import type { SubmissionValues } from './submission-values.ts';

type Options = {
  draft: RefObject<Omit<Draft, 'values'>>;
  onSubmitted: (sent: SubmissionResult) => void;
  onFailure: (failure: PaymentFailure) => void;
};

/** One payment at a time: a second click or Enter joins the first call. */
export const usePayment = ({ draft, onSubmitted, onFailure }: Options) => {
  const api = useContext(ApiContext);
  const navigate = useNavigate();
  const underWay = useRef(false);
  // Kept in memory too, for a browser that forbids storage.
  const granted = useRef<SubmissionResult>(undefined);
  const [paying, setPaying] = useState(false);

  const stop = useCallback(() => {
    underWay.current = false;
    setPaying(false);
  }, []);
  // When the user comes back from the payment page, the browser may restore this page in its busy state.
  useEffect(() => {
    const comeBack = (event: PageTransitionEvent) => event.persisted && stop();
    window.addEventListener('pageshow', comeBack);
    return () => window.removeEventListener('pageshow', comeBack);
  }, [stop]);

  const request = (client: ApiClient, values: SubmissionValues) => ({
    api: client,
    key: draft.current.key,
    trackingToken: tokenOfDraft(draft.current) ?? granted.current?.trackingToken,
    renewKey: () => {
      draft.current = { ...draft.current, key: newDraft().key, submitted: null };
      return draft.current.key;
    },
    values,
    now: new Date(),
    onSubmitted: (sent: SubmissionResult) => {
      granted.current = sent;
      onSubmitted(sent);
    },
  });

  const askQuote = async (values: SubmissionValues): Promise<QuoteOutcome | undefined> => {
    if (!api || underWay.current) return undefined;
    underWay.current = true;
    const { requestQuote } = await loadLaterSteps();
    const outcome = await requestQuote(request(api, values));
    underWay.current = false;
    return outcome;
  };

  const pay = async (values: SubmissionValues, shown: Pick<PaymentRequest, 'earlyStart' | 'shownPrice'>) => {
    if (!api || underWay.current) return;
    underWay.current = true;
    setPaying(true);
    const { requestPayment } = await loadLaterSteps();
    const outcome = await requestPayment({ ...request(api, values), ...shown });
    if ('url' in outcome) return window.location.assign(outcome.url);
    if ('paid' in outcome) return void navigate(confirmationPath(outcome.paid));
    stop();
    onFailure(outcome.failure);
  };
  return { paying, pay, askQuote };
};
