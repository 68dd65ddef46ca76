import { createContext, type ReactElement, useContext } from 'react';

/** What can be a cache key: data, and handlers, which no HTML shows. */
type Plain =
  | string
  | number
  | boolean
  | null
  | undefined
  | readonly Plain[]
  | { readonly [name: string]: Plain }
  | ((...given: never[]) => unknown);

type PlainProps<Props> = { readonly [Name in keyof Props]: Plain };

/**
 * Whether a part shows something published (a card), what is the same on every day (a menu, a form), or a list of parts,
 * which is written anew on each page.
 */
export type PartKind = 'published' | 'fixed' | 'composed';

/** Returns the component's root element with its HTML inside, made once for the same properties. */
export type HtmlCache = <Props extends object>(
  Component: (props: Props) => ReactElement,
  props: Props,
  kind: PartKind,
) => ReactElement;

/** Given by the server (document/html-cache.ts); a browser has none, and renders the children. */
export const HtmlCacheContext = createContext<HtmlCache | undefined>(undefined);

/**
 * A component whose HTML depends on its properties alone: the server renders it once for the same properties, whatever
 * page it is on. It therefore returns one element, and neither it nor what it holds uses a context or `useId`.
 */
export const withCachedHtml =
  <Props extends PlainProps<Props>>(
    Component: (props: Props) => ReactElement,
    kind: PartKind = 'published',
  ) =>
  (props: Props): ReactElement => {
    const cache = useContext(HtmlCacheContext);
    return cache ? cache(Component, props, kind) : Component(props);
  };

/** A component that puts such parts together, whatever its properties: written for each page (document/render-plain.ts). */
export const withComposedHtml =
  <Props extends object>(Component: (props: Props) => ReactElement) =>
  (props: Props): ReactElement => {
    const cache = useContext(HtmlCacheContext);
    return cache ? cache(Component, props, 'composed') : Component(props);
  };

/** The same for a part that shows nothing published: a template, which a benchmark without caches has as well. */
export const withFixedHtml = <Props extends PlainProps<Props>>(Component: (props: Props) => ReactElement) =>
  withCachedHtml(Component, 'fixed');
