import { useContext, useEffect, useRef, useState } from 'react';
import { ApiContext } from '#web/api/ApiContext.ts';
import { tokenOf } from '#web/kept/tracking-links.ts';

/**
 * Tells the server, once per load, that the payment was given up; what comes of it is only logged. Whether this browser
 * sent the announcement, which alone makes the server close the payment page and send its mail.
 */
export const useCancelCall = (reference: string | null): boolean => {
  const api = useContext(ApiContext);
  const called = useRef<string>(undefined);
  const [ours, setOurs] = useState(true);
  useEffect(() => {
    const trackingToken = reference ? tokenOf(reference) : undefined;
    setOurs(trackingToken !== undefined);
    if (!api || !reference || called.current === reference) return;
    called.current = reference;
    api
      .post('/legal-announcements/cancel/:id', {
        params: { id: reference },
        body: trackingToken ? { trackingToken } : {},
      })
      .then(
        () => log(`Annulation de ${reference} transmise`),
        (error: unknown) => log(`Annulation de ${reference} non transmise : ${String(error)}`),
      );
  }, [api, reference]);
  return ours;
};

// biome-ignore lint/suspicious/noConsole: the specification logs this outcome and shows it to nobody.
const log = (line: string) => console.info(line);
