/** `level` only orders the items: a text may be copied from the middle of a list. */
type ListItem = { level: number; name: 'ol' | 'ul'; start?: string | undefined; content: readonly Node[] };

type OpenList = { readonly level: number; readonly list: Element };

/** The nested lists of consecutive items. A deeper item belongs to the one before it. */
const listsOf = (page: Document, items: readonly ListItem[]): Element[] => {
  const lists: Element[] = [];
  const open: OpenList[] = [];
  for (const item of items) {
    while (endsAt(open.at(-1), item)) open.pop();
    if (open.at(-1)?.level !== item.level) {
      const list = newList(page, item);
      const outer = open.at(-1)?.list.lastElementChild;
      if (outer) outer.append(list);
      else lists.push(list);
      open.push({ level: item.level, list });
    }
    const element = page.createElement('li');
    element.append(...item.content);
    open.at(-1)?.list.append(element);
  }
  return lists;
};

const endsAt = (last: OpenList | undefined, { level, name }: ListItem): boolean =>
  last !== undefined && (last.level > level || (last.level === level && last.list.localName !== name));

const newList = (page: Document, { name, start }: ListItem): Element => {
  const list = page.createElement(name);
  if (start) list.setAttribute('start', start);
  return list;
};

const WORD_ITEM = 'p[data-css*="mso-list" i]:not([data-css*="mso-list:none" i])';

/** Word writes a list as consecutive paragraphs, each with its level and starting with its bullet or number. */
export const convertWordLists = (page: Document): void => {
  for (let first = page.querySelector(WORD_ITEM); first; first = page.querySelector(WORD_ITEM)) {
    const paragraphs = [first];
    for (let next = first.nextElementSibling; next?.matches(WORD_ITEM); next = next.nextElementSibling)
      paragraphs.push(next);
    const items = paragraphs.map(wordItem);
    first.before(...listsOf(page, items));
    for (const paragraph of paragraphs) paragraph.remove();
  }
  for (const mark of page.querySelectorAll('[data-mark]')) mark.remove();
};

const wordItem = (paragraph: Element): ListItem => {
  const mark = paragraph.querySelector('[data-mark]');
  const [, number] = /^\(?(?:\d+[.)])*?(\d+|[a-z]+)[.)]+$/i.exec(mark?.getAttribute('data-mark') ?? '') ?? [];
  mark?.remove();
  return {
    level: Number(/mso-list: ?l\d{1,9} level(\d)/.exec(lookOf(paragraph))?.[1] ?? 1),
    name: number ? 'ol' : 'ul',
    start: number && /^\d+$/.test(number) && number !== '1' ? number : undefined,
    content: [...paragraph.childNodes],
  };
};

/**
 * Google Docs writes each item with its level, in one flat list or in lists that are children of lists. Other
 * lists are left as they are.
 */
export const nestLists = (page: Document): void => {
  const misplaced = '[data-level], :is(ul, ol) > :is(ul, ol)';
  for (const list of page.querySelectorAll('ul, ol')) {
    const isOutermost = list.isConnected && !list.parentElement?.closest('ul, ol');
    if (!isOutermost || !list.querySelector(misplaced)) continue;
    const items = [...list.querySelectorAll('li')].map((item) => listItem(item));
    list.replaceWith(...listsOf(page, items));
  }
};

const listItem = (item: Element): ListItem => {
  let depth = 0;
  for (let list = item.closest('ul, ol'); list; list = list.parentElement?.closest('ul, ol') ?? null)
    depth += 1;
  return {
    level: Number(item.getAttribute('data-level') ?? depth),
    name: item.parentElement?.localName === 'ol' ? 'ol' : 'ul',
    content: [...item.childNodes].filter((node) => !(node instanceof Element && node.matches('ul, ol'))),
  };
};

/** The style of an element of a pasted text. */
export const lookOf = (element: Element): string => (element.getAttribute('data-css') ?? '').toLowerCase();
