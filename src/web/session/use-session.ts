import { useContext, useSyncExternalStore } from 'react';
import { type BrowserSession, SessionContext } from './SessionContext.ts';
import { LOADING, type Session } from './session-store.ts';

const never = () => () => {};
const loading = () => LOADING;

/** `loading` on the server and during hydration; then the browser's session. */
export const useSession = (): Session => {
  const store = useContext(SessionContext)?.session;
  return useSyncExternalStore(store?.subscribe ?? never, store?.get ?? loading, loading);
};

/** For event handlers, which only run in a browser. */
export const useBrowserSession = (): (() => BrowserSession) => {
  const browser = useContext(SessionContext);
  return () => {
    if (!browser) throw new Error('There is no session on the server');
    return browser;
  };
};
