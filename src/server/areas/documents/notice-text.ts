import { createHash } from 'node:crypto';
import { normalised } from '#domain/text/normalise.ts';
import { visibleText } from '#domain/text/visible-text.ts';
import { typeset, typesetHtml } from '#domain/typography/typeset.ts';
import { sanitiseNotice } from '#server/html/sanitise.ts';

type Written = { readonly title: string; readonly content: string };

/**
 * The text as it is published and printed: sanitised, with the site's typography. The frozen text is the
 * hashed one.
 */
export const settledNotice = ({ title, content }: Written): Written => ({
  title: typeset(title),
  content: typesetHtml(sanitiseNotice(content)),
});

/**
 * Anybody can recompute it from the document or the page: the title, a space and the visible text, without
 * list markers, each run of spaces or new lines as one space, in UTF-8.
 */
export const textHash = ({ title, content }: Written): string => {
  const plain = normalised(`${visibleText(escaped(title))} ${visibleText(content)}`, 'NFC');
  return createHash('sha256').update(plain, 'utf8').digest('hex');
};

/** A title is not HTML: what looks like a tag in it is text. */
const escaped = (title: string): string => title.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
