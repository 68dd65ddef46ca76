import sanitizeHtml from 'sanitize-html';
import { withoutHiddenCharacters } from '#domain/text/hidden-characters.ts';

/**
 * The one place where HTML written by people is made safe, on the way in and again on the way out.
 * An allow-list: what a newspaper or a legal notice needs, and nothing that runs, loads or styles.
 */
const options: sanitizeHtml.IOptions = {
  allowedTags: [
    ...['article', 'section', 'figure', 'figcaption', 'h1', 'h2', 'h3', 'h4', 'p', 'br', 'hr', 'blockquote'],
    ...['ul', 'ol', 'li', 'strong', 'b', 'em', 'i', 'u', 's', 'sup', 'sub', 'a', 'img'],
    ...['table', 'caption', 'thead', 'tbody', 'tr', 'th', 'td'],
  ],
  allowedAttributes: {
    a: ['href', 'title', 'rel'],
    img: ['src', 'alt', 'title', 'width', 'height'],
    th: ['scope', 'colspan', 'rowspan'],
    td: ['colspan', 'rowspan'],
    ol: ['start'],
  },
  allowedSchemes: ['https', 'http', 'mailto', 'tel'],
  allowedSchemesByTag: { img: ['https'] },
  allowProtocolRelative: false,
  transformTags: { a: sanitizeHtml.simpleTransform('a', { rel: 'noopener nofollow' }) },
};

export const sanitise = (html: string): string => settled(html, options);

/**
 * Stricter, for what anybody may send: a notice is words, in paragraphs, lists and tables. No link, no image (it would
 * tell its owner who reads), no attribute but the places of a table's cells.
 */
const noticeOptions: sanitizeHtml.IOptions = {
  allowedTags: [
    ...[
      'h2',
      'h3',
      'h4',
      'p',
      'br',
      'blockquote',
      'ul',
      'ol',
      'li',
      'strong',
      'b',
      'em',
      'i',
      'u',
      's',
      'sup',
      'sub',
    ],
    ...['table', 'caption', 'thead', 'tbody', 'tr', 'th', 'td'],
  ],
  allowedAttributes: { th: ['colspan', 'rowspan'], td: ['colspan', 'rowspan'], ol: ['start'] },
  allowedSchemes: [],
  allowProtocolRelative: false,
  nestingLimit: 30,
};

export const sanitiseNotice = (html: string): string => settled(html, noticeOptions);

const MOST_ROUNDS = 10;

/**
 * What was inside a tag that is gone may now stand where it cannot, as a paragraph in a paragraph does: it is read
 * again until nothing changes. What is stored was settled before, and is read once. Characters that hide are taken out
 * of what was read, where no entity stands for one any more; what this brings together is read again too.
 */
const settled = (html: string, rules: sanitizeHtml.IOptions): string => {
  let before = html;
  for (let round = 0; round < MOST_ROUNDS; round++) {
    const after = withoutHiddenCharacters(sanitizeHtml(before, rules));
    if (after === before) return after;
    before = after;
  }
  return before;
};
