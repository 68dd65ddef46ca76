import { useContext, useState } from 'react';
import { ApiContext } from '#web/api/ApiContext.ts';
import { errorMessageOf } from '#web/api/error-message-of.ts';
import type { ApiClient } from '#web/api/http.ts';
import { useApiRead } from '#web/api/use-api-read.ts';

const readTeam = (api: ApiClient, signal: AbortSignal) => api.get('/admin/users', { signal });

const FAILED = "Le compte n'a pas pu être modifié.";

export type Team = ReturnType<typeof useTeam>;

/** The accounts of the team, and what changes them. */
export const useTeam = () => {
  const api = useContext(ApiContext);
  const list = useApiRead(readTeam, { keep: true });
  const [busy, setBusy] = useState(false);
  const [notice, setNotice] = useState<{ tone: 'success' | 'danger'; text: string }>();

  const write = async (call: (client: ApiClient) => Promise<{ message: string }>): Promise<void> => {
    if (!api || busy) return;
    setBusy(true);
    setNotice(undefined);
    try {
      const { message } = await call(api);
      setNotice({ tone: 'success', text: message });
    } catch (error) {
      setNotice({ tone: 'danger', text: errorMessageOf(error, FAILED) });
    } finally {
      setBusy(false);
      list.refetch();
    }
  };

  return {
    list,
    busy,
    notice,
    write,
    dismiss: () => setNotice(undefined),
    /** Says what another form has done, and reads the list again. */
    tell: (text: string) => {
      setNotice({ tone: 'success', text });
      list.refetch();
    },
  };
};
