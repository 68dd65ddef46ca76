import { convertWordLists, lookOf, nestLists } from './pasted-lists.ts';

/** An image of a pasted text, in the order of the text. */
export type PastedImage = {
  /** Its content, if the clipboard has it: an image on the writer's disk or on another site cannot be read. */
  file: File | undefined;
  /** Its alt text. */
  alt: string;
};

export type CleanPaste = {
  html: string;
  /** The text has an image element with `pastedImageSource(n)` in the place of each. */
  images: readonly PastedImage[];
};

/** Reduces pasted HTML, mostly from Word and Google Docs, to the few elements that the text allows. */
export const cleanPaste = (html: string, rules: PasteRules = {}): CleanPaste => {
  const images: PastedImage[] = [];
  const page = new DOMParser().parseFromString(readablePaste(html, rules, images), 'text/html');
  convertWordLists(page);
  nestLists(page);
  for (const element of page.querySelectorAll('[data-css]')) applyLook(page, element);
  if (rules.tables) for (const cell of page.querySelectorAll('thead td')) replaceTag(page, cell, 'th');
  else {
    // Table rows become paragraphs; a space separates the cells.
    for (const cell of page.querySelectorAll('td, th')) cell.append(' ');
    for (const row of page.querySelectorAll('tr')) replaceTag(page, row, 'p');
  }
  const unwanted = rules.headings ? 'h5, h6' : 'h1, h2, h3, h4, h5, h6';
  for (const heading of page.querySelectorAll(unwanted)) replaceTag(page, heading, 'p');
  dropEmptyLines(page);
  return { html: page.body.innerHTML, images };
};

const PASTED = '#pasted-';
const pastedImageSource = (index: number): string => `${PASTED}${index}`;

/** The index of a pasted image by the source of its element; undefined for any other image. */
export const pastedImageIndex = (source: unknown): number | undefined =>
  typeof source === 'string' && source.startsWith(PASTED) ? Number(source.slice(PASTED.length)) : undefined;

const BLOCKS = 'p, h1, h2, h3, h4, h5, h6, ul, ol, table, div, blockquote';

/** Word separates paragraphs by empty ones, Google Docs by line breaks. */
const dropEmptyLines = (page: Document): void => {
  for (const line of page.querySelectorAll('br'))
    if (line.previousElementSibling?.matches(BLOCKS) || line.nextElementSibling?.matches(BLOCKS))
      line.remove();
  // An image alone in a paragraph takes its place.
  for (const line of page.querySelectorAll('p'))
    if (line.textContent.trim() === '' && !line.closest('td, th'))
      line.replaceWith(...line.querySelectorAll('img'));
};

/** The element for a property of a style. */
const LOOKS: readonly (readonly [name: string, property: string, value: RegExp])[] = [
  ['strong', 'font-weight', /^(?:bold|[6-9]00)/],
  ['em', 'font-style', /^(?:italic|oblique)/],
  ['u', 'text-decoration', /underline/],
  ['s', 'text-decoration', /line-through/],
  ['sup', 'vertical-align', /^super/],
  ['sub', 'vertical-align', /^sub/],
];

/**
 * Converts bold, italic and underline styles to elements, and unwraps a bold element that a style cancels, as
 * Google Docs writes.
 */
const applyLook = (page: Document, element: Element): void => {
  const style = lookOf(element)
    .split(';')
    .map((rule) => rule.split(':', 2).map((part) => part.trim()));
  element.removeAttribute('data-css');
  const has = (property: string, value: RegExp) =>
    style.some(([name = '', given = '']) => name.startsWith(property) && value.test(given));
  const { localName } = element;
  if ((localName === 'b' || localName === 'strong') && has('font-weight', /^(?:normal|400)/))
    replaceTag(page, element, 'span');
  else if (localName === 'span' || localName === 'font')
    for (const [name, property, value] of LOOKS) if (has(property, value)) wrapInside(page, element, name);
};

const wrapInside = (page: Document, element: Element, name: string): void => {
  const wrapper = page.createElement(name);
  wrapper.append(...element.childNodes);
  element.append(wrapper);
};

const replaceTag = (page: Document, element: Element, name: string): void => {
  const other = page.createElement(name);
  for (const { name: key, value } of element.attributes) other.setAttribute(key, value);
  other.append(...element.childNodes);
  element.replaceWith(other);
};

// An unclosed element runs to the end, as in browsers: the text is not scanned again for each opening tag.
const DROPPED = /<(style|script|xml|title|head|object|svg|math)\b[^<>]*>[\s\S]*?(?:<\/\1>|$)/gi;
/** Word's own elements hold almost no text, and are not always closed. */
const OFFICE = /<((?:o|w|v|st1):[\w-]{1,40})(?![\w-])[^<>]*>[\s\S]{0,500}?<\/\1>/gi;
const EMPTY_MARKS = /<\/?(?:o|w|v|m|st1):[^<>]*>/gi;
// Word writes the bullet of a list item between these two comments.
const LIST_MARK = /<!(?:--)?\[if !supportLists\](?:--)?>([\s\S]{0,500}?)<!(?:--)?\[endif\](?:--)?>/gi;
const COMMENTS = /<!--[\s\S]*?(?:-->|$)|<!\[[^<>]*\]>/g;
const HREF = /\bhref\s*=\s*["']((?:https?:\/\/|mailto:)[^"'<>\s]+)["']/i;
const TAG = /<(\/?)([a-z][\w-]*)((?:(?:"[^"]*"|'[^']*'|[^\w'"<>-])(?:"[^"]*"|'[^']*'|[^'"<>])*)?)>/gi;

/** What a pasted text may keep. */
export type PasteRules = { headings?: boolean; links?: boolean; tables?: boolean; images?: boolean };

/**
 * Pasted HTML with its style attributes renamed: the Content-Security-Policy refuses them even while a text
 * is only being parsed. This is not the sanitiser: the editor's schema and the server are.
 */
const readablePaste = (html: string, rules: PasteRules, images: PastedImage[]): string =>
  fragmentOf(html)
    .replace(LIST_MARK, (_, mark: string) => `<i data-mark="${textOf(mark)}"></i>`)
    .replace(COMMENTS, '')
    .replace(DROPPED, '')
    .replace(OFFICE, '')
    .replace(EMPTY_MARKS, '')
    .replace(TAG, (_, end: string, name: string, attributes: string) =>
      name.toLowerCase() === 'img'
        ? imagePlace(attributes, rules, images)
        : tag(end, name.toLowerCase(), attributes, rules),
    );

/** The selected fragment of the copied page. */
const fragmentOf = (html: string): string => {
  const [, fromStart] = html.split('<!--StartFragment-->', 2);
  const end = fromStart?.indexOf('<!--EndFragment-->') ?? -1;
  return fromStart === undefined || end < 0 ? html : fromStart.slice(0, end);
};

const tag = (end: string, name: string, attributes: string, { links }: PasteRules): string => {
  if (name === 'link' || name === 'meta') return '';
  if (end) return `</${name}>`;
  const mark = /\bdata-mark="([^"]*)"/.exec(attributes);
  if (mark) return `<i data-mark="${mark[1]}">`;
  const address = links && name === 'a' && HREF.exec(attributes)?.[1];
  if (address) return `<a href="${address}">`;
  const css = attribute(attributes, 'style').replaceAll('"', '').replaceAll('&quot;', '');
  const level = name === 'li' ? LEVEL.exec(attributes)?.[1] : undefined;
  return [
    `<${name}`,
    css && ` data-css="${css}"`,
    level && ` data-level="${level}"`,
    ...(name === 'td' || name === 'th' ? (attributes.match(SPANS) ?? []).map((span) => ` ${span}`) : []),
    '>',
  ].join('');
};

const LEVEL = /\baria-level\s*=\s*["']?(\d)/i;
const SPANS = /\b(?:col|row)span\s*=\s*["']?\d{1,3}\b["']?/gi;

const attribute = (attributes: string, name: 'style' | 'src' | 'alt'): string => {
  const [, double, single] = ATTRIBUTE[name].exec(attributes) ?? [];
  return double ?? single ?? '';
};

const ATTRIBUTE = {
  style: /\bstyle\s*=\s*(?:"([^"]*)"|'([^']*)')/i,
  src: /\bsrc\s*=\s*(?:"([^"]*)"|'([^']*)')/i,
  alt: /\balt\s*=\s*(?:"([^"]*)"|'([^']*)')/i,
} as const;

const imagePlace = (attributes: string, rules: PasteRules, images: PastedImage[]): string => {
  if (!rules.images) return '';
  const source = attribute(attributes, 'src');
  const alt = plainText(attribute(attributes, 'alt'));
  if (OWN_IMAGE.test(source)) return `<img src="${source}" alt="${attribute(attributes, 'alt')}">`;
  images.push({ file: fileOf(source), alt });
  return `<img src="${pastedImageSource(images.length - 1)}">`;
};

/** An image already uploaded here: the text was copied from another article, or from elsewhere in this one. */
const OWN_IMAGE = /^\/uploads\/[\w./-]+$/;

/** Decodes the entities of an attribute. */
const plainText = (html: string): string =>
  (new DOMParser().parseFromString(html.replaceAll('<', '&lt;'), 'text/html').body.textContent ?? '').trim();

/** The file of a `data:` URL; the type is checked again before the upload. */
const fileOf = (source: string): File | undefined => {
  const [, type, base64] = /^\s*data:(image\/\w+);base64,([\w+/=\s]+)$/i.exec(source) ?? [];
  if (!type || !base64) return undefined;
  try {
    const bytes = Uint8Array.from(atob(base64), (char) => char.charCodeAt(0));
    return new File([bytes], `image.${type.slice('image/'.length)}`, { type: type.toLowerCase() });
  } catch {
    return undefined;
  }
};

const textOf = (html: string): string =>
  html
    .replace(/<[^<>]*>/g, '')
    .replace(/&nbsp;|\s/g, '')
    .replaceAll('"', '');
