import { createApiClient, type Transport } from '#web/api/http.ts';
import { openBrowserStorage } from './browser-storage.ts';
import type { BrowserSession } from './SessionContext.ts';
import { createSessionStore } from './session-store.ts';
import { withSession } from './session-transport.ts';
import { concernsSession } from './stored-user.ts';
import { createUnsavedWork } from './unsaved-work.ts';

type Opened = BrowserSession & { transport: Transport };

/** The session of this browser, and the transport of the calls that are made under it. */
export const openSession = (network: Transport, onLost: () => void): Opened => {
  const storage = openBrowserStorage(() => window.localStorage);
  const unsaved = createUnsavedWork(storage, Date.now);
  const lose = () => {
    session.lose();
    onLost();
  };
  // The store asks through the very transport that reads it.
  const transport: Transport = (...call) => withSession(network, session, lose)(...call);
  const api = createApiClient(transport);
  const session = createSessionStore({
    storage,
    check: async () => {
      const answer = await api.post('/auth/check-session');
      return answer === false ? false : answer.user;
    },
    end: () => api.post('/auth/logout'),
    beforeLoss: unsaved.store,
  });

  window.addEventListener('storage', ({ key }) => concernsSession(key) && session.reread());
  // A page that comes back from the browser's memory heard nothing of what other tabs did meanwhile.
  window.addEventListener('pageshow', ({ persisted }) => persisted && session.reread());
  return { session, unsaved, transport };
};
