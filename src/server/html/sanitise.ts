import sanitizeHtml from 'sanitize-html';
import { withoutHiddenCharacters } from '#domain/text/hidden-characters.ts';
import { rememberTexts } from '#domain/text/remember-texts.ts';

/** A stored text is sanitised at each reading, and is read by many pages. */
const REMEMBERED_CHARACTERS = 4_000_000;

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
  nestingLimit: 60,
  transformTags: { a: sanitizeHtml.simpleTransform('a', { rel: 'noopener nofollow' }) },
};

export const sanitise = rememberTexts((html) => settled(html, options), REMEMBERED_CHARACTERS);

/**
 * Stricter, for public submissions: a notice is text in paragraphs, lists and tables. No link, no image (a remote one
 * would track readers), no attribute except the spans of table cells.
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

export const sanitiseNotice = rememberTexts((html) => settled(html, noticeOptions), REMEMBERED_CHARACTERS);

const MOST_ROUNDS = 10;

/**
 * The content of a removed tag may now be nested wrongly, such as a paragraph in a paragraph: the result is parsed
 * again until it is stable. Stored HTML is already stable and is parsed once, and so is a text without any tag.
 * Invisible characters are removed after parsing, when entities are decoded; the result of the removal is parsed again
 * too.
 */
const settled = (html: string, rules: sanitizeHtml.IOptions): string => {
  let before = html.replace(MARKED, '');
  for (let round = 0; round < MOST_ROUNDS; round++) {
    const bounded = withMarks(withoutEndlessTags(before));
    const after = withoutHiddenCharacters(sanitizeHtml(bounded, rules));
    if (after === bounded || !after.includes('<')) return withReferences(after);
    before = after;
  }
  return withReferences(before);
};

/** A long article has a few hundred. */
const MANY_REFERENCES = 10_000;
/** Noncharacters: Unicode reserves them for the inside of a program, and no text has them. */
const [AMP, LT, GT] = ['\ufdd0', '\ufdd1', '\ufdd2'];
const MARKED = /[\ufdd0-\ufdd2]/g;
const MARKS = new Map([
  ['&', AMP],
  ['&amp;', AMP],
  ['&lt;', LT],
  ['&gt;', GT],
]);

/**
 * The parser reports each character reference on its own, and what it writes for each is escaped on its own. Where
 * there are very many, those between tags that stay as they are, and ampersands that begin none, go through it as one
 * character each, plain text as they were, and are written as references in the end.
 */
const withMarks = (html: string): string => {
  let references = 0;
  const marked = html.replace(/<[^<>]*|&(?:(?:amp|lt|gt);|(?![a-zA-Z\d#]))/g, (found) => {
    const mark = MARKS.get(found);
    if (mark !== undefined) references += 1;
    return mark ?? found;
  });
  return references < MANY_REFERENCES ? html : marked;
};

const withReferences = (marked: string): string =>
  marked.replaceAll(AMP, '&amp;').replaceAll(LT, '&lt;').replaceAll(GT, '&gt;');

/** A long article with tables has a few thousand. */
const MOST_TAGS = 10_000;

/**
 * The parser's time grows with the number of tags times the number of those still open: a long text of opening tags
 * would take minutes. Beyond this number, tags are removed before it is parsed, and so are brackets that begin none,
 * each of which the parser reports on its own. Counting how deep they are is left to the parser: a comment or an
 * attribute may contain what looks like the end of a tag.
 */
const withoutEndlessTags = (html: string): string => {
  let tags = 0;
  return html.replace(/<(?![!?])(?:\/?[a-z][^<>]*>?)?/gi, (tag) => {
    tags += 1;
    return tags > MOST_TAGS ? '' : tag;
  });
};
