export type Inline =
  | { kind: 'text'; text: string }
  | { kind: 'emphasis'; text: string }
  | { kind: 'link'; text: string; href: string };

/** Links of this site, https links and mailto: no javascript: URL. */
const MARKED = /\[([^[\]]+)\]\(((?:\/|https:\/\/|mailto:)[^()\s]*)\)|\*([^*]+)\*/g;

/** Parses `[a link](/where)` and `*emphasis*` in a sentence; the rest is text. */
export const parseInline = (sentence: string): Inline[] => {
  const parts: Inline[] = [];
  let end = 0;
  for (const match of sentence.matchAll(MARKED)) {
    const [whole, label, href, stress] = match;
    if (match.index > end) parts.push({ kind: 'text', text: sentence.slice(end, match.index) });
    if (stress !== undefined) parts.push({ kind: 'emphasis', text: stress });
    else parts.push({ kind: 'link', text: label ?? '', href: href ?? '/' });
    end = match.index + whole.length;
  }
  if (end < sentence.length) parts.push({ kind: 'text', text: sentence.slice(end) });
  return parts;
};
