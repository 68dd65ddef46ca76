import { LRUCache } from 'lru-cache';
import { createElement, type ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import type { HtmlCache, PartKind } from '#web/ui/with-cached-html.ts';
import { encode, markOf } from './encoded-parts.ts';

/** Of keys and HTML together. */
const MAX_CHARACTERS = 4_000_000;
/** Of the JSON of properties that are objects. */
const MAX_OBJECT_CHARACTERS = 2_000_000;

const ALL: readonly PartKind[] = ['published', 'fixed'];

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

  const keyOf = (Component: object, props: object): string => {
    let key = nameOf(Component);
    for (const [name, value] of Object.entries(props)) {
      // Handlers are in no HTML.
      if (typeof value === 'function' || value === undefined) continue;
      const isFixed = typeof value === 'object' && value !== null && Object.isFrozen(value);
      key += `${name}=${isFixed ? `#${idOf(value)}` : JSON.stringify(value)}\n`;
    }
    return key;
  };

  return (parts: Parts, kinds: readonly PartKind[] = ALL): HtmlCache =>
    (Component, props, kind) => {
      if (!kinds.includes(kind)) return Component(props);
      const key = keyOf(Component, props);
      const known = entries.get(key);
      const entry = known ?? withBytes(Component(props), `${++made}`);
      if (!known) entries.set(key, entry);
      parts.set(entry.name, [entry.bytes]);
      return entry.element;
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

/** The same element, with a mark for the HTML of its children instead of them. */
const withBytes = (root: ReactElement, name: string): Entry => {
  const { children: _, ...attributes } = root.props as Record<string, unknown>;
  if (typeof root.type !== 'string') throw new Error('A component with cached HTML returns one element');
  // With its root: an option is selected by the select element around it.
  const html = renderToString(root);
  const inside = html.slice(html.indexOf('>') + 1, html.lastIndexOf('</'));
  const element = createElement(root.type, {
    ...attributes,
    dangerouslySetInnerHTML: { __html: markOf(name) },
  });
  return { element, name, bytes: encode(inside) };
};
