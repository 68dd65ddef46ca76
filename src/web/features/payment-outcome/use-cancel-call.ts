import { useContext, useEffect, useRef, useState } from 'react';
import { ApiContext } from '#web/api/ApiContext.ts';
import type { ApiClient } from '#web/api/http.ts';
import { lookUpPayment, type PaymentStatus } from '#web/api/payment-status.ts';
import { tokenOf } from '#web/storage/tracking-links.ts';

type Loaded = { reference: string | null; known: PaymentStatus | null };

/**
 * Reports a cancelled payment to the server, once per load; the result is only logged. The server asks the
 * provider before it cancels anything, and the page shows the state that the server then returns.
 */
export const useCancelCall = ({ reference, known: loaded }: Loaded): PaymentStatus | null => {
  const api = useContext(ApiContext);
  const called = useRef<string>(undefined);
  const [known, setKnown] = useState(loaded);
  useEffect(() => setKnown(loaded), [loaded]);
  useEffect(() => {
    if (!api || !reference || called.current === reference) return;
    called.current = reference;
    void cancel(api, reference).then(async () => {
      const lookup = await lookUpPayment(api, reference);
      if (lookup.state === 'found' && called.current === reference) setKnown(lookup.payment);
    });
  }, [api, reference]);
  return known;
};

const cancel = async (api: ApiClient, reference: string): Promise<void> => {
  const trackingToken = tokenOf(reference);
  try {
    await api.post('/legal-announcements/cancel/:id', {
      params: { id: reference },
      body: trackingToken ? { trackingToken } : {},
    });
    log(`Annulation de ${reference} transmise`);
  } catch (error) {
    log(`Annulation de ${reference} non transmise : ${String(error)}`);
  }
};

// biome-ignore lint/suspicious/noConsole: the specification logs this outcome and shows it to nobody.
const log = (line: string) => console.info(line);
