import { useCallback, useContext, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { messages } from '#contract/messages.fr.ts';
import { confirmationPath } from '#contract/paths.ts';
import { ApiContext } from '#web/api/ApiContext.ts';
import { type ApiClient, ApiError } from '#web/api/http.ts';
import { isAlreadyPaid, lookUpTracking, openCheckout } from '#web/api/tracking.ts';

/** Starts the payment of an announcement again, by its tracking token; one call at a time. */
export const useResumePayment = (token: string | undefined) => {
  const api = useContext(ApiContext);
  const navigate = useNavigate();
  const underWay = useRef(false);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();

  const stop = useCallback(() => {
    underWay.current = false;
    setBusy(false);
  }, []);
  // On Back from the payment page, the browser may restore this page in its busy state.
  useEffect(() => {
    const comeBack = (event: PageTransitionEvent) => event.persisted && stop();
    window.addEventListener('pageshow', comeBack);
    return () => window.removeEventListener('pageshow', comeBack);
  }, [stop]);

  const resume = async () => {
    if (!api || !token || underWay.current) return;
    underWay.current = true;
    setBusy(true);
    setFailure(undefined);
    const outcome = await reopen(api, token);
    if ('url' in outcome) return window.location.assign(outcome.url);
    stop();
    if ('paid' in outcome) return void navigate(confirmationPath(outcome.paid));
    setFailure(outcome.failure);
  };
  return { busy, failure, resume };
};

const reopen = async (
  api: ApiClient,
  token: string,
): Promise<{ url: string } | { paid: string } | { failure: string }> => {
  const lookup = await lookUpTracking(api, token);
  if (lookup.state !== 'found')
    return {
      failure: lookup.state === 'missing' ? messages.tracking.notFound : messages.request.unavailable,
    };
  const { announcement } = lookup;
  try {
    const url = await openCheckout(api, announcement);
    return url ? { url } : { failure: messages.payment.checkoutFailed };
  } catch (error) {
    if (isAlreadyPaid(error)) return { paid: announcement.reference };
    const refused = error instanceof ApiError && error.status > 0 && error.status < 500;
    return { failure: refused && error.detail ? error.detail : messages.payment.checkoutFailed };
  }
};
