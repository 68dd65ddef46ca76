import { type ReactNode, useContext, useEffect, useState } from 'react';
import { matchRoutes, type RouteObject, useNavigation } from 'react-router';
import { Spinner } from '#web/ui/Spinner.tsx';
import { RoutesContext } from './RoutesContext.ts';
import { handleOf } from './route-handle.ts';

/** A page that comes at once needs no spinner: shown for less than this, it would only flicker. */
const PATIENCE_MS = 300;

/** While the next page is on its way, says so in that page's own words. */
export const PendingPage = ({ children }: { children: ReactNode }) => {
  const { location } = useNavigation();
  const routes = useContext(RoutesContext);
  const loading = location && loadingText(routes, location.pathname);
  const [late, setLate] = useState(false);

  useEffect(() => {
    setLate(false);
    if (!loading) return;
    const timer = setTimeout(() => setLate(true), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, [loading]);

  return loading && late ? <Spinner text={loading} /> : children;
};

const loadingText = (routes: RouteObject[], pathname: string): string | undefined =>
  matchRoutes(routes, pathname)
    ?.map(({ route }) => handleOf(route).loading)
    .findLast((text) => text !== undefined);
