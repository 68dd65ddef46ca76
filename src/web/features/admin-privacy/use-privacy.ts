import { useContext, useState } from 'react';
import type { PersonalDataFound } from '#contract/admin-privacy.ts';
import { ApiContext } from '#web/api/ApiContext.ts';
import { errorMessageOf } from '#web/api/error-message-of.ts';
import type { ApiClient } from '#web/api/http.ts';
import { saveFile } from '#web/back-office/download.ts';

type Notice = { tone: 'success' | 'danger'; text: string };
type Shown = { email: string; found: PersonalDataFound };

/** The search by e-mail address, the export and the erasure of what it found. */
export const usePrivacy = () => {
  const api = useContext(ApiContext);
  const [busy, setBusy] = useState(false);
  const [notice, setNotice] = useState<Notice>();
  const [shown, setShown] = useState<Shown>();

  const run = async (failure: string, work: (api: ApiClient) => Promise<Notice | undefined>) => {
    if (!api || busy) return;
    setBusy(true);
    setNotice(undefined);
    try {
      setNotice(await work(api));
    } catch (error) {
      setNotice({ tone: 'danger', text: errorMessageOf(error, failure) });
    } finally {
      setBusy(false);
    }
  };

  return {
    busy,
    notice,
    shown,
    dismiss: () => setNotice(undefined),
    find: (email: string) =>
      run("La recherche n'a pas pu être faite.", async (client) => {
        const { found } = await client.post('/admin/privacy/find', { body: { email } });
        setShown({ email, found });
        return undefined;
      }),
    exportData: (email: string) =>
      run("L'export n'a pas pu être fait.", async (client) => {
        const { fileName, data } = await client.post('/admin/privacy/export', { body: { email } });
        saveFile(fileName, new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' }));
        return { tone: 'success', text: 'Export fait et inscrit au journal.' };
      }),
    erase: (email: string) =>
      run("L'effacement n'a pas pu être fait : rien n'a changé.", async (client) => {
        const { message, found } = await client.post('/admin/privacy/erase', { body: { email } });
        setShown({ email, found });
        return { tone: 'success', text: message };
      }),
  };
};
