/**
 * The editor edits the content of the <article> element; the element itself is added when the text is stored.
 */
export const unwrapArticle = (html: string): string =>
  /^\s*<article\b[^>]*>([\s\S]*)<\/article>\s*$/i.exec(html)?.[1] ?? html;

export const wrapArticle = (html: string): string => (html === '' ? '' : `<article>${html}</article>`);
