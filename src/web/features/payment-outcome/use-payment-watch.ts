import { useContext, useEffect, useState } from 'react';
import { ApiContext } from '#web/api/ApiContext.ts';
import { lookUpPayment, type PaymentStatus } from '#web/api/payment-status.ts';
import { outcomeOf } from './outcome.ts';

const EVERY_MS = 2_000;
const ATTEMPTS = 30;

/** Polls every 2 seconds, for 60 at most, until the payment is settled; `timedOut` once it has stopped. */
export const usePaymentWatch = (loaded: PaymentStatus) => {
  const api = useContext(ApiContext);
  const [known, setKnown] = useState(loaded);
  const [timedOut, setTimedOut] = useState(false);
  useEffect(() => setKnown(loaded), [loaded]);
  const { settled } = outcomeOf(known);
  const { reference } = loaded;

  useEffect(() => {
    if (!api || settled) return;
    const stop = new AbortController();
    let left = ATTEMPTS;
    const again = () => {
      timer = setTimeout(ask, EVERY_MS);
    };
    const ask = async () => {
      left -= 1;
      const lookup = await lookUpPayment(api, reference, stop.signal);
      if (stop.signal.aborted) return;
      if (lookup.state === 'found') setKnown(lookup.payment);
      if (left > 0) again();
      else setTimedOut(true);
    };
    let timer: ReturnType<typeof setTimeout>;
    setTimedOut(false);
    again();
    return () => {
      stop.abort();
      clearTimeout(timer);
    };
  }, [api, reference, settled]);

  return { known, timedOut };
};
