import type { RouteObject } from 'react-router';
import type { LimitClassName } from '#contract/limit-class-name.ts';

/** What a route says of its pages without their code being loaded. */
export type RouteHandle = {
  /** What the frame shows while a page of this route is on its way (PendingPage). */
  loading?: string;
  /** The query parameters the page reads: no other one changes what it shows (page-of-path.ts). */
  query?: readonly string[];
  /** Never kept by a cache nor shown by a search engine, and its address never told to another site. */
  private?: boolean;
  /** Of a private page that tells what a call of this class tells: it is counted with those calls. */
  limit?: LimitClassName;
  /** The title of the section, in the header of the back-office. */
  title?: string;
  /** Those that open a window over the page: the page below stays where it is (use-arrival). */
  windows?: readonly string[];
};

export const handleOf = ({ handle }: Pick<RouteObject, 'handle'>): RouteHandle => handle ?? {};
