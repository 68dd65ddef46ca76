import { useCallback, useContext, useState } from 'react';
import type { z } from 'zod';
import type { adminTariffsAnswer, TariffInput } from '#contract/tariff.ts';
import { ApiContext } from '#web/api/ApiContext.ts';
import { errorMessageOf } from '#web/api/error-message-of.ts';
import type { ApiClient } from '#web/api/http.ts';
import { useApiRead } from '#web/api/use-api-read.ts';

export type Loaded = z.infer<typeof adminTariffsAnswer>['tables'][number];

/** The loaded tariffs, and what changes them. */
export const useTariffs = () => {
  const api = useContext(ApiContext);
  const [busy, setBusy] = useState(false);
  const [notice, setNotice] = useState<{ tone: 'success' | 'danger'; text: string }>();
  const read = useCallback(
    (client: ApiClient, signal: AbortSignal) => client.get('/admin/tariffs', { signal }),
    [],
  );
  const tariffs = useApiRead(read, { keep: true });

  /** Whether it was done. */
  const write = async (
    call: (client: ApiClient) => Promise<{ message: string }>,
    failure: string,
  ): Promise<boolean> => {
    if (!api || busy) return false;
    setBusy(true);
    setNotice(undefined);
    try {
      const { message } = await call(api);
      setNotice({ tone: 'success', text: message });
      return true;
    } catch (error) {
      setNotice({ tone: 'danger', text: errorMessageOf(error, failure) });
      return false;
    } finally {
      setBusy(false);
      tariffs.refetch();
    }
  };

  const save = (body: TariffInput) =>
    write((client) => client.post('/admin/tariffs', { body }), "Le tarif n'a pas pu être enregistré.");
  const remove = (firstDay: string) =>
    write(
      (client) => client.delete('/admin/tariffs/:firstDay', { params: { firstDay } }),
      "Le tarif n'a pas pu être supprimé.",
    );
  return { tariffs, busy, notice, dismiss: () => setNotice(undefined), save, remove };
};
