import { useCallback, useContext, useState } from 'react';
import { ApiContext } from '#web/api/ApiContext.ts';
import { errorMessageOf } from '#web/api/error-message-of.ts';
import type { ApiClient } from '#web/api/http.ts';
import { useApiRead } from '#web/api/use-api-read.ts';

export const PAGE_SIZE = 10;

export type Period = { from: string; to: string };

/** The transmission log, the usual periods, and the action that transmits one. */
export const useTransmissions = (page: number) => {
  const api = useContext(ApiContext);
  const [busy, setBusy] = useState(false);
  const [notice, setNotice] = useState<{ tone: 'success' | 'danger'; text: string }>();
  const read = useCallback(
    (client: ApiClient, signal: AbortSignal) =>
      client.get('/admin/legal-announcements/transmissions', {
        query: { page, page_size: PAGE_SIZE },
        signal,
      }),
    [page],
  );
  const log = useApiRead(read, { keep: true });

  const transmit = async ({ from, to }: Period, again: boolean) => {
    if (!api || busy) return;
    setBusy(true);
    setNotice(undefined);
    try {
      const { message, transmission } = await api.post('/admin/legal-announcements/transmissions', {
        body: { from, to, again },
      });
      setNotice({ tone: 'success', text: `${message} : transmission ${transmission.number}.` });
    } catch (error) {
      setNotice({ tone: 'danger', text: errorMessageOf(error, "La transmission n'a pas pu être préparée.") });
    } finally {
      setBusy(false);
      log.refetch();
    }
  };

  const mark = async (id: string, handed: { date: string; receipt: string }) => {
    if (!api || busy) return;
    setBusy(true);
    setNotice(undefined);
    try {
      const call = { params: { id }, body: handed };
      const { message } = await api.put('/admin/legal-announcements/transmissions/:id/transmitted', call);
      setNotice({ tone: 'success', text: message });
    } catch (error) {
      setNotice({ tone: 'danger', text: errorMessageOf(error, "La transmission n'a pas pu être marquée.") });
    } finally {
      setBusy(false);
      log.refetch();
    }
  };

  return { log, busy, notice, dismiss: () => setNotice(undefined), transmit, mark };
};
