import { useCallback, useEffect, useRef } from 'react';
import { useBlocker } from 'react-router';
import { isAdmin } from '#web/session/stored-user.ts';
import { useBrowserSession } from '#web/session/use-session.ts';

/**
 * Asks before unsaved changes are left behind: by the site's own links, and by the browser. Somebody who lost their
 * session is not held back: their text was kept, and there is nothing for them to see here.
 */
export const useLeaveGuard = (unsaved: boolean) => {
  const browser = useBrowserSession();
  const free = useRef(false);
  const blocker = useBlocker(
    useCallback(
      ({ currentLocation, nextLocation }) => {
        const session = browser().session.get();
        const inside = session.status === 'logged-in' && isAdmin(session.user);
        return unsaved && inside && !free.current && currentLocation.pathname !== nextLocation.pathname;
      },
      [unsaved, browser],
    ),
  );
  useEffect(() => {
    if (!unsaved) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [unsaved]);

  /** What follows is a way out that loses nothing. */
  const open = useCallback(() => {
    free.current = true;
  }, []);
  return { blocker, open };
};
