import { rememberTexts } from '#domain/text/remember-texts.ts';

const NBSP = '\u00a0';
const NNBSP = '\u202f';

/** What a text must contain for the pattern to match: found much faster, and most rules concern few texts. */
type Rule = readonly [needed: RegExp, pattern: RegExp, replacement: string];

/**
 * French typography of editorial texts. Not for interface texts: the specification fixes them to the letter.
 */
const rules: readonly Rule[] = [
  [/\./, /\.\.\./g, '…'],
  [/'/, /'/g, '’'],
  [/«/, /«\s*/g, `«${NBSP}`],
  [/»/, /(?<!\s)\s*»/g, `${NBSP}»`],
  [/[;!?]/, /(?<![ \u00a0\u202f])[ \u00a0\u202f]+([;!?])/g, `${NNBSP}$1`],
  [/:/, /(?<![ \u00a0\u202f])[ \u00a0\u202f]+:/g, `${NBSP}:`],
  [/[%€]/, /(\d)[ \u00a0\u202f]+([%€])/g, `$1${NBSP}$2`],
  // Thousands: a group of three digits that is not the start or the end of a longer number.
  [/\d/, /(?<=\d)[ \u00a0](?=\d{3}(?!\d))/g, NNBSP],
  // The day of a date stays on the line of its month.
  [
    /\d/,
    /\b(1er|\d{1,2})[ \u00a0\u202f](?=(?:janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre)(?![\p{L}]))/giu,
    `$1${NBSP}`,
  ],
  [/[.°]|Mme/, /\b(n°|M\.|MM\.|Mme|Mmes|art\.|L\.|R\.|D\.)\s+(?=[\p{Lu}\d])/gu, `$1${NBSP}`],
  [/°/, /(?<=(?:^|\s)n°)\s+/g, NBSP],
];

const applyRules = (text: string): string =>
  rules.reduce(
    (current, [needed, pattern, replacement]) =>
      needed.test(current) ? current.replace(pattern, replacement) : current,
    text,
  );

/** Of each of the two below. */
const REMEMBERED_CHARACTERS = 1_000_000;

export const typeset = rememberTexts(applyRules, REMEMBERED_CHARACTERS);

/** The same for HTML: only the text between the tags. */
export const typesetHtml = rememberTexts(
  (html) =>
    html.replace(/(<[^<>]*>)|([^<]+)/g, (_, tag: string | undefined, text: string | undefined) =>
      text === undefined ? (tag ?? '') : typesetText(text),
    ),
  REMEMBERED_CHARACTERS,
);

/** Whether two HTML texts have the same words in the same order: only the typography, or the attributes, differ. */
export const differsInTypographyOnly = (before: string, after: string): boolean =>
  withoutTypography(before) === withoutTypography(after);

const withoutTypography = (html: string): string =>
  typesetHtml(html.replaceAll('&nbsp;', NBSP).replaceAll('&quot;', '"'))
    .replace(/<(\/?[a-z][a-z0-9]*)(?=[\s/>])[^<>]*>/gi, '<$1>')
    .replace(/[\s\u00a0\u202f]+/g, ' ');

const SPLIT_ENTITY = new RegExp(`(&[a-z]+)${NNBSP};`, 'g');

/** The ';' that ends an entity is not punctuation; the entity of an apostrophe is an apostrophe. */
const typesetText = (text: string): string =>
  applyRules(text.replaceAll('&#39;', "'")).replace(SPLIT_ENTITY, '$1;');
