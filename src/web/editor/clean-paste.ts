/** Reduces pasted HTML, mostly from Word, to the few elements that the text allows. */
export const cleanPaste = (html: string, rules: PasteRules = {}): string => {
  const page = new DOMParser().parseFromString(readablePaste(html, rules), 'text/html');
  makeLists(page);
  for (const element of page.querySelectorAll('[data-css]')) applyLook(page, element);
  // Table rows, and headings that the text does not allow, become paragraphs; a space separates the cells.
  for (const cell of page.querySelectorAll('td, th')) cell.append(' ');
  const lines = rules.headings ? 'tr, h5, h6' : 'tr, h1, h2, h3, h4, h5, h6';
  for (const row of page.querySelectorAll(lines)) replaceTag(page, row, 'p');
  return page.body.innerHTML;
};

const lookOf = (element: Element): string => (element.getAttribute('data-css') ?? '').toLowerCase();

/**
 * Converts bold, italic and underline styles to elements, and unwraps a bold element that a style cancels, as
 * Google Docs writes.
 */
const applyLook = (page: Document, element: Element): void => {
  const css = lookOf(element);
  element.removeAttribute('data-css');
  const name = element.tagName.toLowerCase();
  if ((name === 'b' || name === 'strong') && /font-weight:\s*(normal|400)/.test(css)) {
    replaceTag(page, element, 'span');
    return;
  }
  if (name !== 'span' && name !== 'font') return;
  if (/font-weight:\s*(bold|[6-9]00)/.test(css)) wrapInside(page, element, 'strong');
  if (/font-style:\s*(italic|oblique)/.test(css)) wrapInside(page, element, 'em');
  if (css.split(';').some((rule) => /^\s*text-decoration[\w-]*:.*underline/.test(rule)))
    wrapInside(page, element, 'u');
};

const wrapInside = (page: Document, element: Element, name: string): void => {
  const wrapper = page.createElement(name);
  wrapper.append(...element.childNodes);
  element.append(wrapper);
};

const replaceTag = (page: Document, element: Element, name: string): void => {
  const other = page.createElement(name);
  other.append(...element.childNodes);
  element.replaceWith(other);
};

/** Word writes a list as consecutive paragraphs, each starting with its bullet or number. */
const makeLists = (page: Document): void => {
  for (const paragraph of page.querySelectorAll('p[data-css*="mso-list" i]')) {
    const mark = paragraph.querySelector('[data-mark]');
    const name = /^[\da-z]+[.)]/i.test(mark?.getAttribute('data-mark') ?? '') ? 'ol' : 'ul';
    mark?.remove();
    const item = page.createElement('li');
    item.append(...paragraph.childNodes);
    const previous = paragraph.previousElementSibling;
    if (previous?.matches(`${name}[data-made]`)) {
      previous.append(item);
      paragraph.remove();
    } else {
      const list = page.createElement(name);
      list.setAttribute('data-made', '');
      list.append(item);
      paragraph.replaceWith(list);
    }
  }
  for (const mark of page.querySelectorAll('[data-mark]')) mark.remove();
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
export type PasteRules = { headings?: boolean; links?: boolean };

/**
 * Pasted HTML with its style attributes renamed: the Content-Security-Policy refuses them even while a text
 * is only being parsed. This is not the sanitiser: the editor's schema and the server are.
 */
const readablePaste = (html: string, { links = false }: PasteRules = {}): string =>
  fragmentOf(html)
    .replace(LIST_MARK, (_, mark: string) => `<i data-mark="${textOf(mark)}"></i>`)
    .replace(COMMENTS, '')
    .replace(DROPPED, '')
    .replace(OFFICE, '')
    .replace(EMPTY_MARKS, '')
    .replace(TAG, (_, end: string, name: string, attributes: string) =>
      tag(end, name.toLowerCase(), attributes, links),
    );

/** The selected fragment of the copied page. */
const fragmentOf = (html: string): string => {
  const [, fromStart] = html.split('<!--StartFragment-->', 2);
  const end = fromStart?.indexOf('<!--EndFragment-->') ?? -1;
  return fromStart === undefined || end < 0 ? html : fromStart.slice(0, end);
};

const tag = (end: string, name: string, attributes: string, links: boolean): string => {
  if (name === 'img' || name === 'link' || name === 'meta') return '';
  if (end) return `</${name}>`;
  const mark = /\bdata-mark="([^"]*)"/.exec(attributes);
  if (mark) return `<i data-mark="${mark[1]}">`;
  const address = links && name === 'a' && HREF.exec(attributes)?.[1];
  if (address) return `<a href="${address}">`;
  const [, double, single] = /\bstyle\s*=\s*(?:"([^"]*)"|'([^']*)')/i.exec(attributes) ?? [];
  const css = (double ?? single ?? '').replaceAll('"', '').replaceAll('&quot;', '');
  return css ? `<${name} data-css="${css}">` : `<${name}>`;
};

const textOf = (html: string): string =>
  html
    .replace(/<[^<>]*>/g, '')
    .replace(/&nbsp;|\s/g, '')
    .replaceAll('"', '');
