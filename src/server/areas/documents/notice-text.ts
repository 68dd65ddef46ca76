import { createHash } from 'node:crypto';
import { normalised } from '#domain/text/normalise.ts';
import { visibleText } from '#domain/text/visible-text.ts';
import { typeset, typesetHtml } from '#domain/typography/typeset.ts';
import { sanitiseNotice } from '#server/html/sanitise.ts';

type Written = { readonly title: string; readonly content: string };

/** As it is published and printed: cleaned, with the typography of the site. What is frozen is what is hashed. */
export const settledNotice = ({ title, content }: Written): Written => ({
  title: typeset(title),
  content: typesetHtml(sanitiseNotice(content)),
});

/**
 * Anybody can find it again from the paper or from the screen: the title, a space and the text that one reads, without
 * the marks of lists, any run of spaces or new lines as one space, in UTF-8.
 */
export const textHash = ({ title, content }: Written): string => {
  const plain = normalised(`${visibleText(escaped(title))} ${visibleText(content)}`, 'NFC');
  return createHash('sha256').update(plain, 'utf8').digest('hex');
};

/** A title is no HTML: what looks like a tag in it is read as it is. */
const escaped = (title: string): string => title.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
