const TOKENS = /<(?:[^>"]|"[^"]*")*>|&#?\w+;|[^<&]+|[<&]/g;
const NAME = /^<\/?([a-z0-9]+)/i;
const ALONE = new Set(['br', 'hr', 'img']);

/**
 * The beginning of clean HTML: the words within this many characters of its text, an ellipsis, and the end of every
 * element that is open there. HTML whose text is no longer stays as it is.
 */
export const cutHtml = (html: string, characters: number): string => {
  const kept: string[] = [];
  const open: string[] = [];
  let left = characters;
  for (const [token] of html.matchAll(TOKENS)) {
    const tag = NAME.exec(token)?.[1];
    if (tag) follow(open, token, tag);
    const length = lengthOf(token, tag);
    if (length > left)
      return [...kept, wordsOf(token, left, characters), '…', ...open.map(closing).reverse()].join('');
    left -= length;
    kept.push(token);
  }
  return html;
};

const follow = (open: string[], token: string, tag: string): void => {
  if (token.startsWith('</')) open.pop();
  else if (!ALONE.has(tag.toLowerCase())) open.push(tag);
};

/** An entity is one character, a tag none. */
const lengthOf = (token: string, tag: string | undefined): number => {
  if (tag) return 0;
  return token.startsWith('&') ? 1 : token.length;
};

const closing = (name: string): string => `</${name}>`;

/** The whole words at the beginning; nothing of a longer one, unless there would be nothing at all. */
const wordsOf = (text: string, left: number, characters: number): string => {
  const cut = text.slice(0, left);
  const end = left === characters && !cut.includes(' ') ? left : Math.max(0, cut.lastIndexOf(' '));
  return cut.slice(0, end).replace(/[\s,;:.]{1,3}$|[\uD800-\uDBFF]$/, '');
};
