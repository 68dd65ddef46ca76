import { useContext, useState } from 'react';
import { ApiContext } from '#web/api/ApiContext.ts';
import { errorMessageOf } from '#web/api/error-message-of.ts';
import type { ApiClient } from '#web/api/http.ts';

export type Notice = { readonly tone: 'success' | 'danger'; readonly text: string };

/** One change at a time, and the sentence that says how it went. */
export const useWrite = (failure: string) => {
  const api = useContext(ApiContext);
  const [busy, setBusy] = useState(false);
  const [notice, setNotice] = useState<Notice>();
  /** True once the server has answered that it is done. */
  const write = async (call: (client: ApiClient) => Promise<{ message: string }>): Promise<boolean> => {
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
    }
  };
  return {
    busy,
    notice,
    write,
    tell: (text: string) => setNotice({ tone: 'success', text }),
    dismiss: () => setNotice(undefined),
  };
};
