import type { RouteObject } from 'react-router';
import type { LimitClassName } from '#contract/limit-class-name.ts';
import type { LazyPart } from './lazy-part.tsx';

type Reading = boolean | 'until touched';

/** What the scripts of a page wait for that is complete without them: any gesture, or a form that is typed into. */
export type Wait = 'gesture' | 'touch';

/** What is known of a route's pages before their code is loaded. */
export type RouteHandle = {
  /** The text shown while a page of this route loads (PendingPage). */
  loading?: string;
  /** The query parameters the page reads: no other one changes what it shows (page-of-path.ts). */
  query?: readonly string[];
  /** Never cached, never indexed, and its address is never sent to another site as a referrer. */
  private?: boolean;
  /** The rate-limit class of a private page that shows what a call of this class returns: both are counted together. */
  limit?: LimitClassName;
  /**
   * Complete and usable as the server sends it: its scripts wait for a gesture of the reader, or until something is
   * typed, pressed or left on the page (entry-start.ts).
   */
  reading?: Reading | ((query: URLSearchParams) => Reading);
  /** The lazy parts that the page holds at this address. */
  parts?: (query: URLSearchParams) => readonly LazyPart[];
  /** The title of the section, in the header of the back-office. */
  title?: string;
  /** Query parameters that open a window over the page: the page below does not scroll (use-navigation-reset). */
  windows?: readonly string[];
};

/** What the scripts of a page at this address wait for, if it can be read before they run. */
export const waitOf = (
  routes: readonly Pick<RouteObject, 'handle'>[],
  query: URLSearchParams,
): Wait | undefined => {
  const said = routes.map((route) => {
    const { reading = false } = handleOf(route);
    return typeof reading === 'function' ? reading(query) : reading;
  });
  if (said.includes('until touched')) return 'touch';
  return said.includes(true) ? 'gesture' : undefined;
};

export const partsOf = (routes: readonly Pick<RouteObject, 'handle'>[], query: URLSearchParams): LazyPart[] =>
  routes.flatMap((route) => handleOf(route).parts?.(query) ?? []);

export const handleOf = ({ handle }: Pick<RouteObject, 'handle'>): RouteHandle => handle ?? {};
