import { type ReactNode, useContext } from 'react';
import { matchRoutes, type RouteObject, useNavigation } from 'react-router';
import { Spinner } from '#web/ui/Spinner.tsx';
import { RoutesContext } from './RoutesContext.ts';
import { handleOf } from './route-handle.ts';
import { usePartialChange } from './use-partial-change.ts';
import { useSpinnerDelay } from './use-spinner-delay.ts';

/** While the next page loads, shows that page's loading text. */
export const PendingPage = ({ children }: { children: ReactNode }) => {
  const { location } = useNavigation();
  const routes = useContext(RoutesContext);
  // The page itself shows a partial change: the rest stays on the screen.
  const partial = usePartialChange();
  const loading = location && !partial ? loadingText(routes, location.pathname) : undefined;
  return useSpinnerDelay(loading) ? <Spinner text={loading ?? ''} /> : children;
};

const loadingText = (routes: RouteObject[], pathname: string): string | undefined =>
  matchRoutes(routes, pathname)
    ?.map(({ route }) => handleOf(route).loading)
    .findLast((text) => text !== undefined);
