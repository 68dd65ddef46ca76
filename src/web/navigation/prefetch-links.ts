import { matchRoutes, type RouteObject, type RouterContextProvider } from 'react-router';
import { isReadingPage } from './reading-pages.ts';
import { partsOf } from './route-handle.ts';

/** A mouse or a focus that only passes over a link stays a shorter time. */
const INTENT_MS = 60;

type Options = {
  routes: RouteObject[];
  /** Whether the router has the data of this route. */
  isLoaded: (id: string) => boolean;
  /** For loaders whose answers are kept (api/kept-answers.ts). */
  getContext: () => RouterContextProvider;
};

/**
 * Requests the code and the data of a page that is read when a link to it is hovered, focused or pressed: the router
 * then finds both. Nothing else happens: a reading is counted by the page that is shown.
 */
export const prefetchLinks = (options: Options): void => {
  let aimed: HTMLAnchorElement | null = null;
  let intent: ReturnType<typeof setTimeout> | undefined;
  const forget = () => clearTimeout(intent);
  const requestSoon = ({ target }: Event) => {
    const link = linkOf(target);
    if (link === aimed) return;
    aimed = link;
    forget();
    if (link) intent = setTimeout(requestPage, INTENT_MS, link, options);
  };
  // A browser tells also which link a scroll or a new page has put under a mouse that nobody moved.
  window.addEventListener('mousemove', (event) => (event.movementX || event.movementY) && requestSoon(event));
  window.addEventListener('focusin', requestSoon);
  window.addEventListener('pointerdown', ({ target }) => requestPage(linkOf(target), options));
  // A link that was followed before the delay is over has taken what was requested.
  window.addEventListener('click', forget, true);
};

const linkOf = (target: EventTarget | null): HTMLAnchorElement | null =>
  target instanceof Element ? target.closest<HTMLAnchorElement>('a[data-followed]:not([target])') : null;

const requestPage = (link: HTMLAnchorElement | null, { routes, isLoaded, getContext }: Options): void => {
  if (!link || !isReadingPage(link) || isHere(link) || savesData()) return;
  const url = new URL(link.href);
  const matches = matchRoutes(routes, url) ?? [];
  const pageId = matches.at(-1)?.route.id;
  for (const { route, params } of matches) {
    if (typeof route.lazy === 'object') attempt(route.lazy.Component);
    const { loader, id = '' } = route;
    if (typeof loader !== 'function' || (id !== pageId && isLoaded(id))) continue;
    const context = getContext();
    attempt(() => loader({ request: new Request(url), url, pattern: route.path ?? '', params, context }));
  }
  for (const { load } of partsOf(
    matches.map(({ route }) => route),
    url.searchParams,
  ))
    attempt(load);
};

/** What fails in advance is requested again when the link is followed, and fails there. */
const attempt = (request: (() => unknown) | undefined): void =>
  void (async () => request?.())().catch(() => undefined);

const isHere = ({ pathname, search }: HTMLAnchorElement): boolean =>
  pathname === window.location.pathname && search === window.location.search;

/** The reader asked their browser to load less. Only some browsers tell. */
const savesData = (): boolean =>
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;
