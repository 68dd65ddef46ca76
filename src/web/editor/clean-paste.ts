import { type PasteRules, readablePaste } from './paste-tags.ts';

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
