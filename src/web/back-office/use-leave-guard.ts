import { useCallback, useEffect, useRef } from 'react';
import { useBlocker, useLocation } from 'react-router';
import { isAdmin } from '#web/session/stored-user.ts';
import { useBrowserSession } from '#web/session/use-session.ts';

/**
 * Asks for confirmation before leaving with unsaved changes, by a link of the site or by the browser. It does not ask
 * when the session ended: the text is stored, and the visitor may no longer see this page.
 */
export const useLeaveGuard = (unsaved: boolean) => {
  const browser = useBrowserSession();
  const free = useRef(false);
  const { pathname } = useLocation();
  const blocker = useBlocker(
    useCallback(
      ({ currentLocation, nextLocation }) => {
        const session = browser().session.get();
        const inside = session.status === 'logged-in' && isAdmin(session.user);
        // A page that was left stays on the screen until the next one is ready: going back from there is not leaving.
        const leaves = currentLocation.pathname === pathname && nextLocation.pathname !== pathname;
        return unsaved && inside && !free.current && leaves;
      },
      [unsaved, browser, pathname],
    ),
  );
  useEffect(() => {
    if (!unsaved) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [unsaved]);

  /** The next navigation loses nothing: do not ask. */
  const open = useCallback(() => {
    free.current = true;
  }, []);
  return { blocker, open };
};
