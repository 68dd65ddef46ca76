import { LRUCache } from 'lru-cache';
import { createElement, type ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import type { HtmlCache } from '#web/ui/with-cached-html.ts';

/** Of keys and HTML together, in characters of one or two bytes. */
const MAX_CHARACTERS = 4_000_000;

type Entry = { element: ReactElement; length: number };

/**
 * The HTML of the parts that many pages share (cards, menus, the footer). The key is all that a part shows, so that an
 * entry is never out of date: once something changes, its part has another key.
 */
export const createHtmlCache = (maxCharacters = MAX_CHARACTERS): HtmlCache => {
  const entries = new LRUCache<string, Entry>({
    maxSize: maxCharacters,
    sizeCalculation: ({ length }, key) => length + key.length,
  });
  const names = new WeakMap<object, string>();
  let named = 0;

  const nameOf = (Component: object): string => {
    const known = names.get(Component);
    if (known !== undefined) return known;
    named += 1;
    names.set(Component, `${named} `);
    return `${named} `;
  };

  return (Component, props) => {
    // Handlers are left out by JSON, as they are by HTML.
    const key = nameOf(Component) + JSON.stringify(props);
    const known = entries.get(key);
    if (known) return known.element;
    const entry = withHtml(Component(props));
    entries.set(key, entry);
    return entry.element;
  };
};

/** The same element, with the HTML of its children instead of them. */
const withHtml = (root: ReactElement): Entry => {
  const { children: _, ...attributes } = root.props as Record<string, unknown>;
  if (typeof root.type !== 'string') throw new Error('A component with cached HTML returns one element');
  // With its root: an option is selected by the select element around it.
  const html = renderToString(root);
  const inside = html.slice(html.indexOf('>') + 1, html.lastIndexOf('</'));
  return {
    element: createElement(root.type, { ...attributes, dangerouslySetInnerHTML: { __html: inside } }),
    length: inside.length,
  };
};
