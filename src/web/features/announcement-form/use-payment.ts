import { type RefObject, useCallback, useContext, useEffect, useRef, useState } from 'react';
import { ApiContext } from '#web/api/ApiContext.ts';
import type { Draft, Submitted } from './draft-store.ts';
import { type PaymentFailure, requestPayment } from './pay.ts';
import type { SubmissionValues } from './submission-values.ts';

type Options = {
  draft: RefObject<Omit<Draft, 'values'>>;
  onSubmitted: (submitted: Submitted) => void;
  onFailure: (failure: PaymentFailure) => void;
};

/** One payment at a time: a second click, or a second Enter, is the first one. */
export const usePayment = ({ draft, onSubmitted, onFailure }: Options) => {
  const api = useContext(ApiContext);
  const underWay = useRef(false);
  const [paying, setPaying] = useState(false);

  const stop = useCallback(() => {
    underWay.current = false;
    setPaying(false);
  }, []);
  // Back from the payment page, the browser may show this one as it was left: busy.
  useEffect(() => {
    const comeBack = (event: PageTransitionEvent) => event.persisted && stop();
    window.addEventListener('pageshow', comeBack);
    return () => window.removeEventListener('pageshow', comeBack);
  }, [stop]);

  const pay = async (values: SubmissionValues) => {
    if (!api || underWay.current) return;
    underWay.current = true;
    setPaying(true);
    const outcome = await requestPayment({
      api,
      key: draft.current.key,
      values,
      now: new Date(),
      onSubmitted,
    });
    if ('url' in outcome) return window.location.assign(outcome.url);
    stop();
    onFailure(outcome.failure);
  };
  return { paying, pay };
};
