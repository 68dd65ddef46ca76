/** An editor holds what is inside; the article around it is ours to write. */
export const unwrapArticle = (html: string): string =>
  /^\s*<article\b[^>]*>([\s\S]*)<\/article>\s*$/i.exec(html)?.[1] ?? html;

export const wrapArticle = (html: string): string => (html === '' ? '' : `<article>${html}</article>`);
