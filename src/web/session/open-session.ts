import { createApiClient, type Transport } from '#web/api/http.ts';
import { openBrowserStorage } from './browser-storage.ts';
import type { BrowserSession } from './SessionContext.ts';
import { createSessionStore } from './session-store.ts';
import { withSession } from './session-transport.ts';
import { concernsSession } from './stored-user.ts';
import { createUnsavedWork } from './unsaved-work.ts';

type Opened = BrowserSession & { transport: Transport };

/** This browser's session, and the transport for calls under it. */
export const openSession = (network: Transport, onLost: () => void): Opened => {
  const storage = openBrowserStorage(() => window.localStorage);
  const unsaved = createUnsavedWork(storage, Date.now);
  const lose = () => {
    session.lose();
    onLost();
  };
  // The store and the transport depend on each other: this one reads `session` when it is called.
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
  // A page restored from the back/forward cache has missed the storage events of other tabs.
  window.addEventListener('pageshow', ({ persisted }) => persisted && session.reread());
  return { session, unsaved, transport };
};
