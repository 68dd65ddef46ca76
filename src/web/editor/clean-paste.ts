export type { PasteRules };

/** What people paste, mostly from Word, as the few elements that the text is made of. */
export const cleanPaste = (html: string, rules: PasteRules = {}): string => {
  const page = new DOMParser().parseFromString(readablePaste(html, rules), 'text/html');
  makeLists(page);
  for (const element of page.querySelectorAll('[data-css]')) applyLook(page, element);
  // What Word left between its paragraphs, and rows of cells which the text has no room for.
  for (const cell of page.querySelectorAll('td, th')) cell.append(' ');
  const lines = rules.headings ? 'tr, h5, h6' : 'tr, h1, h2, h3, h4, h5, h6';
  for (const row of page.querySelectorAll(lines)) replaceTag(page, row, 'p');
  return page.body.innerHTML;
};

const lookOf = (element: Element): string => (element.getAttribute('data-css') ?? '').toLowerCase();

/** Bold, italic and underline written as styles; a bold element that a style makes plain, as Google Docs does. */
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

/** Word's lists are paragraphs that follow each other, each with its bullet or number in front. */
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

// What is never closed runs to the end, as browsers read it: no text is searched again for each opening tag.
const DROPPED = /<(style|script|xml|title|head|object|svg|math)\b[^<>]*>[\s\S]*?(?:<\/\1>|$)/gi;
/** Word's own elements hold next to nothing, and are not always closed. */
const OFFICE = /<((?:o|w|v|st1):[\w-]{1,40})(?![\w-])[^<>]*>[\s\S]{0,500}?<\/\1>/gi;
const EMPTY_MARKS = /<\/?(?:o|w|v|m|st1):[^<>]*>/gi;
// Word puts the bullet of a list between these two.
const LIST_MARK = /<!(?:--)?\[if !supportLists\](?:--)?>([\s\S]{0,500}?)<!(?:--)?\[endif\](?:--)?>/gi;
const COMMENTS = /<!--[\s\S]*?(?:-->|$)|<!\[[^<>]*\]>/g;
const HREF = /\bhref\s*=\s*["']((?:https?:\/\/|mailto:)[^"'<>\s]+)["']/i;
const TAG = /<(\/?)([a-z][\w-]*)((?:(?:"[^"]*"|'[^']*'|[^\w'"<>-])(?:"[^"]*"|'[^']*'|[^'"<>])*)?)>/gi;

/** What a text may keep of what is pasted into it. */
type PasteRules = { headings?: boolean; links?: boolean };

/**
 * Pasted HTML with its styles moved out of the browser's sight: our Content-Security-Policy refuses the style
 * attribute even while a text is only being read. Not what makes it safe: the editor's schema and the server do.
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

/** What was chosen of the page that it was copied from. */
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
