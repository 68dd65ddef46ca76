import { useCallback, useContext, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { messages } from '#contract/messages.fr.ts';
import { confirmationPath } from '#contract/paths.ts';
import { ApiContext } from '#web/api/ApiContext.ts';
import { type ApiClient, ApiError } from '#web/api/http.ts';
import { isAlreadyPaid, lookUpTracking, openCheckout } from '#web/api/tracking.ts';

/** The payment page's address, the reference of what is already paid, or why there is none. */
type Outcome = { url: string } | { paid: string } | { failure: string };

/** Starts the payment of an announcement again, by its tracking token, at most at the price that the page shows. */
export const useResumePayment = (
  token: string | undefined,
  { shownPrice, onRefused }: { shownPrice?: number | undefined; onRefused?: () => void } = {},
) => {
  const { busy, failure, open } = useCheckout();
  const resume = async () => {
    if (token && (await open((api) => reopen(api, token, shownPrice)))) onRefused?.();
  };
  return { busy, failure, resume };
};

/** Opens a payment page and goes there; one call at a time. */
export const useCheckout = () => {
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

  /** Whether it was refused. */
  const open = async (ask: (api: ApiClient) => Promise<Outcome>): Promise<boolean> => {
    if (!api || underWay.current) return false;
    underWay.current = true;
    setBusy(true);
    setFailure(undefined);
    const outcome = await ask(api);
    if ('url' in outcome) {
      window.location.assign(outcome.url);
      return false;
    }
    stop();
    if ('failure' in outcome) setFailure(outcome.failure);
    else void navigate(confirmationPath(outcome.paid));
    return 'failure' in outcome;
  };
  return { busy, failure, open };
};

const reopen = async (api: ApiClient, token: string, shownPrice: number | undefined): Promise<Outcome> => {
  const lookup = await lookUpTracking(api, token);
  if (lookup.state !== 'found')
    return {
      failure: lookup.state === 'missing' ? messages.tracking.notFound : messages.request.unavailable,
    };
  const { announcement } = lookup;
  return outcomeOf(announcement.reference, () => openCheckout(api, announcement, shownPrice));
};

/** What the call that opens a payment page means for the buyer. */
export const outcomeOf = async (
  reference: string,
  ask: () => Promise<string | undefined>,
): Promise<Outcome> => {
  try {
    const url = await ask();
    return url ? { url } : { failure: messages.payment.checkoutFailed };
  } catch (error) {
    if (isAlreadyPaid(error)) return { paid: reference };
    const refused = error instanceof ApiError && error.status > 0 && error.status < 500;
    return { failure: refused && error.detail ? error.detail : messages.payment.checkoutFailed };
  }
};
