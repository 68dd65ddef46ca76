const DROPPED =
  /<(style|script|xml|title|head|object|svg|math|o:[\w-]+|w:[\w-]+|v:[\w-]+|st1:[\w-]+)\b[^>]*>[\s\S]*?<\/\1>/gi;
const EMPTY_MARKS = /<\/?(?:o|w|v|m|st1):[^>]*>/gi;
// Word puts the bullet of a list between these two.
const LIST_MARK = /<!(?:--)?\[if !supportLists\](?:--)?>([\s\S]*?)<!(?:--)?\[endif\](?:--)?>/gi;
const COMMENTS = /<!--[\s\S]*?-->|<!\[[^>]*\]>/g;
const FRAGMENT = /<!--StartFragment-->([\s\S]*?)<!--EndFragment-->/i;
const HREF = /\bhref\s*=\s*["']((?:https?:\/\/|mailto:)[^"'<>\s]+)["']/i;
const TAG = /<(\/?)([a-z][\w-]*)((?:"[^"]*"|'[^']*'|[^'">])*)>/gi;

/** What a text may keep of what is pasted into it. */
export type PasteRules = { headings?: boolean; links?: boolean };

/**
 * Pasted HTML with its styles moved out of the browser's sight: our Content-Security-Policy refuses the style
 * attribute even while a text is only being read. Not what makes it safe: the editor's schema and the server do.
 */
export const readablePaste = (html: string, { links = false }: PasteRules = {}): string =>
  (FRAGMENT.exec(html)?.[1] ?? html)
    .replace(LIST_MARK, (_, mark: string) => `<i data-mark="${textOf(mark)}"></i>`)
    .replace(COMMENTS, '')
    .replace(DROPPED, '')
    .replace(EMPTY_MARKS, '')
    .replace(TAG, (_, end: string, name: string, attributes: string) =>
      tag(end, name.toLowerCase(), attributes, links),
    );

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
    .replace(/<[^>]*>/g, '')
    .replace(/&nbsp;|\s/g, '')
    .replaceAll('"', '');
