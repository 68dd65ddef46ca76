import { Fragment, isValidElement, type ReactElement, type ReactNode } from 'react';

/**
 * The HTML of elements, byte for byte what React writes for them, within a render: React cannot begin another one that
 * takes its parts from the page's cache. For parts that neither wait nor are moved (ui/with-cached-html.ts). Called while
 * React renders the component that holds them, so that the hooks of the components inside are answered by React; all but
 * `useId`, whose values depend on the tree that this leaves out.
 */
export const renderPlain = (node: ReactNode): string => {
  const page: Written = { html: '', endsWithText: false };
  write(page, node);
  return page.html;
};

/** The element that a component, or the component that it returns, gives in the end. */
export const rootOf = (given: ReactElement): ReactElement<Props> => {
  let element = given;
  while (typeof element.type === 'function') element = (element.type as Component)(element.props as Props);
  if (typeof element.type !== 'string') throw new Error('A part of a page is one element');
  return element as ReactElement<Props>;
};

type Written = { html: string; endsWithText: boolean };
type Props = Record<string, unknown>;
type Component = (props: Props) => ReactElement;

const write = (page: Written, node: ReactNode): void => {
  if (typeof node === 'string' || typeof node === 'number') writeText(page, `${node}`);
  else if (Array.isArray(node)) for (const item of node) write(page, item);
  else if (isValidElement<Props>(node)) writeElement(page, node);
  else if (node && typeof node === 'object') throw new Error('Not written without React: an object');
};

/** A comment keeps two texts apart, which the browser would read as one. */
const writeText = (page: Written, text: string): void => {
  if (text === '') return;
  page.html += page.endsWithText ? `<!-- -->${escaped(text)}` : escaped(text);
  page.endsWithText = true;
};

const writeElement = (page: Written, { type, props }: ReactElement<Props>): void => {
  if (typeof type === 'string') writeTag(page, type, props);
  else if (typeof type === 'function') write(page, (type as Component)(props));
  else if (type === Fragment) write(page, props.children as ReactNode);
  else throw new Error('Not written without React: a context, a lazy component');
};

const EMPTY = new Set(['br', 'hr', 'img', 'input', 'source', 'wbr']);

/** React moves them, chooses among them or adds to them. */
const REACTS_OWN = new Set(
  'base body head html link meta noscript object option pre script select style textarea title'.split(' '),
);

const writeTag = (page: Written, tag: string, props: Props): void => {
  if (REACTS_OWN.has(tag)) throw new Error(`Not written without React: ${tag}`);
  page.html += `<${tag}`;
  writeAttributes(page, tag, props);
  page.endsWithText = false;
  if (EMPTY.has(tag)) {
    page.html += '/>';
    return;
  }
  page.html += '>';
  const { dangerouslySetInnerHTML: inside, children } = props;
  if (inside) page.html += (inside as { __html: string }).__html;
  else write(page, children as ReactNode);
  page.html += `</${tag}>`;
  page.endsWithText = false;
};

/** What React writes after the other attributes of these elements, in its order. */
const LAST: Readonly<Record<string, readonly string[]>> = {
  button: ['name'],
  form: ['action', 'method'],
  input: ['name', 'checked', 'value'],
};

const writeAttributes = (page: Written, tag: string, props: Props): void => {
  const last = LAST[tag];
  for (const name in props) if (!last?.includes(name)) page.html += attribute(name, props[name]);
  if (last) for (const name of last) page.html += attribute(name, props[name]);
};

const attribute = (property: string, value: unknown): string => {
  if (value === undefined || value === null || typeof value === 'function') return '';
  const { name, kind } = spellingOf(property);
  switch (kind) {
    case 'none':
      return '';
    case 'flag':
      return value ? ` ${name}=""` : '';
    case 'address':
      return SCRIPT.test(`${value}`) ? '' : ` ${name}="${escaped(`${value}`)}"`;
    case 'text':
      return typeof value === 'boolean' ? '' : ` ${name}="${escaped(`${value}`)}"`;
    case 'any':
      return ` ${name}="${escaped(`${value}`)}"`;
  }
};

/** `flag`: written without a value; `any`: with « true » and « false » too. */
type Spelling = { name: string; kind: 'none' | 'flag' | 'address' | 'text' | 'any' };

const named = (kind: Spelling['kind'], names: string): [string, Spelling][] =>
  names.split(' ').map((name) => [name, { name, kind }]);

const spellings = new Map<string, Spelling>([
  ...named('none', 'children dangerouslySetInnerHTML ref suppressHydrationWarning'),
  ...named('flag', 'checked disabled hidden inert noValidate open readOnly required'),
  ...named('address', 'action href src'),
  ...named('any', 'draggable spellCheck value'),
  ...Object.entries({
    className: 'class',
    htmlFor: 'for',
    strokeLinecap: 'stroke-linecap',
    strokeLinejoin: 'stroke-linejoin',
    strokeWidth: 'stroke-width',
    tabIndex: 'tabindex',
  }).map(([property, name]): [string, Spelling] => [property, { name, kind: 'text' }]),
]);

/** Those that are not listed are found once. */
const spellingOf = (property: string): Spelling => {
  const known = spellings.get(property);
  if (known) return known;
  const spelling: Spelling = { name: property, kind: kindOf(property) };
  spellings.set(property, spelling);
  return spelling;
};

const kindOf = (property: string): Spelling['kind'] => {
  if (property === 'style' || property.startsWith('default'))
    throw new Error(`Not written without React: ${property}`);
  if (/^on[A-Z]/.test(property)) return 'none';
  return /^(?:aria|data)-/.test(property) ? 'any' : 'text';
};

/** As browsers read an address: they skip blanks. */
const SCRIPT = new RegExp(`^[\\0- ]*${[...'javascript:'].join('[\\t\\n\\r]*')}`, 'i');

const ESCAPED: Readonly<Record<string, string>> = {
  '"': '&quot;',
  '&': '&amp;',
  "'": '&#x27;',
  '<': '&lt;',
  '>': '&gt;',
};

const escaped = (text: string): string =>
  /["&'<>]/.test(text) ? text.replace(/["&'<>]/g, (sign) => ESCAPED[sign] ?? sign) : text;
