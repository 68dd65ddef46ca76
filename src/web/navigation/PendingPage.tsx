import { type ReactNode, useEffect, useState } from 'react';
import { matchRoutes, useNavigation } from 'react-router';
import { type RouteHandle, routes } from '#web/routes.ts';
import { Spinner } from '#web/ui/Spinner.tsx';

/** A page that comes at once needs no spinner: shown for less than this, it would only flicker. */
const PATIENCE_MS = 300;

/** While the next page is on its way, says so in that page's own words. */
export const PendingPage = ({ children }: { children: ReactNode }) => {
  const { location } = useNavigation();
  const loading = location && loadingText(location.pathname);
  const [late, setLate] = useState(false);

  useEffect(() => {
    setLate(false);
    if (!loading) return;
    const timer = setTimeout(() => setLate(true), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, [loading]);

  return loading && late ? <Spinner text={loading} /> : children;
};

const loadingText = (pathname: string): string | undefined =>
  matchRoutes(routes, pathname)
    ?.map(({ route }) => (route.handle as RouteHandle | undefined)?.loading)
    .findLast((text) => text !== undefined);
