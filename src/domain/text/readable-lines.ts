import { visibleText } from './visible-text.ts';

const LINE_ENDS =
  /<\/?(?:p|div|h[1-6]|li|ul|ol|tr|table|thead|tbody|caption|blockquote|section|article|figure|figcaption)\b[^<>]*>|<br\b[^<>]*>|<hr\b[^<>]*>/gi;

/** An HTML fragment as lines of plain text: one per paragraph, heading, list item and row, none empty. */
export const readableLines = (html: string): string =>
  html
    .replace(/<li\b[^<>]*>/gi, '<li>• ')
    .replace(/<\/t[dh]>\s*(?=<t[dh]\b)/gi, ' | ')
    .split(LINE_ENDS)
    .map(visibleText)
    .filter((line) => line !== '' && line !== '•')
    .join('\n');

/** The same without the signs that stand for lists and cells: each visible sign of the HTML, and no other. */
export const plainLines = (html: string): string =>
  html
    .split(LINE_ENDS)
    .map(visibleText)
    .filter((line) => line !== '')
    .join('\n');
