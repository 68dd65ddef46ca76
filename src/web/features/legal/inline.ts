export type Inline =
  | { kind: 'text'; text: string }
  | { kind: 'emphasis'; text: string }
  | { kind: 'link'; text: string; href: string };

/** Addresses of this site, secure ones elsewhere, and mail: nothing that runs. */
const MARKED = /\[([^[\]]+)\]\(((?:\/|https:\/\/|mailto:)[^()\s]*)\)|\*([^*]+)\*/g;

/** Reads `[a link](/where)` and `*a stress*` in a sentence; the rest is text. */
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
