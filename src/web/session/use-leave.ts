import { useLocation, useNavigate } from 'react-router';
import { useBrowserSession } from './use-session.ts';

/** « Déconnexion »: removes the user's data from this browser, and goes from the back-office to the home page. */
export const useLeave = (): (() => void) => {
  const browser = useBrowserSession();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  return () => {
    const { session, unsaved } = browser();
    const current = session.get();
    session.leave();
    if (current.status === 'logged-in') unsaved.removeAllOf(current.user.id);
    if (isAdminAddress(pathname)) void navigate('/');
  };
};

const isAdminAddress = (pathname: string): boolean => /^\/admin(\/|$)/.test(pathname);
