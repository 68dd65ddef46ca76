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
export type PasteRules = { headings?: boolean; links?: boolean };

/**
 * Pasted HTML with its styles moved out of the browser's sight: our Content-Security-Policy refuses the style
 * attribute even while a text is only being read. Not what makes it safe: the editor's schema and the server do.
 */
export const readablePaste = (html: string, { links = false }: PasteRules = {}): string =>
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
