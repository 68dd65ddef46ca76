import { withResponsiveImages } from '#domain/image/responsive-image.ts';
import { typesetHtml } from '#domain/typography/typeset.ts';

/** The HTML of an article as its page shows it. What is stored stays as it was written. */
export const articleBody = (content: string): string =>
  withResponsiveImages(typesetHtml(demoteTitles(wrapInArticle(content))), COLUMN);

/** As wide as the text is. */
const COLUMN = '(min-width: 768px) 680px, 100vw';

/** « Wrapped in an article tag if it does not already start with one ». */
const wrapInArticle = (html: string): string =>
  /^\s*<article[\s>]/i.test(html) ? html : `<article>${html}</article>`;

/** The page's own title is its h1: one in the text is a part of it. */
const demoteTitles = (html: string): string => html.replace(/<(\/?)h1(?=[\s>])/gi, '<$1h2');

/** A drop cap suits a text that opens on a letter; on a guillemet, a figure or a heading it would be odd. */
export const opensOnALetter = (body: string): boolean => /^\s*<article[^>]*>\s*<p>\p{L}/u.test(body);
