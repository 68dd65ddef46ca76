import { withResponsiveImages } from '#domain/image/responsive-image.ts';
import { typesetHtml } from '#domain/typography/typeset.ts';
import type { FullArticle } from '#web/api/article.ts';
import { oncePerObject } from '#web/api/once-per-object.ts';

/** An article with its text as its page shows it. */
export type ShownArticle = Omit<FullArticle, 'content'> & { body: string };

export const toShownArticle = oncePerObject(
  ({ content, ...article }: FullArticle): ShownArticle => ({ ...article, body: articleBody(content) }),
);

/** The HTML of an article as its page shows it. The stored text is unchanged. */
export const articleBody = (content: string): string =>
  withResponsiveImages(typesetHtml(frameTables(demoteTitles(wrapInArticle(content)))), COLUMN);

/** The width of the text column. */
const COLUMN = '(min-width: 768px) 680px, 100vw';

/** « Wrapped in an article tag if it does not already start with one ». */
const wrapInArticle = (html: string): string =>
  /^\s*<article[\s>]/i.test(html) ? html : `<article>${html}</article>`;

/** The page's title is its h1: an h1 in the text becomes an h2. */
const demoteTitles = (html: string): string => html.replace(/<(\/?)h1(?=[\s>])/gi, '<$1h2');

/** A table that scrolls sideways must be reachable by the keyboard, and named. */
const frameTables = (html: string): string => {
  let depth = 0;
  return html.replace(/<(\/?)table(?=[\s>])[^<>]*>/gi, (tag, end: string) => {
    if (end) {
      depth -= 1;
      return depth === 0 ? `${tag}</div>` : tag;
    }
    depth += 1;
    return depth === 1 ? `${FRAME}${tag}` : tag;
  });
};

const FRAME = '<div class="wide" role="region" aria-label="Tableau" tabindex="0">';

/** A drop cap is used when the text starts with a letter, not with a guillemet, a digit or a heading. */
export const opensOnALetter = (body: string): boolean => /^\s*<article[^>]*>\s*<p>\p{L}/u.test(body);
