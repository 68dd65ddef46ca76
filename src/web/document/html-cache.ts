import { LRUCache } from 'lru-cache';
import { createElement, type ReactElement, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import type { HtmlCache, PartKind } from '#web/ui/with-cached-html.ts';
import { encodePage, markOf } from './encoded-parts.ts';
import { renderPlain, rootOf } from './render-plain.ts';

/** Of keys and HTML together. */
const MAX_CHARACTERS = 4_000_000;
/** Of the JSON of properties that are objects. */
const MAX_OBJECT_CHARACTERS = 2_000_000;

const ALL: readonly PartKind[] = ['published', 'fixed', 'composed'];

/** Its root element, with a mark instead of its children. */
type Entry = { element: ReactElement; name: string; bytes: Uint8Array };

/** Where a page notes the bytes of the parts that it shows. */
type Parts = Map<string, readonly Uint8Array[]>;

/**
 * The HTML of the parts that many pages share (cards, menus, the footer), already encoded. The key is all that a part
 * shows, so that an entry is never out of date: once something changes, its part has another key. Returns the cache of
 * one page, for parts of these kinds.
 */
export const createHtmlCache = (maxCharacters = MAX_CHARACTERS) => {
  const entries = new LRUCache<string, Entry>({
    maxSize: maxCharacters,
    sizeCalculation: ({ bytes }, key) => bytes.length + key.length,
  });
  const names = new WeakMap<object, string>();
  const idOf = createIds();
  let named = 0;
  let made = 0;

  const nameOf = (Component: object): string => {
    const known = names.get(Component);
    if (known !== undefined) return known;
    named += 1;
    names.set(Component, `${named} `);
    return `${named} `;
  };

  /** A list of articles is the numbers of its articles. */
  const keyOfValue = (value: unknown): string => {
    if (typeof value !== 'object' || value === null) return JSON.stringify(value);
    if (Object.isFrozen(value)) return `#${idOf(value)}`;
    return Array.isArray(value) ? `[${value.map(keyOfValue)}]` : JSON.stringify(value);
  };

  const keyOf = (Component: object, props: object): string => {
    let key = nameOf(Component);
    for (const [name, value] of Object.entries(props)) {
      // Handlers are in no HTML.
      if (typeof value === 'function' || value === undefined) continue;
      key += `${name}=${keyOfValue(value)}\n`;
    }
    return key;
  };

  return (parts: Parts, kinds: readonly PartKind[] = ALL): HtmlCache => {
    const isComposed = kinds.includes('composed');
    /** Set while something is written without React: the parts inside are written with it. */
    let isWriting = false;
    let shown = parts;

    const writeInside = ({ props }: ReactElement<Attributes>, inside: Parts): string => {
      const given = props.dangerouslySetInnerHTML as { __html: string } | undefined;
      if (given) return given.__html;
      const around = { isWriting, shown };
      [isWriting, shown] = [true, inside];
      try {
        return renderPlain(props.children as ReactNode);
      } finally {
        ({ isWriting, shown } = around);
      }
    };

    const compose = (made: ReactElement): ReactElement => {
      if (!isComposed || isWriting) return made;
      const root = rootOf(made);
      return withInside(root, writeInside(root, shown));
    };

    /** A template may hold what only React writes: the choices of a form. */
    const makeEntry = (given: ReactElement, kind: PartKind): Entry => {
      const inside: Parts = new Map();
      const root = rootOf(given);
      const isPlain = isComposed && kind === 'published';
      const html = isPlain ? writeInside(root, inside) : insideOf(root);
      const name = `${++made}`;
      return { element: withInside(root, markOf(name)), name, bytes: encodePage(html, inside) };
    };

    const find: HtmlCache = (Component, props, kind) => {
      const key = keyOf(Component, props);
      const known = entries.get(key);
      const entry = known ?? makeEntry(Component(props), kind);
      if (!known) entries.set(key, entry);
      shown.set(entry.name, [entry.bytes]);
      return entry.element;
    };

    return (Component, props, kind) => {
      if (kind !== 'composed' && kinds.includes(kind)) return find(Component, props, kind);
      return kind === 'fixed' ? Component(props) : compose(Component(props));
    };
  };
};

/** The same number for frozen objects with the same content: their JSON is long, and is made and compared once. */
const createIds = () => {
  const byObject = new WeakMap<object, number>();
  const byContent = new LRUCache<string, number>({
    maxSize: MAX_OBJECT_CHARACTERS,
    sizeCalculation: (_, json) => json.length,
  });
  let last = 0;

  const idOfContent = (json: string): number => {
    const known = byContent.get(json);
    if (known !== undefined) return known;
    last += 1;
    byContent.set(json, last);
    return last;
  };

  return (value: object): number => {
    const known = byObject.get(value);
    if (known !== undefined) return known;
    const id = idOfContent(JSON.stringify(value));
    byObject.set(value, id);
    return id;
  };
};

type Attributes = Record<string, unknown>;

/** The same element, with this HTML instead of its children. */
const withInside = ({ type, props }: ReactElement<Attributes>, html: string): ReactElement => {
  if (typeof type !== 'string') throw new Error('A component with cached HTML returns one element');
  const { children: _, ...attributes } = props;
  return createElement(type, { ...attributes, dangerouslySetInnerHTML: { __html: html } });
};

/** With its root: an option is selected by the select element around it. */
const insideOf = (root: ReactElement): string => {
  const html = renderToString(root);
  return html.slice(html.indexOf('>') + 1, html.lastIndexOf('</'));
};
